//! One request with limits on time and size. Nothing is followed, nothing is tried again.

use reqwest::{RequestBuilder, Response};
use tokio::time::{Instant, timeout_at};
use url::Url;

use super::charset::text_of;
use super::connection::Connection;
use super::fault::{NetError, NetFault};
use super::limits::TimeLimits;
use super::request_error::{before_answer, while_answering};

/// An answer that begins: status and headers are there, the body is on its way.
pub(super) struct Answer {
    pub response: Response,
    start: Instant,
    limits: TimeLimits,
}

/// Sends a request to `target` and waits for the answer's head. The time is counted from `start`.
pub(super) async fn send(
    request: RequestBuilder,
    connection: &Connection,
    target: &Url,
    start: Instant,
    limits: TimeLimits,
) -> Result<Answer, NetError> {
    match timeout_at(start + limits.first_byte, request.send()).await {
        Err(_) => Err(NetError::of(NetFault::Timeout(limits.first_byte))),
        Ok(Err(error)) => Err(before_answer(&error, connection, target, limits.connect)),
        Ok(Ok(response)) => Ok(Answer {
            response,
            start,
            limits,
        }),
    }
}

impl Answer {
    /// The whole body as text, at most `limit` bytes unpacked.
    pub(crate) async fn body(mut self, limit: u64) -> Result<String, NetError> {
        let mut bytes: Vec<u8> = Vec::new();
        loop {
            let chunk = timeout_at(self.start + self.limits.whole, self.response.chunk());
            match chunk.await {
                Err(_) => return Err(NetError::of(NetFault::Timeout(self.limits.whole))),
                Ok(Err(error)) => return Err(while_answering(&error)),
                Ok(Ok(None)) => break,
                Ok(Ok(Some(chunk))) => {
                    if bytes.len() as u64 + chunk.len() as u64 > limit {
                        return Err(NetError::of(NetFault::TooLarge(limit)));
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
