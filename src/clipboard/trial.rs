//! Whether the system clipboard can be opened at all; what it holds is neither read nor changed.

use std::thread;

use tokio::sync::oneshot;

use super::system::{Fault, SystemClipboard};
use crate::domain::CopyFault;
use crate::text::SafeText;

/// Starts opening the system clipboard as a copy would, on a thread of its own, and returns at once. It is the caller who sets a time
/// limit: a display server can keep the thread waiting without end. The receiver itself fails if the thread ended with a panic.
#[must_use]
pub(crate) fn try_to_open() -> oneshot::Receiver<Result<(), CopyFault>> {
    let (reply, opened) = oneshot::channel();
    let thread = thread::Builder::new().name("clipboard".to_owned());
    let started = thread.spawn(move || {
        let opened = SystemClipboard::open().map(drop);
        // Fails only if the caller has gone.
        let _ = reply.send(opened.map_err(|fault| match fault {
            Fault::Transient(reason) | Fault::Permanent(reason) => reason,
        }));
    });
    match started {
        Ok(_detached) => opened,
        Err(error) => {
            let (reply, refused) = oneshot::channel();
            let words = SafeText::sanitize(&error.to_string());
            let _ = reply.send(Err(CopyFault::Said(words)));
            refused
        }
    }
}
