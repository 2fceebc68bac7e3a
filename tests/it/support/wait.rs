//! Waiting for something to become true, with one limit for every test.

use std::{
    sync::{Condvar, Mutex, MutexGuard, PoisonError, mpsc},
    time::{Duration, Instant},
};

/// How long a test waits before it gives up; long, since a wait ends as soon as its condition holds.
const TIMEOUT: Duration = Duration::from_secs(20);
/// Overrides [`TIMEOUT`], in whole seconds, for slow machines.
const TIMEOUT_VARIABLE: &str = "QRSCOPE_TEST_TIMEOUT_SECONDS";
/// Pause between two looks at something that can't notify.
const POLL: Duration = Duration::from_millis(5);

/// The limit of every wait in the tests.
pub fn timeout() -> Duration {
    std::env::var(TIMEOUT_VARIABLE)
        .ok()
        .and_then(|seconds| seconds.parse().ok())
        .map_or(TIMEOUT, Duration::from_secs)
}

/// Polls until `probe` gives a value; panics with `what` after [`timeout`].
pub fn wait_until<T>(what: &str, probe: impl FnMut() -> Option<T>) -> T {
    let limit = timeout();
    poll_for(limit, probe).unwrap_or_else(|| panic!("not within {limit:?}: {what}"))
}

/// Polls until `probe` gives a value, or gives `None` after `limit`.
pub fn poll_for<T>(limit: Duration, mut probe: impl FnMut() -> Option<T>) -> Option<T> {
    let deadline = Instant::now() + limit;
    // Nothing is ever sent: receiving is a pause that needs no sleep.
    let (_silent, pause) = mpsc::channel::<()>();
    loop {
        let late = Instant::now() >= deadline;
        if let Some(value) = probe() {
            return Some(value);
        }
        if late {
            return None;
        }
        let _ = pause.recv_timeout(POLL);
    }
}

/// A value that one thread changes while another waits for it to reach a state.
#[derive(Debug, Default)]
pub struct Watched<T> {
    value: Mutex<T>,
    changed: Condvar,
}

impl<T> Watched<T> {
    pub fn new(value: T) -> Self {
        Self {
            value: Mutex::new(value),
            changed: Condvar::new(),
        }
    }

    /// Looks at the value.
    pub fn read<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        look(&self.lock())
    }

    /// Changes the value and wakes everyone who waits for it.
    pub fn change<R>(&self, change: impl FnOnce(&mut T) -> R) -> R {
        let result = change(&mut self.lock());
        self.changed.notify_all();
        result
    }

    /// Waits until `probe` gives a result, at most `limit`.
    pub fn wait_for<R>(
        &self,
        limit: Duration,
        mut probe: impl FnMut(&T) -> Option<R>,
    ) -> Option<R> {
        let deadline = Instant::now() + limit;
        let mut value = self.lock();
        loop {
            if let Some(result) = probe(&value) {
                return Some(result);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return None;
            }
            value = self
                .changed
                .wait_timeout(value, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
    }

    /// A thread that panicked while holding the lock has failed its own test; the others go on.
    fn lock(&self) -> MutexGuard<'_, T> {
        self.value.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[test]
    fn polling_ends_with_the_first_value_and_not_before() {
        let mut looks = 0;
        let value = wait_until("the third look", || {
            looks += 1;
            (looks == 3).then_some(looks)
        });
        assert_eq!(value, 3);
    }

    #[test]
    fn polling_gives_up() {
        assert_eq!(poll_for(Duration::ZERO, || None::<()>), None);
    }

    #[test]
    fn a_change_wakes_the_one_who_waits() {
        let watched = Arc::new(Watched::new(0));
        let other = Arc::clone(&watched);
        let thread = std::thread::spawn(move || other.change(|value| *value = 7));
        let seen = watched.wait_for(timeout(), |value| (*value == 7).then_some(*value));
        thread.join().unwrap();
        assert_eq!(seen, Some(7));
        assert_eq!(
            watched.wait_for(Duration::ZERO, |value| (*value == 8).then_some(())),
            None
        );
    }
}
