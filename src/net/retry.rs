//! Sending a question again when the network or the service fails it for a moment.
//!
//! The pause is one for all questions of an endpoint: who asks during it waits for its end, so that three panes or a list that wants
//! its next page never hammer a service that asked for quiet.

use std::sync::Mutex;
use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBuilder};
use tokio::time::{Instant, sleep_until};

use super::fault::NetFault;
use super::listener::Listener;
use super::lock::lock;
use super::retry_after::RetryAfter;

/// How often a question is sent, and how long is waited in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RetryPolicy {
    /// How often in all, the first time included.
    pub tries: u8,
    /// The first pause where the service names none; each later one is twice as long, and each is prolonged by chance by up to
    /// itself, so that many clients don't come back at once.
    pub first_pause: Duration,
    /// A longer pause that the service names isn't waited for but shown.
    pub longest: Duration,
}

impl Default for RetryPolicy {
    /// Three times, 0.3 s at first, a minute at most.
    fn default() -> Self {
        Self {
            tries: 3,
            first_pause: Duration::from_millis(300),
            longest: Duration::from_secs(60),
        }
    }
}

/// A question isn't on its way but waits to be sent, because the service or the network failed it or another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RetryPause {
    /// What failed.
    pub reason: NetFault,
    /// How long it waits from now on.
    pub left: Duration,
    /// Which try comes then, from 1.
    pub next_try: u8,
    /// How many tries there are in all.
    pub tries: u8,
}

/// Why an attempt failed for a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Passing {
    /// What failed.
    pub reason: NetFault,
    /// When the service wants to be asked again, if it said so.
    pub after: Option<RetryAfter>,
}

/// The pause of an endpoint.
#[derive(Default)]
pub(crate) struct Pauses {
    policy: RetryPolicy,
    current: Mutex<Option<(Instant, NetFault)>>,
    listener: Listener<RetryPause>,
}

/// Who asks: how often, and who is told of pauses.
#[derive(Clone, Copy)]
pub(crate) struct Trying<'a> {
    /// How often in all.
    pub tries: u8,
    /// Is told of a pause that begins, and with `None` that it is over.
    pub watch: &'a (dyn Fn(Option<RetryPause>) + Send + Sync),
}

impl Trying<'static> {
    /// One try, and nobody watches.
    pub(crate) const ONCE: Self = Self {
        tries: 1,
        watch: &|_| {},
    };
}

impl Pauses {
    /// No pause is in force.
    #[must_use]
    pub(crate) fn new(policy: RetryPolicy) -> Self {
        Self {
            policy,
            ..Self::default()
        }
    }

    /// As often as the policy says.
    pub(crate) const fn trying<'a>(
        &self,
        watch: &'a (dyn Fn(Option<RetryPause>) + Send + Sync),
    ) -> Trying<'a> {
        Trying {
            tries: self.policy.tries,
            watch,
        }
    }

    /// Calls `listener` whenever a question begins to wait, in place of an earlier listener.
    pub(crate) fn listen(&self, listener: impl Fn(RetryPause) + Send + Sync + 'static) {
        self.listener.listen(listener);
    }

    /// Whether the service wants a longer pause than is waited for.
    pub(crate) fn is_too_long(&self, after: Option<RetryAfter>) -> bool {
        after.is_some_and(|after| after.delay > self.policy.longest)
    }

    /// Waits until no pause is in force.
    pub(crate) async fn pass(&self, next_try: u8, trying: Trying<'_>) {
        let mut waited = false;
        while let Some((until, reason)) = self.in_force() {
            let pause = RetryPause {
                reason,
                left: until.saturating_duration_since(Instant::now()),
                next_try,
                tries: trying.tries,
            };
            self.listener.tell(|| pause.clone());
            (trying.watch)(Some(pause));
            waited = true;
            // Meanwhile another question may have prolonged it.
            sleep_until(until).await;
        }
        if waited {
            (trying.watch)(None);
        }
    }

    fn in_force(&self) -> Option<(Instant, NetFault)> {
        let current = lock(&self.current).clone();
        current.filter(|(until, _)| *until > Instant::now())
    }

    fn begin(&self, pause: Duration, reason: &NetFault) {
        let until = Instant::now() + pause;
        let mut current = lock(&self.current);
        if current.as_ref().is_none_or(|(known, _)| *known < until) {
            *current = Some((until, reason.clone()));
        }
    }

    /// Makes attempts until one is no passing failure, or there were enough. `passing` says why an attempt failed that may go well the
    /// next time.
    pub(crate) async fn persevere<T, F: Future<Output = T> + Send>(
        &self,
        trying: Trying<'_>,
        attempt: impl Fn() -> F + Send,
        passing: impl Fn(&T) -> Option<Passing> + Send,
    ) -> T {
        let mut pauses = ExponentialBuilder::new()
            .with_min_delay(self.policy.first_pause)
            .with_max_times(usize::from(trying.tries.saturating_sub(1)))
            .with_jitter()
            .build();
        let mut this_try = 1;
        loop {
            self.pass(this_try, trying).await;
            let outcome = attempt().await;
            let Some(passing) = passing(&outcome) else {
                return outcome;
            };
            if self.is_too_long(passing.after) {
                return outcome;
            }
            let own = pauses.next();
            let named = passing.after.map(|after| after.delay);
            // What the service named holds for later questions too, even if this one gives up.
            if let Some(pause) = named.or(own) {
                self.begin(pause, &passing.reason);
            }
            if own.is_none() {
                return outcome;
            }
            this_try += 1;
        }
    }
}

#[cfg(test)]
mod tests;
