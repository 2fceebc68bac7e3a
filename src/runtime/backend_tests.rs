#![allow(clippy::unwrap_used, reason = "tests")]

use std::num::NonZero;

use proptest::prelude::*;
use ratatui::Frame;
use ratatui::Terminal;
use ratatui::TerminalOptions;
use ratatui::Viewport;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::*;
use crate::text::cells;
use crate::text::width::is_certain;

const SIZE: (u16, u16) = (24, 4);

#[derive(Clone, Debug)]
struct Put {
    x: u16,
    y: u16,
    text: &'static str,
    style: Style,
}

/// Frames of what this program commonly draws; terminals agree about the width of all of it.
fn writes() -> impl Strategy<Value = Vec<Vec<Put>>> {
    let texts = vec!["a", "plain", "巡检", "正常 ", "é", "✓ 正", "  "];
    let modifiers = vec![
        Modifier::empty(),
        Modifier::BOLD,
        Modifier::DIM,
        Modifier::BOLD | Modifier::REVERSED,
        Modifier::UNDERLINED,
    ];
    let text = prop::sample::select(texts);
    let colour = prop::sample::select(vec![Color::Reset, Color::Rgb(1, 2, 3), Color::Indexed(9)]);
    let modifier = prop::sample::select(modifiers);
    let write = (0..SIZE.0, 0..SIZE.1, text, colour.clone(), colour, modifier).prop_map(
        |(x, y, text, fg, bg, modifier)| Put {
            x,
            y,
            text,
            style: Style::new().fg(fg).bg(bg).add_modifier(modifier),
        },
    );
    prop::collection::vec(prop::collection::vec(write, 0..8), 1..5)
}

/// What a terminal shows: each cell's text and looks. A space's own colour isn't seen.
fn seen(bytes: &[u8]) -> Vec<String> {
    seen_on(bytes, SIZE)
}

fn seen_on(bytes: &[u8], size: (u16, u16)) -> Vec<String> {
    let mut terminal = vt100::Parser::new(
        NonZero::new(size.1).unwrap(),
        NonZero::new(size.0).unwrap(),
        0,
    );
    terminal.process(bytes);
    let screen = terminal.screen();
    (0..size.1)
        .flat_map(|y| (0..size.0).map(move |x| (x, y)))
        .map(|(x, y)| {
            let cell = screen.cell(y, x).unwrap();
            let text = if cell.contents().is_empty() {
                " "
            } else {
                cell.contents()
            };
            let fg = if text == " " && !cell.inverse() && !cell.underline() {
                vt100::Color::Default
            } else {
                cell.fgcolor()
            };
            format!(
                "{text}|{fg:?}|{:?}|{}{}{}{}",
                cell.bgcolor(),
                cell.bold(),
                cell.dim(),
                cell.inverse(),
                cell.underline()
            )
        })
        .collect()
}

fn frames<B: Backend>(backend: B, frames: &[Vec<Put>]) -> Terminal<B>
where
    B::Error: std::fmt::Debug,
{
    frames_on(backend, frames, SIZE)
}

fn frames_on<B: Backend>(backend: B, frames: &[Vec<Put>], size: (u16, u16)) -> Terminal<B>
where
    B::Error: std::fmt::Debug,
{
    let options = TerminalOptions {
        viewport: Viewport::Fixed(Rect::new(0, 0, size.0, size.1)),
    };
    let mut terminal = Terminal::with_options(backend, options).unwrap();
    for writes in frames {
        terminal.draw(|frame| put(frame, writes)).unwrap();
    }
    terminal
}

/// Draws one frame; a wide character whose second half is drawn over goes whole, as everywhere in this program.
fn put(frame: &mut Frame<'_>, writes: &[Put]) {
    let buffer = frame.buffer_mut();
    for write in writes {
        if let Some(x) = write.x.checked_sub(1)
            && cells(buffer[(x, write.y)].symbol()) > 1
        {
            buffer[(x, write.y)].set_symbol(" ");
        }
        buffer.set_string(write.x, write.y, write.text, write.style);
    }
}

/// Bytes written but for the marks around each frame, which the stock backend doesn't write.
fn without_brackets(bytes: &[u8]) -> usize {
    let text = String::from_utf8_lossy(bytes);
    text.replace("\u{1b}[?2026h", "")
        .replace("\u{1b}[?2026l", "")
        .len()
}

proptest! {
    #[test]
    fn it_shows_what_the_stock_backend_shows_in_no_more_bytes(script in writes()) {
        let (mut lean, mut stock) = (Vec::new(), Vec::new());
        frames(LeanBackend::new(&mut lean), &script);
        frames(CrosstermBackend::new(&mut stock), &script);
        let written = without_brackets(&lean);
        prop_assert!(written <= stock.len(), "{written} against {}", stock.len());
        prop_assert_eq!(seen(&lean), seen(&stock));
    }
}

