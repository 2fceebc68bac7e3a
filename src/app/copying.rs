//! Copying a link, and what may be said about it.

use super::effect::Effect;
use super::model::Model;
use super::notice::{CopiedText, Notice};
use super::overlay::{Overlay, OverlayKind};
use super::unsettled_copy::UnsettledCopy;
use crate::domain::{CopyOutcome, CopyUrl, UsableLink};

impl Model {
    /// Copies exactly the humanUrl of the selected action, or says why it can't.
    pub(super) fn copy_selected_action(&mut self) -> Vec<Effect> {
        let Some(action) = self.code().and_then(|code| code.actions.selected_action()) else {
            return Vec::new();
        };
        match &action.human_url {
            UsableLink::Usable(link) => {
                let link = link.clone();
                self.copy_link(link)
            }
            unusable => {
                self.notice = self.why_unusable(unusable);
                Vec::new()
            }
        }
    }

    /// Copies a link, saying whose host it is.
    pub(super) fn copy_link(&mut self, link: CopyUrl) -> Vec<Effect> {
        let own = self.code().map(|code| code.link.host());
        let standing = link.host_standing(&self.around.hosts, own);
        self.last_link = Some(link.clone());
        let (copy, at_once) = self.begin_copy(Some(link.clone()));
        let sends = at_once.is_none();
        if !sends {
            self.open_full_link();
        }
        self.notice = Some(Notice::Copy {
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
    pub(super) fn copy_text(&mut self, text: String, what: CopiedText) -> Vec<Effect> {
        let (copy, at_once) = self.begin_copy(None);
        let sends = at_once.is_none();
        self.notice = Some(Notice::TextCopy {
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
    fn begin_copy(&mut self, link: Option<CopyUrl>) -> (u64, Option<CopyOutcome>) {
        self.last_copy += 1;
        let at_once = if self.around.copy_off {
            Some(CopyOutcome::Off)
        } else if self.around.copy_ways.is_empty() {
            Some(CopyOutcome::NoWay)
        } else {
            None
        };
        let copy = self.last_copy;
        self.unsettled_copy = Some(UnsettledCopy {
            copy,
            link,
            end: at_once.clone(),
        });
        (copy, at_once)
    }

    /// The selected action's link in full, for selection by hand; false if it is there already or there is none to hand out.
    pub(super) fn open_full_link(&mut self) -> bool {
        // Under a code it stands in full as well.
        let is_open = matches!(
            self.on_top(),
            Some(OverlayKind::FullLink | OverlayKind::Qr(_))
        );
        let is_usable = self
            .code()
            .is_some_and(|code| code.actions.selected_is_usable());
        if is_open || !is_usable {
            return false;
        }
        self.overlays.push(Overlay::new(OverlayKind::FullLink));
        true
    }

    /// Says how a copy ended, if the message row still speaks of it.
    pub(super) fn copy_finished(&mut self, finished: u64, outcome: CopyOutcome) -> bool {
        self.unsettled_copy = self.unsettled_copy.take().and_then(|mut last| {
            if last.copy == finished {
                last.end = Some(outcome.clone());
            }
            let succeeded = last.end.as_ref().is_some_and(CopyOutcome::is_success);
            (!succeeded).then_some(last)
        });
        let is_link = matches!(self.notice, Some(Notice::Copy { .. }));
        match &mut self.notice {
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
                    self.open_full_link();
                }
                true
            }
            _ => false,
        }
    }
}
