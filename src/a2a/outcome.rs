//! What an answer says in the protocol's own words, without knowing which dialect it is in: for the log, where nothing is decided.

use serde_json::value::RawValue;

use super::answer::parse;
use super::fields::Fields;
use super::{Refusal, TaskState};
use crate::net::ExchangeOutcome;
use crate::text::SafeText;

/// Longer answers are not looked into again only for the log, in bytes.
const LIMIT_BYTES: usize = 4 * 1024 * 1024;

/// The state of the task in an answer, or the number of the error that it is.
#[must_use]
pub(crate) fn outcome_of(body: &str) -> Option<ExchangeOutcome> {
    if body.len() > LIMIT_BYTES {
        return None;
    }
    let fields = Fields::of(parse(body)?)?;
    if let Some(error) = fields.get("error") {
        let code = Refusal::read(error).code;
        return (code != 0).then_some(ExchangeOutcome::Error(code));
    }
    match fields.object("result") {
        Some(result) => outcome(&result),
        None => outcome(&fields).or_else(|| bare_error(&fields)),
    }
}

fn outcome(result: &Fields<'_>) -> Option<ExchangeOutcome> {
    let state = |task: &Fields<'_>| {
        let sent = task.object("status")?.text("state")?;
        Some(ExchangeOutcome::State(SafeText::sanitize(
            TaskState::read(&sent).name(),
        )))
    };
    let is_message = |raw: Option<&RawValue>| {
        raw.and_then(Fields::of)
            .is_some_and(|message| message.get("role").is_some())
    };
    state(result)
        .or_else(|| state(&result.object("task")?))
        .or_else(|| {
            let found = result.get("role").is_some() || is_message(result.get("message"));
            found.then_some(ExchangeOutcome::Message)
        })
}

/// 0.3 over HTTP+JSON sends its errors bare.
fn bare_error(fields: &Fields<'_>) -> Option<ExchangeOutcome> {
    let code = fields.integer("code")?;
    fields
        .is_text("message")
        .then_some(ExchangeOutcome::Error(code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dialects_answers_say_how_they_ended() {
        let state = |name| Some(ExchangeOutcome::State(SafeText::from_static(name)));
        for (body, expected) in [
            (
                r#"{"jsonrpc":"2.0","id":"1","result":{"kind":"task","id":"t","status":{"state":"completed"}}}"#,
                state("completed"),
            ),
            (
                r#"{"result":{"task":{"id":"t","status":{"state":"TASK_STATE_CANCELLED"}}},"id":"1"}"#,
                state("canceled"),
            ),
            (
                r#"{"task":{"id":"t","status":{"state":"TASK_STATE_INPUT_REQUIRED"}}}"#,
                state("input-required"),
            ),
            (r#"{"id":"t","status":{"state":"failed"}}"#, state("failed")),
            (
                r#"{"result":{"kind":"message","role":"agent","parts":[]}}"#,
                Some(ExchangeOutcome::Message),
            ),
            (
                r#"{"message":{"role":"ROLE_AGENT","content":[]}}"#,
                Some(ExchangeOutcome::Message),
            ),
            (
                r#"{"jsonrpc":"2.0","error":{"code":-32601,"message":"x"},"id":null}"#,
                Some(ExchangeOutcome::Error(-32601)),
            ),
            (
                r#"{"error":{"code":404,"status":"NOT_FOUND","message":"x"}}"#,
                Some(ExchangeOutcome::Error(404)),
            ),
            (
                r#"{"code":-32001,"message":"Task not found"}"#,
                Some(ExchangeOutcome::Error(-32001)),
            ),
            (r#"{"tasks":[],"nextPageToken":""}"#, None),
            (r#"{"name":"a card","url":"x"}"#, None),
            (r#"{"error":"text"}"#, None),
            ("<html>", None),
            ("[]", None),
            ("", None),
        ] {
            assert_eq!(outcome_of(body), expected, "{body}");
        }
    }
}
