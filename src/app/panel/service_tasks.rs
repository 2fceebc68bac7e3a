//! The tasks that the service holds, as far as they were listed.

use std::collections::HashSet;
use std::sync::Arc;

use jiff::Timestamp;

use super::{Chosen, Reread};
use crate::a2a::{Task, TaskFilter, TaskPage, TaskState};
use crate::app::remote::Remote;
use crate::app::ticket::Ticket;
use crate::domain::{ContextId, LoadError};

/// Tasks on a page.
const PAGE_SIZE: u16 = 50;

/// The most tasks listed; a service that goes on for ever must not fill the memory.
pub const LISTED_LIMIT: usize = 5_000;

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
#[derive(Clone, Debug, Default)]
pub struct ServiceTasks {
    /// Only tasks in this state.
    pub state: Option<TaskState>,
    /// Only tasks of this conversation.
    pub context: Option<ContextId>,
    /// The tasks so far, in the order sent: the most recently changed first.
    pub rows: Vec<Arc<Task>>,
    /// Entries that were no tasks.
    pub unreadable: usize,
    /// The cursor of the next page.
    pub next: Option<String>,
    /// How many tasks fit the filter, as the service says.
    pub total: Option<u64>,
    /// The service gives a cursor again, or pages without anything: the list ends here.
    pub repeats: bool,
    /// What became of asking; its value is when the newest page came.
    pub listing: Remote<Timestamp>,
    /// Which row is chosen; the one below the last is the next page's.
    pub chosen: Chosen,
    /// What became of reading the chosen one again.
    pub reread: Reread,
    asked: HashSet<String>,
    /// The page on its way is a next one.
    asked_next: bool,
}

impl ServiceTasks {
    /// The keys of the rows: their places, and one more if there is a next page.
    #[must_use]
    pub fn keys(&self) -> Vec<u64> {
        let count = self.rows.len() + usize::from(self.next.is_some() && !self.rows.is_empty());
        (0..count as u64).collect()
    }

    /// The chosen task; none on the row of the next page.
    #[must_use]
    pub fn task(&self) -> Option<&Arc<Task>> {
        self.rows.get(self.chosen.place(&self.keys()))
    }

    /// True if the row of the next page is chosen.
    #[must_use]
    pub fn is_on_more(&self) -> bool {
        !self.rows.is_empty() && self.task().is_none()
    }

    /// Forgets what was listed: it doesn't fit what is asked for next.
    pub(super) fn clear(&mut self) {
        self.rows.clear();
        (self.unreadable, self.next, self.total, self.repeats) = (0, None, None, false);
        self.chosen = Chosen::default();
        self.reread = Reread::Never;
        self.listing = Remote::Idle;
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
    pub fn is_filter_ignored(&self) -> bool {
        let other_state = |task: &Task| {
            let wanted = self.state.as_ref();
            wanted.is_some_and(|state| *state != task.status.state)
        };
        let other_context = |task: &Task| {
            let wanted = self.context.as_ref().map(|context| context.0.as_str());
            let has = task.context_id.as_deref();
            wanted.is_some_and(|wanted| has.is_some_and(|has| has != wanted))
        };
        self.rows
            .iter()
            .any(|task| other_state(task) || other_context(task))
    }

    /// What to ask for next: the page behind the cursor, or the first one.
    pub(super) fn filter(&mut self, next: bool) -> TaskFilter {
        self.asked_next = next;
        if !next {
            self.asked.clear();
        }
        let page_token = self.next.clone().filter(|_| next);
        self.asked.extend(page_token.clone());
        TaskFilter {
            context: self.context.clone(),
            status: self.state.clone(),
            page_size: Some(PAGE_SIZE),
            page_token,
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
        if !self.asked_next {
            self.rows.clear();
            self.unreadable = 0;
            self.chosen = Chosen::default();
            self.reread = Reread::Never;
        }
        let is_empty = page.tasks.is_empty() && page.unreadable.is_empty();
        self.unreadable += page.unreadable.len();
        // A page may be longer than what was asked for, and longer than what is kept.
        let room = LISTED_LIMIT.saturating_sub(self.rows.len());
        let is_full = page.tasks.len() >= room;
        self.rows
            .extend(page.tasks.into_iter().take(room).map(Arc::new));
        self.total = page.total_size;
        self.repeats = page
            .next_page_token
            .as_ref()
            .is_some_and(|next| is_empty || self.asked.contains(next));
        self.repeats |= is_full;
        self.next = page.next_page_token.filter(|_| !self.repeats);
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
                let same = |known: &&mut Arc<Task>| known.id.is_some() && known.id == task.id;
                if let Some(place) = self.rows.iter_mut().find(same) {
                    *place = task;
                }
                Reread::Read(now)
            }
            Err(error) => Reread::ended(error, now),
        };
        true
    }
}
