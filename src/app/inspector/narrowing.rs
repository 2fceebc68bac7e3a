//! What the list of the service's tasks is narrowed to.

use crate::a2a::{Task, TaskState};
use crate::domain::ContextId;

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

/// Only what fits all of it is asked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Narrowing {
    /// Only tasks in this state.
    pub state: Option<TaskState>,
    /// Only tasks of this conversation.
    pub context: Option<ContextId>,
}

impl Narrowing {
    /// The next state, or none again.
    pub(super) fn next_state(&mut self) {
        let now = self.state.as_ref();
        let at = now.and_then(|state| STATES.iter().position(|it| it == state));
        self.state = STATES.get(at.map_or(0, |at| at + 1)).cloned();
    }

    /// This conversation, or none again where there is one; false if that changes nothing.
    pub(super) fn toggle_context(&mut self, context: Option<ContextId>) -> bool {
        let before = self.context.take();
        let had_one = before.is_some();
        self.context = context.filter(|_| !had_one);
        had_one || self.context.is_some()
    }

    /// Whether a service that heeds it may list that task; one that doesn't say its conversation may be of any.
    pub(super) fn may_list(&self, task: &Task) -> bool {
        let state = self.state.as_ref();
        let context = self.context.as_ref().map(|context| context.0.as_str());
        let has = task.context_id.as_deref();
        state.is_none_or(|state| *state == task.status.state)
            && context.is_none_or(|wanted| has.is_none_or(|has| has == wanted))
    }
}
