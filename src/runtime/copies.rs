//! Carrying a text to a clipboard, by the ways that were planned, one after another; and keeping it there when the program ends.

use std::time::Duration;

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::incoming::Incoming;
use crate::app::Message;
use crate::clipboard::{ClipboardCommand, NATIVE_LIMIT, NativeClipboard, hand_over};
use crate::domain::{CopyFault, CopyOutcome, CopyWay};

/// How long a copy on its way, or a clipboard that doesn't answer, may hold up the end of the program.
const LEAVING_LIMIT: Duration = Duration::from_millis(250);

/// How long the holder may take to have the text. It usually does within 50 ms; on a machine that is busy beyond measure, what was copied
/// is worth more than leaving at once.
const HOLDER_LIMIT: Duration = Duration::from_secs(1);

/// The ways of this run and what they need.
pub(super) struct Copies {
    ways: Vec<CopyWay>,
    incoming: UnboundedSender<Incoming>,
    native: NativeClipboard,
    /// There may be a system clipboard; without a display none is looked for.
    has_native: bool,
    /// The newest copy to the system clipboard, ended or not.
    native_copy: Option<JoinHandle<()>>,
    /// What was copied to the system clipboard is to stay after the end, and needs a process for that.
    holds: bool,
    command: Option<RunningCommand>,
}

/// The task that runs the person's command, one copy after another.
struct RunningCommand {
    queue: UnboundedSender<(u64, String)>,
    task: JoinHandle<()>,
}

impl Copies {
    /// Without `command` that way fails. Must be called inside the runtime.
    pub(crate) fn new(
        ways: Vec<CopyWay>,
        command: Option<ClipboardCommand>,
        has_native: bool,
        holds: bool,
        incoming: UnboundedSender<Incoming>,
    ) -> Self {
        let command = command.map(|command| {
            let (queue, waiting) = unbounded_channel();
            let task = tokio::spawn(run_each(command, waiting, incoming.clone()));
            RunningCommand { queue, task }
        });
        Self {
            ways,
            incoming,
            native: NativeClipboard::new(),
            has_native,
            native_copy: None,
            holds,
            command,
        }
    }

    /// Starts a copy; its end comes back as a message. The terminal itself is written to by the loop only.
    pub(crate) fn start(&mut self, copy: u64, text: String) {
        match self.ways.as_slice() {
            [] => send(&self.incoming, copy, CopyOutcome::NoWay),
            [CopyWay::Osc52, ..] => through_terminal(&self.incoming, copy, text),
            [CopyWay::Command, ..] => {
                let taken = self
                    .command
                    .as_ref()
                    .is_some_and(|command| command.queue.send((copy, text)).is_ok());
                if !taken {
                    let failed = failed(CopyWay::Command, CopyFault::Broken);
                    send(&self.incoming, copy, failed);
                }
            }
            [CopyWay::Native] if !self.has_native => {
                let failed = failed(CopyWay::Native, CopyFault::NoDisplay);
                send(&self.incoming, copy, failed);
            }
            [CopyWay::Native, rest @ ..] => {
                let then_terminal = rest.contains(&CopyWay::Osc52);
                let reply = self.native.copy(text.clone());
                let incoming = self.incoming.clone();
                self.native_copy = Some(tokio::spawn(async move {
                    let fault = match timeout(NATIVE_LIMIT, reply).await {
                        Ok(Ok(Ok(()))) => return send(&incoming, copy, CopyOutcome::Confirmed),
                        Ok(Ok(Err(fault))) => fault,
                        Ok(Err(_)) => CopyFault::Broken,
                        Err(_) => CopyFault::NoAnswer {
                            seconds: NATIVE_LIMIT.as_secs(),
                        },
                    };
                    if then_terminal {
                        through_terminal(&incoming, copy, text);
                    } else {
                        send(&incoming, copy, failed(CopyWay::Native, fault));
                    }
                }));
            }
        }
    }

    /// Before the program is stopped: a stopped one couldn't give anybody what was copied, so that pasting would hang.
    pub(crate) async fn before_stop(&self) {
        if self.native_copy.is_some() && self.holds {
            self.hand_over().await;
        }
    }

    /// Lets copies on their way end and sees to it that what was copied stays, within a limit. What ends is told before this returns.
    pub(crate) async fn finish(mut self) {
        let (command, native_copy) = (self.command.take(), self.native_copy.take());
        let native = async {
            let Some(copy) = native_copy else { return };
            // A clipboard that doesn't answer can't be let go of in an orderly way either.
            if timeout(LEAVING_LIMIT, copy).await.is_err() {
                return;
            }
            if !(self.holds && self.hand_over().await) {
                let _ = timeout(LEAVING_LIMIT, self.native.release()).await;
            }
        };
        let command = async {
            if let Some(RunningCommand { queue, mut task }) = command {
                drop(queue);
                if timeout(LEAVING_LIMIT, &mut task).await.is_err() {
                    task.abort();
                    // Only then is the command certain to have been ended too.
                    let _ = task.await;
                }
            }
        };
        tokio::join!(native, command);
    }

    /// True if a holder has the text now that this program had on the clipboard, or if the clipboard doesn't answer; false if somebody
    /// copied something else meanwhile or no holder could be had.
    async fn hand_over(&self) -> bool {
        match timeout(LEAVING_LIMIT, self.native.held()).await {
            Ok(Ok(Some(text))) => {
                let taken = timeout(HOLDER_LIMIT, hand_over(&text)).await;
                taken.is_ok_and(|taken| taken.is_ok())
            }
            Ok(_) => false,
            // There is nothing to let go of in an orderly way either.
            Err(_) => true,
        }
    }
}

/// Runs the command for one copy after another. Of several that wait only the newest counts: a held key must not queue up programs.
async fn run_each(
    command: ClipboardCommand,
    mut waiting: UnboundedReceiver<(u64, String)>,
    incoming: UnboundedSender<Incoming>,
) {
    while let Some(mut next) = waiting.recv().await {
        while let Ok(newer) = waiting.try_recv() {
            next = newer;
        }
        let (copy, text) = next;
        let outcome = match command.copy(text).await {
            Ok(()) => CopyOutcome::GivenToCommand,
            Err(fault) => failed(CopyWay::Command, fault),
        };
        send(&incoming, copy, outcome);
    }
}

const fn failed(way: CopyWay, fault: CopyFault) -> CopyOutcome {
    CopyOutcome::Failed { way, fault }
}

fn through_terminal(incoming: &UnboundedSender<Incoming>, copy: u64, text: String) {
    // The loop may have ended meanwhile; then nobody wants to know.
    let _ = incoming.send(Incoming::ThroughTerminal { copy, text });
}

fn send(incoming: &UnboundedSender<Incoming>, copy: u64, outcome: CopyOutcome) {
    let _ = incoming.send(Incoming::Message(Message::CopyFinished(copy, outcome)));
}
