//! A panic anywhere ends the program with the terminal given back and a readable message on the normal screen.

use std::cell::Cell;
use std::io::Write;
use std::panic::{self, PanicHookInfo};

use super::guard::{OUTPUT, give_back};
use crate::text::sanitize;

thread_local! {
    static DRAWING: Cell<bool> = const { Cell::new(false) };
}

/// Marks the calling thread as the one that writes a frame, until dropped.
pub(super) struct Drawing(());

impl Drawing {
    pub fn begin() -> Self {
        DRAWING.set(true);
        Self(())
    }
}

impl Drop for Drawing {
    fn drop(&mut self) {
        DRAWING.set(false);
    }
}

/// Installs the hook: give the terminal back, say what happened, exit 1. A task that panics ends the program too: a screen that goes
/// on as if nothing had happened would not be telling the truth.
pub(super) fn install() {
    panic::set_hook(Box::new(|info| {
        // A frame in the middle of being written on another thread is let finish; on this thread it never will be.
        let _output = if DRAWING.get() {
            None
        } else {
            Some(OUTPUT.lock())
        };
        give_back();
        log(info);
        let _ = writeln!(std::io::stderr(), "{}", message(info));
        std::process::exit(1);
    }));
}

/// Says it in the log, before what else the hook does.
pub(super) fn log_and_go_on() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        log(info);
        before(info);
    }));
}

fn log(info: &PanicHookInfo<'_>) {
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

fn message(info: &PanicHookInfo<'_>) -> String {
    let (said, place) = said(info);
    format!(
        "qrscope: internal error: {}{place}\nThe terminal was restored. Nothing was written to the service.",
        sanitize(said)
    )
}
