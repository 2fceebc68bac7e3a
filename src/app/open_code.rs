//! The open code: its three panes, and what is on the way for them.

use std::collections::HashMap;

use super::pausing::Pausing;
use super::text_view::ViewKey;
use super::{ActionsPane, LedgerPane, Remote, TextView};
use crate::app::ticket::{PaneId, Ticket};
use crate::domain::{Answer, Card, CodeLink, ContextId, ErrorKind, LoadError};
use crate::present::CardRows;
use crate::text::SafeText;

/// How a pane is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PaneView {
    /// Laid out.
    #[default]
    Rendered,
    /// The service's one-line summary and where the answer is from.
    Summary,
    /// The JSON as sent.
    Raw,
}

impl PaneView {
    /// The next one, round and round.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Rendered => Self::Summary,
            Self::Summary => Self::Raw,
            Self::Raw => Self::Rendered,
        }
    }
}

/// The card and what is selected in it.
#[derive(Clone, Debug, Default)]
pub struct CardPane {
    /// The answer.
    pub answer: Remote<Box<Answer<Card>>>,
    /// Laid out for the present width and language.
    pub rows: CardRows,
    /// What `rows` was laid out for.
    pub(super) rows_key: Option<ViewKey>,
    /// Selected row.
    pub selected: usize,
    /// First visible line.
    pub offset: usize,
}

impl CardPane {
    /// The place in the card of the block that the selected row belongs to.
    pub(super) fn selected_block(&self) -> Option<usize> {
        let row = self.rows.rows.get(self.selected)?;
        Some(row.block)
    }
}

/// How far a task has come that isn't finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaskProgress {
    /// Its state, as the protocol names it.
    pub state: String,
    /// What the agent says about it.
    pub said: Option<SafeText>,
}

/// One code and its three panes.
#[derive(Clone, Debug)]
pub struct OpenCode {
    /// The code.
    pub link: CodeLink,
    /// The conversation of this code at this endpoint.
    pub context: Option<ContextId>,
    /// Which pane keys go to.
    pub focus: PaneId,
    /// True if only that pane is in sight.
    pub zoomed: bool,
    /// How each pane is shown: card, ledger, actions.
    pub views: [PaneView; 3],
    /// Lines of the panes that aren't rendered.
    pub texts: [TextView; 3],
    /// The card.
    pub card: CardPane,
    /// The ledger.
    pub ledger: LedgerPane,
    /// The actions.
    pub actions: ActionsPane,
    /// Counts everything that came in; what was made from older content is made again.
    pub(super) stamp: u64,
    /// How far tasks have come that aren't finished, by the ticket of their question.
    pub progress: HashMap<Ticket, TaskProgress>,
    /// Questions that wait to be sent (again), by their ticket.
    pub(super) pauses: HashMap<Ticket, Pausing>,
    /// The selected record for the right column of wide windows.
    pub side: TextView,
}

impl OpenCode {
    /// The state of the task that a pane waits for, if it isn't finished.
    #[must_use]
    pub fn task_state(&self, pane: PaneId) -> Option<&TaskProgress> {
        self.progress.get(&self.awaited(pane)?)
    }

    /// The ticket that a pane waits for.
    #[must_use]
    pub const fn awaited(&self, pane: PaneId) -> Option<Ticket> {
        match pane {
            PaneId::Card => self.card.answer.awaited(),
            PaneId::Ledger => self.ledger.awaited(),
            PaneId::Actions => self.actions.answer.awaited(),
        }
    }

    /// Why a pane has nothing new to show.
    #[must_use]
    pub const fn error(&self, pane: PaneId) -> Option<&LoadError> {
        match pane {
            PaneId::Card => self.card.answer.error(),
            PaneId::Ledger => self.ledger.error(),
            PaneId::Actions => self.actions.answer.error(),
        }
    }

    /// True if a pane has an answer to show, of whatever age.
    #[must_use]
    pub fn has_answer(&self, pane: PaneId) -> bool {
        match pane {
            PaneId::Card => self.card.answer.value().is_some(),
            PaneId::Ledger => self.ledger.fetched_at.is_some() || !self.ledger.list.is_empty(),
            PaneId::Actions => self.actions.answer.value().is_some(),
        }
    }

    /// True if nothing at all is known of the code and the service says that there is no readable public entity.
    #[must_use]
    pub fn is_no_entity(&self) -> bool {
        let is_no_entity = |pane| {
            self.error(pane)
                .is_some_and(|error| error.kind == ErrorKind::NoEntity)
        };
        PaneId::ALL
            .into_iter()
            .all(|pane| !self.has_answer(pane) && is_no_entity(pane))
    }

    /// The view of a pane.
    #[must_use]
    pub const fn view(&self, pane: PaneId) -> PaneView {
        self.views[pane as usize]
    }
}
