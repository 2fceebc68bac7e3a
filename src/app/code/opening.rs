//! Opening a code: from a text that was typed or pasted, or a choice of the list.

use super::asking::{abandon_all, ask_all};
use super::open_code::OpenCode;
use crate::app::effect::Effect;
use crate::app::explorer_options::DemoCode;
use crate::app::model::{Model, Screen};
use crate::app::notice::Notice;
use crate::app::overlay::{Overlay, OverlayKind};
use crate::domain::{CodeLink, FoundLink, find_links};

/// A text with a link in it: opens the first one, asks about an unknown host, or says what is wrong.
pub(in crate::app) fn open_text(model: &mut Model, text: &str) -> Vec<Effect> {
    match find_links(text, &model.options.hosts) {
        Ok(mut links) => {
            let first = links.remove(0);
            open_found(model, first, links)
        }
        Err(refusal) => {
            let words = (model.texts().links.link_refusal)(&refusal);
            match model.home_mut() {
                Some(home) => home.fault = Some(words),
                None => model.notice = Some(Notice::Attention(words)),
            }
            Vec::new()
        }
    }
}

/// A link that was found; `others` stood beside it and are offered where another code is opened.
pub(in crate::app) fn open_found(
    model: &mut Model,
    found: FoundLink,
    others: Vec<FoundLink>,
) -> Vec<Effect> {
    let count = others.len();
    model.other_links = others;
    if !found.known {
        let question = Overlay::new(OverlayKind::AskHost(found));
        model.overlays.push(question);
        return Vec::new();
    }
    let effects = open_code(model, found.link);
    if count > 0 {
        model.notice = Some(Notice::Remark((model.texts().links.other_links)(count)));
    }
    effects
}

/// Opens a choice of the list.
pub(in crate::app) fn open_choice(model: &mut Model, choice: DemoCode) -> Vec<Effect> {
    let known = model.options.hosts.contains(choice.link.host());
    let found = FoundLink {
        link: choice.link,
        known,
    };
    let others = model.other_links.clone();
    let effects = open_found(model, found, others);
    model.notice = None;
    effects
}

/// Opens a code: whatever was shown before is left, and its requests are given up.
pub(in crate::app) fn open_code(model: &mut Model, link: CodeLink) -> Vec<Effect> {
    let mut effects = abandon_all(model);
    model.overlays.clear();
    model.notice = None;
    let version = model.last_ticket;
    model.screen = Screen::Code(Box::new(OpenCode::new(link, version)));
    effects.extend(ask_all(model));
    effects
}
