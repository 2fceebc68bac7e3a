//! The person's own clipboard command: named by them, run as it stands, given the text on its standard input.

use std::{
    io,
    process::{ExitStatus, Stdio},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use thiserror::Error;
use tokio::{
    io::{AsyncRead, AsyncReadExt, AsyncWriteExt},
    process::{ChildStdin, Command},
    task::JoinHandle,
    time::timeout,
};

use super::detached::Detached;
use crate::domain::CopyFault;
use crate::text::SafeText;

/// How long the command may run.
const LIMIT: Duration = Duration::from_secs(2);
/// How long after its end its pipes are still looked at: a child that goes on in the background may hold them open.
const AFTERWARDS: Duration = Duration::from_millis(100);
/// So many bytes of what it prints are kept, to be quoted if it fails.
const HEARD_LIMIT: usize = 4_096;

/// A program and its arguments, as the person named them. Only their settings may be turned into one: no byte that a service sent, and
/// no part of the text to be copied, ever becomes part of it, and no shell reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ClipboardCommand {
    program: String,
    arguments: Vec<String>,
}

/// Why words are no command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum CommandRefusal {
    /// No program is named.
    #[error("the first text names the program and must not be empty")]
    NoProgram,
    /// A text holds a NUL, which no argument of a program can.
    #[error("no text may hold a NUL character")]
    Nul,
}

impl ClipboardCommand {
    /// A command from its words: the program, found by `PATH` unless it is a path, and its arguments.
    ///
    /// # Errors
    /// [`CommandRefusal`] if they name no program or can't be given to one.
    pub(crate) fn new(words: Vec<String>) -> Result<Self, CommandRefusal> {
        if words.iter().any(|word| word.contains('\0')) {
            return Err(CommandRefusal::Nul);
        }
        let mut words = words.into_iter();
        let program = words.next().filter(|program| !program.is_empty());
        Ok(Self {
            program: program.ok_or(CommandRefusal::NoProgram)?,
            arguments: words.collect(),
        })
    }

    /// The program, as it was named.
    #[must_use]
    pub(crate) fn program(&self) -> &str {
        &self.program
    }

    /// Runs the command with `text` on its standard input, which then ends. `Ok`: it read the whole text and ended with exit code 0
    /// within 2 seconds. What it prints never reaches the terminal. It is ended, with what it started, when the time is up or when
    /// this future is dropped; what it leaves in the background after a good end goes on, as that is how the usual tools serve a
    /// clipboard.
    ///
    /// # Errors
    /// Why it can't be said that the command took the text.
    pub(crate) async fn copy(&self, text: String) -> Result<(), CopyFault> {
        let mut running = self.start()?;
        let (input, out, err) = running.program.pipes();
        let mut feeding = tokio::spawn(feed(input, text));
        let heard = [err.map(Heard::of), out.map(Heard::of)];
        let ended = timeout(LIMIT, running.program.wait()).await;
        let result = match ended {
            Err(_) => {
                let seconds = LIMIT.as_secs();
                return Err(CopyFault::TooSlow { seconds });
            }
            Ok(Err(error)) => return Err(CopyFault::Said(SafeText::sanitize(&error.to_string()))),
            Ok(Ok(status)) if status.success() => match timeout(AFTERWARDS, &mut feeding).await {
                Ok(Ok(Ok(()))) => Ok(()),
                _ => Err(CopyFault::NotRead),
            },
            Ok(Ok(status)) => Err(bad_end(status, first_line(heard).await)),
        };
        running.ended = true;
        feeding.abort();
        result
    }

    fn start(&self) -> Result<Running, CopyFault> {
        let mut command = Command::new(&self.program);
        command
            .args(&self.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let program = Detached::start(command)
            .map_err(|error| CopyFault::NotStarted(SafeText::sanitize(&error.to_string())))?;
        Ok(Running {
            program,
            ended: false,
        })
    }
}

/// The running command; ended with this value unless it has ended already.
struct Running {
    program: Detached,
    ended: bool,
}

impl Drop for Running {
    fn drop(&mut self) {
        if !self.ended {
            self.program.kill();
        }
    }
}

/// Writes the text and closes the pipe, so that the command sees its end.
async fn feed(input: Option<ChildStdin>, text: String) -> io::Result<()> {
    let mut input = input.ok_or(io::ErrorKind::BrokenPipe)?;
    input.write_all(text.as_bytes()).await?;
    input.shutdown().await
}

/// What a command prints: the beginning is kept, the rest is read and dropped so that a full pipe never stops it.
struct Heard {
    kept: Arc<Mutex<Vec<u8>>>,
    listening: JoinHandle<()>,
}

impl Heard {
    fn of(mut stream: impl AsyncRead + Unpin + Send + 'static) -> Self {
        let kept = Arc::<Mutex<Vec<u8>>>::default();
        let keeper = Arc::clone(&kept);
        let listening = tokio::spawn(async move {
            let mut buffer = [0; 4_096];
            while let Ok(count @ 1..) = stream.read(&mut buffer).await {
                let mut kept = keeper.lock().unwrap_or_else(PoisonError::into_inner);
                let room = HEARD_LIMIT.saturating_sub(kept.len()).min(count);
                kept.extend(buffer.iter().take(room));
            }
        });
        Self { kept, listening }
    }
}

impl Drop for Heard {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

/// The first line with something on it, of the errors before the output.
async fn first_line(heard: [Option<Heard>; 2]) -> SafeText {
    for mut heard in heard.into_iter().flatten() {
        // Even without the end of the stream, what has come is worth quoting.
        let _ = timeout(AFTERWARDS, &mut heard.listening).await;
        let kept = heard.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&kept);
        if let Some(line) = text.lines().map(str::trim).find(|line| !line.is_empty()) {
            return SafeText::sanitize(line);
        }
    }
    SafeText::default()
}

fn bad_end(status: ExitStatus, said: SafeText) -> CopyFault {
    #[cfg(unix)]
    if let Some(number) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return CopyFault::Signal { number, said };
    }
    let code = status.code().unwrap_or(-1);
    CopyFault::ExitCode { code, said }
}

#[cfg(test)]
mod tests;
