//! What is written to standard error while the screen is taken: a library's warning would stand in the middle of it. It is caught, and
//! said when the terminal is given back.

#[cfg(unix)]
pub(super) use unix::{catch, release};

/// Nothing is caught where the platform has no safe way to.
#[cfg(not(unix))]
pub(super) const fn catch() {}

/// Nothing was caught.
#[cfg(not(unix))]
pub(super) const fn release() {}

#[cfg(unix)]
mod unix {
    use std::fs::File;
    use std::io::{self, IsTerminal, Read, Write};
    use std::os::fd::OwnedFd;
    use std::sync::mpsc::{Receiver, channel};
    use std::sync::{Mutex, PoisonError};
    use std::time::Duration;

    use rustix::io::fcntl_dupfd_cloexec;
    use rustix::pipe::{PipeFlags, pipe_with};
    use rustix::stdio::{dup2_stderr, stderr};

    use crate::text::sanitize;

    /// As much is kept; a library that goes on and on says nothing new.
    const LIMIT: usize = 64 * 1024;

    /// How long the last words may be on their way through the pipe.
    const ON_THE_WAY: Duration = Duration::from_millis(50);

    /// Standard error as it was, and what is written instead of it.
    struct Caught {
        own: OwnedFd,
        pieces: Receiver<Vec<u8>>,
    }

    static CAUGHT: Mutex<Option<Caught>> = Mutex::new(None);

    /// Catches from here on, if standard error goes to a terminal. Where that fails it goes on as before: Ctrl-L repairs the screen.
    pub(in crate::runtime) fn catch() {
        let mut caught = CAUGHT.lock().unwrap_or_else(PoisonError::into_inner);
        if caught.is_none() && io::stderr().is_terminal() {
            *caught = redirect().ok();
        }
    }

    fn redirect() -> io::Result<Caught> {
        let own = fcntl_dupfd_cloexec(stderr(), 3)?;
        let (from, to) = pipe_with(PipeFlags::CLOEXEC)?;
        let (sender, pieces) = channel();
        // Always read, so that nobody who writes has to wait.
        std::thread::Builder::new()
            .name("stderr".to_owned())
            .spawn(move || {
                let mut from = File::from(from);
                let mut buffer = [0; 4096];
                let mut kept = 0;
                while let Ok(count @ 1..) = from.read(&mut buffer) {
                    if kept < LIMIT {
                        kept += count;
                        let piece = buffer.get(..count).unwrap_or_default().to_vec();
                        let _ = sender.send(piece);
                    }
                }
            })?;
        dup2_stderr(&to)?;
        Ok(Caught { own, pieces })
    }

    /// Ends the catching and says what was caught. The terminal must have been given back.
    pub(in crate::runtime) fn release() {
        let mut caught = CAUGHT.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(Caught { own, pieces }) = caught.take() else {
            return;
        };
        if dup2_stderr(&own).is_err() {
            return;
        }
        let mut text = Vec::new();
        // The thread ends when nobody holds the other end any more; a child may, and isn't waited for.
        while let Ok(piece) = pieces.recv_timeout(ON_THE_WAY) {
            text.extend(piece);
        }
        for line in String::from_utf8_lossy(&text).lines() {
            let _ = writeln!(io::stderr(), "{}", sanitize(line));
        }
    }
}
