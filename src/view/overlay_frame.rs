//! The frame of an overlay, with its title and notes in the top edge.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::pane::{joined, rule};
use crate::present::{Line, Piece, line_width};
use crate::text::cells;
use crate::theme::Role;

pub(super) fn edges(canvas: &mut Canvas<'_>, frame: Rect, title: &str, notes: Vec<Line>) {
    let glyphs = canvas.glyphs();
    let (right, bottom) = (
        frame.right().saturating_sub(1),
        frame.bottom().saturating_sub(1),
    );
    rule(canvas, frame.x, frame.right(), frame.y, true, &[]);
    canvas.text(frame.x, frame.y, 1, Role::Accent, glyphs.corners[0]);
    canvas.text(right, frame.y, 1, Role::Accent, glyphs.corners[1]);
    let chip = format!(" {title} ");
    let room = frame.width.saturating_sub(4);
    canvas.text(frame.x + 2, frame.y, room, Role::Chip, &chip);
    let used = u16::try_from(cells(&chip)).unwrap_or(u16::MAX).min(room);
    let left = frame.x + 2 + used + 1;
    let room = usize::from(right.saturating_sub(left + 2));
    let mut notes = notes;
    // The first note, how much is below, stays longest.
    while !notes.is_empty() {
        let mut note = vec![Piece::gap(1)];
        note.extend(joined(notes.iter().cloned()));
        note.push(Piece::gap(1));
        if line_width(&note) <= room {
            canvas.right_aligned(left, right.saturating_sub(1), frame.y, &note);
            break;
        }
        notes.pop();
    }
    for y in frame.y + 1..bottom {
        canvas.text(frame.x, y, 1, Role::Faint, glyphs.side);
        canvas.text(right, y, 1, Role::Faint, glyphs.side);
    }
    canvas.rule(frame.x, bottom, frame.width, Role::Faint, glyphs.light);
    canvas.text(frame.x, bottom, 1, Role::Faint, glyphs.corners[2]);
    canvas.text(right, bottom, 1, Role::Faint, glyphs.corners[3]);
}
