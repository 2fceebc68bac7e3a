//! Keys, hints, help and both catalogues agree with each other.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests: a failure is a failed test"
)]

mod at_home;
mod words;

use qrscope::app::{Model, chord_name};
use qrscope::i18n::Lang;
use qrscope::input::{Chord, Command, Key, Scope};
use qrscope::present::{line_width, plain};

use crate::tests::update::desk::{Desk, demo_options};
use crate::tests::update::replies::Shelf;
use crate::tests::view::stage::{DARK, render, row_text, text};

const SCOPES: [Scope; 5] = [
    Scope::Panes,
    Scope::Overlay,
    Scope::Inspector,
    Scope::Home,
    Scope::Typing,
];

fn help_of(size: (u16, u16), pane: &str, lang: Lang) -> Desk {
    let mut desk = Desk::ready(size, Shelf::of(3));
    desk.model.lang = lang;
    desk.press_all(&[pane, "?"]);
    desk
}

fn help_text(desk: &Desk) -> Vec<String> {
    desk.model.overlays[0]
        .text
        .lines
        .iter()
        .map(|line| plain(line))
        .collect()
}

/// The chords that help must name for a command in a scope, joined as it does; none if it isn't bound there.
fn chords_named(model: &Model, command: Command, scope: Scope) -> Option<String> {
    let scope = match (command, scope) {
        (Command::Close, Scope::Panes) => Scope::Overlay,
        _ => scope,
    };
    let chords = model.options.keymap.chords(command, scope).into_iter();
    let names: Vec<String> = chords.map(|chord| chord_name(chord, model.lang)).collect();
    (!names.is_empty()).then(|| names.join("  "))
}

/// How many lines of the help begin with exactly these keys and say something about them.
fn times_named(lines: &[String], named: &str) -> usize {
    // `Up` and `Up  k` begin alike; the whole list of chords must stand there.
    let says = |line: &&String| {
        line.strip_prefix(named)
            .is_some_and(|rest| rest.starts_with(' ') && !rest.trim_start().is_empty())
    };
    lines.iter().filter(says).count()
}

#[test]
fn help_names_every_command_once_in_every_pane() {
    for lang in Lang::ALL {
        for pane in ["1", "2", "3"] {
            // A narrow window: one column, one command a line.
            let desk = help_of((70, 40), pane, lang);
            let lines = help_text(&desk);
            for command in Command::ALL {
                if let Some(named) = chords_named(&desk.model, command, Scope::Panes) {
                    let times = times_named(&lines, &named);
                    assert_eq!(times, 1, "{command:?} ({named}) for {pane} in {lines:#?}");
                }
            }
        }
    }
}

#[test]
fn help_in_the_inspector_names_what_works_in_one_tab_or_another() {
    for lang in Lang::ALL {
        for command in Command::ALL {
            let mut all = Vec::new();
            for tab in ["1", "2", "3", "4", "5"] {
                let mut desk = Desk::ready((70, 40), Shelf::of(3));
                desk.model.lang = lang;
                desk.press_all(&["t", tab, "?"]);
                let lines: Vec<String> = desk.model.overlays[1]
                    .text
                    .lines
                    .iter()
                    .map(|line| plain(line))
                    .collect();
                if let Some(named) = chords_named(&desk.model, command, Scope::Inspector) {
                    all.push((named.clone(), times_named(&lines, &named)));
                }
            }
            assert!(
                all.iter().all(|(_, times)| *times <= 1),
                "{command:?} {all:?}"
            );
            assert!(
                all.is_empty() || all.iter().any(|(_, times)| *times == 1),
                "{command:?} {all:?}"
            );
        }
    }
}

#[test]
fn help_names_only_keys_that_do_something() {
    for lang in Lang::ALL {
        for pane in ["1", "2", "3"] {
            let desk = help_of((70, 40), pane, lang);
            let known: Vec<String> = Command::ALL
                .into_iter()
                .filter_map(|command| chords_named(&desk.model, command, Scope::Panes))
                .collect();
            let marks: Vec<&str> = {
                let g = desk.model.options.glyphs;
                vec![g.pass, g.fail, g.other, g.untracked]
            };
            for line in &desk.model.overlays[0].text.lines {
                let Some(first) = line
                    .first()
                    .filter(|piece| piece.role == qrscope::theme::Role::Strong)
                else {
                    continue;
                };
                let name = first.text.trim();
                assert!(
                    known
                        .iter()
                        .any(|keys| keys.split("  ").any(|key| key == name))
                        || marks.contains(&name),
                    "{name} in {}",
                    plain(line)
                );
            }
        }
    }
}

