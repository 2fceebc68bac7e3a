//! What the terminal sent at once.

use std::io;

use crossterm::event::Event;

/// What came at once.
#[derive(Debug, Default)]
pub(in crate::runtime) struct Arrived {
    /// In their order.
    pub events: Vec<Event>,
    /// True if more of the same was on its way, and it was taken in pieces.
    pub goes_on: bool,
}

/// All that came at once, or why nothing comes any more.
pub(in crate::runtime) type Batch = io::Result<Arrived>;
