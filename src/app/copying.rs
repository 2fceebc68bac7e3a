//! Copying a link, and what may be said about it.

use super::effect::Effect;
use super::model::Model;
use super::notice::{CopiedText, Notice, UnsettledCopy};
use super::overlay::{Overlay, OverlayKind};
use crate::domain::{CopyOutcome, CopyUrl, UsableLink};
use crate::i18n::Texts;

/// Copies a link, saying whose host it is.
pub(super) fn copy_link(model: &mut Model, link: CopyUrl) -> Vec<Effect> {
    let own = model.code().map(|code| code.link.host());
    let standing = link.host_standing(&model.options.hosts, own);
    model.last_link = Some(link.clone());
    let (copy, at_once) = begin_copy(model, Some(link.clone()));
    let sends = at_once.is_none();
    if !sends {
        open_full_link(model);
    }
    model.notice = Some(Notice::Copy {
        copy,
        link: link.clone(),
        standing,
        outcome: at_once,
    });
    if sends {
        vec![Effect::CopyLink { copy, link }]
    } else {
        Vec::new()
    }
}

/// Copies a text that is no link.
pub(super) fn copy_text(model: &mut Model, text: String, what: CopiedText) -> Vec<Effect> {
    let (copy, at_once) = begin_copy(model, None);
    let sends = at_once.is_none();
    model.notice = Some(Notice::TextCopy {
        copy,
        what,
        outcome: at_once,
    });
    if sends {
        vec![Effect::CopyText { copy, text }]
    } else {
        Vec::new()
    }
}

/// Its number, and its end if there is no way to begin it.
fn begin_copy(model: &mut Model, link: Option<CopyUrl>) -> (u64, Option<CopyOutcome>) {
    model.last_copy += 1;
    let at_once = if model.options.copy_off {
        Some(CopyOutcome::Off)
    } else if model.options.copy_ways.is_empty() {
        Some(CopyOutcome::NoWay)
    } else {
        None
    };
    let copy = model.last_copy;
    model.unsettled_copy = Some(UnsettledCopy {
        copy,
        link,
        end: at_once.clone(),
    });
    (copy, at_once)
}

/// The selected action's link in full, for selection by hand; false if it is there already or there is none to hand out.
pub(super) fn open_full_link(model: &mut Model) -> bool {
    // Under a code it stands in full as well.
    let is_open = matches!(
        model.on_top(),
        Some(OverlayKind::FullLink | OverlayKind::Qr(_))
    );
    let is_usable = model
        .code()
        .is_some_and(|code| code.actions.selected_is_usable());
    if is_open || !is_usable {
        return false;
    }
    model.overlays.push(Overlay::new(OverlayKind::FullLink));
    true
}

/// Says how a copy ended, if the message row still speaks of it.
pub(super) fn copy_finished(model: &mut Model, finished: u64, outcome: CopyOutcome) -> bool {
    model.unsettled_copy = model.unsettled_copy.take().and_then(|mut last| {
        if last.copy == finished {
            last.end = Some(outcome.clone());
        }
        let succeeded = last.end.as_ref().is_some_and(CopyOutcome::is_success);
        (!succeeded).then_some(last)
    });
    let is_link = matches!(model.notice, Some(Notice::Copy { .. }));
    match &mut model.notice {
        Some(
            Notice::Copy {
                copy, outcome: end, ..
            }
            | Notice::TextCopy {
                copy, outcome: end, ..
            },
        ) if *copy == finished => {
            let by_hand = is_link
                && matches!(
                    outcome,
                    CopyOutcome::TooLong { .. } | CopyOutcome::Failed { .. }
                );
            *end = Some(outcome);
            if by_hand {
                open_full_link(model);
            }
            true
        }
        _ => false,
    }
}

/// Why a link can't be handed out.
pub(super) fn why_unusable(link: &UsableLink, texts: &Texts) -> Option<Notice> {
    let words = match link {
        UsableLink::Usable(_) => return None,
        UsableLink::Untracked => texts.links.no_link.to_owned(),
        UsableLink::Refused(_, why) => (texts.links.url_refusal)(why),
    };
    Some(Notice::Attention(words))
}
