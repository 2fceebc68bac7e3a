//! Task, Message and Artifact (docs/protocol.md#a2a-10), as one model for every dialect.

use super::{Part, TaskState, text_of};
use crate::domain::{RawJson, Row};

/// Who sent a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Role {
    /// Not said.
    #[default]
    Unspecified,
    /// The client.
    User,
    /// The server.
    Agent,
    /// Another role, by the name it was sent under.
    Other(String),
}

impl Role {
    /// Reads a role in the form of 0.3 (`user`) or of 1.0 (`ROLE_USER`).
    #[must_use]
    pub(crate) fn read(sent: &str) -> Self {
        let word = sent.trim().to_ascii_lowercase();
        match word.strip_prefix("role_").unwrap_or(&word) {
            "" | "unspecified" => Self::Unspecified,
            "user" => Self::User,
            "agent" => Self::Agent,
            _ => Self::Other(sent.to_owned()),
        }
    }

    /// The short name, as 0.3 writes it; empty if it wasn't said.
    #[must_use]
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Unspecified => "",
            Self::User => "user",
            Self::Agent => "agent",
            Self::Other(sent) => sent,
        }
    }
}

/// A message. Everything is optional; what is missing was not sent.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Message {
    /// `messageId`.
    pub message_id: Option<String>,
    /// `contextId`.
    pub context_id: Option<String>,
    /// `taskId`.
    pub task_id: Option<String>,
    /// `role`.
    pub role: Role,
    /// `parts`.
    pub parts: Vec<Part>,
    /// `metadata`, byte for byte.
    pub metadata: Option<RawJson>,
    /// `extensions`: addresses of the extensions that had a part in it.
    pub extensions: Vec<String>,
    /// `referenceTaskIds`.
    pub reference_task_ids: Vec<String>,
    /// The message byte for byte, kept where it is itself the answer; elsewhere it stands in its task's bytes.
    pub sent: Option<RawJson>,
}

impl Message {
    /// Its text parts, one a line.
    #[must_use]
    pub(crate) fn text(&self) -> Option<String> {
        text_of(&self.parts)
    }
}

/// A result of a task.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Artifact {
    /// `artifactId`.
    pub artifact_id: Option<String>,
    /// `name`.
    pub name: Option<String>,
    /// `description`.
    pub description: Option<String>,
    /// `parts`.
    pub parts: Vec<Part>,
    /// `metadata`, byte for byte.
    pub metadata: Option<RawJson>,
    /// `extensions`.
    pub extensions: Vec<String>,
}

/// How far a task is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct TaskStatus {
    /// `state`; it alone decides about success.
    pub state: TaskState,
    /// `state` as sent; empty if it wasn't.
    pub state_sent: String,
    /// `message`: what the agent says about it.
    pub message: Option<Message>,
    /// `timestamp` as sent: RFC 3339 where the server keeps to the specification.
    pub timestamp: Option<String>,
}

impl TaskStatus {
    /// The state by the name it was sent under, or `unknown` if none was.
    #[must_use]
    pub(crate) fn state_name(&self) -> &str {
        if self.state_sent.is_empty() {
            self.state.name()
        } else {
            &self.state_sent
        }
    }
}

/// A task. Everything is optional: a failure as the seed prints it has neither contextId nor history nor artifacts.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Task {
    /// `id`.
    pub id: Option<String>,
    /// `contextId`.
    pub context_id: Option<String>,
    /// `status`.
    pub status: TaskStatus,
    /// `artifacts`.
    pub artifacts: Vec<Artifact>,
    /// `history`.
    pub history: Vec<Message>,
    /// `metadata`, byte for byte.
    pub metadata: Option<RawJson>,
    /// What this was read from, byte for byte: the task, then each update of a stream that was folded in.
    pub sent: Vec<RawJson>,
}

impl Task {
    /// The task byte for byte; `None` where it was put together from several events of a stream.
    #[must_use]
    pub(crate) fn raw(&self) -> Option<&RawJson> {
        match self.sent.as_slice() {
            [raw] => Some(raw),
            _ => None,
        }
    }
}

impl Row for Task {
    fn id(&self) -> Option<&str> {
        self.id.as_deref()
    }
}

/// What sending a message is answered with: a task, or a message whose parts carry the answer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum SendResult {
    Task(Box<Task>),
    Message(Message),
}
