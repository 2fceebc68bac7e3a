//! The overlay with the whole of an item, made for the present width.

use crate::app::open_code::OpenCode;
use crate::app::overlay::{Overlay, OverlayKind};
use crate::app::text_view::ViewKey;
use crate::domain::{CodeHosts, UsableLink};
use crate::present::{Detail, Line, TextLayout, json_lines};

pub(super) fn settle_detail(
    overlay: &mut Overlay,
    code: &OpenCode,
    context: &TextLayout<'_>,
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
        width: context.width,
        lang: context.style.lang,
        stamp: code.stamp,
        item,
        form: u8::from(overlay.raw),
    };
    let raw = overlay.raw;
    overlay.text.keep(key, || {
        let texts = context.style.texts();
        let json = |json| json_lines(json, context.width, texts);
        match overlay.kind {
            OverlayKind::Record if raw => code
                .ledger
                .record()
                .map(|record| json(record.raw()))
                .unwrap_or_default(),
            OverlayKind::Record => record_lines(code, context),
            OverlayKind::Action | OverlayKind::FullLink => {
                let Some(action) = code
                    .actions
                    .answer
                    .value()
                    .and_then(|answer| answer.value.actions.get(item))
                else {
                    return Vec::new();
                };
                let own_host = Some(code.link.host());
                let mut detail = Detail::new(context);
                match (&overlay.kind, &action.human_url) {
                    (OverlayKind::FullLink, UsableLink::Usable(url)) => {
                        detail.full_link(url);
                        detail.host(url, hosts, own_host);
                    }
                    (OverlayKind::FullLink, _) => {}
                    _ if raw => return json(&action.raw),
                    _ => detail.action(action, hosts, own_host),
                }
                detail.finish()
            }
            _ => {
                let Some(block) = code
                    .card
                    .answer
                    .value()
                    .and_then(|answer| answer.value.blocks.get(item))
                else {
                    return Vec::new();
                };
                if raw {
                    return block.raw.as_ref().map(json).unwrap_or_default();
                }
                let mut detail = Detail::new(context);
                detail.block(block);
                detail.finish()
            }
        }
    });
}

/// The lines of the selected record.
pub(super) fn record_lines(code: &OpenCode, context: &TextLayout<'_>) -> Vec<Line> {
    let mut detail = Detail::new(context);
    if let Some(record) = code.ledger.record() {
        detail.record(
            &record.fields(),
            record.raw().as_str(),
            code.ledger.list.is_changed(code.ledger.selected),
        );
    }
    detail.finish()
}
