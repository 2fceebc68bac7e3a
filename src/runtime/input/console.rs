//! Reading a Windows console: the library gives whole events.

use std::io;
use std::time::Duration;

use crossterm::event;

use super::batch::{Arrived, Batch};

/// Events taken together; a flood is taken in pieces.
const BATCH_LIMIT: usize = 8_192;

/// Long enough for the library to look at what it has read already: with no time at all it doesn't.
const MOMENT: Duration = Duration::from_millis(5);

/// Starts the thread. `deliver` gets every batch and says whether anybody still wants them.
pub(super) fn start(deliver: impl Fn(Batch) -> bool + Send + 'static) -> io::Result<()> {
    std::thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || {
            loop {
                let batch = batch();
                let failed = batch.is_err();
                if !deliver(batch) || failed {
                    return;
                }
            }
        })?;
    Ok(())
}

fn batch() -> Batch {
    let mut events = vec![event::read()?];
    while event::poll(MOMENT)? {
        if events.len() == BATCH_LIMIT {
            let goes_on = true;
            return Ok(Arrived { events, goes_on });
        }
        events.push(event::read()?);
    }
    let goes_on = false;
    Ok(Arrived { events, goes_on })
}
