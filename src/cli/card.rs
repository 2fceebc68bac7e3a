//! `card`: what the service says about itself.

use clap::{Arg, Command};

use super::arguments;
use super::command_context::CommandContext;
use super::failure::Failure;
use super::json_out;
use super::writer::{Stop, Writer};
use crate::i18n::UsageTexts;
use crate::present::agent_card_document;
use crate::text::escape_json;

/// ENDPOINT, which stands for `--endpoint`.
pub(super) const SERVICE: &str = "service";

/// Its help and arguments.
pub(super) fn define(command: Command, texts: &'static UsageTexts) -> Command {
    command.about(texts.card).args([
        Arg::new(SERVICE)
            .value_name("ENDPOINT")
            .help(texts.card_service),
        arguments::json(texts),
    ])
}

/// Reads the agent card at the endpoint's origin and prints it.
///
/// # Errors
/// When there is none, or nobody reads it.
pub(super) async fn run(context: &CommandContext<'_>, out: &mut Writer) -> Result<(), Stop> {
    let asking = context.asking().await?;
    let settings = context.settings;
    let read = asking.session.agent_card().await;
    let (card, url) = read.map_err(|error| Failure::of_answer(&error, settings.texts()))?;
    if context.json {
        let warnings = card.contradictions();
        let warnings: Vec<String> = warnings
            .iter()
            .map(|limit| json_out::string(limit.member()))
            .collect();
        out.data(&json_out::object(
            asking.session.endpoint().shown(),
            None,
            settings.now(),
            &[
                ("card_url", json_out::string(url.as_str())),
                ("warnings", format!("[{}]", warnings.join(","))),
                ("card", escape_json(card.raw.as_str())),
            ],
        ))?;
    } else {
        out.data(&agent_card_document(&card, url.as_str(), &settings.text_style()).plain())?;
    }
    out.flush()
}
