//! The tab with the tasks that the service holds, as far as they were listed.

use std::sync::Arc;

use jiff::Timestamp;

use super::chosen::Chosen;
use super::narrowing::Narrowing;
use super::tab::{Asked, Form, Tab, TabHint, TabStep};
use super::task_reading::{Reading, copy_id, read_again, task_lines, told};
use crate::a2a::{Task, TaskFilter, TaskPage};
use crate::app::effect::Effect;
use crate::app::remote::Remote;
use crate::app::ticket::Ticket;
use crate::domain::{
    ContextId, LISTED_TASKS_LIMIT, ListEnd, LoadError, NextPage, PageToken, PagedRows,
};
use crate::i18n::InspectorTexts;
use crate::input::Command;
use crate::present::{Line, TaskView, TextStyle};

/// Tasks on a page.
const PAGE_SIZE: u16 = 50;

/// The list and what it is narrowed to.
#[derive(Clone, Debug)]
pub(crate) struct ServiceTasks {
    /// What it is narrowed to.
    pub narrowing: Narrowing,
    /// The tasks so far, in the order sent: the most recently changed first.
    pub list: PagedRows<Task>,
    /// Entries that were no tasks.
    pub unreadable: usize,
    /// What became of asking; its value is when the newest page came.
    pub listing: Remote<Timestamp>,
    /// Which row is chosen; the one below the last is the next page's.
    pub chosen: Chosen,
    /// What became of reading the chosen one again.
    pub reading: Reading,
    /// The cursor of the page on its way; none for the first page.
    asked: Option<PageToken>,
}

impl Default for ServiceTasks {
    fn default() -> Self {
        Self {
            narrowing: Narrowing::default(),
            list: PagedRows::up_to(LISTED_TASKS_LIMIT),
            unreadable: 0,
            listing: Remote::default(),
            chosen: Chosen::default(),
            reading: Reading::default(),
            asked: None,
        }
    }
}

impl ServiceTasks {
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

    /// Forgets what was listed, which doesn't fit what is asked for next, and gives up what is on its way. Nothing is asked before the person
    /// says so.
    fn forget(&mut self) -> TabStep {
        let given_up = self.listing.awaited();
        *self = Self {
            narrowing: std::mem::take(&mut self.narrowing),
            ..Self::default()
        };
        let given_up: Vec<_> = given_up.into_iter().map(Effect::Abandon).collect();
        given_up.into()
    }

    /// Narrows to the chosen task's conversation, else to the open code's; or to none again.
    fn filter_by_context(&mut self, asked: &Asked) -> TabStep {
        let chosen = self.task().and_then(|task| task.context_id.clone());
        let context = chosen.map(ContextId).or_else(|| asked.context.clone());
        if !self.narrowing.toggle_context(context) {
            return TabStep::attention(asked.words.no_context);
        }
        self.forget()
    }

    /// Whether the service lists what wasn't asked for: then the filter says nothing about the rows.
    #[must_use]
    pub(crate) fn is_filter_ignored(&self) -> bool {
        let is_other = |task: &Arc<Task>| !self.narrowing.may_list(task);
        self.rows().iter().any(is_other)
    }

    /// Asks for the first page, or the next one.
    fn list(&mut self, next: bool, asked: &Asked) -> TabStep {
        if self.listing.awaited().is_some() {
            return TabStep::default();
        }
        self.asked = self.next().cloned().filter(|_| next);
        let filter = TaskFilter {
            context: self.narrowing.context.clone(),
            status: self.narrowing.state.clone(),
            page_size: Some(PAGE_SIZE),
            page_token: self.asked.as_ref().map(|token| token.0.clone()),
            include_artifacts: false,
        };
        let ticket = asked.ticket;
        self.listing.begin(ticket, asked.now);
        vec![Effect::ListTasks { ticket, filter }].into()
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
            self.reading = Reading::Idle;
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
    pub(super) fn read(
        &mut self,
        ticket: Ticket,
        reply: Result<Arc<Task>, LoadError>,
        now: Timestamp,
    ) -> bool {
        let reply = reply.map(|task| self.replace(ticket, task)).map(|()| now);
        self.reading.finish(ticket, reply)
    }

    fn replace(&mut self, ticket: Ticket, task: Arc<Task>) {
        if self.reading.awaited() == Some(ticket) {
            self.list.replace(task);
        }
    }
}

impl Tab for ServiceTasks {
    /// Their places, and one more if there is a next page.
    fn keys(&self) -> Vec<u64> {
        let count = self.rows().len() + usize::from(self.next().is_some());
        (0..count as u64).collect()
    }

    fn chosen(&self) -> Option<&Chosen> {
        Some(&self.chosen)
    }

    fn chosen_mut(&mut self) -> Option<&mut Chosen> {
        Some(&mut self.chosen)
    }

    /// The row of the next page is none that can be opened.
    fn can_open(&self) -> bool {
        self.task().is_some()
    }

    fn has_raw(&self) -> bool {
        true
    }

    fn running(&self) -> Vec<(Ticket, Timestamp)> {
        [&self.reading, &self.listing]
            .into_iter()
            .filter_map(Remote::request)
            .collect()
    }

    fn fail(&mut self, ticket: Ticket, error: &LoadError) {
        self.reading.finish(ticket, Err(error.clone()));
        self.listing.finish(ticket, Err(error.clone()));
    }

    fn left_row(&mut self) {
        self.reading = Reading::Idle;
    }

    fn run(&mut self, command: Command, asked: &Asked) -> Option<TabStep> {
        let is_on_more = self.is_on_more();
        Some(match command {
            Command::Activate if is_on_more || self.rows().is_empty() => {
                self.list(is_on_more, asked)
            }
            Command::Refresh if asked.opened => {
                let task = self.task()?.clone();
                read_again(&task, &mut self.reading, asked)
            }
            Command::Refresh => self.list(false, asked),
            Command::Copy => copy_id(self.task().map(Arc::as_ref)),
            Command::FilterState => {
                self.narrowing.next_state();
                self.forget()
            }
            Command::FilterContext => self.filter_by_context(asked),
            _ => return None,
        })
    }

    fn hints(&self, _: bool, words: &InspectorTexts) -> Vec<TabHint> {
        let mut hints = Vec::new();
        if self.is_on_more() {
            hints.push(TabHint::Word(Command::Activate, words.next_page));
        } else if self.rows().is_empty() && self.listing.awaited().is_none() {
            hints.push(TabHint::Word(Command::Activate, words.ask));
        }
        let has = self.task().is_some();
        if has {
            let reread = TabHint::Word(Command::Refresh, words.reread);
            hints.extend([TabHint::Expand, reread]);
        }
        hints.push(TabHint::Plain(Command::FilterState));
        hints.push(TabHint::Plain(Command::FilterContext));
        hints.extend(has.then_some(TabHint::OtherView));
        hints
    }

    fn lines(&self, form: &Form, style: &TextStyle) -> Vec<Line> {
        let Some(task) = self.task() else {
            return Vec::new();
        };
        let view = TaskView {
            read_again: told(&self.reading),
            ..TaskView::of(task)
        };
        task_lines(&view, form, style)
    }
}
