//! `actions`: what can be done, by a person, elsewhere.

use clap::Command;

use super::arguments;
use super::command_context::CommandContext;
use super::json_out;
use super::writer::{Stop, Writer, note};
use crate::domain::{Skill, answered_for_another};
use crate::i18n::UsageTexts;
use crate::present::{Hosts, actions_document};

/// Its help and arguments.
pub(super) fn define(command: Command, texts: &'static UsageTexts) -> Command {
    command
        .about(texts.actions)
        .args([arguments::link(texts), arguments::json(texts)])
}

/// Asks list_actions, and nothing else, and prints the answer.
///
/// # Errors
/// When there is no answer, or nobody reads it.
pub(super) async fn run(context: &CommandContext<'_>, out: &mut Writer) -> Result<(), Stop> {
    let link = &context.link()?;
    let asking = context.asking().await?;
    let settings = context.settings;
    let texts = settings.texts();
    let answer = asking.answer(asking.session.visit(link.clone()).actions().await)?;
    if let Some(uri) = answered_for_another(&answer.value.others, link, &settings.hosts) {
        note(&(texts.card.other_code)(&uri.one_line()));
    }
    if context.json {
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
