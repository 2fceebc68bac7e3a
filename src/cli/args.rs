//! The words of the command line: flags from the table of options, and commands with what each takes beside them.

mod commands;
mod epilogue;
mod flags;

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{Arg, Command, FromArgMatches, Subcommand};

pub(super) use commands::{CommandArgs, Generated, QrArgs, RecordsArgs, TasksArgs};
pub(super) use epilogue::{EXIT_CODES, NOTES};

use crate::config::Setting;
#[cfg(test)]
use crate::config::{ConfigFile, Sources};
use crate::i18n::Lang;

/// What was typed.
#[derive(Debug)]
pub(super) struct CommandLine {
    pub link: Option<String>,
    pub command: Option<CommandArgs>,
    /// The options among it.
    pub flags: Vec<Setting>,
}

/// All that can be said on the command line.
pub(super) fn command(lang: Lang) -> Command {
    let heading = lang.texts().options.notes.heading;
    let command = Command::new("qrscope")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Explore the object behind a Caoliao QR code, read-only")
        .long_about("Explore the object behind a Caoliao QR code, read-only.\n\nPaste a code link (or a whole message with one in it) and see what the object is, what happened to it and what can be done. Without a terminal `qrscope LINK` prints what `show` prints.")
        .after_help("Exit codes and more: --help")
        .after_long_help(epilogue::text())
        .arg(Arg::new("link").value_name("LINK").help("A code link, or any text with one in it"))
        .next_help_heading(heading)
        .args(flags::flags(None, lang));
    let own = |command: Command| {
        let flags = flags::flags(Some(command.get_name()), lang);
        command.args(flags)
    };
    CommandArgs::augment_subcommands(command).mut_subcommands(own)
}

/// Reads the words; `argv` begins with the program's name.
///
/// # Errors
/// For words that aren't understood, and also for `--help` and `--version`, whose text is in the error.
pub(super) fn parse(argv: &[OsString], lang: Lang) -> Result<CommandLine, clap::Error> {
    let mut command = command(lang);
    let matches = command.try_get_matches_from_mut(argv)?;
    let read = CommandLine {
        link: matches.get_one::<String>("link").cloned(),
        command: matches
            .subcommand_name()
            .map(|_| CommandArgs::from_arg_matches(&matches))
            .transpose()?,
        flags: flags::typed(&matches),
    };
    if read.link.is_some() && read.command.is_some() {
        let words = "a LINK before a command can't be used with it";
        return Err(command.error(ErrorKind::ArgumentConflict, words));
    }
    Ok(read)
}

/// What these words and a file say, without the environment.
#[cfg(test)]
pub(super) fn sources(words: &[&str], file: ConfigFile) -> Sources {
    let argv: Vec<OsString> = ["qrscope"]
        .iter()
        .chain(words)
        .map(OsString::from)
        .collect();
    let line = parse(&argv, Lang::En).unwrap_or_else(|error| panic!("{error}"));
    Sources::for_test(line.flags, file)
}
