//! The system clipboard on a thread of its own, so that no display server can hold up the explorer.

use std::{
    io,
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
    time::Duration,
};

use tokio::sync::oneshot;

use super::system::{Backend, Fault, SystemClipboard};
use crate::domain::CopyFault;
use crate::text::SafeText;

/// How long the system clipboard may take: an open copy then goes the next way, and a trial has failed.
pub(crate) const NATIVE_LIMIT: Duration = Duration::from_secs(1);

/// How often a step is tried again while another program holds the clipboard, or its new contents aren't visible yet.
const RETRIES: u32 = 5;
/// The pause before each of these.
const PAUSE: Duration = Duration::from_millis(20);

type Open = dyn Fn() -> Result<Box<dyn Backend>, Fault> + Send + Sync;

/// The system clipboard. One thread and one handle, both made at the first copy and kept until this value is dropped, because on X11
/// the text lives only as long as the handle (on Wayland as long as the process). Making one costs nothing, and dropping one never
/// waits: the thread lets go of the clipboard by itself, see [`NativeClipboard::release`] for waiting until it has.
pub(crate) struct NativeClipboard {
    open: Arc<Open>,
    pause: Duration,
    worker: Mutex<Option<mpsc::Sender<Request>>>,
}

enum Request {
    Copy {
        text: String,
        reply: oneshot::Sender<Result<(), CopyFault>>,
    },
    Held(oneshot::Sender<Option<String>>),
    Release(oneshot::Sender<()>),
}

impl Default for NativeClipboard {
    fn default() -> Self {
        Self::new()
    }
}

impl NativeClipboard {
    /// A clipboard that nothing has been asked of yet: no thread, no connection.
    #[must_use]
    pub(crate) fn new() -> Self {
        Self::with_backend(Arc::new(SystemClipboard::open), PAUSE)
    }

    fn with_backend(open: Arc<Open>, pause: Duration) -> Self {
        Self {
            open,
            pause,
            worker: Mutex::new(None),
        }
    }

    /// Starts copying `text` and returns at once. Copies are done in order. `Ok` comes only after the clipboard was read back and held
    /// the text; an error says why that isn't so. It is the caller who sets a time limit: a display server can keep the thread waiting
    /// without end. A copy whose receiver was dropped before its turn isn't done, so that a late one never replaces a newer text.
    ///
    /// The receiver itself fails if the thread ended with a panic; the next copy then starts a new one.
    pub(crate) fn copy(&self, text: String) -> oneshot::Receiver<Result<(), CopyFault>> {
        let (reply, answer) = oneshot::channel();
        if let Err((Request::Copy { reply, .. }, error)) = self.send(Request::Copy { text, reply })
        {
            // Fails only if the caller has gone.
            let _ = reply.send(Err(CopyFault::Said(SafeText::sanitize(&error.to_string()))));
        }
        answer
    }

    /// After the copies already asked for: the text of the last confirmed one, if the clipboard still holds exactly that. The receiver
    /// fails if there was no copy at all.
    pub(crate) fn held(&self) -> oneshot::Receiver<Option<String>> {
        let (reply, held) = oneshot::channel();
        self.ask_running(Request::Held(reply));
        held
    }

    /// Lets go of the system clipboard after the copies already asked for; the receiver is done when that has happened, usually within
    /// a quarter of a second (or fails if there was nothing to let go of). On X11 this is when a clipboard manager, if one runs, takes
    /// the text over; without one it is gone afterwards, and on Wayland when the process ends. A later copy opens the clipboard again.
    pub(crate) fn release(&self) -> oneshot::Receiver<()> {
        let (reply, released) = oneshot::channel();
        self.ask_running(Request::Release(reply));
        released
    }

    /// Hands a request to the thread if there is one. A thread that has ended holds nothing; then the request's receiver fails.
    fn ask_running(&self, request: Request) {
        if let Some(worker) = &*self.worker.lock().unwrap_or_else(PoisonError::into_inner) {
            let _ = worker.send(request);
        }
    }

