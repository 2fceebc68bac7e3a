//! How long an answer may take, and how large it may be.

use std::time::Duration;

/// The largest answer taken, in bytes after decompression.
pub(crate) const ANSWER_LIMIT_BYTES: u64 = 32 * 1024 * 1024;

/// The wait for a connection; no setting changes it (docs/rules.md#network).
pub(super) const CONNECT_LIMIT: Duration = Duration::from_secs(5);

/// How long to wait for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeLimits {
    /// To a connection, with a proxy and TLS where they belong to it.
    pub connect: Duration,
    /// To the answer's first byte.
    pub first_byte: Duration,
    /// To its last one.
    pub whole: Duration,
}

impl TimeLimits {
    /// From the setting `--timeout`: the first byte in that time, the whole answer in four times that (docs/rules.md#network).
    #[must_use]
    pub(crate) const fn of_seconds(seconds: u16) -> Self {
        Self {
            connect: CONNECT_LIMIT,
            first_byte: Duration::from_secs(seconds as u64),
            whole: Duration::from_secs(seconds as u64 * 4),
        }
    }
}
