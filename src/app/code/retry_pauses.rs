//! Questions that wait before they are sent (again): what for, and how long still.

use std::time::Duration;

use jiff::Timestamp;

use crate::net::RetryPause;

/// A question that waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pausing {
    /// What for.
    pub pause: RetryPause,
    /// Until when.
    pub until: Timestamp,
}

impl Pausing {
    /// Whole seconds still to wait, rounded up; none when it is over.
    #[must_use]
    pub(crate) fn left(&self, now: Timestamp) -> Option<Duration> {
        let left = self.until.as_millisecond() - now.as_millisecond();
        let seconds = u64::try_from(left).ok()?.div_ceil(1_000);
        (seconds > 0).then(|| Duration::from_secs(seconds))
    }

    /// When the seconds change next.
    pub(in crate::app) fn next_change(&self, now: Timestamp) -> Option<Timestamp> {
        let after = self.left(now)?.saturating_sub(Duration::from_secs(1));
        self.until.checked_sub(after).ok()
    }
}
