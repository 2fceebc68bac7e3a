//! The closed set of what may be asked of a server.

use super::{SendResult, Task, TaskState, Version};
use crate::domain::{ContextId, Query};

/// Where a server's agent card is, under its origin.
pub(crate) const AGENT_CARD_PATH: &str = "/.well-known/agent-card.json";

/// Where agent cards were up to version 0.2.
pub(crate) const OLD_AGENT_CARD_PATH: &str = "/.well-known/agent.json";

/// One request. Nothing else exists: what would write, configure notifications or delete can't be expressed, and the name of a
/// method is never an argument. Beside these only agent cards are read, by GET.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Call {
    /// Asks a question and waits for its answer.
    SendMessage(UserMessage),
    /// Reads a task again.
    GetTask {
        /// Which task.
        id: String,
        /// How many messages of its history to send; servers differ about leaving it out and about 0.
        history_length: Option<u32>,
    },
    /// Lists the tasks that the server holds; 0.3 over JSON-RPC has no such method.
    ListTasks(TaskFilter),
    /// Follows a task that hasn't ended, as a stream of events.
    SubscribeToTask {
        /// Which task.
        id: String,
    },
    /// Cancels a running task of our own. To be sent only on the person's word.
    CancelTask {
        /// Which task.
        task: OwnTask,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UserMessage {
    /// Its one part.
    pub content: Content,
    /// The conversation it belongs to, if there is one already.
    pub context: Option<ContextId>,
}

/// What a message of the user says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// A question, as a data part.
    Query(Query),
    /// Free text, as a text part: the service takes the first link in it.
    Text(String),
}

/// Which of the server's tasks to list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TaskFilter {
    /// Only those of this conversation.
    pub context: Option<ContextId>,
    /// Only those in this state.
    pub status: Option<TaskState>,
    /// Tasks a page, sent as 1 to 100; servers take 50 without it.
    pub page_size: Option<u16>,
    /// The cursor; none for the first page.
    pub page_token: Option<String>,
    /// Whether artifacts come with the tasks; servers leave them out by themselves.
    pub include_artifacts: bool,
}

/// A running task that one of our own messages created: only such a one can be cancelled, so it is made from their answers only.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct OwnTask(String);

impl OwnTask {
    /// The task that a message was answered with; `None` if it has ended, has no id, or there is none.
    #[must_use]
    pub(crate) fn answered(result: &SendResult) -> Option<Self> {
        match result {
            SendResult::Task(task) => Self::of(task),
            SendResult::Message(_) => None,
        }
    }

    fn of(task: &Task) -> Option<Self> {
        let id = task.id.clone()?;
        (!task.status.state.is_terminal()).then_some(Self(id))
    }

    #[must_use]
    pub(crate) fn id(&self) -> &str {
        &self.0
    }
}

impl Call {
    /// The name of the method in that version, also where HTTP+JSON has a path instead.
    #[must_use]
    pub(crate) const fn method(&self, version: Version) -> &'static str {
        let (old, new) = match self {
            Self::SendMessage(_) => ("message/send", "SendMessage"),
            Self::GetTask { .. } => ("tasks/get", "GetTask"),
            Self::ListTasks(_) => ("tasks/list", "ListTasks"),
            Self::SubscribeToTask { .. } => ("tasks/resubscribe", "SubscribeToTask"),
            Self::CancelTask { .. } => ("tasks/cancel", "CancelTask"),
        };
        match version {
            Version::V03 => old,
            Version::V10 => new,
        }
    }

    /// Whether the answer is a stream of events.
    #[must_use]
    pub(crate) const fn streams(&self) -> bool {
        matches!(self, Self::SubscribeToTask { .. })
    }
}
