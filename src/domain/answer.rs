//! A service's answer, with where and when it came from.

use jiff::Timestamp;

use super::RawJson;
use crate::text::SafeText;

/// The conversation id a server gave; sent back with later questions about the same code at the same endpoint, nowhere else.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ContextId(pub String);

/// The task that carried an answer, as far as it said. A Message instead of a Task has neither id nor state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TaskSeen {
    /// `id`, exactly as sent.
    pub id: Option<String>,
    /// `contextId`.
    pub context_id: Option<ContextId>,
    /// `status.state`, as sent.
    pub state: Option<String>,
}

/// One answer: the value read from it, and everything needed to show where it is from.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Answer<T> {
    /// The value read.
    pub value: T,
    /// The text part: one line, fit to show as it is (docs/protocol.md#answers).
    pub summary: Option<SafeText>,
    /// The same exactly as sent, for exports.
    pub summary_sent: Option<String>,
    /// The task it came in.
    pub task: TaskSeen,
    /// The data part, byte for byte.
    pub data: RawJson,
    /// When it was complete, by this machine's clock.
    pub fetched_at: Timestamp,
    /// True if the answer to the artifact's name was not the expected one and the only fitting data was taken instead.
    pub other_artifact: Option<SafeText>,
}
