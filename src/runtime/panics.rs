//! A panic anywhere ends the program with the terminal given back and a readable message on the normal screen.

use std::cell::Cell;
use std::io::Write;
use std::panic::{self, PanicHookInfo};

use super::guard::{OUTPUT, give_back};
use crate::i18n::Lang;
use crate::text::sanitize;

thread_local! {
    static DRAWING: Cell<bool> = const { Cell::new(false) };
}

/// Marks the calling thread as the one that writes a frame, until dropped.
pub(super) struct Drawing(());

impl Drawing {
    pub(crate) fn begin() -> Self {
        DRAWING.set(true);
        Self(())
    }
}

impl Drop for Drawing {
    fn drop(&mut self) {
        DRAWING.set(false);
    }
}

/// Installs the hook, for the whole process: give the terminal back if it was taken, say what happened, exit 1. A task that panics ends the program too: a screen that goes
/// on as if nothing had happened would not be telling the truth. It speaks `lang`: no setting is known that early.
pub(crate) fn install(lang: Lang) {
    panic::set_hook(Box::new(move |info| {
        // A frame in the middle of being written on another thread is let finish; on this thread it never will be.
        let _output = if DRAWING.get() {
            None
        } else {
            Some(OUTPUT.lock())
        };
        let taken = give_back();
        log(info);
        let _ = writeln!(std::io::stderr(), "{}", message(info, taken, lang));
        std::process::exit(1);
    }));
}

pub(super) fn log(info: &PanicHookInfo<'_>) {
    let (said, place) = said(info);
    tracing::error!(said, place, "internal error");
}

/// What a panic says, and where.
fn said<'a>(info: &'a PanicHookInfo<'_>) -> (&'a str, String) {
    let said = info
        .payload()
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| info.payload().downcast_ref::<String>().map(String::as_str))
        .unwrap_or("no message");
    let place = info
        .location()
        .map(|place| format!(" ({}:{})", place.file(), place.line()))
        .unwrap_or_default();
    (said, place)
}

fn message(info: &PanicHookInfo<'_>, taken: bool, lang: Lang) -> String {
    let (said, place) = said(info);
    let words = &lang.texts().crash;
    let error = (words.internal)(&format!("{}{place}", sanitize(said)));
    let restored = if taken { words.restored } else { "" };
    format!("qrscope: {error}\n{restored}{}", words.nothing_written)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
    use super::*;
    use crate::runtime::LogFile;
    use std::process::Command;
    use tracing::level_filters::LevelFilter;

    /// Names the log of the process that is to panic.
    const VICTIM: &str = "QRSCOPE_TEST_PANICS";

    #[test]
    fn the_text_of_a_panic_drives_no_terminal() {
        if let Some(log) = std::env::var_os(VICTIM) {
            let log = LogFile::open(log.as_ref(), &[]).unwrap();
            log.install(LevelFilter::ERROR);
            install(Lang::En);
            let data = "\u{1b}]0;owned\u{7}\u{9b}2J\u{202e}x";
            panic!("unexpected {data}");
        }
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log");
        let this = std::env::current_exe().unwrap();
        let output = Command::new(this)
            .args([
                "--exact",
                "runtime::panics::tests::the_text_of_a_panic_drives_no_terminal",
            ])
            .arg("--nocapture")
            .env(VICTIM, &log)
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{said}");
        let expected = "qrscope: internal error: unexpected ^[]0;owned^GM-^[2J<U+202E>x (src/runtime/panics.rs:";
        assert!(said.contains(expected), "{said}");
        assert!(
            !said.contains(['\u{1b}', '\u{7}', '\u{9b}', '\u{202e}']),
            "{said}"
        );
        assert!(
            said.ends_with("Nothing was written to the service.\n"),
            "{said}"
        );
        // The last line of a log that somebody sends.
        let log = std::fs::read_to_string(log).unwrap();
        assert!(log.contains("ERROR"), "{log}");
        assert!(log.contains("internal error said=\"unexpected "), "{log}");
        assert!(!log.contains('\u{1b}'), "{log}");
    }
}
