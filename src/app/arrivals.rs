//! Answers coming in, in whatever order. One whose ticket isn't awaited changes nothing.

use super::model::Model;
use super::open_code::TaskProgress;
use crate::app::ticket::Ticket;
use crate::domain::{ActionList, Answer, Card, LoadError, Page};
use crate::text::SafeText;

impl Model {
    pub(super) fn entity_arrived(
        &mut self,
        ticket: Ticket,
        reply: Result<Box<Answer<Card>>, LoadError>,
    ) -> bool {
        let Some(code) = self.code_mut() else {
            return false;
        };
        let context = reply
            .as_ref()
            .ok()
            .and_then(|answer| answer.task.context_id.clone());
        if !code.card.answer.finish(ticket, reply) {
            return false;
        }
        code.context = context.or_else(|| code.context.take());
        code.stamp += 1;
        true
    }

    pub(super) fn page_arrived(
        &mut self,
        ticket: Ticket,
        reply: Result<Box<Answer<Page>>, LoadError>,
    ) -> bool {
        let Some(code) = self.code_mut() else {
            return false;
        };
        if !code.ledger.finish(ticket, reply) {
            return false;
        }
        code.stamp += 1;
        true
    }

    pub(super) fn actions_arrived(
        &mut self,
        ticket: Ticket,
        reply: Result<Box<Answer<ActionList>>, LoadError>,
    ) -> bool {
        let Some(code) = self.code_mut() else {
            return false;
        };
        // The same action stays selected, wherever it stands now.
        let selected = code.actions.selected_action();
        let selected = selected.map(|action| action.action.clone());
        if !code.actions.answer.finish(ticket, reply) {
            return false;
        }
        let place = selected.filter(|id| !id.is_untracked()).and_then(|id| {
            code.actions.answer.value().and_then(|answer| {
                answer
                    .value
                    .actions
                    .iter()
                    .position(|action| action.action == id)
            })
        });
        if let Some(place) = place {
            code.actions.selected = place;
        }
        code.stamp += 1;
        true
    }

    /// Notes how far a task has come, if its answer is still awaited.
    pub(super) fn task_progressed(
        &mut self,
        ticket: Ticket,
        state: String,
        said: Option<SafeText>,
    ) -> bool {
        let Some(code) = self.code_mut() else {
            return false;
        };
        let tickets = super::opening::awaited(code);
        if !tickets.contains(&ticket) {
            return false;
        }
        code.progress.retain(|known, _| tickets.contains(known));
        let progress = TaskProgress { state, said };
        code.progress.insert(ticket, progress.clone()) != Some(progress)
    }
}
