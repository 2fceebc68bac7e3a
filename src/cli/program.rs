//! The program as clap knows it: options of every command, commands with their arguments, and the frame of the help in a language.

use clap::{Arg, ArgAction, Command};

use super::arguments;
use super::commands::COMMANDS;
use super::flags::flags;
use crate::i18n::{Entry, Lang, ProgramTexts};

/// The command that prints help. It is our own, as clap's speaks English only.
pub(super) const HELP: &str = "help";

/// All that can be typed.
pub(super) fn program(lang: Lang) -> Command {
    let texts = lang.texts();
    let words = &texts.usage.program;
    let help = Command::new(HELP).about(words.help_command);
    let names = Arg::new("command")
        .num_args(0..)
        .value_name(words.command_mark);
    let commands = COMMANDS.iter().map(|row| {
        let command = (row.define)(Command::new(row.name), &texts.usage);
        command
            .args(flags(Some(row.name), lang))
            .after_help(words.options_elsewhere)
    });
    let program = Command::new("qrscope")
        .about(words.about)
        .long_about(format!("{}\n\n{}", words.about, words.more))
        .after_help(words.more_below)
        .after_long_help(epilogue(words))
        .arg(arguments::link(&texts.usage).required(false))
        .subcommands(commands)
        .subcommand(help.arg(names));
    let version = Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version);
    framed(program, words)
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .arg(version.help(words.version_flag).help_heading(words.options))
        .next_help_heading(texts.options.notes.heading)
        .args(flags(None, lang))
}

/// The same for its help, where the options of every command stand once: with the program. No line has
/// more than so many `cells`.
pub(super) fn program_for_help(lang: Lang, cells: usize) -> Command {
    let mut program = program(lang).term_width(cells);
    program.build();
    program.mut_subcommands(without_globals)
}

fn without_globals(command: Command) -> Command {
    let hidden = |arg: Arg| match arg.is_global_set() {
        true => arg.hide(true),
        false => arg,
    };
    command.mut_args(hidden).mut_subcommands(without_globals)
}

/// Help, headings and marks in the language of `words`, also of the commands in it.
fn framed(command: Command, words: &'static ProgramTexts) -> Command {
    let head = "{about-with-newline}\n";
    let template = format!(
        "{head}{}{{usage}}\n\n{{all-args}}{{after-help}}",
        words.usage
    );
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help);
    let headed = |arg: Arg| {
        let is_positional = arg.is_positional();
        arg.help_heading(if is_positional {
            words.arguments
        } else {
            words.options
        })
    };
    command
        .help_template(template)
        .subcommand_help_heading(words.commands)
        .subcommand_value_name(words.command_mark)
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .arg(help.help(words.help_flag))
        .mut_args(headed)
        .mut_subcommands(|command| framed(command, words))
}

/// Exit codes and notes, as the help prints them.
fn epilogue(words: &ProgramTexts) -> String {
    let code = |(code, meaning): &Entry| format!("  {code}    {meaning}\n");
    let codes: String = words.exit_codes.iter().map(code).collect();
    format!(
        "{}:\n{codes}\n{}",
        words.exit_heading,
        words.notes().join("\n")
    )
}
