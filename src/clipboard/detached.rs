//! The one place where programs are started: the person's own clipboard command, and this program again as holder.

use std::{io, process::ExitStatus};

use process_wrap::tokio::{ChildWrapper, CommandWrap};
use tokio::process::{ChildStderr, ChildStdin, ChildStdout, Command};

/// A started program. Dropping it doesn't end it.
pub(super) struct Detached(Box<dyn ChildWrapper>);

impl Detached {
    /// Starts the program in a session of its own where the system has sessions: it has no terminal that it could draw on or read
    /// keys from, and no signal of ours reaches it by way of one.
    pub(super) fn start(command: Command) -> io::Result<Self> {
        let mut command = CommandWrap::from(command);
        #[cfg(unix)]
        command.wrap(process_wrap::tokio::ProcessSession);
        command.spawn().map(Self)
    }

    /// Its standard input, output and error, those that were asked for as pipes; each at the first call only.
    pub(super) fn pipes(
        &mut self,
    ) -> (Option<ChildStdin>, Option<ChildStdout>, Option<ChildStderr>) {
        let child = &mut self.0;
        (
            child.stdin().take(),
            child.stdout().take(),
            child.stderr().take(),
        )
    }

    /// Waits for its end; what it started itself may go on.
    pub(super) async fn wait(&mut self) -> io::Result<ExitStatus> {
        self.0.wait().await
    }

    /// Ends it, and where the system has process groups also what it started and left in its own.
    pub(super) fn kill(&mut self) {
        // Fails only if it has ended by itself.
        let _ = self.0.start_kill();
    }
}
