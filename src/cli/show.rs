//! `show`: the entity card.

use clap::Command;

use super::arguments::{self, switch, value};
use super::command_context::CommandContext;
use super::json_out;
use super::show_text::show_text;
use super::writer::{Stop, Writer, note};
use crate::domain::{CodeLink, Skill, names_code};
use crate::i18n::UsageTexts;
use crate::present::card_text;

/// Its help and arguments.
pub(super) fn define(command: Command, texts: &'static UsageTexts) -> Command {
    let link = arguments::link(texts).required(false);
    let text = value("text", "TEXT", texts.show_text);
    command
        .about(texts.show)
        .arg(link.required_unless_present("text"))
        .arg(text.conflicts_with("link"))
        .arg(switch("yes", texts.show_yes).requires("text"))
        .arg(arguments::json(texts))
}

/// Prints the card of a link, or what the service makes of a text.
///
/// # Errors
/// When there is no answer, or nobody reads it.
pub(super) async fn run(context: &CommandContext<'_>, out: &mut Writer) -> Result<(), Stop> {
    match context.text("text") {
        Some(text) => show_text(text, context, out).await,
        None => show(&context.link()?, context, out).await,
    }
}

/// Asks get_entity, and nothing else, and prints the answer.
///
/// # Errors
/// When there is no answer, or nobody reads it.
pub(super) async fn show(
    link: &CodeLink,
    context: &CommandContext<'_>,
    out: &mut Writer,
) -> Result<(), Stop> {
    let asking = context.asking().await?;
    let settings = context.settings;
    let texts = settings.texts();
    let answer = asking.answer(asking.session.visit(link.clone()).entity().await)?;
    let other_code = answer
        .value
        .code_uri()
        .filter(|uri| !names_code(uri.as_str(), link, &settings.hosts));
    if context.json {
        if let Some(uri) = other_code {
            note(&(texts.card.other_code)(&uri.one_line()));
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
