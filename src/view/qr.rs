//! A QR code over the whole window, for a phone to scan.

use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use super::keys::key_lines;
use super::pane::joined;
use crate::app::{QrPage, hints};
use crate::qr::Form;

/// Draws the code, what is said about it, and in the last row the keys.
pub(super) fn draw(canvas: &mut Canvas<'_>, page: &QrPage) {
    let (width, height) = canvas.model.size;
    canvas.clear(Rect::new(0, 0, width, height));
    canvas.cursor = None;
    if let (Some(place), Ok(symbol)) = (page.sheet.picture, &page.symbol) {
        let rows = page.form.rows(symbol);
        for (y, row) in (place.top()..place.bottom()).zip(&rows) {
            picture_row(canvas, Rect { y, ..place }, row);
        }
    }
    for (place, line) in &page.sheet.lines {
        canvas.line(place.x, place.y, place.width, line);
    }
    let keys = joined(key_lines(hints(canvas.model)));
    canvas.line(1, height.saturating_sub(1), width.saturating_sub(2), &keys);
}

/// One row of cells, each with both of its colours: a light-on-dark code is none to most readers.
fn picture_row(canvas: &mut Canvas<'_>, place: Rect, row: &str) {
    let [paper, ink] = canvas.theme.paper_and_ink();
    let without_colours = ink.bg.is_none();
    for (x, module) in (place.left()..place.right()).zip(row.chars()) {
        let Some(cell) = canvas.buffer.cell_mut(Position::new(x, place.y)) else {
            continue;
        };
        cell.reset();
        if Form::is_ink(module, !without_colours) {
            // A letter leaves light between its strokes; where there are colours they fill the cell.
            cell.set_char(if without_colours { ' ' } else { module });
            cell.set_style(ink);
        } else {
            cell.set_char(module);
            cell.set_style(paper);
        }
    }
}
