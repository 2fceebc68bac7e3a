//! What was tried to find out how an address is to be asked.

use crate::text::SafeText;

/// One try, and how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Attempt {
    /// The dialect that was tried, such as `A2A 0.3 JSON-RPC`; none where the agent card was read.
    pub dialect: Option<SafeText>,
    /// The address that was asked.
    pub at: SafeText,
    /// How it ended.
    pub end: AttemptEnd,
}

/// How a try ended that found nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum AttemptEnd {
    /// This HTTP status.
    Status(u16),
    /// A redirect to this address, which isn't followed.
    Redirects(SafeText),
    /// This JSON-RPC error.
    Rpc(i64),
    WebPage,
    /// Something else than an agent card.
    NoCard,
    /// An agent card larger than allowed, in bytes.
    CardTooLarge(u64),
    /// An agent card without an address that could be asked and wasn't asked yet.
    NothingSpoken,
    /// Nothing was sent: the dialect has no such question.
    NotInDialect,
}
