//! The panes that are shown as text, and the record beside them, made for the present width.

use super::detail::record_lines;
use crate::app::layout::{Arrangement, Layout};
use crate::app::open_code::{OpenCode, PaneView};
use crate::app::pane_text::pane_lines;
use crate::app::text_view::ViewKey;
use crate::app::ticket::PaneId;
use crate::present::{Line, Piece, TextStyle, json_lines};
use crate::theme::Role;

/// The text of each pane in sight that isn't rendered.
pub(super) fn settle_texts(code: &mut OpenCode, layout: &Layout, style: &TextStyle) {
    for (pane, area, rows) in [
        (PaneId::Card, layout.card, layout.card_rows()),
        (PaneId::Ledger, layout.ledger, layout.ledger_rows()),
        (PaneId::Actions, layout.actions, layout.action_rows()),
    ] {
        let view = code.view(pane);
        if view == PaneView::Rendered || area.is_empty() {
            continue;
        }
        let width = usize::from(area.width).saturating_sub(2).max(1);
        let item = if pane == PaneId::Ledger {
            code.ledger.selected
        } else {
            0
        };
        let key = ViewKey {
            width,
            lang: style.lang,
            stamp: code.stamp,
            item,
            form: view as u8,
        };
        let Some(mut text) = code.texts.get_mut(pane as usize).map(std::mem::take) else {
            continue;
        };
        text.keep(key, || pane_lines(code, pane, view, width, style));
        text.clamp(rows.max(1));
        if let Some(place) = code.texts.get_mut(pane as usize) {
            *place = text;
        }
    }
}

/// The selected record beside the panes, where the window has room for it.
pub(super) fn settle_side(code: &mut OpenCode, layout: &Layout, style: &TextStyle) {
    if layout.arrangement != Arrangement::Four {
        return;
    }
    let width = usize::from(layout.side.width).saturating_sub(1).max(1);
    let key = ViewKey {
        width,
        lang: style.lang,
        stamp: code.stamp,
        item: code.ledger.selected,
        form: 0,
    };
    let mut side = std::mem::take(&mut code.side);
    side.keep(key, || {
        let mut lines = record_lines(code, width, style);
        if let Some(record) = code.ledger.record() {
            lines.push(Line::new());
            lines.push(vec![Piece::new(Role::Strong, style.texts().raw_title)]);
            lines.extend(json_lines(record.raw(), width, style.texts()));
        }
        lines
    });
    code.side = side;
}
