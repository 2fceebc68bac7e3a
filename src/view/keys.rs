//! Keys and what they do, in a row.

use super::canvas::Canvas;
use super::pane::joined;
use crate::app::Hint;
use crate::present::{Line, Piece, line_width};
use crate::theme::Role;

/// Each key with its word.
pub(super) fn key_lines(hints: Vec<Hint>) -> Vec<Line> {
    let line = |hint: Hint| {
        vec![
            Piece::new(Role::Strong, hint.key),
            Piece::new(Role::Dim, format!(" {}", hint.word)),
        ]
    };
    hints.into_iter().map(line).collect()
}

/// Draws as many keys as there is room for. The last one, the way back, stays.
pub(super) fn key_row(canvas: &mut Canvas<'_>, hints: Vec<Hint>, x: u16, y: u16, width: u16) {
    let mut keys = key_lines(hints);
    while keys.len() > 1 && line_width(&joined(keys.iter().cloned())) > usize::from(width) {
        keys.remove(keys.len() - 2);
    }
    canvas.line(x, y, width, &joined(keys));
}
