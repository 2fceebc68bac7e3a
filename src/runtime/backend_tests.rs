#![allow(clippy::unwrap_used, reason = "tests")]

use std::num::NonZero;

use proptest::prelude::*;
use ratatui::Terminal;
use ratatui::TerminalOptions;
use ratatui::Viewport;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::*;

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
    let mut terminal = vt100::Parser::new(
        NonZero::new(SIZE.1).unwrap(),
        NonZero::new(SIZE.0).unwrap(),
        0,
    );
    terminal.process(bytes);
    let screen = terminal.screen();
    (0..SIZE.1)
        .flat_map(|y| (0..SIZE.0).map(move |x| (x, y)))
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
    let options = TerminalOptions {
        viewport: Viewport::Fixed(Rect::new(0, 0, SIZE.0, SIZE.1)),
    };
    let mut terminal = Terminal::with_options(backend, options).unwrap();
    for writes in frames {
        terminal
            .draw(|frame| {
                for write in writes {
                    frame
                        .buffer_mut()
                        .set_string(write.x, write.y, write.text, write.style);
                }
            })
            .unwrap();
    }
    terminal
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
    assert_eq!(moves("👩\u{200d}🔧ok"), 2);
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
