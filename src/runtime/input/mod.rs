//! Events of the terminal, from threads of their own.
//!
//! A thread and a channel have no wake-up to lose, and draining is a `try_recv`. On Unix the bytes are read here: the input library
//! never returns from a terminal that is gone, and takes the rest of a reply that it doesn't know for keys. On Windows the console
//! gives whole events, and the library reads them.

use std::io;

use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

mod batch;
#[cfg(not(unix))]
mod console;
#[cfg_attr(
    not(unix),
    allow(dead_code, reason = "a console gives events, not bytes")
)]
mod decoder;
mod hang_up;
#[cfg_attr(
    not(unix),
    allow(dead_code, reason = "a console gives events, not bytes")
)]
mod key_codes;
mod messages;
#[cfg_attr(
    not(unix),
    allow(dead_code, reason = "a console gives events, not bytes")
)]
mod sequences;
#[cfg(unix)]
mod tty;

#[cfg(not(unix))]
use console as source;
#[cfg(unix)]
use tty as source;

pub(super) use batch::{Arrived, Batch};
pub(super) use hang_up::is_gone;
pub(super) use messages::Translator;

/// Starts reading. The channel closes when the terminal is gone, and after the first error; the threads end with the process.
pub(super) fn events() -> io::Result<UnboundedReceiver<Batch>> {
    let (sender, receiver) = unbounded_channel();
    source::start(move |batch| sender.send(batch).is_ok())?;
    Ok(receiver)
}
