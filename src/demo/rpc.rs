//! JSON-RPC 2.0: from the bytes of a request to the text of its answer.

use std::sync::{Mutex, PoisonError};

use jiff::{SignedDuration, Timestamp};
use serde_json::{Map, Value};
use uuid::Uuid;

use super::catalogue::Catalogue;
use super::envelope;
use super::question::{self, Outcome};
use super::tasks::{StoredTask, TaskStore};

const PARSE: i64 = -32_700;
const INVALID_REQUEST: i64 = -32_600;
const UNKNOWN_METHOD: i64 = -32_601;
const INVALID_PARAMS: i64 = -32_602;
const TASK_NOT_FOUND: i64 = -32_001;
const TASK_NOT_CANCELABLE: i64 = -32_002;
const NO_PUSH: i64 = -32_003;
const UNSUPPORTED: i64 = -32_004;

/// The agent behind the endpoint.
#[derive(Debug)]
pub(super) struct Agent {
    catalogue: Catalogue,
    tasks: Mutex<TaskStore>,
    now: Timestamp,
    started: std::time::Instant,
}

/// An answer and whether the request was JSON at all: only that shows in the HTTP status.
#[derive(Debug)]
pub(super) struct RpcAnswer {
    pub(super) body: String,
    pub(super) was_json: bool,
}

type RpcError = (i64, String);

impl Agent {
    /// `now`: what the service takes for the time of its start.
    pub(super) fn new(catalogue: Catalogue, now: Timestamp) -> Self {
        Self {
            catalogue,
            tasks: Mutex::default(),
            now,
            started: std::time::Instant::now(),
        }
    }

    /// Answers a body that was announced as JSON.
    pub(super) fn answer(&self, body: &[u8]) -> RpcAnswer {
        let Ok(request) = serde_json::from_slice::<Value>(body) else {
            let body = envelope::error(&Value::Null, PARSE, "Invalid JSON payload.");
            return RpcAnswer {
                body,
                was_json: false,
            };
        };
        let id = match request.get("id") {
            Some(id @ Value::String(_)) => id.clone(),
            Some(id) if id.is_i64() || id.is_u64() => id.clone(),
            _ => Value::Null,
        };
        let body = match self.call(&request, body.len()) {
            Ok(result) => envelope::result(&id, &result),
            Err((code, message)) => envelope::error(&id, code, &message),
        };
        RpcAnswer {
            body,
            was_json: true,
        }
    }

    /// The answer to a request in another content type; nobody looks inside.
    pub(super) fn wrong_content_type() -> RpcAnswer {
        RpcAnswer {
            body: envelope::error(&Value::Null, PARSE, "Invalid request body type."),
            was_json: true,
        }
    }

    fn call(&self, request: &Value, bytes: usize) -> Result<String, RpcError> {
        let invalid = || (INVALID_REQUEST, "Invalid JSON-RPC Request.".to_owned());
        let members = request.as_object().ok_or_else(invalid)?;
        let id_fits = members
            .get("id")
            .is_none_or(|id| id.is_null() || id.is_string() || id.is_i64() || id.is_u64());
        let method = members
            .get("method")
            .and_then(Value::as_str)
            .ok_or_else(invalid)?;
        if !id_fits || members.get("jsonrpc").and_then(Value::as_str) != Some("2.0") {
            return Err(invalid());
        }
        let params = || {
            members
                .get("params")
                .and_then(Value::as_object)
                .ok_or_else(|| bad_params("Invalid method parameters."))
        };
        match method {
            "message/send" => self.send(params()?, bytes),
            "tasks/get" => self.get(params()?),
            "tasks/cancel" => self.cancel(params()?),
            // What the protocol knows and this agent hasn't is no unknown method: a client takes that for another dialect.
            "message/stream" | "tasks/resubscribe" => Err((
                UNSUPPORTED,
                format!(
                    "Unsupported operation: {method} needs streaming, which this agent has not."
                ),
            )),
            "agent/getAuthenticatedExtendedCard" => Err((
                UNSUPPORTED,
                "Unsupported operation: this agent has no extended card.".to_owned(),
            )),
            "tasks/pushNotificationConfig/set"
            | "tasks/pushNotificationConfig/get"
            | "tasks/pushNotificationConfig/list"
            | "tasks/pushNotificationConfig/delete" => {
                Err((NO_PUSH, "Push notifications are not supported.".to_owned()))
            }
            _ => Err((UNKNOWN_METHOD, format!("Method not found: {method}"))),
        }
    }

