//! What the explorer could be shown on.

use std::env;
use std::io::{self, IsTerminal};

/// What the explorer could be shown on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Screen {
    /// A terminal.
    Whole,
    /// A terminal that is said to do no more than print: it gets the text, as a pipe does, and the person is told.
    Dumb,
    /// A pipe, a file, a service.
    None,
}

impl Screen {
    /// As the standard streams and `TERM` say.
    pub fn here() -> Self {
        if !(io::stdout().is_terminal() && io::stdin().is_terminal()) {
            Self::None
        } else if env::var_os("TERM").is_some_and(|term| term == "dumb") {
            Self::Dumb
        } else {
            Self::Whole
        }
    }
}
