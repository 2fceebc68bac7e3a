//! From JSON to task and message, leniently: what is missing is missing, what is unknown is passed over.

use serde_json::value::RawValue;

use super::task::{Artifact, Message, Part, SendResult, Task, TaskState};
use crate::domain::{RawJson, elements_of, lossy_text, member, members_of};

/// Reads the result of message/send; `None` if it is neither a task nor a message.
pub(super) fn send_result(raw: &RawValue) -> Option<SendResult> {
    let members = members_of(raw)?;
    let kind = text(&members, "kind");
    // A status makes a task and parts make a message, with or without the discriminator of 0.3.
    if let Some(task) = task(raw).filter(|_| kind.as_deref() != Some("message")) {
        return Some(SendResult::Task(task));
    }
    member(&members, "parts").map(|_| SendResult::Message(message(raw).unwrap_or_default()))
}

fn task(raw: &RawValue) -> Option<Task> {
    let members = members_of(raw)?;
    let status = member(&members, "status").and_then(members_of)?;
    let state_sent = text(&status, "state")?;
    Some(Task {
        id: text(&members, "id"),
        context_id: text(&members, "contextId"),
        state: TaskState::read(&state_sent),
        state_sent,
        status_message: member(&status, "message").and_then(message),
        artifacts: member(&members, "artifacts")
            .and_then(elements_of)
            .unwrap_or_default()
            .into_iter()
            .filter_map(artifact)
            .collect(),
    })
}

fn message(raw: &RawValue) -> Option<Message> {
    let members = members_of(raw)?;
    Some(Message {
        context_id: text(&members, "contextId"),
        parts: parts(&members),
    })
}

fn artifact(raw: &RawValue) -> Option<Artifact> {
    let members = members_of(raw)?;
    Some(Artifact {
        name: text(&members, "name"),
        parts: parts(&members),
    })
}

fn parts(members: &[(String, &RawValue)]) -> Vec<Part> {
    let Some(parts) = member(members, "parts").and_then(elements_of) else {
        return Vec::new();
    };
    parts
        .into_iter()
        .filter_map(|raw| members_of(raw).map(|members| (raw, members)))
        .flat_map(|(raw, members)| {
            // A part should have one of them; one that has both, as servers that print empty members do, loses neither.
            let data = member(&members, "data").filter(|data| data.get() != "null");
            let text = member(&members, "text")
                .and_then(lossy_text)
                .filter(|text| data.is_none() || !text.is_empty());
            let other = (data.is_none() && text.is_none()).then(|| Part::Other(RawJson::of(raw)));
            let data = data.map(|data| Part::Data(RawJson::of(data)));
            data.into_iter().chain(text.map(Part::Text)).chain(other)
        })
        .collect()
}

fn text(members: &[(String, &RawValue)], name: &str) -> Option<String> {
    member(members, name)
        .and_then(lossy_text)
        .filter(|text| !text.is_empty())
}
