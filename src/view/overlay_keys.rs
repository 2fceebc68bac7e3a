//! The keys of an overlay, in its last row.

use super::canvas::Canvas;
use super::pane::joined;
use crate::app::{Hint, Overlay, OverlayKind};
use crate::input::Command;
use crate::present::{Line, Piece, line_width};
use crate::theme::Role;

pub(super) fn key_line(canvas: &mut Canvas<'_>, overlay: &Overlay, x: u16, y: u16, width: u16) {
    let hints = keys(canvas, overlay).into_iter().map(|hint| {
        vec![
            Piece::new(Role::Strong, hint.key),
            Piece::new(Role::Dim, format!(" {}", hint.word)),
        ]
    });
    let mut hints: Vec<Line> = hints.collect();
    // The way back is the last one and stays.
    while hints.len() > 1 && line_width(&joined(hints.iter().cloned())) > usize::from(width) {
        hints.remove(hints.len() - 2);
    }
    canvas.line(x, y, width, &joined(hints));
}

/// The overlay's own keys, computed from the map.
fn keys(canvas: &Canvas<'_>, overlay: &Overlay) -> Vec<Hint> {
    let texts = canvas.texts();
    let model = canvas.model;
    let key = |command: Command, word: &'static str| model.hint(command, word);
    let word = |command: Command| command.hint(model.lang);
    let view = || {
        key(
            Command::CycleView,
            if overlay.raw {
                texts.views[0]
            } else {
                texts.views[2]
            },
        )
    };
    let back = || key(Command::Back, word(Command::Back));
    let is_usable = || {
        let code = model.code();
        code.is_some_and(|code| code.actions.selected_is_usable())
    };
    let wanted = match &overlay.kind {
        OverlayKind::Record => vec![
            key(Command::Down, word(Command::Down)),
            key(Command::Up, word(Command::Up)),
            view(),
            back(),
        ],
        OverlayKind::Action => vec![
            key(Command::Activate, texts.copy_link).filter(|_| is_usable()),
            key(Command::Detail, texts.full_link_key).filter(|_| is_usable()),
            key(Command::Qr, word(Command::Qr)).filter(|_| is_usable()),
            key(Command::Down, word(Command::Down)),
            view(),
            back(),
        ],
        OverlayKind::FullLink => vec![key(Command::Activate, texts.copy_link), back()],
        OverlayKind::Block(_) => vec![view(), back()],
        OverlayKind::Commands(_) => vec![key(Command::Activate, texts.run_hint), back()],
        OverlayKind::Help | OverlayKind::Qr(_) | OverlayKind::Panel => vec![back()],
        OverlayKind::Open(home) => {
            let list = (!model.choices().is_empty())
                .then(|| {
                    key(
                        Command::NextPane,
                        if home.on_list {
                            texts.link_label
                        } else {
                            model.choices_title()
                        },
                    )
                })
                .flatten();
            vec![key(Command::Activate, word(Command::Open)), list, back()]
        }
        OverlayKind::AskHost(_) => vec![key(Command::Activate, word(Command::Open)), back()],
    };
    wanted.into_iter().flatten().collect()
}
