//! Whether a terminal is gone, by the error of whoever notices first: a read, a frame, a look at its size, or taking it back after the
//! SIGCONT that comes with its end.

use std::io::{Error, ErrorKind};

#[cfg(unix)]
use rustix::io::Errno;

/// Reading, writing or asking a terminal that was hung up; opening the one of a session that has none any more.
#[cfg(unix)]
const GONE: [i32; 2] = [Errno::IO.raw_os_error(), Errno::NXIO.raw_os_error()];

/// A console that is closed ends its programs itself.
#[cfg(not(unix))]
const GONE: [i32; 0] = [];

/// Whether an error says that nobody is at the other end of the terminal.
pub(in crate::runtime) fn is_gone(error: &Error) -> bool {
    let code = error.raw_os_error();
    code.is_some_and(|code| GONE.contains(&code)) || error.kind() == ErrorKind::UnexpectedEof
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_that_is_gone_is_told_from_one_that_fails() {
        for (error, gone) in [
            (Error::from(Errno::IO), true),
            (Error::from(Errno::NXIO), true),
            (Error::from(ErrorKind::UnexpectedEof), true),
            (Error::from(Errno::NOTTY), false),
            (Error::from(Errno::BADF), false),
            (Error::from(Errno::AGAIN), false),
            (Error::from(Errno::NOSPC), false),
            (Error::from(Errno::PIPE), false),
            (Error::from(Errno::INTR), false),
            (Error::from(ErrorKind::WriteZero), false),
            (Error::other("a library's own words"), false),
        ] {
            assert_eq!(is_gone(&error), gone, "{error:?}");
        }
    }
}
