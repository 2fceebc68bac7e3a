//! From a task or message to the answer of a skill.

use jiff::Timestamp;
use serde_json::value::RawValue;

use crate::a2a::{Artifact, Message, Part, SendResult, Task, TaskState};
use crate::domain::{
    ActionList, Answer, Card, ContextId, ErrorKind, LoadError, Mismatch, Page, RawJson, Skill,
    TaskSeen,
};
use crate::text::SafeText;

/// The reason text that means "no readable public entity" whatever was asked (docs/protocol.md#answers).
const NO_ENTITY_REASON: &str = "码不存在或无法解析";

/// What a skill answers with.
pub(crate) trait Answered: Sized + Send + 'static {
    /// The skill whose answer it is.
    const SKILL: Skill;

    /// Reads it from a data part; `None` if that is of another shape.
    fn read(data: &RawValue) -> Option<Self>;
}

impl Answered for Card {
    const SKILL: Skill = Skill::GetEntity;

    fn read(data: &RawValue) -> Option<Self> {
        Self::read(data)
    }
}

impl Answered for Page {
    const SKILL: Skill = Skill::GetRecords;

    fn read(data: &RawValue) -> Option<Self> {
        Self::read(data)
    }
}

impl Answered for ActionList {
    const SKILL: Skill = Skill::ListActions;

    fn read(data: &RawValue) -> Option<Self> {
        Self::read(data)
    }
}

/// Reads the answer to a question. Success is judged by the task's state alone (docs/protocol.md#answers).
///
/// # Errors
/// The service's refusal with its own words, or what is wrong with the answer.
pub(crate) fn decode<T: Answered>(
    result: SendResult,
    now: Timestamp,
) -> Result<Answer<T>, LoadError> {
    match result {
        SendResult::Message(message) => {
            let Message {
                context_id, parts, ..
            } = message;
            let seen = TaskSeen {
                context_id: context_id.map(ContextId),
                ..TaskSeen::default()
            };
            from_artifacts(
                vec![Artifact {
                    name: Some(T::SKILL.artifact().to_owned()),
                    parts,
                    ..Artifact::default()
                }],
                seen,
                now,
            )
        }
        SendResult::Task(task) => {
            let seen = seen(&task);
            match task.status.state {
                TaskState::Completed => {
                    let said = task.status.message.as_ref().and_then(Message::text);
                    from_artifacts(task.artifacts, seen, now).map_err(|mut error| {
                        // An answer that can't be used may still say why in its status.
                        error.said = error
                            .said
                            .or_else(|| LoadError::quoting(error.kind.clone(), &said?).said);
                        error
                    })
                }
                _ => Err(refusal(&task, T::SKILL)),
            }
        }
    }
}

/// What is shown of a task beside its answer.
pub(super) fn seen(task: &Task) -> TaskSeen {
    TaskSeen {
        id: task.id.clone(),
        context_id: task.context_id.clone().map(ContextId),
        state: Some(task.status.state_name().to_owned()),
    }
}

fn refusal(task: &Task, skill: Skill) -> LoadError {
    let said = task
        .status
        .message
        .as_ref()
        .and_then(Message::text)
        .unwrap_or_default();
    let kind = match &task.status.state {
        state if *state != TaskState::Failed => {
            ErrorKind::TaskState(SafeText::sanitize(task.status.state.name()))
        }
        _ if skill == Skill::GetEntity || said.contains(NO_ENTITY_REASON) => ErrorKind::NoEntity,
        _ => ErrorKind::Failed,
    };
    LoadError::quoting(kind, &said)
}

fn from_artifacts<T: Answered>(
    artifacts: Vec<Artifact>,
    task: TaskSeen,
    now: Timestamp,
) -> Result<Answer<T>, LoadError> {
    let named: Vec<&Artifact> = artifacts
        .iter()
        .filter(|artifact| artifact.name.as_deref() == Some(T::SKILL.artifact()))
        .collect();
    let has_named = !named.is_empty();
    let candidates = if has_named {
        named
    } else {
        artifacts.iter().collect()
    };
    let words = candidates
        .iter()
        .find_map(|artifact| first_text(&artifact.parts));
    let with_data: Vec<(&Artifact, &RawJson)> = candidates
        .iter()
        .flat_map(|artifact| {
            artifact
                .parts
                .iter()
                .filter_map(|part| part.data().map(|data| (*artifact, data)))
        })
        .collect();
    if with_data.is_empty() {
        let kind = ErrorKind::Malformed(Mismatch::NoData);
        return Err(words.map_or_else(
            || LoadError::of(kind.clone()),
            |words| LoadError::quoting(kind.clone(), words),
        ));
    }
    let mut fitting: Vec<Answer<T>> = with_data
        .iter()
        .filter_map(|(artifact, data)| {
            Some(Answer {
                value: T::read(data.as_raw()?)?,
                summary: first_text(&artifact.parts).map(SafeText::sanitize),
                summary_sent: first_text(&artifact.parts).map(str::to_owned),
                task: task.clone(),
                data: (*data).clone(),
                fetched_at: now,
                other_artifact: (!has_named)
                    .then(|| SafeText::sanitize(artifact.name.as_deref().unwrap_or_default())),
            })
        })
        .collect();
    match fitting.len() {
        0 => Err(LoadError::of(ErrorKind::Malformed(Mismatch::OtherShape))),
        // Under the expected name the first fitting data is the answer; under other names only an unambiguous one is.
        1 => Ok(fitting.remove(0)),
        _ if has_named => Ok(fitting.remove(0)),
        several => Err(LoadError::of(ErrorKind::Malformed(
            Mismatch::WhichArtifact(several),
        ))),
    }
}

fn first_text(parts: &[Part]) -> Option<&str> {
    parts.iter().find_map(Part::text)
}
