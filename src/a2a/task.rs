//! Task, Message, Part and Artifact (A2A specification 0.3.0, sections 6.1 to 6.7), as far as this program reads them.

use crate::domain::RawJson;

/// The state of a task. The vocabulary is the specification's; anything else keeps its own name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TaskState {
    /// Done, with an answer.
    Completed,
    /// Ended, with a reason.
    Failed,
    /// Any other state, by the name it was sent under: submitted, working, input-required, auth-required, rejected, canceled, unknown,
    /// or one the specification doesn't have.
    Other(String),
}

impl TaskState {
    /// Reads a state in the form of 0.3 (`completed`) or of the protocol's JSON mapping (`TASK_STATE_COMPLETED`).
    #[must_use]
    pub fn read(sent: &str) -> Self {
        match sent
            .strip_prefix("TASK_STATE_")
            .unwrap_or(sent)
            .to_ascii_lowercase()
            .as_str()
        {
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            _ => Self::Other(sent.to_owned()),
        }
    }
}

/// One part of a message or an artifact. Its kind is decided by the member it has, never by a discriminator.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// `text`.
    Text(String),
    /// `data`, byte for byte.
    Data(RawJson),
    /// A file or anything else, byte for byte.
    Other(RawJson),
}

/// A result of a task.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Artifact {
    /// `name`.
    pub name: Option<String>,
    /// `parts`.
    pub parts: Vec<Part>,
}

/// A message from the agent.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Message {
    /// `contextId`.
    pub context_id: Option<String>,
    /// `parts`.
    pub parts: Vec<Part>,
}

impl Message {
    /// Its text parts, one a line.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        text_of(&self.parts)
    }
}

/// The text parts of a message or artifact, one a line; `None` if there are none.
#[must_use]
pub fn text_of(parts: &[Part]) -> Option<String> {
    let lines: Vec<&str> = parts
        .iter()
        .filter_map(|part| match part {
            Part::Text(text) => Some(text.as_str()),
            Part::Data(_) | Part::Other(_) => None,
        })
        .collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// A task. Everything but the state is optional: a failure as the seed prints it has no contextId, history or artifacts.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// `id`.
    pub id: Option<String>,
    /// `contextId`.
    pub context_id: Option<String>,
    /// `status.state`; alone decides about success.
    pub state: TaskState,
    /// `status.state` as sent.
    pub state_sent: String,
    /// `status.message`.
    pub status_message: Option<Message>,
    /// `artifacts`.
    pub artifacts: Vec<Artifact>,
}

/// What message/send answers with: a task, or a message whose parts carry the answer.
#[derive(Clone, Debug, PartialEq)]
pub enum SendResult {
    /// A task.
    Task(Task),
    /// A message.
    Message(Message),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_of_both_forms_mean_the_same_and_others_keep_their_name() {
        assert_eq!(TaskState::read("completed"), TaskState::Completed);
        assert_eq!(
            TaskState::read("TASK_STATE_COMPLETED"),
            TaskState::Completed
        );
        assert_eq!(TaskState::read("failed"), TaskState::Failed);
        assert_eq!(
            TaskState::read("input-required"),
            TaskState::Other("input-required".into())
        );
        assert_eq!(
            TaskState::read("TASK_STATE_CANCELLED"),
            TaskState::Other("TASK_STATE_CANCELLED".into())
        );
    }
}
