//! `task`: one task that the service holds, whatever its state.

use clap::{Arg, Command};

use super::arguments;
use super::command_context::CommandContext;
use super::failure::Failure;
use super::json_out;
use super::writer::{Stop, Writer};
use crate::i18n::UsageTexts;
use crate::present::{TaskView, task_document};
use crate::text::escape_json;

/// Longer than any id that is made, and short enough for every address.
const TASK_ID_LIMIT_BYTES: usize = 1_024;

/// Its help and arguments.
pub(super) fn define(command: Command, texts: &'static UsageTexts) -> Command {
    command.about(texts.task).args([
        Arg::new("id")
            .value_name("ID")
            .required(true)
            .help(texts.task_id),
        arguments::json(texts),
    ])
}

/// Asks for a task and prints it.
///
/// # Errors
/// When there is none, or nobody reads it.
pub(super) async fn run(context: &CommandContext<'_>, out: &mut Writer) -> Result<(), Stop> {
    let id = context.text("id").unwrap_or_default();
    if !is_task_id(id) {
        let texts = &context.settings.texts().cli;
        return Err(Failure::usage(texts.task_id_refused, Some(texts.usage_hint)).into());
    }
    let asking = context.asking().await?;
    let settings = context.settings;
    let task = asking.session.task(id, None).await;
    let task = task.map_err(|error| Failure::of_answer(&error, settings.texts()))?;
    if context.json {
        let sent = task.raw().map(|raw| escape_json(raw.as_str()));
        let members = [("task", sent.unwrap_or_else(|| "null".to_owned()))];
        out.data(&json_out::object(
            asking.session.endpoint().shown(),
            asking.session.dialect().map(|dialect| dialect.version),
            settings.now(),
            &members,
        ))?;
    } else {
        out.data(&task_document(&TaskView::of(&task), &settings.text_style()).plain())?;
    }
    out.flush()
}

/// Whether it can be asked for: it has to stand in an address, where dots alone mean another one.
fn is_task_id(id: &str) -> bool {
    !id.trim().is_empty() && !matches!(id, "." | "..") && id.len() <= TASK_ID_LIMIT_BYTES
}
