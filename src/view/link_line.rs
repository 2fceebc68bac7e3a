//! The line a link is typed into: on the home screen, and in the overlay that opens another code.

use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use super::pane::bar;
use crate::app::HomeState;
use crate::text::{cells, cut, sanitize_line, without_cells};
use crate::theme::Role;

/// So many characters on each side of the cursor are enough for any window.
const NEAR: usize = 1_000;

/// The link line; gives the row after what it needed.
pub(super) fn link_line(canvas: &mut Canvas<'_>, area: Rect, home: &HomeState) -> u16 {
    let texts = canvas.texts();
    let (x, y) = (area.x, area.y);
    bar(canvas, x, y, 1, !home.on_list);
    let label = u16::try_from(cells(texts.home.link_label)).unwrap_or(0);
    canvas.text(x + 3, y, label, Role::Dim, texts.home.link_label);
    let left = x + 3 + label + 2;
    let width = area.right().saturating_sub(left).max(1);
    let value = home.input.value();
    if value.is_empty() {
        canvas.text(
            left + 2,
            y,
            width.saturating_sub(2),
            Role::Dim,
            texts.home.link_placeholder,
        );
    }
    // Everything typed stands on one line and is shown safely; the end with the cursor stays in sight.
    let at = home.input.cursor();
    let near = NEAR.min(at);
    let before: String = value.chars().skip(at - near).take(near).collect();
    let before = sanitize_line(&before);
    let behind: String = value.chars().skip(at).take(NEAR).collect();
    let shown = format!("{before}{}", sanitize_line(&behind));
    // The character under the cursor is seen whole, before the mark that more is behind it.
    let kept = if behind.is_empty() { 1 } else { 3 };
    let room = usize::from(width).saturating_sub(kept).max(1);
    let skip = cells(&before).saturating_sub(room.saturating_sub(1));
    let visible = without_cells(&shown, skip);
    // A wide character at the left edge goes whole, so that more may be skipped than has to be.
    let cursor = cells(&before).saturating_sub(cells(&shown) - cells(visible));
    canvas.text(
        left,
        y,
        width,
        Role::Text,
        &cut(visible, usize::from(width), canvas.glyphs().cut),
    );
    if !home.on_list {
        let column = u16::try_from(cursor).unwrap_or(0);
        canvas.cursor = Some(Position::new(left + column.min(width.saturating_sub(1)), y));
    }
    let mut next = y + 1;
    if let Some(fault) = &home.fault {
        let fault = format!("! {fault}");
        for range in crate::text::wrap(&fault, usize::from(width), usize::from(width)) {
            canvas.text(
                left,
                next,
                width,
                Role::Warn,
                fault.get(range).unwrap_or_default(),
            );
            next += 1;
        }
    }
    next.max(y + 2)
}