    fn send(&self, params: &Map<String, Value>, bytes: usize) -> Result<String, RpcError> {
        let message = params
            .get("message")
            .filter(|message| message.is_object())
            .ok_or_else(|| bad_params("message is required."))?;
        let text = |name: &str| {
            message
                .get(name)
                .and_then(Value::as_str)
                .filter(|text| !text.is_empty())
        };
        text("messageId").ok_or_else(|| bad_params("message.messageId is required."))?;
        let parts = message
            .get("parts")
            .and_then(Value::as_array)
            .ok_or_else(|| bad_params("message.parts is required."))?;
        if let Some(id) = text("taskId") {
            return Err(self.further_message(id));
        }
        let task = StoredTask {
            id: Uuid::new_v4().to_string(),
            context_id: text("contextId").map_or_else(|| Uuid::new_v4().to_string(), str::to_owned),
            outcome: question::outcome(&self.catalogue, parts),
            finished_at: self.clock(),
            message: message.clone(),
            answer_id: Uuid::new_v4().to_string(),
            request_bytes: bytes,
        };
        let written = envelope::task(&task, &self.catalogue, None);
        self.with_tasks(|tasks| tasks.add(task));
        Ok(written)
    }

    fn get(&self, params: &Map<String, Value>) -> Result<String, RpcError> {
        let id = task_id(params)?;
        // 0 gives the whole history at the 0.3 SDK that the public service most probably runs on.
        let history = params
            .get("historyLength")
            .and_then(Value::as_u64)
            .filter(|length| *length > 0);
        let history = history.map(|length| usize::try_from(length).unwrap_or(usize::MAX));
        self.with_tasks(|tasks| {
            tasks
                .get(id)
                .map(|task| envelope::task(task, &self.catalogue, history))
        })
        .ok_or_else(|| not_found(id))
    }

    fn cancel(&self, params: &Map<String, Value>) -> Result<String, RpcError> {
        let id = task_id(params)?;
        match self.state_of(id) {
            Some(_) => Err((TASK_NOT_CANCELABLE, format!("Task not cancelable: {id}"))),
            None => Err(not_found(id)),
        }
    }

    /// Every task is finished when its answer leaves, so no second message can join it.
    fn further_message(&self, id: &str) -> RpcError {
        match self.state_of(id) {
            Some(state) => (
                INVALID_REQUEST,
                format!("Task {id} is in a terminal state ({state}) and cannot be modified."),
            ),
            None => not_found(id),
        }
    }

    fn state_of(&self, id: &str) -> Option<&'static str> {
        self.with_tasks(|tasks| {
            tasks.get(id).map(|task| {
                if matches!(task.outcome, Outcome::Failed { .. }) {
                    "failed"
                } else {
                    "completed"
                }
            })
        })
    }

    /// A panic elsewhere leaves the store usable: every change to it is whole.
    fn with_tasks<T>(&self, look: impl FnOnce(&mut TaskStore) -> T) -> T {
        look(&mut self.tasks.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn clock(&self) -> String {
        let elapsed =
            SignedDuration::try_from(self.started.elapsed()).unwrap_or(SignedDuration::ZERO);
        format!("{:.3}", self.now.checked_add(elapsed).unwrap_or(self.now))
    }
}

fn task_id(params: &Map<String, Value>) -> Result<&str, RpcError> {
    params
        .get("id")
        .and_then(Value::as_str)
        .ok_or_else(|| bad_params("id is required."))
}

fn bad_params(message: &str) -> RpcError {
    (INVALID_PARAMS, message.to_owned())
}

fn not_found(id: &str) -> RpcError {
    (TASK_NOT_FOUND, format!("Task not found: {id}"))
}
