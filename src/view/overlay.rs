//! What lies over the panes: a frame with a heavy top edge, its own ground, keys in its last row.

use ratatui::layout::Rect;

use super::ask_host::ask_host;
use super::canvas::Canvas;
use super::choices::demo_list;
use super::command_list;
use super::link_line::link_line;
use super::overlay_frame::{edges, notes, title};
use super::overlay_keys::key_line;
use super::pane::{dim, joined, lines};
use super::qr;
use crate::app::{Layout, Overlay, OverlayKind};

/// Draws the topmost overlay; everything under it goes to the veil.
pub(super) fn draw(canvas: &mut Canvas<'_>, overlay: &Overlay) {
    if let OverlayKind::Qr(page) = &overlay.kind {
        return qr::draw(canvas, page);
    }
    canvas.cursor = None;
    let (width, height) = canvas.model.size;
    if matches!(overlay.kind, OverlayKind::FullLink) {
        return full_link(canvas, overlay);
    }
    canvas.veil();
    let mut frame = Layout::overlay(width, height);
    if matches!(overlay.kind, OverlayKind::AskHost(_)) {
        frame.height = frame.height.min(10);
    }
    canvas.clear(frame);
    let style = canvas.theme.over();
    canvas.ground(frame, style);
    let rows = usize::from(frame.height.saturating_sub(5)).max(1);
    let inside = Rect {
        x: frame.x + 3,
        y: frame.y + 2,
        width: frame.width.saturating_sub(6),
        height: u16::try_from(rows).unwrap_or(1),
    };
    edges(
        canvas,
        frame,
        &title(canvas, overlay),
        notes(canvas, overlay, rows),
    );
    match &overlay.kind {
        OverlayKind::Open(home) => {
            let y = link_line(
                canvas,
                Rect {
                    height: 1,
                    ..inside
                },
                home,
            );
            demo_list(
                canvas,
                Rect {
                    y: y + 1,
                    height: inside.bottom().saturating_sub(y + 1),
                    ..inside
                },
                home,
            );
        }
        OverlayKind::AskHost(found) => ask_host(canvas, inside, found),
        OverlayKind::Commands(list) => command_list::draw(canvas, inside, list),
        // These have no frame: the code has the whole window, and the screen draws the panel in the place of the panes.
        OverlayKind::Qr(_) | OverlayKind::Panel => {}
        OverlayKind::Record | OverlayKind::Action | OverlayKind::Block(_) | OverlayKind::Help => {
            lines(canvas, inside, &overlay.text)
        }
        OverlayKind::FullLink => {}
    }
    let y = frame.bottom().saturating_sub(2);
    key_line(canvas, overlay, inside.x, y, inside.width);
}

/// A link in full: nothing stands beside it, so that a selection by hand, line by line, takes it and no more.
fn full_link(canvas: &mut Canvas<'_>, overlay: &Overlay) {
    let (width, height) = canvas.model.size;
    canvas.clear(Rect::new(0, 0, width, height));
    let area = Layout::full_link(width, height);
    let length = canvas
        .model
        .code()
        .and_then(|code| code.actions.selected_link())
        .map_or(0, |link| link.as_str().len());
    let title = dim((canvas.texts().full_link)(length));
    let notes = notes(canvas, overlay, usize::from(area.height));
    let line = joined([title].into_iter().chain(notes));
    canvas.line(1, 0, width.saturating_sub(2), &line);
    lines(canvas, area, &overlay.text);
    let y = height.saturating_sub(1);
    key_line(canvas, overlay, 1, y, width.saturating_sub(2));
}
