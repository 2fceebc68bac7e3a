//! A clipboard that records what it is asked and misbehaves on request.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

use std::{
    sync::{Arc, Mutex, mpsc},
    thread,
    time::Duration,
};

use super::{Backend, Fault, NativeClipboard};
use crate::domain::CopyFault;
use crate::text::SafeText;

/// Only ends a test that would hang otherwise.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);

/// What a fake clipboard was asked, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Call {
    Open(Option<String>),
    Set(String),
    Get,
    Dropped,
}

#[derive(Default)]
pub(super) struct Script {
    pub(super) calls: Vec<Call>,
    pub(super) held: String,
    pub(super) busy: u32,
    pub(super) stale_reads: u32,
    pub(super) refuse_open: bool,
    pub(super) swallow: bool,
    pub(super) panic_once: bool,
    /// The next `set` announces itself on the first and waits for the second.
    pub(super) gate: Option<(mpsc::Sender<()>, mpsc::Receiver<()>)>,
    pub(super) dropped: Option<mpsc::Sender<()>>,
}

struct Fake(Arc<Mutex<Script>>);

impl Backend for Fake {
    fn set(&mut self, text: &str) -> Result<(), Fault> {
        let mut script = self.0.lock().unwrap();
        script.calls.push(Call::Set(text.to_owned()));
        if std::mem::take(&mut script.panic_once) {
            drop(script);
            panic!("scripted");
        }
        if let Some((entered, go)) = script.gate.take() {
            drop(script);
            entered.send(()).unwrap();
            go.recv_timeout(PATIENCE).unwrap();
            script = self.0.lock().unwrap();
        }
        if script.busy > 0 {
            script.busy -= 1;
            return Err(Fault::Transient(CopyFault::Said(SafeText::sanitize(
                "occupied",
            ))));
        }
        if !script.swallow {
            script.held = text.to_owned();
        }
        Ok(())
    }

    fn get(&mut self) -> Result<String, Fault> {
        let mut script = self.0.lock().unwrap();
        script.calls.push(Call::Get);
        if script.stale_reads > 0 {
            script.stale_reads -= 1;
            return Ok("older".to_owned());
        }
        Ok(script.held.clone())
    }
}

impl Drop for Fake {
    fn drop(&mut self) {
        let mut script = self.0.lock().unwrap();
        script.calls.push(Call::Dropped);
        if let Some(dropped) = &script.dropped {
            let _ = dropped.send(());
        }
    }
}

/// What a script with `refuse_open` says.
pub(super) fn no_display() -> CopyFault {
    CopyFault::Said(SafeText::sanitize("no display"))
}

pub(super) fn clipboard(script: Script) -> (NativeClipboard, Arc<Mutex<Script>>) {
    let script = Arc::new(Mutex::new(script));
    let shared = Arc::clone(&script);
    let open = move || -> Result<Box<dyn Backend>, Fault> {
        let mut script = shared.lock().unwrap();
        let thread = thread::current().name().map(str::to_owned);
        script.calls.push(Call::Open(thread));
        if script.refuse_open {
            return Err(Fault::Permanent(no_display()));
        }
        Ok(Box::new(Fake(Arc::clone(&shared))))
    };
    (
        NativeClipboard::with_backend(Arc::new(open), Duration::ZERO),
        script,
    )
}
