//! The way to the clipboard.

use std::path::Path;

use super::finding::{Finding, Section::Clipboard};
use super::machine::Machine;
use super::program::Lies;
use super::report::Report;
use super::trial::Trial;
use crate::cli::clipboard_command::{clipboard as choice_of, named};
use crate::clipboard::{ClipboardChoice, ClipboardEnvironment, Platform, plan};
use crate::config::Sources;
use crate::domain::CopyWay;
use crate::i18n::Lang;
use crate::input::{Command, Scope};

/// The variables that decide.
const SIGNS: [&str; 9] = [
    "DISPLAY",
    "WAYLAND_DISPLAY",
    "WAYLAND_SOCKET",
    "SSH_CONNECTION",
    "SSH_CLIENT",
    "SSH_TTY",
    "TMUX",
    "STY",
    "WSL_DISTRO_NAME",
];

/// The ways that a copy would take, and why, and whether the system's own can be opened.
pub(super) fn clipboard(report: &mut Report<'_>) {
    let (texts, machine, sources) = (report.texts(), report.machine, report.sources);
    let all = report.lang.texts();
    let labels = texts.clipboard_labels;
    let choice = choice_of(sources);
    let environment = ClipboardEnvironment::from_vars(machine.platform, machine.variable);
    let ways = plan(choice, &environment);
    let instead = instead(&environment, sources, report.lang);
    let copy = &all.copy;
    let words = match ways.as_slice() {
        _ if choice == ClipboardChoice::Off => copy.way_off,
        [] => copy.way_none,
        [CopyWay::Native] => copy.way_system,
        [CopyWay::Command] => copy.way_command,
        [CopyWay::Osc52] => copy.way_terminal,
        _ => copy.way_both,
    };
    let found = report.say(
        Clipboard,
        "way",
        labels.way,
        report.sourced(words, "clipboard"),
    );
    let is_in_vain = match ways.as_slice() {
        [] => choice != ClipboardChoice::Off,
        // Said on purpose, but the console drops it or prints it as letters.
        [CopyWay::Osc52] => environment.term == "linux",
        _ => false,
    };
    if is_in_vain {
        instead.of(found);
    }
    // Names only: some of the values are addresses of people.
    let signs = SIGNS
        .into_iter()
        .filter(|name| report.variable(name).is_some());
    let mut signs: Vec<&str> = signs.collect();
    if signs.is_empty() {
        signs.push(texts.no_signs);
    }
    let platform = format!("{:?}", machine.platform);
    signs.insert(0, &platform);
    report.say(Clipboard, "signs", labels.by, signs.join(texts.comma));
    match &machine.clipboard {
        Trial::NotTried => {}
        Trial::Opened => {
            report.say(Clipboard, "system", labels.system, texts.clipboard_opened);
        }
        Trial::Failed(fault) => {
            instead.of(report.say(Clipboard, "system", labels.system, (copy.fault)(fault)));
        }
    }
    if environment.tmux && ways.contains(&CopyWay::Osc52) {
        report.say(Clipboard, "tmux", "tmux", texts.tmux);
    }
    if let ([CopyWay::Command], Ok(Some(command))) = (ways.as_slice(), named(sources)) {
        let shown = report.shown("clipboard_command");
        let found = report.say(Clipboard, "program", labels.program, shown);
        match found_as(command.program(), machine) {
            Lies::Program => {}
            Lies::NoProgram => {
                found.wrong(texts.program_not_one);
            }
            Lies::Nothing => {
                found.wrong(texts.program_not_there);
            }
        }
    }
}

/// What is left where a way leads nowhere.
enum Instead {
    /// The terminal's own clipboard.
    Osc52,
    /// A picture of the link, in words.
    Picture(String),
    Nothing,
}

fn instead(environment: &ClipboardEnvironment, sources: &Sources, lang: Lang) -> Instead {
    let keymap = sources.file.patch.keymap.clone().unwrap_or_default();
    match keymap.hint(Command::Qr, Scope::Panes) {
        // The explorer doesn't start there at all; what it needs is said of TERM.
        _ if environment.term == "dumb" => Instead::Nothing,
        _ if !environment.terminal_lacks_osc52() => Instead::Osc52,
        Some(key) => Instead::Picture((lang.texts().doctor.no_osc52)(&key.to_string())),
        None => Instead::Nothing,
    }
}

impl Instead {
    /// Marks a way that leads nowhere, with what is left.
    fn of(&self, found: &mut Finding) {
        match self {
            Self::Osc52 => found.off().helped_by("clipboard", "\"osc52\""),
            Self::Picture(words) => found.wrong(words),
            Self::Nothing => found.off(),
        };
    }
}

/// What is found under this name, as far as that can be told from here. What can't be run is passed over as long as another folder may
/// have the program, which is what starting it does too.
fn found_as(program: &str, machine: &Machine<'_>) -> Lies {
    if machine.platform == Platform::Windows {
        return Lies::Program;
    }
    if program.contains('/') {
        return (machine.lies_at)(Path::new(program));
    }
    let path = (machine.variable)("PATH").unwrap_or_default();
    let lies = std::env::split_paths(&path).map(|folder| (machine.lies_at)(&folder.join(program)));
    lies.max().unwrap_or(Lies::Nothing)
}
