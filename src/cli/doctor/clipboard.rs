//! The way to the clipboard.

use std::path::Path;

use super::finding::{Finding, Section};
use super::machine::Machine;
use super::program::Lies;
use super::trial::Trial;
use super::{origin_words, shown};
use crate::cli::clipboard_command::{clipboard as clipboard_choice, named};
use crate::clipboard::{ClipboardChoice, ClipboardSurroundings, Platform, plan};
use crate::config::Sources;
use crate::domain::CopyWay;
use crate::i18n::{ClipboardLabels, Lang};
use crate::input::{Command, Keymap, Scope};

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
pub(super) fn clipboard(machine: &Machine<'_>, sources: &Sources, lang: Lang) -> Vec<Finding> {
    let texts = &lang.texts().doctor;
    let ClipboardLabels {
        way,
        by,
        program,
        system,
    } = texts.clipboard_labels;
    let choice = clipboard_choice(sources);
    let around = ClipboardSurroundings::from_vars(machine.platform, machine.variable);
    let ways = plan(choice, &around);
    let copy = &lang.texts().copy;
    let words = match ways.as_slice() {
        _ if choice == ClipboardChoice::Off => copy.way_off,
        [] => copy.way_none,
        [CopyWay::Native] => copy.way_system,
        [CopyWay::Command] => copy.way_command,
        [CopyWay::Osc52] => copy.way_terminal,
        _ => copy.way_both,
    };
    let words = format!("{words}  ({})", origin_words(sources, "clipboard", lang));
    let way = Finding::new(Section::Clipboard, "way", way, words);
    let is_in_vain = match ways.as_slice() {
        [] => choice != ClipboardChoice::Off,
        // Said on purpose, but the console drops it or prints it as letters.
        [CopyWay::Osc52] => around.term == "linux",
        _ => false,
    };
    let way = match is_in_vain {
        true => otherwise(way, &around, sources, lang),
        false => way,
    };
    // Names only: some of the values are addresses of people.
    let set = SIGNS
        .into_iter()
        .filter(|name| (machine.variable)(name).is_some());
    let signs: Vec<&str> = set.collect();
    let platform = format!("{:?}", machine.platform);
    let signs = if signs.is_empty() {
        [&platform, texts.no_signs].join(texts.comma)
    } else {
        [&[platform.as_str()], signs.as_slice()]
            .concat()
            .join(texts.comma)
    };
    let mut found = vec![way, Finding::new(Section::Clipboard, "signs", by, signs)];
    found.extend(
        opened(machine, system, lang).map(|(finding, works)| match works {
            true => finding,
            false => otherwise(finding, &around, sources, lang),
        }),
    );
    if around.tmux && ways.contains(&CopyWay::Osc52) {
        found.push(Finding::new(Section::Clipboard, "tmux", "tmux", texts.tmux));
    }
    if let ([CopyWay::Command], Ok(Some(command))) = (ways.as_slice(), named(sources)) {
        let finding = |words| Finding::new(Section::Clipboard, "program", program, words);
        let wrong = |words: &str| {
            finding(format!("{}  {words}", shown(sources, "clipboard_command"))).off()
        };
        found.push(match found_as(command.program(), machine) {
            Lies::Program => finding(shown(sources, "clipboard_command")),
            Lies::NoProgram => wrong(texts.program_not_one),
            Lies::Nothing => wrong(texts.program_not_there),
        });
    }
    found
}

/// What came of opening the system clipboard, and whether that is well.
fn opened(machine: &Machine<'_>, label: &str, lang: Lang) -> Option<(Finding, bool)> {
    let texts = &lang.texts().doctor;
    let (words, works) = match &machine.clipboard {
        Trial::NotTried => return None,
        Trial::Opened => (texts.clipboard_opened.to_owned(), true),
        Trial::Failed(fault) => ((lang.texts().copy.fault)(fault), false),
    };
    let finding = Finding::new(Section::Clipboard, "system", label, words);
    Some((finding, works))
}

/// A way that leads nowhere, with what is left: the terminal, or where that has no clipboard either, a picture of the link.
fn otherwise(
    finding: Finding,
    around: &ClipboardSurroundings,
    sources: &Sources,
    lang: Lang,
) -> Finding {
    let off = finding.off();
    // The explorer doesn't start there at all; what it needs is said of TERM.
    if around.term == "dumb" {
        return off;
    }
    if !around.terminal_lacks_osc52() {
        return off.helped_by("clipboard", "\"osc52\"");
    }
    let own = Keymap::default();
    let keymap = sources.file.patch.keymap.as_ref().unwrap_or(&own);
    match keymap.hint(Command::Qr, Scope::Panes) {
        Some(key) => {
            let instead = (lang.texts().doctor.no_osc52)(&key.to_string());
            let value = format!("{}  {instead}", off.value);
            Finding { value, ..off }
        }
        None => off,
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
    std::env::split_paths(&path)
        .map(|folder| (machine.lies_at)(&folder.join(program)))
        .max()
        .unwrap_or(Lies::Nothing)
}
