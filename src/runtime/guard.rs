//! The terminal's state, owned in one place: taken once, given back once, on every way out.

use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::execute;
use crossterm::style::ResetColor;
use crossterm::terminal::{
    DisableLineWrap, EnableLineWrap, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use super::captured_stderr;

static TAKEN: AtomicBool = AtomicBool::new(false);

/// Held while bytes go to the terminal, so that nobody gives it back in the middle of a frame.
pub(super) static OUTPUT: Mutex<()> = Mutex::new(());

/// The taken terminal; dropping it gives it back.
pub(super) struct Guard(());

impl Guard {
    /// Takes the terminal: raw mode, alternate screen, bracketed paste, hidden cursor, and no wrapping at the right edge, where a symbol
    /// that the terminal draws wider than it measures would push everything down. What was taken before a failure is given back.
    pub(crate) fn take() -> io::Result<Self> {
        let guard = Self(());
        guard.take_again()?;
        Ok(guard)
    }

    /// Takes it once more: it was given back meanwhile, or others used it while the program was stopped.
    pub(crate) fn take_again(&self) -> io::Result<()> {
        TAKEN.store(true, Ordering::SeqCst);
        // The library believes what it set last; a shell may have set something else.
        disable_raw_mode()?;
        // First of all: in the background this stops the program before it writes anything.
        enable_raw_mode()?;
        let _output = OUTPUT.lock();
        execute!(
            io::stdout(),
            EnterAlternateScreen,
            EnableBracketedPaste,
            DisableLineWrap,
            Hide
        )?;
        captured_stderr::catch();
        Ok(())
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives the terminal back; false if it wasn't taken. Only the first call does anything; a terminal that is gone is no reason to fail.
pub(super) fn give_back() -> bool {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return false;
    }
    let mut out = io::stdout();
    // Each step on its own: one that fails must not keep the others from being tried.
    let _ = execute!(out, EndSynchronizedUpdate);
    let _ = execute!(out, DisableBracketedPaste);
    let _ = execute!(out, EnableLineWrap);
    let _ = execute!(out, ResetColor);
    let _ = execute!(out, LeaveAlternateScreen);
    let _ = execute!(out, Show);
    let _ = disable_raw_mode();
    let _ = out.flush();
    captured_stderr::release();
    true
}
