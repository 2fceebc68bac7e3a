//! The overlay with the whole of an item, made for the present width.

use crate::app::open_code::OpenCode;
use crate::app::overlay::{Overlay, OverlayKind};
use crate::app::text_view::ViewKey;
use crate::domain::{CodeHosts, UsableLink};
use crate::present::{
    Hosts, Line, Piece, TextStyle, action_document, block_document, full_link, host_words,
    json_lines, record_document, wrapped,
};

pub(super) fn settle_detail(
    overlay: &mut Overlay,
    code: &OpenCode,
    width: usize,
    style: &TextStyle,
    hosts: &CodeHosts,
) {
    let item = match overlay.kind {
        OverlayKind::Record => code.ledger.selected,
        OverlayKind::Action | OverlayKind::FullLink => code.actions.selected,
        OverlayKind::Block(at) => at,
        OverlayKind::Help
        | OverlayKind::Open(_)
        | OverlayKind::AskHost(_)
        | OverlayKind::Commands(_)
        | OverlayKind::Qr(_)
        | OverlayKind::Panel => return,
    };
    let key = ViewKey {
        width,
        lang: style.lang,
        stamp: code.stamp,
        item,
        form: u8::from(overlay.raw),
    };
    let raw = overlay.raw;
    overlay.text.keep(key, || {
        let json = |json| json_lines(json, width, style.texts());
        match overlay.kind {
            OverlayKind::Record if raw => {
                let record = code.ledger.record();
                record.map(|it| json(it.raw())).unwrap_or_default()
            }
            OverlayKind::Record => record_lines(code, width, style),
            OverlayKind::Action | OverlayKind::FullLink => {
                let answer = code.actions.answer.value();
                let Some(action) = answer.and_then(|it| it.value.actions.get(item)) else {
                    return Vec::new();
                };
                let hosts = Hosts {
                    known: hosts,
                    own: Some(code.link.host()),
                };
                match (&overlay.kind, &action.human_url) {
                    (OverlayKind::FullLink, UsableLink::Usable(url)) => {
                        let mut lines = full_link(url, width);
                        for Piece { role, text } in host_words(url, hosts, style) {
                            lines.extend(wrapped(role, &text, width));
                        }
                        lines
                    }
                    (OverlayKind::FullLink, _) => Vec::new(),
                    _ if raw => json(&action.raw),
                    _ => action_document(action, hosts, style).lines(width),
                }
            }
            _ => {
                let answer = code.card.answer.value();
                let Some(block) = answer.and_then(|it| it.value.blocks.get(item)) else {
                    return Vec::new();
                };
                match &block.raw {
                    _ if !raw => block_document(block, style).lines(width),
                    Some(raw) => json(raw),
                    None => Vec::new(),
                }
            }
        }
    });
}

/// The lines of the selected record.
pub(super) fn record_lines(code: &OpenCode, width: usize, style: &TextStyle) -> Vec<Line> {
    let changed = code.ledger.list.is_changed(code.ledger.selected);
    let record = code.ledger.record();
    let lines = |record| record_document(record, changed, style).lines(width);
    record.map(lines).unwrap_or_default()
}
