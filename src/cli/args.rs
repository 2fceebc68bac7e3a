//! The words of the command line. A flag wins over its environment variable, which wins over the config file, which wins over the default.

mod commands;
mod epilogue;
mod global;
mod values;
mod variables;

use std::ffi::OsString;
use std::fmt;

use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Command, CommandFactory, FromArgMatches, Parser};

pub(super) use commands::{CommandArgs, Generated, QrArgs, RecordsArgs, TasksArgs};
pub(super) use epilogue::{EXIT_CODES, NOTES};
pub(super) use global::GlobalArgs;
pub(super) use variables::{PREFIX, RefusedVariable, variable_of};

use crate::config::Patch;

/// Explore the object behind a Caoliao QR code, read-only.
///
/// Paste a code link (or a whole message with one in it) and see what the object is, what happened to it and what can be done.
/// Without a terminal `qrscope LINK` prints what `show` prints.
#[derive(Debug, Parser)]
#[command(name = "qrscope", version, after_long_help = epilogue::text(), after_help = "Exit codes and more: --help")]
pub(super) struct Args {
    /// A code link, or any text with one in it
    pub link: Option<String>,
    #[command(flatten)]
    pub global: GlobalArgs,
    #[command(subcommand)]
    pub command: Option<CommandArgs>,
}

/// The parsed words, and where each comes from.
pub(super) struct Parsed {
    pub args: Args,
    pub matches: ArgMatches,
    /// Variables that count as not set, because their options don't take what is in them.
    pub refused: Vec<RefusedVariable>,
}

impl fmt::Debug for Parsed {
    /// The matches hold secrets as they were typed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.args.fmt(f)
    }
}

/// Reads the words; `argv` begins with the program's name. What `patch` says takes the place of defaults.
///
/// # Errors
/// For words that aren't understood, and also for `--help` and `--version`, whose text is in the error. A variable that can't be used
/// is no error here: an error speaks of flags, and nobody typed one.
pub(super) fn parse(argv: &[OsString], patch: &Patch) -> Result<Parsed, clap::Error> {
    let error = match attempt(argv, patch, &|_| true) {
        Ok(parsed) => return Ok(parsed),
        Err(error) => error,
    };
    // What was typed comes first, and help is only whole with the names of all variables.
    if let Err(typed) = attempt(argv, patch, &|_| false) {
        let is_the_same = typed.kind() == error.kind();
        return Err(if is_the_same { error } else { typed });
    }
    let mut refused = variables::set(&command());
    refused.retain(|variable| attempt(argv, patch, &|id| id == variable.id).is_err());
    let counts = |id: &str| refused.iter().all(|variable| variable.id != id);
    let parsed = attempt(argv, patch, &counts)?;
    // One whose flag was typed is in nobody's way.
    refused.retain(|variable| !variable.is_outdone(&parsed.matches));
    Ok(Parsed { refused, ..parsed })
}

/// Reads them with those variables only whose options `counts` says.
fn attempt(
    argv: &[OsString],
    patch: &Patch,
    counts: &dyn Fn(&str) -> bool,
) -> Result<Parsed, clap::Error> {
    let only = |arg| variables::only(arg, counts);
    let mut command = command()
        .mut_args(only)
        .mut_subcommands(|command| command.mut_args(only))
        .mut_args(|arg| with_file(arg, patch));
    let matches = command.try_get_matches_from_mut(argv)?;
    let args = Args::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
    if args.link.is_some() && args.command.is_some() {
        let words = "a LINK before a command can't be used with it";
        return Err(command.error(ErrorKind::ArgumentConflict, words));
    }
    Ok(Parsed {
        args,
        matches,
        refused: Vec::new(),
    })
}

/// All that can be said on the command line.
pub(super) fn command() -> Command {
    Args::command().mut_args(variables::named)
}

/// What the config file says of an option is its default.
fn with_file(arg: Arg, patch: &Patch) -> Arg {
    match patch.setting(arg.get_id().as_str()) {
        Some(setting) => arg.default_values(setting.values.iter().map(|value| &value.text)),
        None => arg,
    }
}
