//! `generate`: a config file, the keys, a manual page, completions.

use clap::Command;
use clap_complete::generate as complete;

use super::args::{Generated, command};
use super::failure::Failure;
use super::manual::manual;
use super::writer::{Stop, Writer};
use crate::config::{config_text, keymap_text};
use crate::i18n::Lang;

/// Prints it. Nothing but the program's own words is in it, so the same everywhere.
///
/// # Errors
/// When nobody reads it.
pub(super) fn generate(what: Generated, lang: Lang, out: &mut Writer) -> Result<(), Stop> {
    match what {
        Generated::Config => out.data(&config_text(lang))?,
        Generated::Keymap => out.data(&keymap_text(lang))?,
        Generated::Man => {
            out.bytes(&manual(lang).map_err(|error| Failure::local(&error.to_string()))?)?
        }
        Generated::Completions { shell } => {
            let mut script = Vec::new();
            complete(shell, &mut for_people(lang), "qrscope", &mut script);
            out.bytes(&script)?;
        }
    }
    out.flush()
}

/// All that is offered to people: completions would name what is hidden too.
fn for_people(lang: Lang) -> Command {
    let all = command(lang);
    let (args, commands) = (all.get_arguments(), all.get_subcommands());
    Command::default()
        .name("qrscope")
        .version(env!("CARGO_PKG_VERSION"))
        .args(args.filter(|arg| !arg.is_hide_set()).cloned())
        .subcommands(commands.filter(|part| !part.is_hide_set()).cloned())
}
