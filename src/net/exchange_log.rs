//! The log of what went over the wire, bounded in number and bytes.

use std::collections::VecDeque;
use std::sync::Arc;

use super::exchange::{Body, Exchange};

/// The most exchanges kept.
pub(crate) const EXCHANGES_LIMIT: usize = 500;

/// The most bytes of bodies kept, of all exchanges together.
pub(crate) const BODIES_LIMIT_BYTES: usize = 16 * 1024 * 1024;

/// Exchanges in the order they began. Logs that are told the same hold the same, and share the bodies.
#[derive(Clone, Debug, Default)]
pub(crate) struct ExchangeLog {
    exchanges: VecDeque<Arc<Exchange>>,
    bytes: usize,
    received: u64,
}

impl ExchangeLog {
    /// Takes an exchange that began, or puts one that went on into the place of its beginning. One whose beginning has left
    /// already changes nothing.
    pub(crate) fn note(&mut self, exchange: Arc<Exchange>) {
        if !exchange.is_running() {
            self.received += exchange.bytes_in;
        }
        let newest = self.exchanges.back().map_or(0, |last| last.number);
        if exchange.number > newest {
            self.bytes += exchange.kept_bytes();
            self.exchanges.push_back(exchange);
            while self.exchanges.len() > EXCHANGES_LIMIT {
                if let Some(oldest) = self.exchanges.pop_front() {
                    self.bytes -= oldest.kept_bytes();
                }
            }
        } else if let Some(place) = self.place_of(exchange.number)
            && let Some(kept) = self.exchanges.get_mut(place)
        {
            self.bytes = self.bytes - kept.kept_bytes() + exchange.kept_bytes();
            *kept = exchange;
        }
        self.drop_old_bodies();
    }

    /// All that is kept, the oldest first.
    pub(crate) fn iter(
        &self,
    ) -> impl DoubleEndedIterator<Item = &Arc<Exchange>> + ExactSizeIterator {
        self.exchanges.iter()
    }

    /// The exchange of that number, if it is still kept.
    #[must_use]
    pub(crate) fn get(&self, number: u64) -> Option<&Arc<Exchange>> {
        self.exchanges.get(self.place_of(number)?)
    }

    /// How many are kept.
    #[must_use]
    pub(crate) fn len(&self) -> usize {
        self.exchanges.len()
    }

    /// How many there were, those that left included.
    #[must_use]
    pub(crate) fn all(&self) -> u64 {
        self.exchanges.back().map_or(0, |last| last.number)
    }

    /// How many bytes were received, by those that left too.
    #[must_use]
    pub(crate) const fn received(&self) -> u64 {
        self.received
    }

    /// True if nothing went over the wire yet.
    #[must_use]
    pub(crate) fn is_empty(&self) -> bool {
        self.exchanges.is_empty()
    }

    /// How many bytes of bodies are kept.
    #[cfg(test)]
    #[must_use]
    pub(crate) const fn kept_bytes(&self) -> usize {
        self.bytes
    }

    fn place_of(&self, number: u64) -> Option<usize> {
        let at = |exchange: &Arc<Exchange>| exchange.number;
        self.exchanges.binary_search_by_key(&number, at).ok()
    }

    fn drop_old_bodies(&mut self) {
        for place in &mut self.exchanges {
            if self.bytes <= BODIES_LIMIT_BYTES {
                return;
            }
            let bytes = place.kept_bytes();
            if bytes == 0 {
                continue;
            }
            self.bytes -= bytes;
            let exchange = Arc::make_mut(place);
            for body in [&mut exchange.request_body, &mut exchange.response_body] {
                if body.text().is_some() {
                    *body = Body::Dropped;
                }
            }
        }
    }
}
