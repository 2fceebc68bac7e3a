//! What lies over the panes: a frame with a heavy top edge, its own ground, keys in its last row.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::choices::demo_list;
use super::command_list;
use super::keys::key_row;
use super::link_line::link_line;
use super::overlay_frame::edges;
use super::pane::{dim, joined, lines};
use super::qr;
use crate::app::overlays;
use crate::app::{HomeState, Overlay, OverlayKind};
use crate::present::Line;

/// Draws the topmost overlay; everything under it goes to the veil.
pub(super) fn draw(canvas: &mut Canvas<'_>, overlay: &Overlay) {
    canvas.cursor = None;
    match &overlay.kind {
        OverlayKind::Qr(page) => return qr::draw(canvas, page),
        OverlayKind::FullLink => return full_link(canvas, overlay),
        _ => canvas.veil(),
    }
    let frame = overlays::frame(canvas.model, overlay);
    canvas.clear(frame);
    let style = canvas.theme.over();
    canvas.ground(frame, style);
    let inside = overlays::area(canvas.model, overlay);
    let title = overlays::title(canvas.model, overlay);
    edges(canvas, frame, &title, notes(canvas, overlay));
    match &overlay.kind {
        OverlayKind::Open(home) => open(canvas, inside, home),
        OverlayKind::Commands(list) => command_list::draw(canvas, inside, list),
        _ => lines(canvas, inside, &overlay.text),
    }
    let y = frame.bottom().saturating_sub(2);
    let hints = overlays::hints(canvas.model, overlay);
    key_row(canvas, hints, inside.x, y, inside.width);
}

/// The line for another code, and the codes to choose from.
fn open(canvas: &mut Canvas<'_>, inside: Rect, home: &HomeState) {
    let line = Rect {
        height: 1,
        ..inside
    };
    let y = link_line(canvas, line, home) + 1;
    let below = Rect {
        y,
        height: inside.bottom().saturating_sub(y),
        ..inside
    };
    demo_list(canvas, below, home);
}

/// How much of the text is below, and what the overlay notes.
fn notes(canvas: &Canvas<'_>, overlay: &Overlay) -> Vec<Line> {
    let rows = usize::from(overlays::area(canvas.model, overlay).height);
    let (text, more) = (&overlay.text, canvas.texts().panes.more_lines);
    let below = text.lines.len().saturating_sub(text.offset + rows);
    let more = (below > 0).then(|| more(below));
    let note = overlays::note(canvas.model, overlay);
    more.into_iter().chain(note).map(dim).collect()
}

/// A link in full, in the whole window.
fn full_link(canvas: &mut Canvas<'_>, overlay: &Overlay) {
    let (width, height) = canvas.model.size;
    canvas.clear(Rect::new(0, 0, width, height));
    let title = dim(overlays::title(canvas.model, overlay));
    let line = joined([title].into_iter().chain(notes(canvas, overlay)));
    canvas.line(1, 0, width.saturating_sub(2), &line);
    lines(canvas, overlays::area(canvas.model, overlay), &overlay.text);
    let hints = overlays::hints(canvas.model, overlay);
    key_row(
        canvas,
        hints,
        1,
        height.saturating_sub(1),
        width.saturating_sub(2),
    );
}
