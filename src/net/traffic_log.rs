//! Noting what goes over the wire, and telling who wants to know.

use std::sync::{Arc, Mutex, MutexGuard};

use reqwest::header::HeaderMap;
use tokio::time::Instant;

use super::custom_header::CustomHeader;
use super::exchange::{Exchange, ExchangeOutcome};
use super::exchange_log::ExchangeLog;
use super::fault::{NetError, NetFault};
use super::kept::{kept_body, kept_headers, kept_request};
use super::listener::Listener;
use super::lock::lock;
use super::redact::Secrets;
use super::request::Request;
use super::trace::trace;

/// Every request of this process, the newest last.
#[derive(Default)]
pub(crate) struct TrafficLog {
    kept: Mutex<Kept>,
    secrets: Secrets,
    listener: Listener<Arc<Exchange>>,
}

#[derive(Default)]
struct Kept {
    log: ExchangeLog,
    last_number: u64,
}

impl TrafficLog {
    /// A log that keeps none of these texts.
    #[must_use]
    pub(crate) fn without(secrets: Secrets) -> Self {
        Self {
            secrets,
            ..Self::default()
        }
    }

    /// All that is kept, the oldest first.
    #[cfg(test)]
    #[must_use]
    pub(crate) fn exchanges(&self) -> Vec<Arc<Exchange>> {
        self.kept().log.iter().cloned().collect()
    }

    /// Calls `listener` whenever a request was sent and whenever one ended, in place of an earlier listener. It is called on the
    /// threads that ask, so it should only pass the exchange on.
    pub(crate) fn listen(&self, listener: impl Fn(Arc<Exchange>) + Send + Sync + 'static) {
        self.listener.listen(listener);
    }

    /// Notes a request that is about to be sent with the person's headers `own`; gets its number here.
    pub(super) fn begin(self: &Arc<Self>, request: &Request, own: &[CustomHeader]) -> InFlight {
        let mut exchange = kept_request(request, own, &self.secrets);
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
    exchange: Exchange,
    start: Instant,
    ended: bool,
}

impl InFlight {
    /// The head of the answer is here.
    pub(crate) fn answered(&mut self, status: u16, headers: &HeaderMap) {
        self.exchange.status = Some(status);
        self.exchange.response_headers = kept_headers(headers, &self.log.secrets);
    }

    /// So many more bytes of the answer are here.
    pub(crate) const fn received(&mut self, bytes: u64) {
        self.exchange.bytes_in += bytes;
    }

    /// The body of the answer, and what it says of itself.
    pub(crate) fn body(&mut self, body: &str, outcome: Option<ExchangeOutcome>) {
        let secrets = &self.log.secrets;
        self.exchange.response_body = kept_body(&secrets.redact(body));
        self.exchange.outcome = outcome.map(|outcome| match outcome {
            ExchangeOutcome::State(state) => ExchangeOutcome::State(secrets.redact_safe(state)),
            other => other,
        });
    }

    /// It ended; the exchange says how.
    pub(crate) fn end(mut self, error: Option<NetError>) {
        self.note(error);
    }

    /// It ended by this error, which goes on to who asked.
    pub(crate) fn failed<T>(self, error: NetError) -> Result<T, NetError> {
        self.end(Some(error.clone()));
        Err(error)
    }

    fn note(&mut self, error: Option<NetError>) {
        self.ended = true;
        self.exchange.elapsed = Some(self.start.elapsed());
        self.exchange.error = error.map(|error| NetError {
            said: error.said.map(|said| self.log.secrets.redact_safe(said)),
            ..error
        });
        let exchange = Arc::new(self.exchange.clone());
        self.log.kept().log.note(Arc::clone(&exchange));
        self.log.tell(&exchange);
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        if !self.ended {
            self.note(Some(NetError::of(NetFault::Cancelled)));
        }
    }
}

#[cfg(test)]
mod tests;
