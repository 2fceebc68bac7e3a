//! What the program wants done outside. Plain comparable data; nothing here writes to the service, opens a browser or runs a program.

use crate::domain::{ContextId, CopyUrl, Query, Ticket};

/// A side effect, carried out by the runtime.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Ask a question; the reply carries the ticket.
    Ask {
        /// What the reply is matched by.
        ticket: Ticket,
        /// The question.
        query: Query,
        /// The conversation it belongs to.
        context: Option<ContextId>,
    },
    /// Stop waiting for the reply to this ticket and close its connection.
    Abandon(Ticket),
    /// The person doesn't want the reply to this ticket any more: stop waiting, and if it is a running task of ours, cancel it.
    Cancel(Ticket),
    /// Put a link on the clipboard.
    CopyLink {
        /// Counts copies; comes back with the outcome.
        copy: u64,
        /// The link.
        link: CopyUrl,
    },
    /// Forget what is on the screen and draw all of it.
    RedrawAll,
    /// End the program.
    Quit,
}
