//! Understanding what was typed.

use std::ffi::OsString;

use clap::ArgMatches;
use clap::error::{Error, ErrorKind};

use super::command::CommandRow;
use super::commands::COMMANDS;
use super::failure::Failure;
use super::flags::{first_word, spotted, typed};
use super::program::{HELP, program, program_for_help};
use super::settings::lang;
use super::usage_error::usage_error;
#[cfg(test)]
use crate::config::ConfigFile;
use crate::config::{Setting, Sources, suggest};
use crate::i18n::Lang;
use crate::text::wrap;

/// No line of the help is wider.
const HELP_CELLS: usize = 100;

/// What was typed.
pub(super) struct CommandLine {
    /// LINK, where no command stands.
    pub link: Option<String>,
    pub command: Option<&'static CommandRow>,
    /// Of the command, or of the program without one.
    pub arguments: ArgMatches,
    /// The options among it.
    pub flags: Vec<Setting>,
}

/// Why nothing is done.
#[derive(Debug)]
pub(super) enum Instead {
    /// Help or version is to be printed.
    Print(String),
    /// It isn't understood.
    Refuse(Failure),
}

/// Reads the words; `argv` begins with the program's name.
///
/// # Errors
/// What is to be done instead.
pub(super) fn read(
    argv: &[OsString],
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<CommandLine, Instead> {
    let matches = program(Lang::En).try_get_matches_from(argv).ok();
    let mistyped = first_word(argv).and_then(|word| Some((word, meant(word)?)));
    let command = matches.as_ref().and_then(ArgMatches::subcommand);
    let link = matches
        .as_ref()
        .and_then(|matches| matches.get_one::<String>("link"));
    if let Some(matches) = &matches
        && mistyped.is_none()
        && command.is_none_or(|(name, _)| name != HELP && link.is_none())
    {
        let (name, arguments) = command.unwrap_or(("", matches));
        return Ok(CommandLine {
            link: link.cloned(),
            command: COMMANDS.iter().find(|row| row.name == name),
            flags: typed(arguments),
            arguments: arguments.clone(),
        });
    }
    // Help and errors come in the person's language, which is known only now.
    let flags = ["lang", "config"]
        .iter()
        .filter_map(|name| spotted(argv, name));
    let lang = lang(&Sources::read(flags.collect(), None, variable));
    let words = &lang.texts().usage.wrong;
    let hint = lang.texts().cli.usage_hint;
    let refused =
        |sentence: &str, hint: &str| Instead::Refuse(Failure::usage(sentence, Some(hint)));
    Err(match (mistyped, command) {
        (Some((word, meant)), _) => {
            refused(&(words.unknown_command)(word), &(words.did_you_mean)(meant))
        }
        (None, Some((HELP, arguments))) => {
            let names = arguments.get_many::<String>("command").unwrap_or_default();
            let asked = ["qrscope"]
                .into_iter()
                .chain(names.map(String::as_str))
                .chain(["--help"]);
            instead(asked.map(OsString::from).collect(), lang)
        }
        (None, Some(_)) => refused(words.link_before_command, hint),
        (None, None) => instead(argv.to_owned(), lang),
    })
}

/// The command that is meant by a word which is none and can't be a link, as that has dots in it.
fn meant(word: &str) -> Option<&'static str> {
    let names = || COMMANDS.iter().map(|row| row.name);
    let is_word = word
        .bytes()
        .all(|byte| byte.is_ascii_alphabetic() || byte == b'-');
    let is_command = word == HELP || names().any(|name| name == word);
    suggest(word, names()).filter(|_| is_word && !is_command)
}

/// What clap says where it doesn't go on: help, version, or what is wrong.
fn instead(argv: Vec<OsString>, lang: Lang) -> Instead {
    let hint = lang.texts().cli.usage_hint;
    let cells = crossterm::terminal::size().map_or(HELP_CELLS, |(columns, _)| usize::from(columns));
    let cells = cells.clamp(40, HELP_CELLS);
    match program_for_help(lang, cells).try_get_matches_from(argv) {
        Ok(_) => Instead::Refuse(Failure::usage(hint, None)),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                Instead::Print(laid_out(&error, cells, lang))
            }
            _ => Instead::Refuse(usage_error(&error, lang)),
        },
    }
}

/// The help, no line of it wider than the terminal: clap breaks lines at spaces alone, and Chinese has none.
fn laid_out(help: &Error, cells: usize, lang: Lang) -> String {
    let mark = lang.texts().usage.program.options_mark;
    let help = help.render().to_string().replace("[OPTIONS]", mark);
    let mut text = String::new();
    for line in help.lines() {
        let words = line.trim_start();
        let indent = line.len() - words.len();
        let room = cells.saturating_sub(indent).max(1);
        for range in wrap(words, room, room) {
            let part = words.get(range).unwrap_or_default();
            text.push_str(format!("{}{part}", " ".repeat(indent)).trim_end());
            text.push('\n');
        }
    }
    text
}

/// What these words and a file say, without the environment.
#[cfg(test)]
pub(super) fn sources(words: &[&str], file: ConfigFile) -> Sources {
    let argv: Vec<OsString> = ["qrscope"]
        .iter()
        .chain(words)
        .map(OsString::from)
        .collect();
    let line = read(&argv, |_| None).unwrap_or_else(|instead| panic!("{instead:?}"));
    Sources::for_test(line.flags, file)
}
