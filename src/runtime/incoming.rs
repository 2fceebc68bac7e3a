//! What comes to the loop from tasks.

use crate::app::Message;

/// Something that a task has for the loop.
pub(super) enum Incoming {
    /// Something for the model.
    Message(Message),
    /// A copy that goes through the terminal, which only the loop writes to.
    ThroughTerminal {
        /// Which copy.
        copy: u64,
        /// What to copy.
        text: String,
    },
}
