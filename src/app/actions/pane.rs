//! The actions pane: its answer and what is selected in it.

use jiff::Timestamp;

use crate::app::pane::{Pane, step};
use crate::app::remote::Remote;
use crate::app::scroll::follow;
use crate::app::ticket::Ticket;
use crate::domain::{ActionList, Answer, CopyUrl, EntityAction, LoadError, UsableLink};

/// The actions and what is selected in them.
#[derive(Clone, Debug, Default)]
pub(crate) struct ActionsPane {
    pub answer: Remote<Box<Answer<ActionList>>>,
    /// Selected action.
    pub selected: usize,
    /// First visible action.
    pub offset: usize,
}

impl ActionsPane {
    /// How many actions there are.
    #[must_use]
    pub(crate) fn len(&self) -> usize {
        self.answer
            .value()
            .map_or(0, |answer| answer.value.actions.len())
    }

    /// True without one.
    #[must_use]
    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The selected action, if there is one.
    #[must_use]
    pub(crate) fn selected_action(&self) -> Option<&EntityAction> {
        self.answer.value()?.value.actions.get(self.selected)
    }

    /// True if the selected action has a link that can be handed out.
    #[must_use]
    pub(crate) fn selected_is_usable(&self) -> bool {
        self.selected_link().is_some()
    }

    #[must_use]
    pub(crate) fn selected_link(&self) -> Option<&CopyUrl> {
        match &self.selected_action()?.human_url {
            UsableLink::Usable(link) => Some(link),
            _ => None,
        }
    }

    /// Keeps the selection inside the list and in sight, in a window of `rows` rows.
    pub(crate) fn keep_in_sight(&mut self, rows: usize) {
        let count = self.len();
        self.selected = self.selected.min(count.saturating_sub(1));
        self.offset = follow(self.offset, self.selected, self.selected, rows, count);
    }

    /// Takes the answer; the same action stays selected, wherever it stands now. False if it isn't the awaited one.
    pub(crate) fn finish(
        &mut self,
        ticket: Ticket,
        reply: Result<Box<Answer<ActionList>>, LoadError>,
    ) -> bool {
        let selected = self.selected_action().map(|action| action.action.clone());
        if !self.answer.finish(ticket, reply) {
            return false;
        }
        let same = |id| {
            let actions = &self.answer.value()?.value.actions;
            actions.iter().position(|action| action.action == id)
        };
        let place = selected.filter(|id| !id.is_untracked()).and_then(same);
        self.selected = place.unwrap_or(self.selected);
        true
    }
}

impl Pane for ActionsPane {
    fn awaited(&self) -> Option<Ticket> {
        self.answer.awaited()
    }

    fn since(&self) -> Option<Timestamp> {
        self.answer.since()
    }

    fn error(&self) -> Option<&LoadError> {
        self.answer.error()
    }

    fn has_answer(&self) -> bool {
        self.answer.value().is_some()
    }

    fn fetched_at(&self) -> Option<Timestamp> {
        self.answer.fetched_at()
    }

    fn outdated(&self) -> Option<(&LoadError, Timestamp)> {
        self.answer.outdated()
    }

    fn fail(&mut self, ticket: Ticket, error: LoadError) {
        self.answer.finish(ticket, Err(error));
    }

    fn step(&mut self, by: isize) -> bool {
        let count = self.len();
        step(&mut self.selected, by, count)
    }
}
