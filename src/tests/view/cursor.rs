//! The hardware cursor stands in the line that is typed, on the very cell where the next character goes: an input method opens its
//! window there.

use qrscope::app::Message;
use qrscope::i18n::Lang;
use qrscope::text::cells;
use qrscope::view;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Position;

use super::scenes::ready;
use super::stage::{DARK, row_text};
use crate::tests::update::desk::{Desk, demo_options};

/// The cursor's cell and what stands from there on; none if the frame sets no cursor.
fn cursor(desk: &Desk) -> Option<(Position, String)> {
    let (width, height) = desk.model.size;
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal
        .draw(|frame| view::render(&desk.model, &DARK, frame))
        .unwrap();
    let backend = terminal.backend();
    let position = backend.cursor_position();
    if position == Position::ORIGIN {
        return None;
    }
    let mut text = String::new();
    let mut x = position.x;
    while x < width {
        let symbol = backend.buffer()[(x, position.y)].symbol();
        text.push_str(symbol);
        x += u16::try_from(cells(symbol).max(1)).unwrap();
    }
    let row = row_text(backend.buffer(), position.y);
    assert!(row.contains("链接"), "{row}");
    Some((position, text))
}

/// The two places with a link line.
fn lines(size: (u16, u16)) -> [Desk; 2] {
    let mut home = Desk::new(demo_options(), size, Lang::Zh);
    home.press("Tab");
    let mut over = ready(size, Lang::Zh);
    over.press("o");
    [home, over]
}

#[test]
fn it_stands_on_the_character_it_is_before() {
    let short = "a车床b";
    let long =
        "李工：二号楼客梯 a 又报修了，qr71.cn/oDemo1/qLift01 麻烦看看b，谢谢！c车床dd数控eee设备"
            .repeat(2);
    for width in [40, 41, 57, 80, 120] {
        for text in [short, &long] {
            for mut desk in lines((width, 24)) {
                desk.send(Message::Pasted(text.to_owned()));
                let (end, behind) = cursor(&desk).unwrap();
                assert!(end.x < width, "{end} in {width}");
                assert_eq!(behind.split('│').next().unwrap().trim(), "");
                for next in text.chars().rev() {
                    desk.press("Left");
                    let (at, behind) = cursor(&desk).unwrap();
                    let is_cut = behind.starts_with('⋯');
                    assert!(
                        behind.starts_with(next) && !is_cut,
                        "{next:?} under the cursor at {at} in {width}, not {behind:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_character_that_is_not_shown_as_it_is_moves_it_by_what_is_shown() {
    for mut desk in lines((80, 24)) {
        desk.send(Message::Pasted("a".to_owned()));
        let (before, _) = cursor(&desk).unwrap();
        desk.send(Message::Pasted("\u{202e}".to_owned()));
        let (after, _) = cursor(&desk).unwrap();
        assert_eq!(after.x - before.x, 8, "<U+202E>");
    }
}

#[test]
fn it_is_nowhere_while_nothing_is_typed() {
    let mut desk = ready((80, 24), Lang::Zh);
    assert_eq!(cursor(&desk), None);
    desk.press("o");
    assert!(cursor(&desk).is_some());
    // The line is covered.
    desk.press("F1");
    assert_eq!(cursor(&desk), None);
    desk.press_all(&["Esc", "Esc"]);
    assert_eq!(cursor(&desk), None);
    for size in [(80, 24), (120, 40)] {
        let [mut home, _] = lines(size);
        for cover in ["F1", "Ctrl-p"] {
            assert!(cursor(&home).is_some());
            home.press(cover);
            assert_eq!(cursor(&home), None, "under {cover}");
            home.press("Esc");
        }
    }
}
