//! The words of the command line. A flag wins over its environment variable, which wins over the config file, which wins over the default.

mod commands;
mod global;
mod values;

use std::env;
use std::ffi::OsString;
use std::fmt;

use clap::builder::{OsStr, Resettable};
use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Command, CommandFactory, FromArgMatches, Parser};

pub(super) use commands::{CommandArgs, Generated, QrArgs, RecordsArgs, TasksArgs};
pub(super) use global::GlobalArgs;

use crate::config::Patch;

/// The one option of every command that has no variable: its values are secrets, which may be named by variables of their own.
const WITHOUT_VARIABLE: &str = "header";

const EXIT_CODES: &str = "\
Exit codes:
  0    the answer was printed, or the explorer was left
  1    anything not named here
  2    the words of the command line are wrong, or the link or host isn't one that is asked about,
       or the card leads to an origin that isn't allowed
  3    the service can't be reached, or TLS or a proxy refuses
  4    the service refused, or its answer can't be used, or the task ended otherwise
  5    no answer in time
  6    no readable public entity
  129, 130, 131, 143    ended by SIGHUP, SIGINT, SIGQUIT, SIGTERM

Data goes to stdout, everything else to stderr. `qrscope COMMAND --help` tells what a command prints.
Every option but --header may also stand in the environment, as QRSCOPE_ and its name in capitals with _ for -.
Every option but --config may also stand in the config file; `qrscope generate config` prints one with all that may stand there.";

/// Explore the object behind a Caoliao QR code, read-only.
///
/// Paste a code link (or a whole message with one in it) and see what the object is, what happened to it and what can be done.
/// Without a terminal `qrscope LINK` prints what `show` prints.
#[derive(Debug, Parser)]
#[command(name = "qrscope", version, after_long_help = EXIT_CODES, after_help = "Exit codes and more: --help")]
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
/// For words that aren't understood, and also for `--help` and `--version`, whose text is in the error.
pub(super) fn parse(argv: &[OsString], patch: &Patch) -> Result<Parsed, clap::Error> {
    let mut command = command()
        .mut_args(without_empty_variable)
        .mut_args(|arg| with_file(arg, patch));
    let matches = command.try_get_matches_from_mut(argv)?;
    let args = Args::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
    if args.link.is_some() && args.command.is_some() {
        let words = "a LINK before a command can't be used with it";
        return Err(command.error(ErrorKind::ArgumentConflict, words));
    }
    Ok(Parsed { args, matches })
}

/// All that can be said on the command line.
pub(super) fn command() -> Command {
    Args::command().mut_args(with_variable)
}

/// The variable of the environment that an option of every command may stand in.
pub(super) fn variable_of(id: &str) -> String {
    format!("QRSCOPE_{}", id.to_uppercase())
}

/// Gives an option of every command its variable, whose value isn't in the help.
fn with_variable(arg: Arg) -> Arg {
    if arg.is_global_set() && arg.get_id() != WITHOUT_VARIABLE {
        let variable = variable_of(arg.get_id().as_str());
        arg.env(variable).hide_env_values(true)
    } else {
        arg
    }
}

/// What the config file says of an option is its default.
fn with_file(arg: Arg, patch: &Patch) -> Arg {
    match patch.setting(arg.get_id().as_str()) {
        Some(setting) => arg.default_values(setting.values.iter().map(|value| &value.text)),
        None => arg,
    }
}

/// An empty variable counts as unset.
fn without_empty_variable(arg: Arg) -> Arg {
    let is_empty = arg
        .get_env()
        .and_then(env::var_os)
        .is_some_and(|value| value.is_empty());
    if is_empty {
        arg.env(Resettable::<OsStr>::Reset)
    } else {
        arg
    }
}
