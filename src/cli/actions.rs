//! `actions`: what can be done, by a person, elsewhere.

use super::asking::Asking;
use super::json_out;
use super::writer::{Stop, Writer, note};
use crate::domain::{CodeLink, Skill, answered_for_another};
use crate::present::{Hosts, actions_document};

/// Asks list_actions, and nothing else, and prints the answer.
///
/// # Errors
/// When there is no answer, or nobody reads it.
pub(super) async fn actions(
    link: &CodeLink,
    json: bool,
    asking: &Asking<'_>,
    out: &mut Writer,
) -> Result<(), Stop> {
    let settings = asking.settings;
    let texts = settings.texts();
    let answer = asking.answer(asking.session.visit(link.clone()).actions().await)?;
    if let Some(uri) = answered_for_another(&answer.value.others, link, &settings.hosts) {
        note(&(texts.other_code)(&uri.one_line()));
    }
    if json {
        let head = asking.head(Skill::ListActions, Some(link), answer.fetched_at);
        out.data(&json_out::answer(&head, &answer))?;
    } else {
        let hosts = Hosts {
            known: &settings.hosts,
            own: Some(link.host()),
        };
        out.data(&actions_document(&answer.value, hosts, &settings.text_style()).plain())?;
    }
    out.flush()
}
