//! Which questions of the open code wait before they are sent (again).

use jiff::Timestamp;

use super::model::Model;
use super::open_code::OpenCode;
use super::opening::awaited;
use super::pausing::Pausing;
use crate::app::ticket::{PaneId, Ticket};
use crate::domain::RetryPause;

impl OpenCode {
    /// What the pane's question waits for, if it isn't on its way.
    #[must_use]
    pub fn pausing(&self, pane: PaneId) -> Option<&Pausing> {
        self.pauses.get(&self.awaited(pane)?)
    }

    /// All questions that wait.
    pub(super) fn all_pausing(&self) -> impl Iterator<Item = &Pausing> {
        PaneId::ALL
            .into_iter()
            .filter_map(|pane| self.pausing(pane))
    }

    /// The question that waits longest.
    #[must_use]
    pub fn longest_pausing(&self) -> Option<&Pausing> {
        self.all_pausing().max_by_key(|pausing| pausing.until)
    }
}

impl Model {
    pub(super) fn question_paused(&mut self, ticket: Ticket, pause: RetryPause) -> bool {
        let until = self.now.checked_add(pause.left).unwrap_or(Timestamp::MAX);
        let Some(code) = self.code_mut() else {
            return false;
        };
        let tickets = awaited(code);
        if !tickets.contains(&ticket) {
            return false;
        }
        code.pauses.retain(|known, _| tickets.contains(known));
        code.pauses.insert(ticket, Pausing { pause, until });
        true
    }

    pub(super) fn question_sent(&mut self, ticket: Ticket) -> bool {
        let Some(code) = self.code_mut() else {
            return false;
        };
        code.pauses.remove(&ticket).is_some() && awaited(code).contains(&ticket)
    }
}