#[test]
fn help_fits_its_window_and_its_columns_do_not_meet() {
    for lang in Lang::ALL {
        for size in [(50, 20), (80, 24), (120, 40), (200, 60)] {
            let desk = help_of(size, "2", lang);
            let frame = qrscope::app::Layout::overlay(size.0, size.1);
            let width = usize::from(frame.width) - 6;
            for line in &desk.model.overlays[0].text.lines {
                assert!(
                    line_width(line) <= width,
                    "{} > {width} at {size:?}: {}",
                    line_width(line),
                    plain(line)
                );
                // Key and meaning never run together.
                for pair in line.windows(2) {
                    assert!(
                        pair[0].text.ends_with(' ')
                            || pair[1].text.starts_with(' ')
                            || pair[0].text.is_empty()
                            || pair[1].text.is_empty(),
                        "{}",
                        plain(line)
                    );
                }
            }
        }
    }
}

/// Models in every scope and with every focus.
fn situations(lang: Lang) -> Vec<Desk> {
    let mut all = Vec::new();
    let mut home = Desk::new(demo_options(), (80, 24), lang);
    all.push(home.clone());
    home.press("Tab");
    all.push(home.clone());
    all.push(Desk::new(
        crate::tests::update::desk::explorer_options(),
        (80, 24),
        lang,
    ));
    home.press_all(&["Tab", "Enter"]);
    all.push(home.clone());
    home.answer_all();
    for tab in ["1", "2", "3", "4", "5"] {
        let mut behind = home.clone();
        crate::tests::update::behind::fill(&mut behind);
        behind.press_all(&["t", tab]);
        all.push(behind.clone());
        behind.press("Enter");
        all.push(behind);
    }
    for pane in ["1", "2", "3"] {
        home.press(pane);
        all.push(home.clone());
        for over in ["Right", "?", "o"] {
            home.press(over);
            all.push(home.clone());
            home.press("Esc");
        }
    }
    all
}

#[test]
fn every_hint_names_a_key_that_is_bound_where_it_stands() {
    for lang in Lang::ALL {
        for desk in situations(lang) {
            let model = &desk.model;
            let scope = qrscope::app::Place::of(model).scope();
            let bound: Vec<String> = Command::ALL
                .into_iter()
                .flat_map(|command| model.options.keymap.chords(command, scope))
                .map(|chord| chord_name(chord, lang))
                .collect();
            let hints = qrscope::app::hints(model);
            assert!(!hints.is_empty(), "{scope:?}");
            for hint in hints {
                assert!(bound.contains(&hint.key), "{scope:?} {hint:?}");
                assert!(!hint.word.is_empty(), "{scope:?} {hint:?}");
            }
        }
    }
}

#[test]
fn the_hint_for_another_view_names_the_view_that_comes() {
    for lang in Lang::ALL {
        let mut desk = Desk::ready((120, 40), Shelf::of(3));
        desk.model.lang = lang;
        for _ in 0..3 {
            let view = desk.code().view(desk.code().focus);
            let wanted = view.next().name(desk.model.texts());
            let hint = qrscope::app::hints(&desk.model)
                .into_iter()
                .find(|hint| hint.key == "v");
            assert_eq!(hint.unwrap().word, wanted, "after {view:?}");
            desk.press("v");
        }
    }
}

#[test]
fn no_chord_means_two_things_and_typing_is_never_a_command() {
    let map = qrscope::input::Keymap::default();
    for scope in SCOPES {
        for command in Command::ALL {
            for chord in map.chords(command, scope) {
                assert_eq!(
                    map.command(chord, scope),
                    Some(command),
                    "{chord} {scope:?}"
                );
            }
        }
    }
    for c in (' '..='~').chain("，。？：、【】".chars()) {
        assert_eq!(map.command(Chord::char(c), Scope::Typing), None, "{c}");
    }
    for scope in SCOPES {
        assert_eq!(map.command(Chord::ctrl('c'), scope), Some(Command::Quit));
        assert_eq!(
            map.command(Chord::plain(Key::Esc), scope),
            Some(Command::Back)
        );
    }
}

#[test]
fn hints_stay_whole_at_eighty_columns() {
    for lang in Lang::ALL {
        for mut desk in situations(lang) {
            desk.send(qrscope::app::Message::Resized(80, 24));
            let line = row_text(&render(&desk.model, &DARK), 23);
            assert!(!line.contains('⋯'), "{line}");
            if desk.model.overlays.is_empty() {
                let hints = qrscope::app::hints(&desk.model);
                let first = &hints[0];
                assert!(
                    line.contains(&format!("{} {}", first.key, first.word)),
                    "{first:?} in {line}"
                );
                let help = lang.hint(Command::Help);
                assert!(line.contains(help), "help stays: {line}");
            }
        }
    }
}

#[test]
fn the_screen_follows_the_language_at_once() {
    let mut desk = Desk::ready((120, 40), Shelf::of(3));
    let zh = text(&desk.model);
    desk.press("L");
    let en = text(&desk.model);
    assert!(zh.contains("账本") && !zh.contains("Ledger"));
    assert!(en.contains("Ledger") && !en.contains("账本"));
}
