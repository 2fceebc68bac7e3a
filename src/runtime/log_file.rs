//! The log: lines in a file, never on the screen, without control bytes and without secrets.

use std::fs::{File, OpenOptions};
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::config::kind;
use crate::domain::FileKind;
use crate::net::Secrets;
use crate::text::sanitize_line;

/// Where the log goes. Every event is one line that is written at once, so that the last one before a crash is there.
#[derive(Clone)]
pub(crate) struct LogFile(Arc<Inner>);

struct Inner {
    file: Mutex<File>,
    secrets: Secrets,
    failed: Mutex<Option<io::Error>>,
}

/// Why a file isn't taken for the log.
#[derive(Debug)]
pub(crate) enum LogRefusal {
    /// It is a terminal, which is where logs don't go.
    Terminal,
    /// It is something that keeps no log, or keeps whoever opens it.
    Kind(FileKind),
    /// The system's reason.
    System(io::Error),
}

impl LogFile {
    /// Opens `path` to write on behind what is there; a new file is readable by its owner only. `secrets` are masked wherever they
    /// would stand.
    ///
    /// # Errors
    /// Why that can't be.
    pub(crate) fn open(path: &Path, secrets: &[String]) -> Result<Self, LogRefusal> {
        // Opening a pipe waits for somebody who reads it, so it is told before.
        if let Ok(kind @ (FileKind::Pipe | FileKind::Socket | FileKind::BlockDevice)) = kind(path) {
            return Err(LogRefusal::Kind(kind));
        }
        let mut options = OpenOptions::new();
        options.append(true).create(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(path).map_err(LogRefusal::System)?;
        if file.is_terminal() {
            return Err(LogRefusal::Terminal);
        }
        Ok(Self(Arc::new(Inner {
            file: Mutex::new(file),
            secrets: Secrets::of(secrets.iter().map(String::as_str)),
            failed: Mutex::default(),
        })))
    }

    /// Takes the program's own events of `level` and above from now on; those of libraries are left out, as they
    /// speak of what goes over the wire. Only the first call of a process does anything.
    pub(crate) fn install(&self, level: LevelFilter) {
        let lines = tracing_subscriber::fmt::layer()
            .with_ansi(false)
            .with_writer(self.clone());
        let own = Targets::new().with_target("qrscope", level);
        // An error means that there is a log already.
        let _ = tracing_subscriber::registry()
            .with(own)
            .with(lines)
            .try_init();
    }

    /// Why a line couldn't be written, if that happened since this was asked last.
    #[must_use]
    pub(crate) fn failure(&self) -> Option<io::Error> {
        lock(&self.0.failed).take()
    }

    /// An event as it stands in the file: one line, masked, without control bytes.
    fn line(&self, event: &str) -> String {
        let masked = self.0.secrets.redact(event.trim_end());
        sanitize_line(&masked).into_owned() + "\n"
    }
}

impl Write for &LogFile {
    /// Takes one whole event, as the formatter hands it over.
    fn write(&mut self, event: &[u8]) -> io::Result<usize> {
        let line = self.line(&String::from_utf8_lossy(event));
        let written = lock(&self.0.file).write_all(line.as_bytes());
        if let Err(error) = written {
            *lock(&self.0.failed) = Some(error);
        }
        // A log that can't be written must not end what it is about.
        Ok(event.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for LogFile {
    type Writer = &'a Self;

    fn make_writer(&'a self) -> Self::Writer {
        self
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing in here leaves a half-made change behind.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
    use super::*;
    use crate::runtime::panics;

    #[test]
    fn a_panic_is_in_the_log() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log");
        let log = LogFile::open(&path, &["hunter22".to_owned()]).unwrap();
        let lines = tracing_subscriber::fmt::layer().with_writer(log);
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            panics::log(info);
            before(info);
        }));
        tracing::subscriber::with_default(tracing_subscriber::registry().with(lines), || {
            let caught = std::panic::catch_unwind(|| panic!("boom \u{1b}[2J hunter22"));
            assert!(caught.is_err());
        });
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains("ERROR") && text.contains("boom"), "{text}");
        assert!(text.contains("log_file.rs:"), "{text}");
        assert!(
            !text.contains("hunter22") && !text.contains('\u{1b}'),
            "{text}"
        );
    }

    #[test]
    fn a_secret_is_masked_as_an_event_writes_it_too() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log");
        let secret = r#"hunt"e'r\22""#;
        let log = LogFile::open(&path, &[secret.to_owned()]).unwrap();
        let lines = tracing_subscriber::fmt::layer().with_writer(log);
        tracing::subscriber::with_default(tracing_subscriber::registry().with(lines), || {
            tracing::error!(said = format!("no {secret}!"), "failed as {secret}");
        });
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains(r#"failed as *** said="no ***!""#), "{text}");
    }

    #[test]
    fn a_line_is_one_line_without_secrets_and_without_control_bytes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log");
        let secrets = ["hunter22", "Bearer hunter22", "abc"].map(str::to_owned);
        let log = LogFile::open(&path, &secrets).unwrap();
        for event in [
            "plain\n",
            "said=\"Bearer hunter22!\" hunter22 abc\n",
            "a\nb\r\n\u{1b}[2J\u{202e}\u{7}\n",
        ] {
            (&log).write_all(event.as_bytes()).unwrap();
        }
        (&log).write_all(b"bad \xff\n").unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!(
            text,
            "plain\nsaid=\"***!\" *** abc\na^Jb^J^[[2J<U+202E>^G\nbad \u{fffd}\n"
        );
        assert!(log.failure().is_none());
        // It goes on behind what is there.
        let again = LogFile::open(&path, &[]).unwrap();
        (&again).write_all(b"more\n").unwrap();
        assert!(std::fs::read_to_string(&path).unwrap().ends_with("more\n"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = path.metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        assert!(LogFile::open(folder.path(), &[]).is_err());
    }
}
