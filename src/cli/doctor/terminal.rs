//! The terminal, and what is made of it.

use super::colours;
use super::finding::Section::Terminal;
use super::machine::Said as Told;
use super::report::Report;
use crate::app::SMALLEST;
use crate::theme::{Depth, Glyphs, Ground, TerminalEnvironment, Theme};

/// Variables that are shown, each by its name in JSON.
const VARIABLES: [(&str, &str); 5] = [
    ("term", "TERM"),
    ("colorterm", "COLORTERM"),
    ("colorfgbg", "COLORFGBG"),
    ("term_program", "TERM_PROGRAM"),
    ("no_color", "NO_COLOR"),
];

/// What the terminal is, and what is made of that.
pub(super) fn terminal(report: &mut Report<'_>, theme: &Theme) {
    let (texts, machine) = (report.texts(), report.machine);
    let labels = texts.terminal_labels;
    let environment = TerminalEnvironment::from_vars(machine.variable);
    let words = match machine.on_terminal {
        true => texts.on_terminal,
        false => texts.not_on_terminal,
    };
    report.say(Terminal, "streams", labels.streams, words);
    for (name, variable) in VARIABLES {
        match report.variable(variable) {
            Some(value) => {
                let is_dumb = variable == "TERM" && value == "dumb";
                let found = report.say(Terminal, name, variable, value);
                if is_dumb {
                    found.wrong(texts.dumb);
                }
            }
            // Only this one says something by being absent.
            None if variable == "TERM" => {
                report.say(Terminal, name, variable, texts.none);
            }
            None => {}
        }
    }
    if let Some((width, height)) = machine.window {
        let found = report.say(
            Terminal,
            "window",
            labels.window,
            format!("{width}x{height}"),
        );
        if width < SMALLEST.0 || height < SMALLEST.1 {
            found.wrong(&(texts.small_window)(SMALLEST.0, SMALLEST.1));
        }
    }
    let said = environment
        .locale
        .as_ref()
        .map(|(name, value)| format!("{name}={value}"));
    let said = said.unwrap_or_else(|| texts.none.to_owned());
    let found = report.say(Terminal, "locale", labels.locale, said);
    if let Some((name, _)) = environment.locale_at_fault() {
        found.wrong(&(texts.not_utf8)(name));
    }
    let words = match theme.glyphs == Glyphs::ASCII {
        true => texts.marks_ascii,
        false => texts.marks_unicode,
    };
    report.say(
        Terminal,
        "marks",
        labels.marks,
        report.sourced(words, "ascii"),
    );
    colours::colours(report, theme, &environment, labels.colours);
    colours::theme(report, theme, labels.theme);
    let words = match machine.ground {
        Told::NotAsked => texts.ground_not_asked,
        Told::Nothing => texts.ground_not_said,
        Told::Ground(told) => colours::ground_words(told, texts),
    };
    let found = report.say(Terminal, "ground", labels.ground, words);
    if let Told::Ground(told) = machine.ground
        && told != theme.ground
        && theme.depth != Depth::Mono
    {
        let is_light = told == Ground::Light;
        let named = if is_light { "\"light\"" } else { "\"dark\"" };
        found.wrong(texts.ground_differs).helped_by("theme", named);
    }
}
