//! What the program wants done outside. Plain comparable data; nothing here writes to the service, opens a browser or runs a program.

use std::sync::Arc;

use jiff::Timestamp;

use crate::a2a::TaskFilter;
use crate::app::ticket::Ticket;
use crate::domain::{ContextId, CopyUrl, Query, Skill};
use crate::net::Exchange;

/// A side effect, carried out by the runtime.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Effect {
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
        link: CopyUrl,
    },
    /// Put a text on the clipboard.
    CopyText {
        /// Counts copies; comes back with the outcome.
        copy: u64,
        text: String,
    },
    /// Wait on for a task of ours that was still being worked on; the reply carries the ticket.
    WaitOn {
        /// What the reply is matched by.
        ticket: Ticket,
        /// The task's id.
        task: String,
        /// What was asked.
        skill: Skill,
    },
    /// Read a task again from the service.
    ReadTask {
        /// What the reply is matched by.
        ticket: Ticket,
        /// The task's id.
        id: String,
    },
    /// List the tasks that the service holds, one page.
    ListTasks {
        /// What the reply is matched by.
        ticket: Ticket,
        /// Which tasks.
        filter: TaskFilter,
    },
    /// Read the agent card at the endpoint's origin.
    ReadAgentCard {
        /// What the reply is matched by.
        ticket: Ticket,
    },
    /// Write what went over the wire into a new file.
    SaveTraffic {
        /// The requests, the oldest first.
        exchanges: Vec<Arc<Exchange>>,
        /// The present, for the file's name.
        at: Timestamp,
    },
    /// Forget what is on the screen and draw all of it.
    RedrawAll,
    /// Give the terminal back and stop, until the shell continues the program.
    Suspend,
    /// End the program.
    Quit,
}
