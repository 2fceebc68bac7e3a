//! `show`: the entity card.

use super::asking::Asking;
use super::json_out;
use super::writer::{Stop, Writer, note};
use crate::domain::{CodeLink, Skill, names_code};
use crate::present::card_text;

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
    let answer = asking.answer(asking.session.visit(link.clone()).entity().await)?;
    let other_code = answer
        .value
        .code_uri()
        .filter(|uri| !names_code(uri.as_str(), link, &settings.hosts));
    if json {
        if let Some(uri) = other_code {
            note(&(texts.other_code)(&uri.one_line()));
        }
        let head = asking.head(Skill::GetEntity, Some(link), answer.fetched_at);
        out.data(&json_out::answer(&head, &answer))?;
    } else {
        out.data(&card_text(
            &answer,
            link.as_str(),
            other_code,
            &settings.text_style(),
        ))?;
    }
    out.flush()
}
