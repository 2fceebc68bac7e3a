//! The whole window.

use ratatui::Frame;

use super::canvas::Canvas;
use super::pane::tab;
use super::{
    actions, card, failure, footer, head, home, inspector, ledger, ledger_below, notice, overlay,
};
use crate::app::{Arrangement, Layout, Model, OpenCode, OverlayKind, PaneId, Screen};
use crate::text::cells;
use crate::theme::{Role, Theme};

/// Draws the model. Reads only.
pub(crate) fn render(model: &Model, theme: &Theme, frame: &mut Frame<'_>) {
    let mut canvas = Canvas {
        buffer: frame.buffer_mut(),
        theme,
        model,
        cursor: None,
    };
    // The frame has the terminal's size, the model the one it was told; the model is always told first.
    let layout = model.layout();
    if layout.arrangement == Arrangement::TooSmall {
        let words = (model.texts().panes.too_small)(model.size.0, model.size.1);
        canvas.text(0, 0, layout.footer.width, Role::Text, &words);
        return;
    }
    let in_inspector = |kind: &OverlayKind| matches!(kind, OverlayKind::Inspector);
    match &model.screen {
        _ if model.overlays.iter().any(|it| in_inspector(&it.kind)) => {
            if let Some(code) = model.code() {
                head::draw(&mut canvas, layout.head, code);
            }
            inspector::draw(&mut canvas);
        }
        Screen::Home(state) => {
            let area = ratatui::layout::Rect::new(0, 0, model.size.0, layout.message.y);
            home::draw(&mut canvas, area, state);
        }
        Screen::Code(code) => panes(&mut canvas, &layout, code),
    }
    notice::draw(&mut canvas, layout.message);
    footer::draw(&mut canvas, layout.footer);
    if let Some(top) = model.overlays.last().filter(|top| !in_inspector(&top.kind)) {
        let message_over = model.notice.is_some();
        overlay::draw(&mut canvas, top);
        if message_over {
            // What a key in the overlay did is said where it always is; a code isn't drawn over, so there the keys give way.
            let is_qr = matches!(top.kind, OverlayKind::Qr(_));
            let place = if is_qr { layout.footer } else { layout.message };
            notice::draw(&mut canvas, place);
        }
    }
    let cursor = canvas.cursor;
    if let Some(position) = cursor {
        frame.set_cursor_position(position);
    }
}

fn panes(canvas: &mut Canvas<'_>, layout: &Layout, code: &OpenCode) {
    head::draw(canvas, layout.head, code);
    if code.is_no_entity() {
        let top = layout.head.bottom() + 1;
        let area = ratatui::layout::Rect::new(
            0,
            top,
            canvas.model.size.0,
            layout.message.y.saturating_sub(top),
        );
        failure::no_entity_screen(canvas, area, code);
        return;
    }
    let tabs = matches!(layout.arrangement, Arrangement::Tabs(_));
    card::draw(canvas, layout, code, code.focus == PaneId::Card);
    ledger::draw(canvas, layout, code, code.focus == PaneId::Ledger);
    actions::draw(canvas, layout, code, code.focus == PaneId::Actions);
    ledger_below::side(canvas, layout.side, code);
    if tabs {
        tab_line(canvas, layout, code);
    }
}

/// In narrow windows the title line names all three panes, and the pane's own notes stay at its right end.
fn tab_line(canvas: &mut Canvas<'_>, layout: &Layout, code: &OpenCode) {
    let area = match code.focus {
        PaneId::Card => layout.card,
        PaneId::Ledger => layout.ledger,
        PaneId::Actions => layout.actions,
    };
    let mut x = area.x;
    let names = PaneId::ALL.map(|pane| pane.name(canvas.texts()));
    let all: usize = names.iter().map(|name| cells(name) + 4).sum();
    let wide = u16::try_from(all).unwrap_or(u16::MAX).min(area.width);
    canvas.clear(ratatui::layout::Rect {
        height: 1,
        width: wide,
        ..area
    });
    for (pane, number) in [
        (PaneId::Card, "1"),
        (PaneId::Ledger, "2"),
        (PaneId::Actions, "3"),
    ] {
        let chip = format!(" {number} {} ", pane.name(canvas.texts()));
        let wide = u16::try_from(cells(&chip)).unwrap_or(0);
        if x + wide <= area.right() {
            tab(canvas, x, area.y, wide, &chip, pane == code.focus);
        }
        x += wide;
    }
}
