//! The manual page.

use std::io;

use clap::{Arg, ArgAction, Command};
use clap_mangen::Man;

use crate::config::OPTIONS;
use crate::i18n::Texts;

/// One page with everything: the program's own part, then one for each command, then the options of all, exit codes, environment,
/// files and notes.
///
/// # Errors
/// None that a page in memory could have.
pub(super) fn manual(whole: &Command, texts: &Texts) -> io::Result<Vec<u8>> {
    let man = Man::new(with_usage(whole, "qrscope")).manual("qrscope");
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    for part in whole.get_subcommands() {
        page.extend(part_of(part, "qrscope")?);
    }
    man.render_options_section(&mut page)?;
    page.extend(after_options(texts).into_bytes());
    man.render_version_section(&mut page)?;
    Ok(page)
}

/// What a command prints and takes beside the options of every command; those of its own commands follow.
fn part_of(part: &Command, before: &str) -> io::Result<Vec<u8>> {
    let name = format!("{before} {}", part.get_name());
    let is_own = |arg: &Arg| arg.get_id() != "help";
    let part = part.clone().mut_args(|arg| match is_own(&arg) {
        true => arg,
        false => arg.hide(true),
    });
    let man = Man::new(with_usage(&part, &name));
    let mut sections = Vec::new();
    man.render_synopsis_section(&mut sections)?;
    man.render_description_section(&mut sections)?;
    if part.get_arguments().any(is_own) {
        man.render_options_section(&mut sections)?;
    }
    let sections = String::from_utf8_lossy(&sections).replace(".SH ", ".SS ");
    let mut page = format!(".SH \"{name}\"\n{sections}").into_bytes();
    for inner in part.get_subcommands() {
        page.extend(part_of(inner, &name)?);
    }
    Ok(page)
}

/// The command with a synopsis that has the values of its options, which the page's own leaves out.
fn with_usage(command: &Command, name: &str) -> Command {
    let mut usage = name.to_owned();
    let shown = |arg: &&Arg| !arg.is_hide_set();
    let (positionals, options): (Vec<_>, Vec<_>) = command
        .get_arguments()
        .filter(shown)
        .partition(|arg| arg.is_positional());
    for part in options.into_iter().map(option) {
        usage.push_str(&format!(" {part}"));
    }
    for arg in positionals {
        let value = values(arg);
        usage.push_str(&match arg.is_required_set() {
            true => format!(" <{value}>"),
            false => format!(" [{value}]"),
        });
    }
    if command.has_subcommands() {
        usage.push_str(match command.is_subcommand_required_set() {
            true => " <COMMAND>",
            false => " [COMMAND]",
        });
    }
    command.clone().bin_name(name).override_usage(usage)
}

/// An option as it may be typed: `[--limit N]`.
fn option(arg: &Arg) -> String {
    let short = arg.get_short().map(|letter| format!("-{letter}"));
    let long = arg.get_long().map(|word| format!("--{word}"));
    let names: Vec<String> = short.into_iter().chain(long).collect();
    let value = match arg.get_action().takes_values() {
        true => format!(" {}", values(arg)),
        false => String::new(),
    };
    let is_repeated = matches!(arg.get_action(), ArgAction::Append);
    let dots = if is_repeated { "..." } else { "" };
    format!("[{}{value}]{dots}", names.join("|"))
}

fn values(arg: &Arg) -> String {
    let names = arg.get_value_names().unwrap_or_default();
    let names: Vec<&str> = names.iter().map(|name| name.as_str()).collect();
    names.join(" ")
}

/// Exit codes, variables and files, each an entry of its own, and the notes.
fn after_options(texts: &Texts) -> String {
    let words = &texts.usage.program;
    let mut page = ".SH \"EXIT STATUS\"\n".to_owned();
    for (codes, meaning) in words.exit_codes {
        page.push_str(&entry(codes, meaning));
    }
    page.push_str(&format!(
        ".SH ENVIRONMENT\n{}\n",
        escaped(words.variables_note)
    ));
    for option in OPTIONS.iter().filter(|it| it.variable && !it.flag) {
        let help = (option.help)(&texts.options);
        page.push_str(&entry(
            &option.variable(),
            &format!("{}. {}", help.about, help.more),
        ));
    }
    for (names, meaning) in words.variables {
        page.push_str(&entry(names, meaning));
    }
    let (path, meaning) = words.config_file;
    page.push_str(&format!(".SH FILES\n{}", entry(path, meaning)));
    page.push_str(".SH NOTES\n");
    page + &words.notes().map(|note| escaped(note) + "\n").join(".PP\n")
}

fn entry(name: &str, meaning: &str) -> String {
    format!(
        ".TP\n\\fB{}\\fR\n{}\n",
        escaped(name),
        escaped(meaning.trim_end())
    )
}

/// Text as the page's language has it: no dash becomes a hyphen, no apostrophe a quote mark, no tilde an accent.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\e")
        .replace('-', "\\-")
        .replace('\'', "\\(aq")
        .replace('~', "\\(ti")
}
