//! Waiting on for a task that was still being worked on when the wait for it had reached its limit.

use super::effect::Effect;
use super::model::Model;
use super::open_code::OpenCode;
use super::paged_list::Tail;
use crate::app::ticket::PaneId;
use crate::domain::{ErrorKind, LoadError, Skill};

impl OpenCode {
    /// The id of the task that a pane could wait on for.
    #[must_use]
    pub fn unfinished_task(&self, pane: PaneId) -> Option<&str> {
        match self.error(pane) {
            Some(LoadError {
                kind: ErrorKind::StillWorking(task),
                ..
            }) => task.id.as_deref(),
            _ => None,
        }
    }
}

impl Model {
    /// Waits on for the focused pane's task, if it has one that isn't finished. No new question is asked.
    pub(super) fn wait_on(&mut self) -> Vec<Effect> {
        let (now, ticket) = (self.now, self.next_ticket());
        let Some(code) = self.code_mut() else {
            return Vec::new();
        };
        let pane = code.focus;
        let Some(task) = code.unfinished_task(pane).map(str::to_owned) else {
            return Vec::new();
        };
        let skill = match pane {
            PaneId::Card => {
                code.card.answer.begin(ticket, now);
                Skill::GetEntity
            }
            PaneId::Ledger => {
                let Tail::Failed { token, .. } = code.ledger.list.tail() else {
                    return Vec::new();
                };
                let token = token.clone();
                if code.ledger.on_error_row() {
                    code.ledger.selected = code.ledger.list.len().saturating_sub(1);
                }
                code.ledger.begin(ticket, token, now);
                Skill::GetRecords
            }
            PaneId::Actions => {
                code.actions.answer.begin(ticket, now);
                Skill::ListActions
            }
        };
        code.stamp += 1;
        vec![Effect::WaitOn {
            ticket,
            task,
            skill,
        }]
    }
}
