//! Dotted places of what is on its way, so that its arrival moves nothing.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::columns::Columns;
use crate::theme::Role;

/// Dotted places of rows on their way.
pub(super) fn places(canvas: &mut Canvas<'_>, body: Rect, columns: &Columns, rows: u16) {
    let place = canvas.glyphs().place;
    for row in 0..rows.min(body.height) {
        let y = body.y + row;
        for (at, (x, width)) in columns.places().enumerate() {
            // Uneven like text, but the same every time.
            let share = if at == 0 {
                6
            } else {
                3 + (u16::try_from(at).unwrap_or(0) * 5 + row * 3) % 4
            };
            canvas.rule(body.x + x, y, width.min(40) * share / 6, Role::Faint, place);
        }
    }
}
