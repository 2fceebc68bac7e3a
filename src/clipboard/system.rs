//! The operating system's clipboard behind the [`Backend`] that [`super::native`] drives.

use std::{
    thread,
    time::{Duration, Instant},
};

use crate::domain::CopyFault;
use crate::text::SafeText;

/// Why a step on the clipboard failed.
#[derive(Debug)]
pub(super) enum Fault {
    /// It may pass by itself, as when another program has the clipboard open at this moment.
    Transient(CopyFault),
    /// Anything else, in the system's words.
    Permanent(CopyFault),
}

/// An open clipboard for plain text.
pub(super) trait Backend {
    /// Replaces the contents by `text`.
    fn set(&mut self, text: &str) -> Result<(), Fault>;
    /// The text that the clipboard holds; empty if it holds none.
    fn get(&mut self) -> Result<String, Fault>;
}

/// The clipboard of the session this program runs in. On X11 this program itself serves the text to others for as long as this value
/// lives; on Wayland a thread of the library does so until the process ends.
pub(super) struct SystemClipboard {
    handle: arboard::Clipboard,
    last_set: Option<Instant>,
}

impl SystemClipboard {
    /// Connects to the clipboard; with no reachable display it fails at once.
    pub(super) fn open() -> Result<Box<dyn Backend>, Fault> {
        Ok(Box::new(Self {
            handle: arboard::Clipboard::new().map_err(not_opened)?,
            last_set: None,
        }))
    }
}

/// Here a clipboard is opened by connecting to its display, and the library calls every failure of that a time-out.
#[cfg(all(unix, not(target_os = "macos")))]
fn not_opened(error: arboard::Error) -> Fault {
    match error {
        arboard::Error::Unknown { .. } => Fault::Permanent(CopyFault::Unreachable),
        other => other.into(),
    }
}

/// Elsewhere the system says why.
#[cfg(not(all(unix, not(target_os = "macos"))))]
fn not_opened(error: arboard::Error) -> Fault {
    error.into()
}

impl Backend for SystemClipboard {
    fn set(&mut self, text: &str) -> Result<(), Fault> {
        self.handle.set_text(text)?;
        self.last_set = Some(Instant::now());
        Ok(())
    }

    fn get(&mut self) -> Result<String, Fault> {
        match self.handle.get_text() {
            // Some systems report an empty text as no text at all.
            Err(arboard::Error::ContentNotAvailable) => Ok(String::new()),
            read => Ok(read?),
        }
    }
}

/// Puts `text` on the clipboard and serves it until another program owns the clipboard.
#[cfg(all(unix, not(target_os = "macos")))]
pub(super) fn own_until_replaced(text: &str) -> Result<(), Fault> {
    use arboard::SetExtLinux;
    Ok(arboard::Clipboard::new()?.set().wait().text(text)?)
}

/// This system keeps what was copied by itself.
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub(super) fn own_until_replaced(_text: &str) -> Result<(), Fault> {
    Err(Fault::Permanent(CopyFault::Said(SafeText::from_static(
        "not needed on this system",
    ))))
}

impl Drop for SystemClipboard {
    /// A text taken away right after it was offered is lost to clipboard managers, and arboard's debug builds complain about that on
    /// stderr, across the screen. Only the clipboard's own thread waits here.
    fn drop(&mut self) {
        const OFFERED_AT_LEAST: Duration = Duration::from_millis(120);
        if let Some(set) = self.last_set {
            #[expect(
                clippy::disallowed_methods,
                reason = "nothing tells when the text was seen; only the clipboard's own thread waits"
            )]
            thread::sleep(OFFERED_AT_LEAST.saturating_sub(set.elapsed()));
        }
    }
}

impl From<arboard::Error> for Fault {
    fn from(error: arboard::Error) -> Self {
        let said = |words: &str| CopyFault::Said(SafeText::sanitize(words));
        match error {
            arboard::Error::ClipboardOccupied => Self::Transient(said(&error.to_string())),
            // Only the system's own words, without the library's frame around them.
            arboard::Error::Unknown { description } => Self::Permanent(said(&description)),
            _ => Self::Permanent(said(&error.to_string())),
        }
    }
}
