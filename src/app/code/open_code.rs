//! The open code: its three panes, and what is on the way for them.

use std::collections::HashMap;

use super::retry_pauses::Pausing;
use crate::app::actions::pane::ActionsPane;
use crate::app::card::pane::CardPane;
use crate::app::ledger::pane::LedgerPane;
use crate::app::pane::{Pane, PaneText, PaneView};
use crate::app::text_view::TextView;
use crate::app::ticket::{PaneId, Ticket};
use crate::domain::{CodeLink, Conversation, ErrorKind, LoadError};
use crate::text::SafeText;

/// How far a task has come that isn't finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TaskProgress {
    /// Its state, as the protocol names it.
    pub state: String,
    /// What the agent says about it.
    pub said: Option<SafeText>,
}

/// One code and its three panes.
#[derive(Clone, Debug)]
pub(crate) struct OpenCode {
    pub link: CodeLink,
    /// The conversation of this code at this endpoint.
    pub conversation: Conversation,
    /// Which pane keys go to.
    pub focus: PaneId,
    /// True if only that pane is in sight.
    pub zoomed: bool,
    /// How each pane is shown: card, ledger, actions.
    pub views: [PaneView; 3],
    /// Lines of the panes that aren't rendered.
    pub texts: [PaneText; 3],
    pub card: CardPane,
    pub ledger: LedgerPane,
    pub actions: ActionsPane,
    /// Counts everything that came in; what was made from older content is made again.
    pub(in crate::app) version: u64,
    /// How far tasks have come that aren't finished, by the ticket of their question.
    pub progress: HashMap<Ticket, TaskProgress>,
    /// Questions that wait to be sent (again), by their ticket.
    pub(super) pauses: HashMap<Ticket, Pausing>,
    /// The selected record for the right column of wide windows.
    pub side: TextView<usize>,
}

impl OpenCode {
    /// A code of which nothing is known yet.
    pub(super) fn new(link: CodeLink, version: u64) -> Self {
        Self {
            link,
            conversation: Conversation::default(),
            focus: PaneId::Ledger,
            zoomed: false,
            views: [PaneView::Rendered; 3],
            texts: Default::default(),
            card: CardPane::default(),
            ledger: LedgerPane::default(),
            actions: ActionsPane::default(),
            version,
            progress: HashMap::new(),
            pauses: HashMap::new(),
            side: TextView::default(),
        }
    }

    #[must_use]
    pub(crate) fn pane(&self, pane: PaneId) -> &dyn Pane {
        match pane {
            PaneId::Card => &self.card,
            PaneId::Ledger => &self.ledger,
            PaneId::Actions => &self.actions,
        }
    }

    pub(in crate::app) fn pane_mut(&mut self, pane: PaneId) -> &mut dyn Pane {
        match pane {
            PaneId::Card => &mut self.card,
            PaneId::Ledger => &mut self.ledger,
            PaneId::Actions => &mut self.actions,
        }
    }

    /// All panes, in their order.
    pub(in crate::app) fn panes(&self) -> impl Iterator<Item = &dyn Pane> {
        PaneId::ALL.into_iter().map(|pane| self.pane(pane))
    }

    /// The state of the task that a pane waits for, if it isn't finished.
    #[must_use]
    pub(crate) fn task_state(&self, pane: PaneId) -> Option<&TaskProgress> {
        self.progress.get(&self.pane(pane).awaited()?)
    }

    /// What the pane's question waits for, if it isn't on its way.
    #[must_use]
    pub(crate) fn pausing(&self, pane: PaneId) -> Option<&Pausing> {
        self.pauses.get(&self.pane(pane).awaited()?)
    }

    /// The question that waits longest.
    #[must_use]
    pub(crate) fn longest_pausing(&self) -> Option<&Pausing> {
        let all = PaneId::ALL
            .into_iter()
            .filter_map(|pane| self.pausing(pane));
        all.max_by_key(|pausing| pausing.until)
    }

    /// The id of the task that a pane could wait on for.
    #[must_use]
    pub(crate) fn unfinished_task(&self, pane: PaneId) -> Option<&str> {
        match self.pane(pane).error() {
            Some(LoadError {
                kind: ErrorKind::StillWorking(task),
                ..
            }) => task.id.as_deref(),
            _ => None,
        }
    }

    /// True if nothing at all is known of the code and the service says that there is no readable public entity.
    #[must_use]
    pub(crate) fn is_no_entity(&self) -> bool {
        self.panes().all(|pane| {
            let is_no_entity = |error: &LoadError| error.kind == ErrorKind::NoEntity;
            !pane.has_answer() && pane.error().is_some_and(is_no_entity)
        })
    }

    #[must_use]
    pub(crate) const fn view(&self, pane: PaneId) -> PaneView {
        self.views[pane as usize]
    }
}
