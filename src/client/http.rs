//! One request with limits on time and size. Nothing is followed, nothing is tried again.

use std::time::Duration;

use reqwest::{RequestBuilder, Response};
use tokio::time::{Instant, timeout_at};
use url::Url;

use super::charset::text_of;
use super::connecting::Way;
use super::faults::{before_answer, while_answering};
use crate::domain::{ErrorKind, LoadError};

/// The largest answer taken, in bytes after decompression.
pub const ANSWER_LIMIT_BYTES: u64 = 32 * 1024 * 1024;

/// The largest agent card taken, in bytes after decompression.
pub const CARD_LIMIT_BYTES: u64 = 1024 * 1024;

/// The wait for a connection; no setting changes it (docs/rules.md#network).
pub(super) const CONNECT_LIMIT: Duration = Duration::from_secs(5);

/// How long to wait for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimits {
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
    pub const fn of_seconds(seconds: u16) -> Self {
        Self {
            connect: CONNECT_LIMIT,
            first_byte: Duration::from_secs(seconds as u64),
            whole: Duration::from_secs(seconds as u64 * 4),
        }
    }
}

/// An answer that begins: status and headers are there, the body is on its way.
pub(super) struct Begun {
    pub response: Response,
    start: Instant,
    limits: TimeLimits,
}

/// Sends a request to `target` and waits for the answer's head. The time is counted from `start`.
pub(super) async fn send(
    request: RequestBuilder,
    way: &Way,
    target: &Url,
    start: Instant,
    limits: TimeLimits,
) -> Result<Begun, LoadError> {
    match timeout_at(start + limits.first_byte, request.send()).await {
        Err(_) => Err(LoadError::of(ErrorKind::Timeout(limits.first_byte))),
        Ok(Err(error)) => Err(before_answer(&error, way, target, limits.connect)),
        Ok(Ok(response)) => Ok(Begun {
            response,
            start,
            limits,
        }),
    }
}

impl Begun {
    /// The whole body as text, at most `limit` bytes unpacked.
    pub async fn body(mut self, limit: u64) -> Result<String, LoadError> {
        let mut bytes: Vec<u8> = Vec::new();
        loop {
            let chunk = timeout_at(self.start + self.limits.whole, self.response.chunk());
            match chunk.await {
                Err(_) => return Err(LoadError::of(ErrorKind::Timeout(self.limits.whole))),
                Ok(Err(error)) => return Err(while_answering(&error)),
                Ok(Ok(None)) => break,
                Ok(Ok(Some(chunk))) => {
                    if bytes.len() as u64 + chunk.len() as u64 > limit {
                        return Err(LoadError::of(ErrorKind::TooLarge(limit)));
                    }
                    bytes.extend_from_slice(&chunk);
                }
            }
        }
        let content_type = self.response.headers().get("content-type");
        let content_type = content_type.and_then(|kind| kind.to_str().ok());
        Ok(text_of(bytes, content_type))
    }
}
