//! The panes that are shown as text, and the record beside them, made for the present width.

use super::open_code::OpenCode;
use super::pane_text::pane_lines;
use crate::app::card::derive::derive_card;
use crate::app::layout::{Arrangement, Layout};
use crate::app::ledger::record_lines::record_lines;
use crate::app::pane::{PaneSubject, PaneView};
use crate::app::text_view::ViewKey;
use crate::app::ticket::PaneId;
use crate::domain::CodeHosts;
use crate::i18n::Lang;
use crate::present::{Line, Piece, TextStyle, json_lines};
use crate::theme::Role;

/// All that depends on the code.
pub(in crate::app) fn derive_code(
    code: &mut OpenCode,
    layout: &Layout,
    style: &TextStyle,
    hosts: &CodeHosts,
) {
    derive_card(code, layout, style, hosts);
    code.ledger.settle(layout.ledger_rows());
    code.actions.keep_in_sight(layout.action_rows());
    for pane in PaneId::ALL {
        derive_text(code, pane, layout, style);
    }
    derive_side(code, layout, style);
}

/// The text of a pane in sight that isn't rendered.
fn derive_text(code: &mut OpenCode, pane: PaneId, layout: &Layout, style: &TextStyle) {
    let (view, area) = (code.view(pane), layout.area(pane));
    if view == PaneView::Rendered || area.is_empty() {
        return;
    }
    let width = usize::from(area.width).saturating_sub(2).max(1);
    let row = match pane {
        PaneId::Ledger => code.ledger.selected,
        PaneId::Card | PaneId::Actions => 0,
    };
    let key = key(code, style.lang, width, PaneSubject { view, row });
    if !code.texts[pane as usize].is_for(&key) {
        let lines = pane_lines(code, pane, view, width, style);
        code.texts[pane as usize].set(key, lines);
    }
    code.texts[pane as usize].clamp(layout.rows(pane).max(1));
}

/// The selected record beside the panes, where the window has room for it.
fn derive_side(code: &mut OpenCode, layout: &Layout, style: &TextStyle) {
    if layout.arrangement != Arrangement::Four {
        return;
    }
    let width = usize::from(layout.side.width).saturating_sub(1).max(1);
    let key = key(code, style.lang, width, code.ledger.selected);
    if code.side.is_for(&key) {
        return;
    }
    let texts = style.lang.texts();
    let mut lines = record_lines(&code.ledger, width, style);
    if let Some(record) = code.ledger.record() {
        lines.push(Line::new());
        lines.push(vec![Piece::new(Role::Strong, texts.panes.raw_title)]);
        lines.extend(json_lines(record.raw(), width, texts));
    }
    code.side.set(key, lines);
}

fn key<S>(code: &OpenCode, lang: Lang, width: usize, subject: S) -> ViewKey<S> {
    ViewKey {
        width,
        lang,
        version: code.version,
        minute: 0,
        subject,
    }
}
