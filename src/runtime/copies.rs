//! Carrying a text to a clipboard, by the ways that were planned, one after another.

use std::time::Duration;

use tokio::sync::mpsc::UnboundedSender;

use super::incoming::Incoming;
use crate::app::Message;
use crate::clipboard::NativeClipboard;
use crate::domain::{CopyOutcome, CopyWay};
use crate::text::SafeText;

/// How long the system clipboard may take before the next way is tried.
const NATIVE_LIMIT: Duration = Duration::from_secs(1);

/// How long the clipboard gets to finish when the program ends.
const RELEASE_LIMIT: Duration = Duration::from_millis(250);

/// The ways of this run and the long-lived handle of the system clipboard.
pub(super) struct Copies {
    ways: Vec<CopyWay>,
    native: NativeClipboard,
    used_native: bool,
}

impl Copies {
    pub fn new(ways: Vec<CopyWay>) -> Self {
        Self {
            ways,
            native: NativeClipboard::new(),
            used_native: false,
        }
    }

    /// Starts a copy; its end comes back through `incoming`. The terminal itself is written to by the loop only.
    pub fn start(&mut self, copy: u64, text: String, incoming: UnboundedSender<Incoming>) {
        match self.ways.as_slice() {
            [] => send(&incoming, copy, CopyOutcome::NoWay),
            [CopyWay::Osc52, ..] => {
                let _ = incoming.send(Incoming::ThroughTerminal { copy, text });
            }
            [CopyWay::Native, rest @ ..] => {
                self.used_native = true;
                let then_terminal = rest.contains(&CopyWay::Osc52);
                let reply = self.native.copy(text.clone());
                tokio::spawn(async move {
                    let reason = match tokio::time::timeout(NATIVE_LIMIT, reply).await {
                        Ok(Ok(Ok(()))) => return send(&incoming, copy, CopyOutcome::Confirmed),
                        Ok(Ok(Err(reason))) => reason,
                        Ok(Err(_)) => SafeText::from_static("clipboard thread ended"),
                        Err(_) => SafeText::from_static("no answer within 1 s"),
                    };
                    if then_terminal {
                        let _ = incoming.send(Incoming::ThroughTerminal { copy, text });
                    } else {
                        send(
                            &incoming,
                            copy,
                            CopyOutcome::Failed {
                                way: CopyWay::Native,
                                reason,
                            },
                        );
                    }
                });
            }
        }
    }

    /// Lets the clipboard finish handing over, within a limit.
    pub async fn release(&self) {
        if self.used_native {
            let _ = tokio::time::timeout(RELEASE_LIMIT, self.native.release()).await;
        }
    }
}

fn send(incoming: &UnboundedSender<Incoming>, copy: u64, outcome: CopyOutcome) {
    // The loop may have ended meanwhile; then nobody wants to know.
    let _ = incoming.send(Incoming::Message(Message::CopyFinished(copy, outcome)));
}
