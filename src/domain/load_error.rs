//! Why there is no answer. The words are chosen where it is shown; here is only what happened.

use super::{Attempt, TaskSeen};
use crate::net::{NetError, NetFault, RetryAfter, Secrets};
use crate::text::SafeText;

/// What kind of failure; decides the exit code and the sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ErrorKind {
    /// No answer came, or none that may be used.
    Net(NetFault),
    /// A JSON-RPC error; its number.
    Rpc(i64),
    /// An answer that can't be understood.
    Malformed(Mismatch),
    /// The task failed with a reason.
    Failed,
    /// The task failed: there is no readable public entity (get_entity failed, or the reason is the documented one).
    NoEntity,
    /// The task ended or paused in another state, by its short name, or as sent if it is none of the known ones.
    TaskState(SafeText),
    /// The task is still being worked on, and waiting for it has its limit.
    StillWorking(Box<TaskSeen>),
    /// Nothing under the address speaks the protocol; what was tried.
    NoDialect(Vec<Attempt>),
    /// The service has no list of its tasks; what was tried.
    NoTaskList(Vec<Attempt>),
    /// The agent card leads to this other origin, which the person has to allow first.
    OtherOrigin(SafeText),
}

/// How an answer failed to be one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mismatch {
    /// Nothing at all where an answer should be.
    Empty,
    WebPage,
    /// JSON that ends in the middle.
    CutOff,
    /// No JSON; the first characters are in [`LoadError::said`].
    NotJson,
    /// Several JSON-RPC responses in an array, although one question was asked; how many.
    Batch(usize),
    /// JSON, but no JSON-RPC response with a result or an error.
    NotRpc,
    /// A response to another question's id.
    WrongId,
    /// The result is neither a task nor a message.
    NoTask,
    /// No artifact, or no data part in it.
    NoData,
    /// Several artifacts, none with the expected name; this many carry fitting data.
    WhichArtifact(usize),
    /// The data is of another shape than the skill's.
    OtherShape,
}

/// The JSON-RPC error of a service that failed by itself.
const INTERNAL_ERROR: i64 = -32_603;

/// The longest quotation, in characters. An error is a sentence; who wants all of an answer finds it in the traffic.
const QUOTED_CHARACTERS: usize = 2_000;

/// Why a question was not answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LoadError {
    /// What happened.
    pub kind: ErrorKind,
    /// The other side's own words (the service's reason, a status message, the beginning of a body, the system's error text).
    pub said: Option<SafeText>,
    /// When the service wants to be asked again, if it said so.
    pub retry_after: Option<RetryAfter>,
}

impl LoadError {
    /// An error without words.
    #[must_use]
    pub(crate) const fn of(kind: ErrorKind) -> Self {
        Self {
            kind,
            said: None,
            retry_after: None,
        }
    }

    /// An error with the other side's words; blank ones count as none, and of very long ones the rest becomes a mark.
    #[must_use]
    pub(crate) fn quoting(kind: ErrorKind, said: &str) -> Self {
        let said = said.trim();
        Self {
            kind,
            said: (!said.is_empty()).then(|| quoted(said)),
            retry_after: None,
        }
    }

    /// The same error with none of the person's secrets in the other side's words.
    #[must_use]
    pub(crate) fn without(mut self, secrets: &Secrets) -> Self {
        self.said = self.said.map(|said| secrets.redact_safe(said));
        if let ErrorKind::TaskState(state) = &mut self.kind {
            *state = secrets.redact_safe(std::mem::take(state));
        }
        self
    }

    /// Whether the words are those of this machine's system and libraries, not the service's.
    #[must_use]
    pub(crate) const fn quotes_this_machine(&self) -> bool {
        matches!(&self.kind, ErrorKind::Net(fault) if fault.quotes_this_machine())
    }

    /// Whether the service understood the question and doesn't want to answer it as it is, so that asking the same again is of little
    /// use: a cursor that is too old, for instance.
    #[must_use]
    pub(crate) const fn refuses_the_question(&self) -> bool {
        match self.kind {
            ErrorKind::Failed | ErrorKind::NoEntity | ErrorKind::TaskState(_) => true,
            ErrorKind::Rpc(code) => code != INTERNAL_ERROR,
            ErrorKind::Net(NetFault::HttpStatus(status)) => {
                matches!(status, 400 | 404 | 409..=422)
            }
            _ => false,
        }
    }

    /// The name used in JSON errors (docs/rules.md#exit-codes).
    #[must_use]
    pub(crate) const fn kind_name(&self) -> &'static str {
        match &self.kind {
            ErrorKind::Net(fault) => fault.kind_name(),
            ErrorKind::StillWorking(_) => "timeout",
            ErrorKind::Rpc(_) | ErrorKind::NoDialect(_) | ErrorKind::NoTaskList(_) => "refused",
            ErrorKind::OtherOrigin(_) => "host",
            ErrorKind::Malformed(_) => "malformed",
            ErrorKind::Failed | ErrorKind::TaskState(_) => "failed",
            ErrorKind::NoEntity => "no_entity",
        }
    }

    /// The exit code of a command that fails with it (docs/rules.md#exit-codes).
    #[must_use]
    pub(crate) fn exit_code(&self) -> u8 {
        match &self.kind {
            ErrorKind::Net(fault) => match fault.kind_name() {
                "network" | "tls" | "proxy" => 3,
                "timeout" if *fault == NetFault::Cancelled => 1,
                "timeout" => 5,
                _ => 4,
            },
            ErrorKind::OtherOrigin(_) => 2,
            ErrorKind::StillWorking(_) => 5,
            ErrorKind::NoEntity => 6,
            _ => 4,
        }
    }
}

impl From<NetError> for LoadError {
    fn from(error: NetError) -> Self {
        Self {
            said: error.said,
            ..Self::of(ErrorKind::Net(error.fault))
        }
    }
}

fn quoted(said: &str) -> SafeText {
    let Some((end, _)) = said.char_indices().nth(QUOTED_CHARACTERS) else {
        return SafeText::sanitize(said);
    };
    let (kept, rest) = said.split_at(end);
    SafeText::sanitize(&format!("{kept}⋯<+{} characters>", rest.chars().count()))
}
