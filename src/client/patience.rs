//! Sending a question again when the network or the service fails it for a moment.
//!
//! The pause is one for all questions of an endpoint: who asks during it waits for its end, so that three panes or a list that wants
//! its next page never hammer a service that asked for quiet.

use std::sync::Mutex;
use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBuilder};
use tokio::time::{Instant, sleep_until};

use super::listener::Listener;
use super::lock::lock;
use super::progress::{Underway, Watch};
use crate::domain::{ErrorKind, LoadError, RetryPause};

/// How often a question is sent, and how long is waited in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// How often in all, the first time included.
    pub tries: u8,
    /// The first pause where the service names none; each later one is twice as long, and each is prolonged by chance by up to
    /// itself, so that many clients don't come back at once.
    pub first_pause: Duration,
    /// A longer pause that the service names isn't waited for but shown.
    pub longest: Duration,
}

impl Default for Patience {
    /// Three times, 0.3 s at first, a minute at most.
    fn default() -> Self {
        Self {
            tries: 3,
            first_pause: Duration::from_millis(300),
            longest: Duration::from_secs(60),
        }
    }
}

/// The pause of an endpoint.
#[derive(Default)]
pub(super) struct Pauses {
    patience: Patience,
    current: Mutex<Option<(Instant, ErrorKind)>>,
    listener: Listener<RetryPause>,
}

/// Who asks: how often, and who is told of pauses.
#[derive(Clone, Copy)]
pub(super) struct Trying<'a> {
    pub tries: u8,
    pub watch: Watch<'a>,
}

impl Pauses {
    pub fn new(patience: Patience) -> Self {
        Self {
            patience,
            ..Self::default()
        }
    }

    /// As often as the person's patience says.
    pub const fn patiently<'a>(&self, watch: Watch<'a>) -> Trying<'a> {
        Trying {
            tries: self.patience.tries,
            watch,
        }
    }

    /// Calls `listener` whenever a question begins to wait, in place of an earlier listener.
    pub fn listen(&self, listener: impl Fn(RetryPause) + Send + Sync + 'static) {
        self.listener.listen(listener);
    }

    /// Whether the service wants a longer pause than is waited for.
    pub fn is_too_long(&self, error: &LoadError) -> bool {
        error
            .retry_after
            .is_some_and(|after| after.delay > self.patience.longest)
    }

    /// Waits until no pause is in force.
    pub async fn pass(&self, next_try: u8, trying: Trying<'_>) {
        let mut waited = false;
        while let Some((until, reason)) = self.in_force() {
            let pause = RetryPause {
                reason,
                left: until.saturating_duration_since(Instant::now()),
                next_try,
                tries: trying.tries,
            };
            self.listener.tell(|| pause.clone());
            (trying.watch)(&Underway::Paused(pause));
            waited = true;
            // Meanwhile another question may have prolonged it.
            sleep_until(until).await;
        }
        if waited {
            (trying.watch)(&Underway::Sent);
        }
    }

    fn in_force(&self) -> Option<(Instant, ErrorKind)> {
        let current = lock(&self.current).clone();
        current.filter(|(until, _)| *until > Instant::now())
    }

    fn begin(&self, pause: Duration, reason: &ErrorKind) {
        let until = Instant::now() + pause;
        let mut current = lock(&self.current);
        if current.as_ref().is_none_or(|(known, _)| *known < until) {
            *current = Some((until, reason.clone()));
        }
    }

    /// Makes attempts until one is no passing failure, or there were enough. `passing` gives the error of an attempt that may go well
    /// the next time.
    pub async fn persevere<T, F: Future<Output = T> + Send>(
        &self,
        trying: Trying<'_>,
        attempt: impl Fn() -> F + Send,
        passing: impl Fn(&T) -> Option<&LoadError> + Send,
    ) -> T {
        let mut pauses = ExponentialBuilder::new()
            .with_min_delay(self.patience.first_pause)
            .with_max_times(usize::from(trying.tries.saturating_sub(1)))
            .with_jitter()
            .build();
        let mut this_try = 1;
        loop {
            self.pass(this_try, trying).await;
            let outcome = attempt().await;
            let Some(error) = passing(&outcome) else {
                return outcome;
            };
            if self.is_too_long(error) {
                return outcome;
            }
            let own = pauses.next();
            let named = error.retry_after.map(|after| after.delay);
            // What the service named holds for later questions too, even if this one gives up.
            if let Some(pause) = named.or(own) {
                self.begin(pause, &error.kind);
            }
            if own.is_none() {
                return outcome;
            }
            this_try += 1;
        }
    }
}

/// Whether a failure without a status may pass.
pub(super) const fn is_connection(error: &LoadError) -> bool {
    matches!(
        error.kind,
        ErrorKind::Network | ErrorKind::NoConnection { .. }
    )
}

/// Whether a status says that the service is out of reach or busy for a moment.
pub(super) const fn is_passing(status: u16) -> bool {
    matches!(status, 429 | 502..=504)
}

#[cfg(test)]
mod tests;
