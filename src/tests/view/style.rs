//! What is told by looks is told without colour too.

use qrscope::app::{Message, PaneId};
use qrscope::domain::CopyOutcome;
use qrscope::i18n::Lang;
use qrscope::theme::{Depth, Glyphs, Ground, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::style::{Color, Modifier};

use super::scenes::{SCENES, ready};
use super::stage::{DARK, buffer_text, column_of, render, row, row_of, row_text};
use crate::tests::update::desk::Desk;

const GROUNDS: [Ground; 2] = [Ground::Dark, Ground::Light];
const DEPTHS: [Depth; 4] = [Depth::Mono, Depth::Sixteen, Depth::Indexed, Depth::True];

fn theme(ground: Ground, depth: Depth) -> Theme {
    Theme::new(ground, depth, Glyphs::UNICODE)
}

/// The places of the three titles of the lathe's window.
fn titles(desk: &Desk) -> [(PaneId, u16, u16, u16); 3] {
    let layout = desk.model.layout();
    [
        (PaneId::Card, layout.card),
        (PaneId::Ledger, layout.ledger),
        (PaneId::Actions, layout.actions),
    ]
    .map(|(pane, area)| (pane, area.x, area.right(), area.y))
}

#[test]
fn focus_is_told_by_the_heavy_rule_and_the_bar_alone() {
    for size in [(80, 24), (120, 40), (200, 60)] {
        let mut desk = ready(size, Lang::Zh);
        for key in ["1", "2", "3"] {
            desk.press(key);
            let buffer = render(&desk.model, &DARK);
            for (pane, left, right, y) in titles(&desk) {
                let rule: String = (left..right)
                    .filter_map(|x| buffer.cell(Position::new(x, y)))
                    .map(ratatui::buffer::Cell::symbol)
                    .collect();
                let focused = desk.code().focus == pane;
                assert_eq!(rule.contains('━'), focused, "{size:?} {pane:?} {rule}");
                assert_eq!(rule.contains('─'), !focused, "{size:?} {pane:?} {rule}");
            }
        }
    }
}

#[test]
fn the_selected_row_has_its_bar_in_every_pane_and_its_ground_only_in_focus() {
    let mut desk = ready((120, 40), Lang::Zh);
    desk.press_all(&["1", "Down", "Down", "2", "Down", "Down", "3", "Down"]);
    for key in ["1", "2", "3"] {
        desk.press(key);
        let buffer = render(&desk.model, &DARK);
        for (pane, left, right, y) in titles(&desk) {
            let height = match pane {
                PaneId::Card => desk.model.layout().card.height,
                PaneId::Ledger => desk.model.layout().ledger.height,
                PaneId::Actions => desk.model.layout().actions.height,
            };
            let barred: Vec<u16> = (y + 1..y + height)
                .filter(|y| buffer.cell(Position::new(left, *y)).unwrap().symbol() == "▐")
                .collect();
            assert!(!barred.is_empty(), "{pane:?} with {key}");
            let grounds: Vec<u16> = (y + 1..y + height)
                .filter(|y| {
                    row(&buffer, *y)
                        .into_iter()
                        .filter(|(x, _)| (left + 1..right).contains(x))
                        .all(|(_, cell)| cell.bg != Color::Reset)
                })
                .collect();
            if desk.code().focus == pane {
                assert_eq!(grounds, barred, "{pane:?}");
            } else {
                assert!(grounds.is_empty(), "{pane:?}");
            }
            for y in &barred {
                let bar = buffer.cell(Position::new(left, *y)).unwrap();
                assert_eq!(bar.bg, Color::Reset, "the bar's own cell is never painted");
                assert!(!bar.modifier.contains(Modifier::REVERSED));
            }
        }
    }
}

#[test]
fn where_colours_are_few_the_selected_row_is_reversed() {
    for depth in [Depth::Mono, Depth::Sixteen] {
        let desk = ready((80, 24), Lang::Zh);
        let buffer = render(&desk.model, &theme(Ground::Dark, depth));
        let area = desk.model.layout().ledger;
        let y = area.y + 2;
        for (x, cell) in row(&buffer, y) {
            if x <= area.x || x >= area.right() {
                continue;
            }
            assert!(cell.modifier.contains(Modifier::REVERSED), "{x} {depth:?}");
        }
    }
}

#[test]
fn without_colours_no_cell_has_one() {
    let mono = theme(Ground::Dark, Depth::Mono);
    for scene in &SCENES {
        for size in [(50, 20), (120, 40)] {
            let buffer = render(&(scene.make)(size, Lang::Zh).model, &mono);
            for cell in buffer.content() {
                assert_eq!(
                    (cell.fg, cell.bg, cell.underline_color),
                    (Color::Reset, Color::Reset, Color::Reset),
                    "{} {size:?} {:?}",
                    scene.name,
                    cell.symbol()
                );
            }
        }
    }
}

#[test]
fn words_are_the_same_in_every_theme() {
    for scene in &SCENES {
        let desk = (scene.make)((80, 24), Lang::Zh);
        let wanted = buffer_text(&render(&desk.model, &DARK));
        for ground in GROUNDS {
            for depth in DEPTHS {
                let shown = buffer_text(&render(&desk.model, &theme(ground, depth)));
                assert_eq!(shown, wanted, "{} {ground:?} {depth:?}", scene.name);
            }
        }
    }
}

#[test]
fn ordinary_text_is_the_terminals_own() {
    let buffer = render(&ready((120, 40), Lang::Zh).model, &DARK);
    let y = row_of(&buffer, "报修单").unwrap();
    let x = column_of(&buffer, y, "报修单").unwrap();
    let cell = buffer.cell(Position::new(x, y)).unwrap();
    assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset));
}

