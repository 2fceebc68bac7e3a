//! The manual page.

use std::io;

use clap::{Arg, ArgAction, Command};
use clap_mangen::Man;

use super::args::{EXIT_CODES, NOTES, command};
use crate::i18n::Lang;

/// What of the environment counts, beside the variables of options.
const VARIABLES: [(&str, &str); 6] = [
    (
        "QRSCOPE_CLIPBOARD_COMMAND",
        "The program of --clipboard command with its arguments, a JSON array such as [\"wl-copy\"]. In the config file it is \
         clipboard_command; there is no option.",
    ),
    (
        "QRSCOPE_CODE_HOSTS",
        "Further hosts that are always code hosts, separated by commas. In the config file it is code_hosts.",
    ),
    (
        "NO_COLOR",
        "Set and not empty: no colours, unless --color always asks for them.",
    ),
    (
        "COLORFGBG",
        "Its last field is the colour of the terminal's ground. It decides where --theme doesn't.",
    ),
    (
        "https_proxy, http_proxy, all_proxy, no_proxy",
        "The proxies and their exceptions, in capitals too. --proxy is stronger, except for the exceptions.",
    ),
    (
        "SSL_CERT_FILE, SSL_CERT_DIR",
        "On Linux: authorities to trust in place of the system's.",
    ),
];

/// The rule for all other variables.
const VARIABLES_OF_OPTIONS: &str = "Options of every command, but --header, may also stand in variables: QRSCOPE_TIMEOUT for \
    --timeout. An empty one counts as not set; several values are separated by commas. A flag is stronger.";

/// Where the config file is.
const CONFIG_FILE: (&str, &str) = (
    "~/.config/qrscope/config.toml",
    "The config file. XDG_CONFIG_HOME takes the place of ~/.config; on Windows it is qrscope\\config.toml in %APPDATA%. --config names \
     another one.",
);

/// One page with everything: the program's own part, then one for each command, then the options of all, exit codes, environment,
/// files and notes.
///
/// # Errors
/// None that a page in memory could have.
pub(super) fn manual(lang: Lang) -> io::Result<Vec<u8>> {
    let whole = command(lang);
    let man = Man::new(with_usage(&whole, "qrscope")).manual("qrscope");
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    for part in people(&whole) {
        page.extend(part_of(part, "qrscope")?);
    }
    man.render_options_section(&mut page)?;
    page.extend(after_options().into_bytes());
    man.render_version_section(&mut page)?;
    Ok(page)
}

/// What a command prints and takes beside the options of every command; those of its own commands follow.
fn part_of(part: &Command, before: &str) -> io::Result<Vec<u8>> {
    let name = format!("{before} {}", part.get_name());
    let part = part.clone().disable_help_flag(true).bin_name(name.clone());
    let man = Man::new(with_usage(&part, &name));
    let mut sections = Vec::new();
    man.render_synopsis_section(&mut sections)?;
    man.render_description_section(&mut sections)?;
    if part.get_arguments().next().is_some() {
        man.render_options_section(&mut sections)?;
    }
    let sections = String::from_utf8_lossy(&sections).replace(".SH ", ".SS ");
    let mut page = format!(".SH \"{name}\"\n{sections}").into_bytes();
    for inner in people(&part) {
        page.extend(part_of(inner, &name)?);
    }
    Ok(page)
}

/// The commands that are there for people.
fn people(command: &Command) -> impl Iterator<Item = &Command> {
    command.get_subcommands().filter(|part| !part.is_hide_set())
}

/// The command with a synopsis that has the values of its options, which the page's own leaves out.
fn with_usage(command: &Command, name: &str) -> Command {
    let mut built = command.clone();
    built.build();
    let shown = |arg: &&Arg| !arg.is_hide_set();
    let options = built.get_arguments().filter(|arg| !arg.is_positional());
    let mut usage = name.to_owned();
    for part in options.filter(shown).map(option) {
        usage.push_str(&format!(" {part}"));
    }
    for arg in built.get_positionals().filter(shown) {
        let value = values(arg);
        usage.push_str(&match arg.is_required_set() {
            true => format!(" <{value}>"),
            false => format!(" [{value}]"),
        });
    }
    if built.has_subcommands() {
        usage.push_str(match built.is_subcommand_required_set() {
            true => " <COMMAND>",
            false => " [COMMAND]",
        });
    }
    command.clone().override_usage(usage)
}

/// An option as it may be typed: `[--limit N]`.
fn option(arg: &Arg) -> String {
    let short = arg.get_short().map(|letter| format!("-{letter}"));
    let long = arg.get_long().map(|word| format!("--{word}"));
    let names: Vec<String> = short.into_iter().chain(long).collect();
    let (names, repeated) = (
        names.join("|"),
        matches!(arg.get_action(), ArgAction::Append),
    );
    let value = match arg.get_action().takes_values() {
        true => format!(" {}", values(arg)),
        false => String::new(),
    };
    format!("[{names}{value}]{}", if repeated { "..." } else { "" })
}

fn values(arg: &Arg) -> String {
    let names = arg.get_value_names().unwrap_or_default();
    let names: Vec<&str> = names.iter().map(|name| name.as_str()).collect();
    names.join(" ")
}

/// Exit codes, variables and files, each an entry of its own, and the notes.
fn after_options() -> String {
    let mut page = ".SH \"EXIT STATUS\"\n".to_owned();
    for (codes, meaning) in EXIT_CODES {
        page.push_str(&entry(codes, &meaning.join(" ")));
    }
    page.push_str(&format!(
        ".SH ENVIRONMENT\n{}\n",
        escaped(VARIABLES_OF_OPTIONS)
    ));
    for (names, meaning) in VARIABLES {
        page.push_str(&entry(names, meaning));
    }
    page.push_str(&format!(
        ".SH FILES\n{}",
        entry(CONFIG_FILE.0, CONFIG_FILE.1)
    ));
    page.push_str(".SH NOTES\n");
    page + &NOTES.map(|note| escaped(note) + "\n").join(".PP\n")
}

fn entry(name: &str, meaning: &str) -> String {
    format!(".TP\n\\fB{}\\fR\n{}\n", escaped(name), escaped(meaning))
}

/// Text as the page's language has it: no dash becomes a hyphen, no apostrophe a quote mark, no tilde an accent.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\e")
        .replace('-', "\\-")
        .replace('\'', "\\(aq")
        .replace('~', "\\(ti")
}
