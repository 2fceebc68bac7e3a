//! Noting what goes over the wire, and telling who wants to know.

use std::sync::{Arc, Mutex, MutexGuard};

use tokio::time::Instant;

use super::listener::Listener;
use super::lock::lock;
use super::traced::trace;
use crate::domain::{Body, ErrorKind, Exchange, ExchangeLog, LoadError};

/// The most bytes kept of one body.
const BODY_LIMIT_BYTES: usize = 4 * 1024 * 1024;

/// The most bytes kept of one answer's headers, names and values together.
const HEADERS_LIMIT_BYTES: usize = 16 * 1024;

/// Every request of this process, the newest last.
#[derive(Default)]
pub struct TrafficLog {
    kept: Mutex<Kept>,
    listener: Listener<Arc<Exchange>>,
}

#[derive(Default)]
struct Kept {
    log: ExchangeLog,
    last_number: u64,
}

impl TrafficLog {
    /// All that is kept, the oldest first.
    #[must_use]
    pub fn exchanges(&self) -> Vec<Arc<Exchange>> {
        self.kept().log.iter().cloned().collect()
    }

    /// Calls `listener` whenever a request was sent and whenever one ended, in place of an earlier listener. It is called on the
    /// threads that ask, so it should only pass the exchange on.
    pub fn listen(&self, listener: impl Fn(Arc<Exchange>) + Send + Sync + 'static) {
        self.listener.listen(listener);
    }

    /// Notes a request that is about to be sent; gets its number here.
    pub(super) fn begin(self: &Arc<Self>, exchange: Exchange) -> InFlight {
        let mut exchange = exchange;
        {
            let mut kept = self.kept();
            kept.last_number += 1;
            exchange.number = kept.last_number;
            kept.log.note(Arc::new(exchange.clone()));
        }
        self.tell(&Arc::new(exchange.clone()));
        InFlight {
            log: Arc::clone(self),
            exchange,
            start: Instant::now(),
            ended: false,
        }
    }

    fn tell(&self, exchange: &Arc<Exchange>) {
        trace(exchange);
        self.listener.tell(|| Arc::clone(exchange));
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        lock(&self.kept)
    }
}

/// A request on its way. Dropped before its end it counts as cancelled.
pub(super) struct InFlight {
    log: Arc<TrafficLog>,
    pub exchange: Exchange,
    start: Instant,
    ended: bool,
}

impl InFlight {
    /// It ended; the exchange says how.
    pub fn end(mut self, error: Option<LoadError>) {
        self.note(error);
    }

    fn note(&mut self, error: Option<LoadError>) {
        self.ended = true;
        self.exchange.elapsed = Some(self.start.elapsed());
        self.exchange.error = error;
        let exchange = Arc::new(self.exchange.clone());
        self.log.kept().log.note(Arc::clone(&exchange));
        self.log.tell(&exchange);
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        if !self.ended {
            self.note(Some(LoadError::of(ErrorKind::Cancelled)));
        }
    }
}

/// Headers as they are kept: as many as fit, and how many didn't as a last one without a value.
pub(super) fn kept_headers(
    headers: impl Iterator<Item = (String, String)>,
) -> Vec<(String, String)> {
    let mut kept = Vec::new();
    let (mut bytes, mut left_out) = (0, 0);
    for (name, value) in headers {
        bytes += name.len() + value.len();
        if bytes > HEADERS_LIMIT_BYTES {
            left_out += 1;
        } else {
            kept.push((name, value));
        }
    }
    if left_out > 0 {
        kept.push((format!("<+{left_out} headers>"), String::new()));
    }
    kept
}

/// A body as it is kept.
pub(super) fn kept_body(text: &str) -> Body {
    if text.is_empty() {
        return Body::None;
    }
    let mut end = text.len().min(BODY_LIMIT_BYTES);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    Body::Text {
        text: text.get(..end).unwrap_or_default().into(),
        whole: end == text.len(),
    }
}

#[cfg(test)]
mod tests;
