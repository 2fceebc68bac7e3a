//! An answer that is read as it comes in.

use reqwest::Response;

use super::fault::{NetError, NetFault};
use super::request_error::while_answering;
use super::traffic_log::InFlight;

/// What is kept of a stream for the log, in bytes.
const KEPT_BYTES: usize = 256 * 1024;

/// The body of an answer that has no length beforehand. One that isn't read to its end has said what was wanted.
pub(crate) struct BodyStream {
    response: Response,
    noted: Option<InFlight>,
    kept: Vec<u8>,
}

impl BodyStream {
    pub(super) const fn new(response: Response, noted: InFlight) -> Self {
        Self {
            response,
            noted: Some(noted),
            kept: Vec::new(),
        }
    }

    /// The next bytes; `None` at the end.
    ///
    /// # Errors
    /// When the connection broke.
    pub(crate) async fn next(&mut self) -> Result<Option<Vec<u8>>, NetError> {
        let Some(noted) = &mut self.noted else {
            return Ok(None);
        };
        match self.response.chunk().await {
            Ok(Some(bytes)) => {
                noted.received(bytes.len() as u64);
                let room = KEPT_BYTES.saturating_sub(self.kept.len());
                self.kept.extend(bytes.iter().take(room));
                Ok(Some(bytes.into()))
            }
            Ok(None) => {
                self.end(None);
                Ok(None)
            }
            Err(error) => Err(self.broken(while_answering(&error))),
        }
    }

    /// Ends it because a part of it is larger than `limit` bytes.
    pub(crate) fn too_large(&mut self, limit: u64) -> NetError {
        self.broken(NetError::of(NetFault::TooLarge(limit)))
    }

    fn broken(&mut self, error: NetError) -> NetError {
        self.end(Some(error.clone()));
        error
    }

    fn end(&mut self, error: Option<NetError>) {
        if let Some(mut noted) = self.noted.take() {
            noted.body(&String::from_utf8_lossy(&self.kept), None);
            noted.end(error);
        }
    }
}

impl Drop for BodyStream {
    fn drop(&mut self) {
        self.end(None);
    }
}
