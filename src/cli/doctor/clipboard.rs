//! The way to the clipboard.

use std::path::Path;

use super::finding::{Finding, Section};
use super::machine::Machine;
use super::origin_words;
use super::trial::Trial;
use crate::cli::clipboard_command::{named, shown};
use crate::cli::said::Said;
use crate::clipboard::{ClipboardChoice, ClipboardSurroundings, Platform, plan};
use crate::domain::CopyWay;
use crate::i18n::Lang;

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
pub(super) fn clipboard(machine: &Machine<'_>, said: &Said, lang: Lang) -> Vec<Finding> {
    let texts = &lang.texts().doctor;
    let [way, by, program, system] = texts.clipboard_labels;
    let choice = said.args().global.clipboard;
    let around = ClipboardSurroundings::from_vars(machine.platform, machine.variable);
    let ways = plan(choice, &around);
    let [native, osc52, both, off, none, command] = lang.texts().copy.ways;
    let words = match ways.as_slice() {
        _ if choice == ClipboardChoice::Off => off,
        [] => none,
        [CopyWay::Native] => native,
        [CopyWay::Command] => command,
        [CopyWay::Osc52] => osc52,
        _ => both,
    };
    let words = format!("{words}  ({})", origin_words(said, "clipboard", lang));
    let way = Finding::new(Section::Clipboard, "way", way, words);
    let way = if ways.is_empty() && choice != ClipboardChoice::Off {
        otherwise(way)
    } else {
        way
    };
    // Names only: some of the values are addresses of people.
    let set = SIGNS
        .into_iter()
        .filter(|name| (machine.variable)(name).is_some());
    let signs: Vec<&str> = set.collect();
    let platform = format!("{:?}", machine.platform);
    let signs = if signs.is_empty() {
        format!("{platform}, {}", texts.no_signs)
    } else {
        format!("{platform}, {}", signs.join(", "))
    };
    let mut found = vec![way, Finding::new(Section::Clipboard, "signs", by, signs)];
    found.extend(opened(&machine.clipboard, system, lang));
    if around.tmux && ways.contains(&CopyWay::Osc52) {
        found.push(Finding::new(Section::Clipboard, "tmux", "tmux", texts.tmux));
    }
    if let ([CopyWay::Command], Ok(Some(command))) = (ways.as_slice(), named(said)) {
        let finding = |words| Finding::new(Section::Clipboard, "program", program, words);
        found.push(match is_found(command.program(), machine) {
            true => finding(shown(said)),
            false => finding(format!("{}  {}", shown(said), texts.program_not_there)).off(),
        });
    }
    found
}

/// What came of opening the system clipboard.
fn opened(trial: &Trial, label: &str, lang: Lang) -> Option<Finding> {
    let texts = &lang.texts().doctor;
    let finding = |words: &str| Finding::new(Section::Clipboard, "system", label, words);
    match trial {
        Trial::NotTried => None,
        Trial::Opened => Some(finding(texts.clipboard_opened)),
        Trial::NoDisplay => Some(otherwise(finding(texts.no_display))),
        Trial::Failed(fault) => Some(otherwise(finding(&(lang.texts().copy.fault)(fault)))),
    }
}

/// A way that leads nowhere, with the one that is left.
fn otherwise(finding: Finding) -> Finding {
    finding.off().helped_by("clipboard", "\"osc52\"")
}

/// Whether a program can be started under this name, as far as that can be told from here: a system that completes names isn't judged.
fn is_found(program: &str, machine: &Machine<'_>) -> bool {
    if machine.platform == Platform::Windows {
        return true;
    }
    if program.contains('/') {
        return (machine.is_there)(Path::new(program));
    }
    let path = (machine.variable)("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| (machine.is_there)(&folder.join(program)))
}
