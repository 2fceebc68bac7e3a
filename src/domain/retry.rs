//! Waiting before a question is sent again.

use std::time::Duration;

use jiff::Timestamp;

use super::ErrorKind;

/// When a service wants to be asked again: HTTP's `Retry-After`, as it was understood when it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetryAfter {
    /// How long to wait from its coming on.
    pub delay: Duration,
    /// The same as a moment of this machine's clock.
    pub at: Timestamp,
}

/// A question isn't on its way but waits to be sent, because the service or the network failed it or another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetryPause {
    /// What failed.
    pub reason: ErrorKind,
    /// How long it waits from now on.
    pub left: Duration,
    /// Which try comes then, from 1.
    pub next_try: u8,
    /// How many tries there are in all.
    pub tries: u8,
}
