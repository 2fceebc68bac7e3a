//! Stopping the program so that the shell can go on.

use std::io;

/// Stops the program with all that belongs to its job, as the key would if the terminal weren't in raw mode. Comes back when it is
/// continued, or at once where no shell is there that could do that.
#[cfg(unix)]
pub(super) fn stop() -> io::Result<()> {
    use rustix::process::{Signal, kill_current_process_group};
    Ok(kill_current_process_group(Signal::TSTP)?)
}

/// Nothing is stopped where the platform has no such thing.
#[cfg(not(unix))]
pub(super) fn stop() -> io::Result<()> {
    Ok(())
}
