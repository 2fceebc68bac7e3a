//! From JSON to task and message, leniently: what is missing is missing, what is unknown is passed over.

use serde_json::value::RawValue;

use super::fields::Fields;
use super::part::parts;
use super::{Artifact, Dialect, Message, Role, SendResult, Task, TaskState, TaskStatus};
use crate::domain::RawJson;

/// Reads what sending is answered with, wrapped (`{"task":…}`, `{"message":…}`) or bare, with or without `kind`; `None` if it is
/// neither a task nor a message.
pub(super) fn send_result(raw: &RawValue, dialect: Dialect) -> Option<SendResult> {
    let fields = Fields::of(raw)?;
    if let Some(task) = bare_task(raw, &fields, dialect) {
        return Some(SendResult::Task(Box::new(task)));
    }
    if let Some(task) = wrapped_task(&fields, dialect) {
        return Some(SendResult::Task(Box::new(task)));
    }
    let wrapped = fields.get("message").or_else(|| fields.get("msg"));
    if let Some((raw, inner)) = wrapped.and_then(|raw| Some((raw, Fields::of(raw)?))) {
        return Some(SendResult::Message(answer_message(raw, &inner, dialect)));
    }
    let has_parts = fields.get("parts").is_some() || fields.get("content").is_some();
    has_parts.then(|| SendResult::Message(answer_message(raw, &fields, dialect)))
}

/// Reads a task, wrapped or bare.
pub(super) fn task(raw: &RawValue, dialect: Dialect) -> Option<Task> {
    let fields = Fields::of(raw)?;
    bare_task(raw, &fields, dialect).or_else(|| wrapped_task(&fields, dialect))
}

/// A status makes a task, with or without the discriminator of 0.3.
fn bare_task(raw: &RawValue, fields: &Fields<'_>, dialect: Dialect) -> Option<Task> {
    let kind = fields.text("kind");
    let is_task =
        kind.as_deref() != Some("message") && has_state(fields, kind.as_deref() == Some("task"));
    is_task.then(|| task_of(raw, fields, dialect))
}

fn wrapped_task(fields: &Fields<'_>, dialect: Dialect) -> Option<Task> {
    let raw = fields.get("task")?;
    let inner = Fields::of(raw)?;
    has_state(&inner, true).then(|| task_of(raw, &inner, dialect))
}

/// A state that isn't specified is left out in JSON made from protocol buffers; then an id must be there, and without any status the
/// word that this is a task (`said`).
fn has_state(task: &Fields<'_>, said: bool) -> bool {
    let has_id = task.id("id").is_some();
    match task.object("status") {
        Some(status) => status.is_text("state") || (has_id && status.get("state").is_none()),
        None => said && has_id && task.get("status").is_none(),
    }
}

fn task_of(raw: &RawValue, fields: &Fields<'_>, dialect: Dialect) -> Task {
    Task {
        id: fields.id("id"),
        context_id: fields.id("contextId"),
        status: fields
            .get("status")
            .map(|raw| status(raw, dialect))
            .unwrap_or_default(),
        artifacts: fields
            .list("artifacts")
            .into_iter()
            .filter_map(|raw| artifact(raw, dialect))
            .collect(),
        history: fields
            .list("history")
            .into_iter()
            .filter_map(|raw| Fields::of(raw).map(|fields| message(&fields, dialect)))
            .collect(),
        metadata: fields.tracked("metadata"),
        sent: vec![RawJson::of(raw)],
    }
}

pub(super) fn status(raw: &RawValue, dialect: Dialect) -> TaskStatus {
    let Some(fields) = Fields::of(raw) else {
        return TaskStatus::default();
    };
    let state_sent = fields.text("state").unwrap_or_default();
    TaskStatus {
        state: TaskState::read(&state_sent),
        state_sent,
        message: fields
            .object("message")
            .map(|fields| message(&fields, dialect)),
        timestamp: fields.text("timestamp"),
    }
}

pub(super) fn message(fields: &Fields<'_>, dialect: Dialect) -> Message {
    Message {
        message_id: fields.id("messageId"),
        context_id: fields.id("contextId"),
        task_id: fields.id("taskId"),
        role: Role::read(&fields.text("role").unwrap_or_default()),
        parts: parts(fields, dialect),
        metadata: fields.tracked("metadata"),
        extensions: fields.texts("extensions"),
        reference_task_ids: fields.texts("referenceTaskIds"),
        sent: None,
    }
}

pub(super) fn answer_message(raw: &RawValue, fields: &Fields<'_>, dialect: Dialect) -> Message {
    Message {
        sent: Some(RawJson::of(raw)),
        ..message(fields, dialect)
    }
}

pub(super) fn artifact(raw: &RawValue, dialect: Dialect) -> Option<Artifact> {
    let fields = Fields::of(raw)?;
    Some(Artifact {
        artifact_id: fields.id("artifactId"),
        name: fields.text("name"),
        description: fields.text("description"),
        parts: parts(&fields, dialect),
        metadata: fields.tracked("metadata"),
        extensions: fields.texts("extensions"),
    })
}
