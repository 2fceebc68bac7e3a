//! `serve`: the demo service alone, for other programs to be tested against.

use clap::{Command, value_parser};

use super::arguments::value;
use super::command_context::CommandContext;
use super::failure::Failure;
use super::signals;
use super::writer::{Stop, Writer};
use crate::demo::DemoService;
use crate::i18n::UsageTexts;

/// Its help and arguments.
pub(super) fn define(command: Command, texts: &'static UsageTexts) -> Command {
    let port = value("port", "N", texts.serve_port);
    command
        .about(texts.serve)
        .long_about(format!("{}\n\n{}", texts.serve, texts.serve_more))
        .arg(port.value_parser(value_parser!(u16)))
}

/// Says the base address and serves until a signal.
///
/// # Errors
/// Exit code 1 when the port can't be opened; always when the signal comes.
pub(super) async fn run(context: &CommandContext<'_>, out: &mut Writer) -> Result<(), Stop> {
    let settings = context.settings;
    let port = context.arguments.get_one("port").copied().unwrap_or(0);
    let failed = |error: std::io::Error| {
        Failure::local(&(settings.texts().cli.serve_failed)(&error.to_string()))
    };
    // Before the address is out: whoever reads it may send a signal at once.
    let ended = signals::ended().map_err(failed)?;
    let service = DemoService::start(port, settings.now())
        .await
        .map_err(failed)?;
    out.data(&format!("http://{}\n", service.address()))?;
    out.flush()?;
    let code = ended.await;
    Err(Stop::Signal(code))
}
