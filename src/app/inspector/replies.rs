//! What comes in for the inspector.

use std::sync::Arc;

use jiff::Timestamp;

use super::{Inspector, InspectorTab, ReadCard};
use crate::a2a::{Task, TaskPage, TaskSighting};
use crate::app::model::Model;
use crate::app::notice::Notice;
use crate::app::ticket::Ticket;
use crate::domain::LoadError;
use crate::net::Exchange;
use crate::text::SafeText;

impl Model {
    pub(in crate::app) fn exchange_noted(&mut self, exchange: Arc<Exchange>) -> bool {
        self.inspector.exchanges.note(exchange);
        self.inspector.version += 1;
        self.shows(&[InspectorTab::Traffic])
    }

    pub(in crate::app) fn task_seen(&mut self, sighting: TaskSighting) -> bool {
        self.inspector.tasks.saw(sighting);
        self.inspector.version += 1;
        self.shows(&[InspectorTab::Tasks])
    }

    pub(in crate::app) fn task_read(
        &mut self,
        ticket: Ticket,
        reply: Result<Arc<Task>, LoadError>,
    ) -> bool {
        let now = self.now;
        let inspector = &mut self.inspector;
        inspector.version += 1;
        let is_awaited = inspector.tasks.reread(ticket, reply.clone(), now)
            || inspector.service.reread(ticket, reply, now);
        is_awaited && self.shows(&[InspectorTab::Tasks, InspectorTab::ServiceTasks])
    }

    pub(in crate::app) fn tasks_listed(
        &mut self,
        ticket: Ticket,
        reply: Result<Box<TaskPage>, LoadError>,
    ) -> bool {
        let now = self.now;
        let inspector = &mut self.inspector;
        inspector.version += 1;
        inspector.service.listed(ticket, reply, now) && self.shows(&[InspectorTab::ServiceTasks])
    }

    pub(in crate::app) fn agent_card_read(
        &mut self,
        ticket: Ticket,
        reply: Result<Box<ReadCard>, LoadError>,
    ) -> bool {
        self.inspector.version += 1;
        self.inspector.card.finish(ticket, reply) && self.shows(&[InspectorTab::Card])
    }

    pub(in crate::app) fn traffic_saved(
        &mut self,
        count: usize,
        outcome: &Result<SafeText, SafeText>,
    ) -> bool {
        let words = &self.texts().inspector;
        self.notice = Some(match outcome {
            Ok(path) => Notice::Remark((words.saved)(count, &path.one_line())),
            Err(why) => Notice::Attention((words.not_saved)(&why.one_line())),
        });
        true
    }

    /// Whether what came in for one of these tabs is in sight; a request that ended always is, in the bottom line.
    fn shows(&self, tabs: &[InspectorTab]) -> bool {
        self.is_in_inspector() && tabs.contains(&self.inspector.tab)
    }
}

impl Inspector {
    /// The person doesn't want that reply any more.
    pub(super) fn give_up(&mut self, ticket: Ticket, error: &LoadError, now: Timestamp) {
        self.version += 1;
        let _ = self.tasks.reread(ticket, Err(error.clone()), now)
            || self.service.reread(ticket, Err(error.clone()), now)
            || self.service.listing.finish(ticket, Err(error.clone()))
            || self.card.finish(ticket, Err(error.clone()));
    }
}
