//! Something asked for: not yet, on its way, here, or failed; what was here before stays until something better comes.

use jiff::Timestamp;

use super::ticket::Ticket;
use crate::domain::{Answer, LoadError};

/// The life of one answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Remote<T> {
    /// Never asked for.
    #[default]
    Idle,
    /// Asked for; the answer before this one stays in sight.
    Loading {
        /// The answer before.
        previous: Option<T>,
        /// What the reply must carry.
        ticket: Ticket,
        /// Since when.
        since: Timestamp,
    },
    /// Here.
    Ready(T),
    /// Not to be had; the answer before this one stays in sight.
    Failed {
        /// Why.
        error: LoadError,
        /// The answer before.
        previous: Option<T>,
    },
}

impl<T> Remote<T> {
    /// Asks anew, keeping what is there.
    pub(crate) fn begin(&mut self, ticket: Ticket, since: Timestamp) {
        let previous = std::mem::take(self).into_value();
        *self = Self::Loading {
            previous,
            ticket,
            since,
        };
    }

    /// Takes the reply to `ticket`; false if another one or none is awaited, and then nothing changes.
    pub(crate) fn finish(&mut self, ticket: Ticket, reply: Result<T, LoadError>) -> bool {
        if self.awaited() != Some(ticket) {
            return false;
        }
        let previous = std::mem::take(self).into_value();
        *self = match reply {
            Ok(value) => Self::Ready(value),
            Err(error) => Self::Failed { error, previous },
        };
        true
    }

    /// The ticket of the request on its way.
    #[must_use]
    pub(crate) const fn awaited(&self) -> Option<Ticket> {
        match self {
            Self::Loading { ticket, .. } => Some(*ticket),
            _ => None,
        }
    }

    /// The request on its way, and since when.
    #[must_use]
    pub(crate) fn request(&self) -> Option<(Ticket, Timestamp)> {
        self.awaited().zip(self.since())
    }

    /// Since when a request is on its way.
    #[must_use]
    pub(crate) const fn since(&self) -> Option<Timestamp> {
        match self {
            Self::Loading { since, .. } => Some(*since),
            _ => None,
        }
    }

    /// The best value there is, whatever its age.
    #[must_use]
    pub(crate) const fn value(&self) -> Option<&T> {
        match self {
            Self::Ready(value) => Some(value),
            Self::Loading { previous, .. } | Self::Failed { previous, .. } => previous.as_ref(),
            Self::Idle => None,
        }
    }

    /// Why the last request failed, if it did.
    #[must_use]
    pub(crate) const fn error(&self) -> Option<&LoadError> {
        match self {
            Self::Failed { error, .. } => Some(error),
            _ => None,
        }
    }

    fn into_value(self) -> Option<T> {
        match self {
            Self::Ready(value) => Some(value),
            Self::Loading { previous, .. } | Self::Failed { previous, .. } => previous,
            Self::Idle => None,
        }
    }
}

impl<T> Remote<Box<Answer<T>>> {
    /// When the answer in sight came.
    #[must_use]
    pub(crate) fn fetched_at(&self) -> Option<Timestamp> {
        Some(self.value()?.fetched_at)
    }

    /// Why the answer in sight is old, and when it came.
    #[must_use]
    pub(crate) fn outdated(&self) -> Option<(&LoadError, Timestamp)> {
        self.error().zip(self.fetched_at())
    }
}
