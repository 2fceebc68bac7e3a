//! The message row.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::caveats::{elsewhere, misnamed, stale};
use super::copy_outcome::{copy, text_copy};
use crate::app::Notice;
use crate::present::{Line, Piece};
use crate::theme::Role;

/// Draws the message row, if there is something to say.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect) {
    let line = match &canvas.model.notice {
        Some(notice) => words(canvas, notice, usize::from(area.width.saturating_sub(2))),
        None => match stale(canvas)
            .or_else(|| elsewhere(canvas))
            .or_else(|| misnamed(canvas))
        {
            Some(line) => line,
            None => return,
        },
    };
    let style = canvas.theme.over();
    canvas.clear(area);
    canvas.ground(area, style);
    canvas.line(area.x + 1, area.y, area.width.saturating_sub(2), &line);
}

fn words(canvas: &Canvas<'_>, notice: &Notice, room: usize) -> Line {
    let texts = canvas.texts();
    match notice {
        Notice::Copy {
            link,
            standing,
            outcome,
            ..
        } => copy(canvas, link, *standing, outcome.as_ref(), room),
        Notice::TextCopy { what, outcome, .. } => text_copy(canvas, what, outcome.as_ref()),
        Notice::Cancelled => vec![Piece::new(Role::Text, texts.panes.cancelled)],
        Notice::Attention(words) => vec![
            Piece::new(Role::Warn, "! "),
            Piece::new(Role::Text, words.clone()),
        ],
        Notice::Remark(words) => vec![Piece::new(Role::Text, words.clone())],
    }
}
