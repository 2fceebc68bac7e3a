//! `show`: the entity card.

use super::asking::Asking;
use super::json_out::{self, Head};
use super::writer::{Stop, Writer, note};
use super::{card_text, failure::Failure};
use crate::client::{EntityReader, Reply};
use crate::domain::{CodeLink, ErrorKind, LoadError, Mismatch, Query, Skill, names_code};

/// Asks get_entity, and nothing else, and prints the answer.
///
/// # Errors
/// When there is no answer, or nobody reads it.
pub(super) async fn show(
    link: &CodeLink,
    json: bool,
    asking: &Asking<'_>,
    out: &mut Writer,
) -> Result<(), Stop> {
    let settings = asking.settings;
    let texts = settings.texts();
    let query = Query::Entity { link: link.clone() };
    let answer = match asking.reader.ask(&query, None).await {
        Ok(Reply::Entity(answer)) => answer,
        Ok(_) => {
            let error = LoadError::of(ErrorKind::Malformed(Mismatch::OtherShape));
            return Err(Failure::of_answer(&error, texts).into());
        }
        Err(error) => return Err(Failure::of_answer(&error, texts).into()),
    };
    if let Some(name) = &answer.other_artifact {
        note(&(texts.other_artifact)(&name.one_line()));
    }
    let other_code = answer
        .value
        .code_uri()
        .filter(|uri| !names_code(uri.as_str(), link, &settings.hosts));
    if json {
        if let Some(uri) = other_code {
            note(&(texts.other_code)(&uri.one_line()));
        }
        let head = Head {
            skill: Skill::GetEntity,
            link: Some(link.as_str()),
            endpoint: asking.reader.endpoint().as_str(),
            dialect: asking.reader.dialect().map(|dialect| dialect.version),
            fetched_at: settings.fixed_time.unwrap_or(answer.fetched_at),
        };
        out.data(&json_out::answer(&head, &answer))?;
    } else {
        out.data(&card_text(
            &answer,
            link.as_str(),
            other_code,
            &settings.look(),
        ))?;
    }
    out.flush()
}
