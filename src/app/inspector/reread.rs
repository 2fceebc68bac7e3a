//! What became of reading a task again.

use jiff::Timestamp;

use crate::a2a::TASK_NOT_FOUND;
use crate::app::ticket::Ticket;
use crate::domain::{ErrorKind, LoadError};
use crate::present::ReadAgain;

/// What became of reading a task again.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Reread {
    /// Nobody wanted to.
    #[default]
    Never,
    /// It is being read.
    Asked {
        /// What the reply is matched by.
        ticket: Ticket,
        /// Since when.
        since: Timestamp,
    },
    /// What is shown was read then.
    Read(Timestamp),
    /// The service no longer holds it; asked then.
    NotHeld(Timestamp),
    /// There was no answer.
    Failed(LoadError),
}

impl Reread {
    /// Since when it is being read.
    #[must_use]
    pub(crate) const fn since(&self) -> Option<Timestamp> {
        match self {
            Self::Asked { since, .. } => Some(*since),
            _ => None,
        }
    }

    /// What is told of it.
    pub(super) const fn told(&self) -> ReadAgain<'_> {
        match self {
            Self::Never => ReadAgain::Never,
            Self::Asked { .. } => ReadAgain::Asked,
            Self::Read(at) => ReadAgain::Read(*at),
            Self::NotHeld(_) => ReadAgain::NotHeld,
            Self::Failed(error) => ReadAgain::Failed(error),
        }
    }

    /// What the reply is matched by, while it is being read.
    pub(super) const fn awaited(&self) -> Option<Ticket> {
        match self {
            Self::Asked { ticket, .. } => Some(*ticket),
            _ => None,
        }
    }

    /// The end of reading without a task.
    pub(super) fn ended(error: LoadError, at: Timestamp) -> Self {
        match error.kind {
            ErrorKind::Rpc(TASK_NOT_FOUND) => Self::NotHeld(at),
            _ => Self::Failed(error),
        }
    }

    /// Whether the reply to `ticket` is awaited.
    pub(super) fn awaits(&self, ticket: Ticket) -> bool {
        self.awaited() == Some(ticket)
    }
}
