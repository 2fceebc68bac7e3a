//! The tasks that the service holds, as far as they were listed.

use std::sync::Arc;

use jiff::Timestamp;

use super::{Chosen, Reread};
use crate::a2a::{Task, TaskFilter, TaskPage, TaskState};
use crate::app::remote::Remote;
use crate::app::ticket::Ticket;
use crate::domain::{
    ContextId, LISTED_TASKS_LIMIT, ListEnd, LoadError, NextPage, PageToken, PagedRows,
};

/// Tasks on a page.
const PAGE_SIZE: u16 = 50;

/// The states that the list can be narrowed to, in the order they are offered.
const STATES: [TaskState; 8] = [
    TaskState::Submitted,
    TaskState::Working,
    TaskState::Completed,
    TaskState::Failed,
    TaskState::Canceled,
    TaskState::Rejected,
    TaskState::InputRequired,
    TaskState::AuthRequired,
];

/// The list and what it is narrowed to.
#[derive(Clone, Debug)]
pub(crate) struct ServiceTasks {
    /// Only tasks in this state.
    pub state: Option<TaskState>,
    /// Only tasks of this conversation.
    pub context: Option<ContextId>,
    /// The tasks so far, in the order sent: the most recently changed first.
    pub list: PagedRows<Task>,
    /// Entries that were no tasks.
    pub unreadable: usize,
    /// What became of asking; its value is when the newest page came.
    pub listing: Remote<Timestamp>,
    /// Which row is chosen; the one below the last is the next page's.
    pub chosen: Chosen,
    /// What became of reading the chosen one again.
    pub reread: Reread,
    /// The cursor of the page on its way; none for the first page.
    asked: Option<PageToken>,
}

impl Default for ServiceTasks {
    fn default() -> Self {
        Self {
            state: None,
            context: None,
            list: PagedRows::up_to(LISTED_TASKS_LIMIT),
            unreadable: 0,
            listing: Remote::default(),
            chosen: Chosen::default(),
            reread: Reread::default(),
            asked: None,
        }
    }
}

impl ServiceTasks {
    /// The keys of the rows: their places, and one more if there is a next page.
    #[must_use]
    pub(crate) fn keys(&self) -> Vec<u64> {
        let count = self.rows().len() + usize::from(self.next().is_some());
        (0..count as u64).collect()
    }

    /// The tasks so far.
    #[must_use]
    pub(crate) fn rows(&self) -> &[Arc<Task>] {
        self.list.rows()
    }

    /// The cursor of the next page.
    #[must_use]
    pub(crate) fn next(&self) -> Option<&PageToken> {
        match self.list.next() {
            NextPage::Behind(token) => token.as_ref(),
            NextPage::Ended(_) => None,
        }
    }

    /// Why there is no next page.
    #[must_use]
    pub(crate) const fn end(&self) -> Option<ListEnd> {
        self.list.end()
    }

    /// The chosen task; none on the row of the next page.
    #[must_use]
    pub(crate) fn task(&self) -> Option<&Arc<Task>> {
        self.rows().get(self.chosen.place(&self.keys()))
    }

    /// True if the row of the next page is chosen.
    #[must_use]
    pub(crate) fn is_on_more(&self) -> bool {
        self.next().is_some() && self.task().is_none()
    }

    /// Forgets what was listed: it doesn't fit what is asked for next.
    pub(super) fn clear(&mut self) {
        *self = Self {
            state: self.state.take(),
            context: self.context.take(),
            ..Self::default()
        };
    }

    /// Narrows to the next state, or to none again.
    pub(super) fn next_state(&mut self) {
        let at = self
            .state
            .as_ref()
            .and_then(|state| STATES.iter().position(|it| it == state));
        self.state = STATES.get(at.map_or(0, |at| at + 1)).cloned();
    }

    /// Whether the service lists what wasn't asked for: then the filter says nothing about the rows.
    #[must_use]
    pub(crate) fn is_filter_ignored(&self) -> bool {
        let other_state = |task: &Task| {
            let wanted = self.state.as_ref();
            wanted.is_some_and(|state| *state != task.status.state)
        };
        let other_context = |task: &Task| {
            let wanted = self.context.as_ref().map(|context| context.0.as_str());
            let has = task.context_id.as_deref();
            wanted.is_some_and(|wanted| has.is_some_and(|has| has != wanted))
        };
        self.rows()
            .iter()
            .any(|task| other_state(task) || other_context(task))
    }

    /// What to ask for next: the page behind the cursor, or the first one.
    pub(super) fn filter(&mut self, next: bool) -> TaskFilter {
        self.asked = self.next().cloned().filter(|_| next);
        TaskFilter {
            context: self.context.clone(),
            status: self.state.clone(),
            page_size: Some(PAGE_SIZE),
            page_token: self.asked.as_ref().map(|token| token.0.clone()),
            include_artifacts: false,
        }
    }

    /// Takes a page; false if it isn't awaited.
    pub(super) fn listed(
        &mut self,
        ticket: Ticket,
        reply: Result<Box<TaskPage>, LoadError>,
        now: Timestamp,
    ) -> bool {
        if self.listing.awaited() != Some(ticket) {
            return false;
        }
        let page = match reply {
            Ok(page) => page,
            Err(error) => return self.listing.finish(ticket, Err(error)),
        };
        let chosen = self.task().filter(|_| self.chosen.is_held()).cloned();
        let is_first = self.asked.take().is_none();
        if is_first {
            self.list = PagedRows::up_to(LISTED_TASKS_LIMIT);
            self.unreadable = 0;
            self.chosen = Chosen::default();
            self.reread = Reread::Never;
        }
        self.unreadable += page.unreadable.len();
        let outlook = page.outlook();
        self.list.take(page.tasks, outlook);
        // What was chosen stays chosen wherever it stands now.
        let place = chosen.and_then(|task| self.list.place_of(task.id.as_deref()?));
        if let Some(place) = place.filter(|_| is_first) {
            self.chosen.hold(place as u64);
        }
        self.listing.finish(ticket, Ok(now))
    }

    /// Takes the reply to reading the chosen one again; false if it isn't awaited.
    pub(super) fn reread(
        &mut self,
        ticket: Ticket,
        reply: Result<Arc<Task>, LoadError>,
        now: Timestamp,
    ) -> bool {
        if !self.reread.awaits(ticket) {
            return false;
        }
        self.reread = match reply {
            Ok(task) => {
                self.list.replace(task);
                Reread::Read(now)
            }
            Err(error) => Reread::ended(error, now),
        };
        true
    }
}