/// The runs of cells that carry the colour of faults; what goes on under itself is one run.
fn bad_runs(buffer: &Buffer) -> Vec<String> {
    let bad = DARK.style(qrscope::theme::Role::Bad).fg.unwrap();
    let area = buffer.area();
    let mut runs: Vec<(u16, u16, String)> = Vec::new();
    for y in area.top()..area.bottom() {
        let cells: Vec<_> = row(buffer, y)
            .into_iter()
            .filter(|(_, cell)| cell.fg == bad)
            .collect();
        let Some(first) = cells.first().map(|(x, _)| *x) else {
            continue;
        };
        let text: String = cells.iter().map(|(_, cell)| cell.symbol()).collect();
        match runs.last_mut() {
            Some((x, last, run))
                if *x == first && *last + 1 == y && !text.starts_with(['✗', '!']) =>
            {
                *last = y;
                run.push_str(&text);
            }
            _ => runs.push((first, y, text)),
        }
    }
    runs.into_iter().map(|(_, _, text)| text).collect()
}

#[test]
fn every_fault_is_a_mark_and_a_word() {
    for scene in &SCENES {
        for (size, lang) in [((120, 40), Lang::Zh), ((80, 24), Lang::En)] {
            let desk = (scene.make)(size, lang);
            if !desk.model.overlays.is_empty() && scene.name != "record" {
                continue;
            }
            for text in bad_runs(&render(&desk.model, &DARK)) {
                let text = text.replace(' ', "");
                let marked = text.starts_with(['✗', '!']);
                let words = text.trim_start_matches(['✗', '!']);
                assert!(
                    marked && !words.is_empty() || text == "✗",
                    "{} {text}",
                    scene.name
                );
            }
        }
    }
    // In the list the mark is never alone.
    let buffer = render(&ready((120, 40), Lang::Zh).model, &DARK);
    let y = row_of(&buffer, "✗").unwrap();
    assert!(row_text(&buffer, y).contains("✗ 异常"));
}

#[test]
fn only_a_confirmed_copy_is_called_copied() {
    for (outcome, copied) in [
        (CopyOutcome::Confirmed, true),
        (CopyOutcome::SentToTerminal, false),
        (CopyOutcome::GivenToCommand, false),
        (CopyOutcome::NoWay, false),
        (CopyOutcome::Off, false),
    ] {
        let mut desk = ready((120, 40), Lang::Zh);
        desk.press_all(&["3", "Enter"]);
        let waiting = row_text(&render(&desk.model, &DARK), 38);
        assert!(!waiting.contains("已复制"), "{waiting}");
        desk.send(Message::CopyFinished(1, outcome.clone()));
        let line = row_text(&render(&desk.model, &DARK), 38);
        assert_eq!(line.contains("已复制"), copied, "{line}");
        assert!(
            line.contains("https://qr71.cn/okDISU/qssTnoy"),
            "the link itself: {line}"
        );
        assert!(line.contains("没有执行任何操作"), "{outcome:?}: {line}");
    }
}

#[test]
fn behind_an_overlay_there_is_one_tone() {
    let mut desk = ready((120, 40), Lang::Zh);
    desk.press("Right");
    let buffer = render(&desk.model, &DARK);
    let frame = qrscope::app::Layout::overlay(120, 40);
    let veil = DARK.style(qrscope::theme::Role::Veil).fg.unwrap();
    for y in 0..40 {
        for (x, cell) in row(&buffer, y) {
            if !frame.contains(Position::new(x, y)) {
                assert_eq!((cell.fg, cell.bg), (veil, Color::Reset), "{x},{y}");
                assert!(cell.modifier.is_empty());
            }
        }
    }
}
