//! The list of commands: what each does, and its keys at the right.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::pane::{lifted, select};
use crate::app::{CommandList, listed_commands};
use crate::present::Piece;
use crate::text::{cells, cut, pad};
use crate::theme::Role;

/// Draws the rows.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, list: &CommandList) {
    let commands = listed_commands(canvas.model);
    let keys = commands.iter().map(|it| cells(&it.keys)).max().unwrap_or(0);
    let left = area.x + 2;
    let room = usize::from(area.width.saturating_sub(2));
    let words = room.saturating_sub(keys + 2);
    let rows = commands.iter().enumerate().skip(list.offset);
    for (y, (at, listed)) in (area.top()..area.bottom()).zip(rows) {
        let text = cut(listed.words, words, canvas.glyphs().cut);
        let line = [
            Piece::new(Role::Text, pad(&text, words)),
            Piece::gap(2),
            Piece::new(Role::Dim, listed.keys.clone()),
        ];
        let selected = at == list.selected;
        canvas.line_as(left, y, area.width.saturating_sub(2), &line, |role| {
            if selected { lifted(role) } else { role }
        });
        if selected {
            let row = Rect {
                width: area.width,
                ..area
            };
            select(canvas, row, y, true);
        }
    }
}
