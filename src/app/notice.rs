//! The message row: it stays until the next key, never goes by itself, and moves nothing.

use crate::domain::{CopyOutcome, CopyUrl, HostStanding};

/// What the message row says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    /// A copy is on its way or came to an end.
    Copy {
        /// Which copy.
        copy: u64,
        /// What was to be copied.
        link: CopyUrl,
        /// Whose host it is.
        standing: HostStanding,
        /// The end, once there is one.
        outcome: Option<CopyOutcome>,
    },
    /// The same of a text that is no link.
    TextCopy {
        /// Which copy.
        copy: u64,
        /// What it is.
        what: CopiedText,
        /// The end, once there is one.
        outcome: Option<CopyOutcome>,
    },
    /// The person stopped waiting.
    Cancelled,
    /// A sentence, already in the person's language, about something that needs doing.
    Attention(String),
    /// A sentence in passing.
    Remark(String),
}

/// What a copied text is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CopiedText {
    /// A request as a command for a shell; the variables that hold its secrets.
    Command(Vec<String>),
    TaskId,
}

/// The last copy, unless it succeeded: it may have to be said at the end of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnsettledCopy {
    /// Which copy.
    pub copy: u64,
    /// What is to be copied, if it is a link.
    pub link: Option<CopyUrl>,
    /// Why it didn't succeed; none while it is under way.
    pub end: Option<CopyOutcome>,
}
