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

/// Stops the program as the system would have, if its terminal is still somebody else's.
#[cfg(unix)]
pub(super) fn stop_in_background() -> io::Result<()> {
    use rustix::process::{Signal, getpgrp, kill_current_process_group};
    use rustix::termios::tcgetpgrp;
    if tcgetpgrp(io::stdin()).is_ok_and(|foreground| foreground != getpgrp()) {
        kill_current_process_group(Signal::STOP)?;
    }
    Ok(())
}

/// There is no background where the platform has no such thing.
#[cfg(not(unix))]
pub(super) fn stop_in_background() -> io::Result<()> {
    Ok(())
}
