//! `generate`: a config file, the keys, a manual page, completions.

use clap::{Arg, Command, value_parser};
use clap_complete::{Shell, generate as complete};

use super::command::Invocation;
use super::failure::Failure;
use super::manual::manual;
use super::writer::{Stop, Writer};
use crate::config::{config_text, keymap_text};
use crate::i18n::UsageTexts;

/// Its help and arguments.
pub(super) fn define(command: Command, texts: &'static UsageTexts) -> Command {
    let shell = Arg::new("shell")
        .required(true)
        .value_name("SHELL")
        .help(texts.generate_shell);
    let shell = shell.value_parser(value_parser!(Shell));
    command
        .about(texts.generate)
        .subcommand_required(true)
        .subcommands([
            Command::new("config").about(texts.generate_config),
            Command::new("keymap").about(texts.generate_keymap),
            Command::new("man").about(texts.generate_man),
            Command::new("completions")
                .about(texts.generate_completions)
                .arg(shell),
        ])
}

/// Prints it. Nothing but the program's own words is in it, so it is the same everywhere.
///
/// # Errors
/// When nobody reads it.
pub(super) async fn run(invocation: &Invocation, out: &mut Writer) -> Result<(), Stop> {
    let lang = invocation.lang;
    match invocation.arguments.subcommand() {
        Some(("config", _)) => out.data(&config_text(lang))?,
        Some(("keymap", _)) => out.data(&keymap_text(lang))?,
        Some(("completions", arguments)) => {
            let mut script = Vec::new();
            if let Some(shell) = arguments.get_one::<Shell>("shell") {
                complete(
                    *shell,
                    &mut (invocation.program)(lang),
                    "qrscope",
                    &mut script,
                );
            }
            out.bytes(&script)?;
        }
        _ => out.bytes(
            &manual(&(invocation.program)(lang), lang.texts())
                .map_err(|error| Failure::local(&error.to_string()))?,
        )?,
    }
    out.flush()
}
