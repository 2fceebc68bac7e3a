//! JSON as it goes over the wire. Tasks are put together from texts that are JSON already, so that a page of records
//! is written out once and never turned into values again.

use serde_json::{Value, json};

use super::catalogue::Catalogue;
use super::question::{NOT_FOUND, Outcome};
use super::tasks::StoredTask;

/// A JSON-RPC answer around a result that is JSON already.
pub(super) fn result(id: &Value, result: &str) -> String {
    format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{result}}}"#)
}

/// A JSON-RPC error.
pub(super) fn error(id: &Value, code: i64, message: &str) -> String {
    json!({ "jsonrpc": "2.0", "id": id, "error": { "code": code, "message": message } }).to_string()
}

/// The task with the last `history` messages, `None` for all of them.
pub(super) fn task(task: &StoredTask, catalogue: &Catalogue, history: Option<usize>) -> String {
    let mut messages = vec![task.message.to_string()];
    let (status, artifacts) = match artifact(task, catalogue) {
        Ok(artifact) => (
            format!(
                r#"{{"state":"completed","timestamp":"{}"}}"#,
                task.finished_at
            ),
            format!(r#","artifacts":[{artifact}]"#),
        ),
        Err(reason) => {
            let message = reason_message(task, reason);
            let status = format!(
                r#"{{"state":"failed","timestamp":"{}","message":{message}}}"#,
                task.finished_at
            );
            messages.push(message);
            (status, String::new())
        }
    };
    let skipped = messages.len().saturating_sub(history.unwrap_or(usize::MAX));
    let history = messages
        .into_iter()
        .skip(skipped)
        .collect::<Vec<_>>()
        .join(",");
    let (id, context) = (
        Value::from(task.id.as_str()),
        Value::from(task.context_id.as_str()),
    );
    format!(
        r#"{{"kind":"task","id":{id},"contextId":{context},"status":{status},"history":[{history}]{artifacts}}}"#
    )
}

/// The one artifact, or the reason why there is none.
fn artifact(task: &StoredTask, catalogue: &Catalogue) -> Result<String, &'static str> {
    let code = |index: usize| catalogue.get(index).ok_or(NOT_FOUND);
    let (name, data, summary) = match &task.outcome {
        Outcome::Failed { reason } => return Err(reason),
        Outcome::Entity { code: index } => {
            let answers = code(*index)?.answers();
            (
                "entity",
                answers.entity.clone(),
                answers.entity_summary.clone(),
            )
        }
        Outcome::Records {
            code: index,
            url,
            from,
            size,
        } => {
            let code = code(*index)?;
            let (data, summary) = code.answers().records(&code.key, url, *from, *size);
            ("records", data, summary)
        }
        Outcome::Actions { code: index, url } => {
            let answers = code(*index)?.answers();
            (
                "actions",
                answers.actions(url),
                answers.actions_summary.clone(),
            )
        }
    };
    Ok(format!(
        r#"{{"artifactId":"{}","name":"{name}","parts":[{{"kind":"data","data":{data}}},{{"kind":"text","text":{}}}]}}"#,
        task.answer_id,
        Value::from(summary)
    ))
}

fn reason_message(task: &StoredTask, reason: &str) -> String {
    json!({
        "kind": "message",
        "role": "agent",
        "messageId": task.answer_id,
        "parts": [{ "kind": "text", "text": reason }],
        "taskId": task.id,
        "contextId": task.context_id,
    })
    .to_string()
}
