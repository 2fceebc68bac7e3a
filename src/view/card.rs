//! The card pane.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::failure;
use super::pane::{as_text, dim, joined, lifted, select, title, view_notes};
use super::waiting::waiting_note;
use crate::app::{Layout, OpenCode, PaneId, PaneView, Remote};
use crate::present::Line;

/// Draws the card.
pub(super) fn draw(canvas: &mut Canvas<'_>, layout: &Layout, code: &OpenCode, focused: bool) {
    let area = layout.card;
    if area.is_empty() {
        return;
    }
    let rows = layout.card_rows();
    let notes = if code.view(PaneId::Card) == PaneView::Rendered {
        notes(canvas, code, rows)
    } else {
        view_notes(canvas, code, PaneId::Card, rows)
    };
    title(canvas, area, PaneId::Card, focused, &notes);
    if as_text(canvas, area, code, PaneId::Card, rows) {
        return;
    }
    let body = Rect {
        y: area.y + 1,
        height: area.height.saturating_sub(1),
        ..area
    };
    match (code.card.answer.value(), code.card.answer.error()) {
        (None, Some(error)) => failure::draw(
            canvas,
            Rect {
                x: body.x + 1,
                width: body.width.saturating_sub(1),
                ..body
            },
            error,
            true,
        ),
        (None, None) => places(canvas, body),
        (Some(_), _) => facts(canvas, body, code, focused),
    }
}

fn notes(canvas: &Canvas<'_>, code: &OpenCode, rows: usize) -> Line {
    let below = code
        .card
        .rows
        .total_lines
        .saturating_sub(code.card.offset + rows);
    let loading = match &code.card.answer {
        Remote::Loading { since, .. } => waiting_note(canvas, code, PaneId::Card, *since),
        _ => None,
    };
    match loading {
        Some(note) => note,
        None => joined((below > 0).then(|| dim((canvas.texts().panes.more_lines)(below)))),
    }
}

fn places(canvas: &mut Canvas<'_>, body: Rect) {
    let place = canvas.glyphs().place;
    for row in 0..6.min(body.height) {
        canvas.rule(
            body.x + 1,
            body.y + row,
            8,
            crate::theme::Role::Faint,
            place,
        );
        let width = (6 + (row * 5) % 12).min(body.width.saturating_sub(12));
        canvas.rule(
            body.x + 11,
            body.y + row,
            width,
            crate::theme::Role::Faint,
            place,
        );
    }
}

fn facts(canvas: &mut Canvas<'_>, body: Rect, code: &OpenCode, focused: bool) {
    let (top, bottom) = (
        code.card.offset,
        code.card.offset + usize::from(body.height),
    );
    let first = code
        .card
        .rows
        .rows
        .partition_point(|row| row.first_line + row.lines.len() <= top);
    for (at, row) in code.card.rows.rows.iter().enumerate().skip(first) {
        if row.first_line >= bottom {
            break;
        }
        let selected = at == code.card.selected;
        for (line_at, line) in row.lines.iter().enumerate() {
            let place = row.first_line + line_at;
            let Some(y) = place
                .checked_sub(top)
                .filter(|_| place < bottom)
                .and_then(|y| u16::try_from(y).ok())
            else {
                continue;
            };
            let y = body.y + y;
            canvas.line_as(body.x + 1, y, body.width.saturating_sub(1), line, |role| {
                if selected && focused {
                    lifted(role)
                } else {
                    role
                }
            });
            if selected {
                select(canvas, body, y, focused);
            }
        }
    }
}
