//! The events of a stream, in every dialect.

use serde_json::value::RawValue;

use super::answer::{open, parse};
use super::fields::Fields;
use super::read::{artifact, send_result, status};
use super::refusal::not_json;
use super::{
    Artifact, Dialect, Fault, Message, Refusal, SendResult, SseEvent, Task, TaskStatus, Unreadable,
};
use crate::domain::RawJson;

/// What an event of a stream says.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum StreamEvent {
    /// The whole task as it is now.
    Task(Box<Task>),
    /// A message in place of a task; nothing follows it.
    Message(Message),
    /// The task's state changed.
    StatusUpdate(StatusUpdate),
    /// An artifact, or more of one.
    ArtifactUpdate(ArtifactUpdate),
    /// The server's error, or an event that can't be understood; the stream may go on after the latter.
    Error(Unreadable),
}

/// A task's new status.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct StatusUpdate {
    /// `taskId`.
    pub task_id: Option<String>,
    /// `contextId`.
    pub context_id: Option<String>,
    /// `status`.
    pub status: TaskStatus,
    /// `final` of 0.3: nothing follows. 1.0 closes the stream instead.
    pub is_final: bool,
    /// `metadata`, byte for byte.
    pub metadata: Option<RawJson>,
    /// The update byte for byte.
    pub sent: RawJson,
}

/// An artifact of a task, or more of one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ArtifactUpdate {
    /// `taskId`.
    pub task_id: Option<String>,
    /// `contextId`.
    pub context_id: Option<String>,
    /// `artifact`.
    pub artifact: Artifact,
    /// `append`: its parts go behind those that are there under the same id; else it takes their place.
    pub append: bool,
    /// `lastChunk`: no more of it follows.
    pub last_chunk: bool,
    /// `metadata`, byte for byte.
    pub metadata: Option<RawJson>,
    /// The update byte for byte.
    pub sent: RawJson,
}

impl StreamEvent {
    /// Whether nothing worth waiting for follows: a message, a task that ended or pauses, a final update.
    #[must_use]
    pub(crate) const fn ends_stream(&self) -> bool {
        let (state, is_final) = match self {
            Self::Message(_) => return true,
            Self::Task(task) => (&task.status.state, false),
            Self::StatusUpdate(update) => (&update.status.state, update.is_final),
            Self::ArtifactUpdate(_) | Self::Error(_) => return false,
        };
        is_final || state.is_terminal() || state.is_paused()
    }
}

/// Reads an event of a stream that came with HTTP status 200. `id` is the request's; over JSON-RPC each event is a whole response.
#[must_use]
pub(crate) fn read_stream_event(event: &SseEvent, dialect: Dialect, id: &str) -> StreamEvent {
    let fault = match parse(&event.data) {
        None if event.name == "error" => Fault::Refused(Refusal {
            message: event.data.chars().take(500).collect(),
            ..Refusal::default()
        }),
        None => not_json(&event.data),
        Some(raw) => match open(200, raw, dialect.binding, id) {
            Err(Fault::NotResponse) if event.name == "error" => Fault::Refused(Refusal::read(raw)),
            Err(fault) => fault,
            Ok(payload) => match content(payload, dialect) {
                Some(content) => return content,
                None if event.name == "error" => Fault::Refused(Refusal::read(raw)),
                None => Fault::NoTask,
            },
        },
    };
    StreamEvent::Error(Unreadable { status: 200, fault })
}

/// Wrapped under a name, or bare with a `kind`; a page of the specification calls the updates by longer names than all SDKs do.
fn content(raw: &RawValue, dialect: Dialect) -> Option<StreamEvent> {
    let fields = Fields::of(raw)?;
    for name in ["statusUpdate", "taskStatusUpdate"] {
        if let Some(raw) = fields.get(name) {
            return status_update(raw, &Fields::of(raw)?, dialect);
        }
    }
    for name in ["artifactUpdate", "taskArtifactUpdate"] {
        if let Some(raw) = fields.get(name) {
            return artifact_update(raw, &Fields::of(raw)?, dialect);
        }
    }
    match fields.text("kind").as_deref() {
        Some("status-update") => return status_update(raw, &fields, dialect),
        Some("artifact-update") => return artifact_update(raw, &fields, dialect),
        Some(_) => {}
        None if fields.object("artifact").is_some() => {
            return artifact_update(raw, &fields, dialect);
        }
        // A task has an id of its own; an update only names the task's.
        None if fields.get("id").is_none() && fields.get("taskId").is_some() => {
            if let Some(update) = status_update(raw, &fields, dialect) {
                return Some(update);
            }
        }
        None => {}
    }
    send_result(raw, dialect).map(|result| match result {
        SendResult::Task(task) => StreamEvent::Task(task),
        SendResult::Message(message) => StreamEvent::Message(message),
    })
}

fn status_update(raw: &RawValue, fields: &Fields<'_>, dialect: Dialect) -> Option<StreamEvent> {
    Some(StreamEvent::StatusUpdate(StatusUpdate {
        task_id: fields.id("taskId"),
        context_id: fields.id("contextId"),
        status: status(fields.get("status")?, dialect),
        is_final: fields.flag("final").unwrap_or(false),
        metadata: fields.tracked("metadata"),
        sent: RawJson::of(raw),
    }))
}

fn artifact_update(raw: &RawValue, fields: &Fields<'_>, dialect: Dialect) -> Option<StreamEvent> {
    Some(StreamEvent::ArtifactUpdate(ArtifactUpdate {
        task_id: fields.id("taskId"),
        context_id: fields.id("contextId"),
        artifact: artifact(fields.get("artifact")?, dialect)?,
        append: fields.flag("append").unwrap_or(false),
        last_chunk: fields.flag("lastChunk").unwrap_or(false),
        metadata: fields.tracked("metadata"),
        sent: RawJson::of(raw),
    }))
}