    /// Hands a request to the thread, which is started if there is none, or none any more.
    fn send(&self, request: Request) -> Result<(), (Request, io::Error)> {
        let mut worker = self.worker.lock().unwrap_or_else(PoisonError::into_inner);
        let request = match &*worker {
            Some(running) => match running.send(request) {
                Ok(()) => return Ok(()),
                Err(mpsc::SendError(request)) => request,
            },
            None => request,
        };
        let (sender, requests) = mpsc::channel();
        let (open, pause) = (Arc::clone(&self.open), self.pause);
        let started = thread::Builder::new()
            .name("clipboard".to_owned())
            .spawn(move || serve(&requests, &*open, pause));
        match started {
            Ok(_detached) => {
                let sent = sender.send(request);
                *worker = Some(sender);
                sent.map_err(|mpsc::SendError(request)| (request, io::ErrorKind::BrokenPipe.into()))
            }
            Err(error) => Err((request, error)),
        }
    }
}

/// The thread: ends when the sender is dropped and what was asked before is done, and drops the handle with that.
fn serve(requests: &mpsc::Receiver<Request>, open: &Open, pause: Duration) {
    let mut handle = None;
    let mut confirmed: Option<String> = None;
    for request in requests {
        match request {
            Request::Copy { text, reply } => {
                let attempt = Attempt {
                    pause,
                    reply: &reply,
                };
                if let Some(result) = attempt.run(&mut handle, open, &text) {
                    confirmed = result.is_ok().then_some(text);
                    // Fails only if the caller has gone.
                    let _ = reply.send(result);
                }
            }
            Request::Held(reply) => {
                let read = handle.as_mut().and_then(|clipboard| clipboard.get().ok());
                let held = confirmed.clone().zip(read);
                let held = held.filter(|(text, read)| same_text(text, read, cfg!(windows)));
                let _ = reply.send(held.map(|(text, _)| text));
            }
            Request::Release(reply) => {
                handle = None;
                confirmed = None;
                let _ = reply.send(());
            }
        }
    }
}

/// One copy, which is given up as soon as nobody waits for its answer.
struct Attempt<'a> {
    pause: Duration,
    reply: &'a oneshot::Sender<Result<(), CopyFault>>,
}

impl Attempt<'_> {
    /// `None`: given up.
    fn run(
        &self,
        handle: &mut Option<Box<dyn Backend>>,
        open: &Open,
        text: &str,
    ) -> Option<Result<(), CopyFault>> {
        let clipboard = match handle {
            Some(clipboard) => clipboard,
            None => match self.patiently(open)? {
                Ok(opened) => handle.insert(opened),
                Err(reason) => return Some(Err(reason)),
            },
        };
        if let Err(reason) = self.patiently(|| clipboard.set(text))? {
            return Some(Err(reason));
        }
        // A Wayland compositor may still answer with the old contents right after the new ones were offered.
        self.patiently(|| match clipboard.get()? {
            held if same_text(text, &held, cfg!(windows)) => Ok(()),
            _ => Err(Fault::Transient(CopyFault::NotKept)),
        })
    }

    /// Does a step, and again while its fault is transient.
    fn patiently<T>(
        &self,
        mut step: impl FnMut() -> Result<T, Fault>,
    ) -> Option<Result<T, CopyFault>> {
        let mut retries = 0;
        loop {
            if self.reply.is_closed() {
                return None;
            }
            match step() {
                Ok(done) => return Some(Ok(done)),
                Err(Fault::Transient(_)) if retries < RETRIES => {
                    retries += 1;
                    #[expect(
                        clippy::disallowed_methods,
                        reason = "a busy clipboard tells nobody when it is free; only its own thread pauses"
                    )]
                    thread::sleep(self.pause);
                }
                Err(Fault::Transient(reason) | Fault::Permanent(reason)) => {
                    return Some(Err(reason));
                }
            }
        }
    }
}

/// Whether what was read back is what was set. Where the system converts line ends, these may differ and nothing else.
fn same_text(sent: &str, held: &str, line_ends_converted: bool) -> bool {
    sent == held
        || (line_ends_converted && sent.replace("\r\n", "\n") == held.replace("\r\n", "\n"))
}

#[cfg(test)]
mod fake;
#[cfg(test)]
mod tests;
