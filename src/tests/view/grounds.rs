//! Grounds of our own: what is read on them has a colour of ours too, as the terminal's own text may be as dark as they are.

use qrscope::app::Message;
use qrscope::domain::CopyOutcome;
use qrscope::i18n::Lang;
use qrscope::theme::{Depth, Glyphs, Ground, Theme};
use ratatui::style::Color;

use super::scenes::ready;
use super::stage::{render, row};

/// The keys to a place, and whether a selected row with its ground is in sight there.
const PLACES: [(&[&str], bool); 8] = [
    (&["1", "Down"], false),
    (&["2", "Down"], true),
    (&["3", "Enter"], true),
    (&["2", "Right"], false),
    (&["3", "Right"], false),
    (&["?"], false),
    (&["Ctrl-p"], false),
    (&["o"], false),
];

#[test]
fn text_on_them_is_never_the_terminal_s_own() {
    for ground in [Ground::Dark, Ground::Light] {
        for depth in [Depth::True, Depth::Indexed] {
            let theme = Theme::new(ground, depth, Glyphs::UNICODE);
            let selected = theme.selected().bg.unwrap();
            let grounds = [selected, theme.over().bg.unwrap()];
            for (keys, is_selected) in PLACES {
                let mut desk = ready((120, 40), Lang::Zh);
                desk.press_all(keys);
                desk.send(Message::CopyFinished(1, CopyOutcome::Confirmed));
                let buffer = render(&desk.model, &theme);
                let cells = (0..40).flat_map(|y| row(&buffer, y));
                let on: Vec<_> = cells
                    .filter(|(_, cell)| grounds.contains(&cell.bg))
                    .collect();
                assert!(!is_selected || on.iter().any(|(_, cell)| cell.bg == selected));
                assert!(!on.is_empty() || keys[0] == "1", "{keys:?}");
                let bare = on.iter().find(|(_, cell)| cell.fg == Color::Reset);
                assert_eq!(bare, None, "{keys:?} on {ground:?} {depth:?}");
            }
        }
    }
}
