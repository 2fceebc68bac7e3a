//! The two ways out, checked: a reader that has enough ends the program quietly, a full disk is an error.

use std::io::{self, BufWriter, ErrorKind, IsTerminal, Stdout, Write};

use super::failure::Failure;
use crate::i18n::Texts;
use crate::text::sanitize_line;

/// Why a command stops before its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// Nobody reads on (`| head -1`): that is no failure.
    ReaderLeft,
    /// A signal ended it, by this exit code.
    Signal(u8),
    /// This went wrong.
    Failed(Failure),
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// Writes text that is safe already.
pub(super) struct Writer {
    data: BufWriter<Stdout>,
    texts: &'static Texts,
}

impl Writer {
    /// A writer whose own words are in the language of `texts`.
    pub(crate) fn new(texts: &'static Texts) -> Self {
        Self {
            data: BufWriter::with_capacity(64 * 1024, io::stdout()),
            texts,
        }
    }

    /// True if a person reads the data on a terminal.
    pub(crate) fn is_terminal(&self) -> bool {
        self.data.get_ref().is_terminal()
    }

    /// Writes data.
    ///
    /// # Errors
    /// When the reader left or nothing more can be written.
    pub(crate) fn data(&mut self, text: &str) -> Result<(), Stop> {
        self.bytes(text.as_bytes())
    }

    /// The same of text as bytes.
    ///
    /// # Errors
    /// As [`Writer::data`].
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> Result<(), Stop> {
        self.data
            .write_all(bytes)
            .map_err(|error| self.stop(&error))
    }

    /// Hands over everything written so far.
    ///
    /// # Errors
    /// As [`Writer::data`].
    pub(crate) fn flush(&mut self) -> Result<(), Stop> {
        self.data.flush().map_err(|error| self.stop(&error))
    }

    fn stop(&self, error: &io::Error) -> Stop {
        match error.kind() {
            ErrorKind::BrokenPipe => Stop::ReaderLeft,
            _ => Stop::Failed(Failure::local(&(self.texts.cli.output_failed)(
                &error.to_string(),
            ))),
        }
    }
}

/// A remark beside the data, on standard error; one line.
pub(super) fn note(words: &str) {
    message(&format!("qrscope: {}\n", sanitize_line(words)));
}

/// Safe lines on standard error. That nobody reads them changes nothing.
pub(super) fn message(lines: &str) {
    let mut out = io::stderr().lock();
    let _ = out.write_all(lines.as_bytes());
    let _ = out.flush();
}
