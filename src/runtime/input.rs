//! Terminal events from a thread of their own.
//!
//! The input library's async stream keeps the waker of its first poll, so that looking whether more events are there would lose the
//! next wake-up; a thread and a channel have no such trap, and draining is a `try_recv`.
//!
//! The library must be built with `use-dev-tty`: its other source is told of readable input once, and forgets it when the size changes
//! at the same moment, so that keys stay unread until the next one and a resize is lost.

use std::io;
use std::time::Duration;

use crossterm::event::{self, Event};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

/// All events of one read.
pub(super) type Batch = io::Result<Vec<Event>>;

/// No read brings more; a flood is taken in pieces.
const BATCH_LIMIT: usize = 8_192;

/// Long enough for the library to look at what it has read already: with no time at all it doesn't.
const MOMENT: Duration = Duration::from_micros(100);

/// Starts reading events. The channel closes after the first error; the thread ends with the process.
pub(super) fn events() -> io::Result<UnboundedReceiver<Batch>> {
    // From here on, not from the thread's first turn, no change of the size is missed.
    event::poll(Duration::ZERO)?;
    let (sender, receiver) = unbounded_channel();
    std::thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || {
            loop {
                let batch = batch();
                let failed = batch.is_err();
                if sender.send(batch).is_err() || failed {
                    break;
                }
            }
        })?;
    Ok(receiver)
}

/// Waits for an event, and takes what came with it.
fn batch() -> Batch {
    let mut events = vec![event::read()?];
    while events.len() < BATCH_LIMIT && event::poll(MOMENT)? {
        events.push(event::read()?);
    }
    Ok(events)
}
