//! Why a body is no answer: what the server refused, or what is wrong with the body.

use serde_json::value::RawValue;

use super::fields::Fields;
use crate::domain::{RawJson, lossy_text};

/// The most characters of a body that are kept as an error's words when it has none of its own.
const QUOTED_CHARACTERS: usize = 500;

/// The JSON-RPC number of a task that the server doesn't hold (any more).
pub(crate) const TASK_NOT_FOUND: i64 = -32_001;
/// The JSON-RPC number of an extension that the server wants and the question doesn't name.
pub(crate) const EXTENSION_REQUIRED: i64 = -32_008;
/// The JSON-RPC number of a version of A2A that the server doesn't speak.
pub(crate) const VERSION_NOT_SUPPORTED: i64 = -32_009;
/// The JSON-RPC number of a method that the server doesn't know.
pub(crate) const METHOD_NOT_FOUND: i64 = -32_601;
/// The JSON-RPC number of a request that the server couldn't read.
pub(crate) const PARSE_ERROR: i64 = -32_700;

/// The JSON-RPC numbers of the reasons that HTTP+JSON names instead (specification 1.0, section 5.4).
const REASONS: [(&str, i64); 14] = [
    ("TASK_NOT_FOUND", TASK_NOT_FOUND),
    ("TASK_NOT_CANCELABLE", -32_002),
    ("PUSH_NOTIFICATION_NOT_SUPPORTED", -32_003),
    ("UNSUPPORTED_OPERATION", -32_004),
    ("CONTENT_TYPE_NOT_SUPPORTED", -32_005),
    ("INVALID_AGENT_RESPONSE", -32_006),
    ("EXTENDED_AGENT_CARD_NOT_CONFIGURED", -32_007),
    ("EXTENSION_SUPPORT_REQUIRED", EXTENSION_REQUIRED),
    ("VERSION_NOT_SUPPORTED", VERSION_NOT_SUPPORTED),
    ("PARSE_ERROR", PARSE_ERROR),
    ("INVALID_REQUEST", -32_600),
    ("METHOD_NOT_FOUND", METHOD_NOT_FOUND),
    ("INVALID_PARAMS", -32_602),
    ("INTERNAL_ERROR", -32_603),
];

/// An error that the other side sent, in whatever form: JSON-RPC, google.rpc.Status, problem details, or a gateway's own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Refusal {
    /// `code` as sent: the JSON-RPC number, or over HTTP+JSON of 1.0 the HTTP status; 0 if it was no number.
    pub code: i64,
    /// `status` of a google.rpc.Status, such as `NOT_FOUND`.
    pub status: Option<String>,
    /// `reason` of the first detail that has one, such as `TASK_NOT_FOUND`.
    pub reason: Option<String>,
    /// `message`, or what stands in its place.
    pub message: String,
    /// `details` or `data`, byte for byte.
    pub details: Option<RawJson>,
}

impl Refusal {
    /// The JSON-RPC number of the error, as sent or by its reason; `None` if it is no error of the protocol.
    #[must_use]
    pub(crate) fn rpc_code(&self) -> Option<i64> {
        if self.code < 0 {
            return Some(self.code);
        }
        let reason = self.reason.as_deref()?;
        REASONS
            .iter()
            .find(|(name, _)| *name == reason)
            .map(|(_, code)| *code)
    }

    /// Reads an error object, or a text in its place.
    pub(super) fn read(raw: &RawValue) -> Self {
        let quoted = || raw.get().chars().take(QUOTED_CHARACTERS).collect();
        let Some(fields) = Fields::of(raw) else {
            return Self {
                message: lossy_text(raw).unwrap_or_else(quoted),
                ..Self::default()
            };
        };
        let details = fields.get("details").or_else(|| fields.get("data"));
        let problem = fields.text("type").and_then(|kind| problem_reason(&kind));
        Self {
            code: fields.integer("code").unwrap_or(0),
            status: fields.text("status"),
            reason: details
                .and_then(reason_of)
                .or_else(|| fields.text("reason"))
                .or(problem),
            message: ["message", "detail", "title"]
                .into_iter()
                .find_map(|name| fields.text(name))
                .unwrap_or_else(quoted),
            details: details.map(RawJson::of),
        }
    }
}

/// The reason in one detail or in an array of them.
fn reason_of(details: &RawValue) -> Option<String> {
    let of_one = |raw| Fields::of(raw)?.text("reason");
    of_one(details).or_else(|| {
        crate::domain::elements_of(details)?
            .into_iter()
            .find_map(of_one)
    })
}

/// Early 1.0 servers send problem details, whose type ends like `/errors/task-not-found`.
fn problem_reason(kind: &str) -> Option<String> {
    let name = kind.rsplit(['/', ':']).next()?;
    let reason = name.to_ascii_uppercase().replace('-', "_");
    REASONS
        .iter()
        .any(|(known, _)| *known == reason)
        .then_some(reason)
}

/// What is wrong with a body that should be an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It isn't JSON.
    NotJson,
    /// It is a web page.
    Html,
    /// It is JSON, but no response: over JSON-RPC it has neither result nor error.
    NotResponse,
    /// It answers another question.
    WrongId,
    /// It is a response, but not with what was asked for: a task, a message, a page of tasks, a card.
    NoTask,
    /// It is an error.
    Refused(Refusal),
}

/// Why there is no answer in a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unreadable {
    /// The HTTP status it came with.
    pub status: u16,
    /// What it is instead.
    pub fault: Fault,
}

impl Unreadable {
    /// The error that the other side sent, if it sent one.
    #[must_use]
    pub(crate) const fn refusal(&self) -> Option<&Refusal> {
        match &self.fault {
            Fault::Refused(refusal) => Some(refusal),
            _ => None,
        }
    }

    /// The JSON-RPC number of the error, as sent or by its reason.
    #[must_use]
    pub(crate) fn rpc_code(&self) -> Option<i64> {
        self.refusal().and_then(Refusal::rpc_code)
    }

    /// Whether another dialect or another address may help: the server doesn't know the method or the version, nothing answers
    /// under this address or to this HTTP method, or only a redirect or a web page does.
    #[must_use]
    pub(crate) fn is_about_dialect(&self) -> bool {
        if let Some(code) = self.rpc_code() {
            return matches!(code, METHOD_NOT_FOUND | VERSION_NOT_SUPPORTED);
        }
        match self.status {
            404 | 405 | 501 => !self.is_task_not_found(),
            // One without an address to follow.
            301 | 302 | 303 | 307 | 308 => true,
            200..=299 => self.fault == Fault::Html,
            _ => false,
        }
    }

    /// Whether the server says that it holds no task of this id (any more).
    #[must_use]
    pub(crate) fn is_task_not_found(&self) -> bool {
        let Some(refusal) = self.refusal() else {
            return false;
        };
        match refusal.rpc_code() {
            Some(code) => code == TASK_NOT_FOUND,
            // A google.rpc.Status without details; an address that leads nowhere gives the same, but doesn't speak of tasks.
            None => {
                self.status == 404
                    && refusal.status.as_deref() == Some("NOT_FOUND")
                    && refusal.message.to_ascii_lowercase().contains("task")
            }
        }
    }
}

/// What a body that isn't JSON is.
pub(super) fn not_json(body: &str) -> Fault {
    let start: String = body
        .trim_start_matches('\u{feff}')
        .trim_start()
        .chars()
        .take(14)
        .collect();
    let start = start.to_ascii_lowercase();
    if start.starts_with("<!doctype html") || start.starts_with("<html") {
        Fault::Html
    } else {
        Fault::NotJson
    }
}