#[test]
fn wide_characters_need_no_moves_between_them_and_uncertain_ones_always_do() {
    let write = |text| {
        vec![vec![Put {
            x: 0,
            y: 0,
            text,
            style: Style::new(),
        }]]
    };
    let moves = |text| {
        let mut bytes = Vec::new();
        frames(LeanBackend::new(&mut bytes), &write(text));
        String::from_utf8(bytes).unwrap().matches('H').count()
    };
    assert_eq!(moves("巡检"), 1);
    // To its place, back over the cells that were emptied for it, and behind it.
    assert_eq!(moves("👩\u{200d}🔧ok"), 3);
}

/// Wide enough that nothing runs over the right edge.
const BROAD: (u16, u16) = (48, 4);

/// Frames of what terminals disagree about. The one of these tests joins nothing: it draws every character by itself.
fn odd_writes() -> impl Strategy<Value = Vec<Vec<Put>>> {
    let texts = vec![
        "👨\u{200d}👩\u{200d}👧",
        "⚠\u{fe0f}",
        "e\u{301}\u{302}",
        "👍🏽ok",
        "🇨🇳",
        "1\u{fe0f}\u{20e3}",
        "巡👷检",
        "plain text",
        "巡检正常",
        "ｶﾞ",
        "   ",
    ];
    let write = (
        0..SIZE.0,
        0..SIZE.1,
        prop::sample::select(texts),
        prop::sample::select(vec![Color::Reset, Color::Indexed(9)]),
    )
        .prop_map(|(x, y, text, bg)| Put {
            x,
            y,
            text,
            style: Style::new().bg(bg),
        });
    prop::collection::vec(prop::collection::vec(write, 0..6), 1..6)
}

fn lean(bytes: &mut Vec<u8>) -> LeanBackend<&mut Vec<u8>> {
    let backend = LeanBackend::new(bytes);
    backend.columns.set(BROAD.0);
    backend
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_terminal_that_disagrees_about_widths_keeps_no_residue(script in odd_writes()) {
        let (mut grown, mut fresh) = (Vec::new(), Vec::new());
        frames_on(lean(&mut grown), &script, BROAD);
        frames_on(lean(&mut fresh), &script[script.len() - 1..], BROAD);
        let (grown, fresh) = (seen_on(&grown, BROAD), seen_on(&fresh, BROAD));
        let differing: Vec<_> = grown.iter().zip(&fresh).enumerate().filter(|(_, (a, b))| a != b).collect();
        prop_assert!(differing.is_empty(), "{:?}", differing);
    }

    #[test]
    fn what_is_certain_stands_where_it_belongs(script in odd_writes()) {
        let mut bytes = Vec::new();
        let mut terminal = frames_on(lean(&mut bytes), &script, BROAD);
        let wanted = {
            // The buffer of the last frame, drawn once more.
            let mut kept = None;
            let last = script.last().cloned().unwrap_or_default();
            terminal.draw(|frame| { put(frame, &last); kept = Some(frame.buffer_mut().clone()); }).unwrap();
            kept.unwrap()
        };
        drop(terminal);
        let seen = seen_on(&bytes, BROAD);
        for y in 0..BROAD.1 {
            let mut x = 0;
            while x < BROAD.0 {
                let symbol = wanted[(x, y)].symbol();
                let shown = &seen[usize::from(y * BROAD.0 + x)];
                if is_certain(symbol) {
                    let shown = shown.split('|').next().unwrap_or_default();
                    prop_assert_eq!(shown, symbol, "at {} {}", x, y);
                }
                x += u16::try_from(cells(symbol).max(1)).unwrap();
            }
        }
    }
}

#[test]
fn half_of_a_wide_symbol_is_never_taken_away_again() {
    let put = |text| Put {
        x: 0,
        y: 0,
        text,
        style: Style::new(),
    };
    for (symbol, run_over) in [("⚠\u{fe0f}", "c"), ("👩\u{200d}🔧", "cde"), ("👷", "")] {
        let mut bytes = Vec::new();
        frames_on(
            lean(&mut bytes),
            &[vec![put("abcdef")], vec![put("abcdef"), put(symbol)]],
            BROAD,
        );
        let text = String::from_utf8(bytes).unwrap();
        let (_, behind) = text.split_once(symbol).unwrap();
        assert!(!behind.contains("\u{1b}[1;2H"), "{behind:?}");
        let again = format!("\u{1b}[1;3H{run_over}\u{1b}");
        assert_eq!(behind.contains(&again), !run_over.is_empty(), "{behind:?}");
    }
}

#[test]
fn nothing_changed_means_nothing_written() {
    let mut bytes = Vec::new();
    let script = vec![vec![Put {
        x: 1,
        y: 1,
        text: "巡检",
        style: Style::new(),
    }]];
    frames(LeanBackend::new(&mut bytes), &script);
    let once = bytes.len();
    let mut again = Vec::new();
    frames(
        LeanBackend::new(&mut again),
        &[script[0].clone(), script[0].clone(), script[0].clone()],
    );
    assert_eq!(again.len(), once);
}
