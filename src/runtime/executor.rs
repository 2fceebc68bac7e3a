//! Carrying out effects. Questions run as tasks and come back as messages; aborting one is economy, its ticket is what counts.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::mpsc::UnboundedSender;
use tokio::task::AbortHandle;

use super::copies::Copies;
use super::incoming::Incoming;
use crate::app::{Effect, Message};
use crate::client::{EntityReader, Reply};
use crate::domain::{ContextId, ErrorKind, LoadError, Mismatch, PaneId, Query, Ticket};

/// What the loop itself has to do after effects were carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Aftermath {
    /// End the program.
    pub quit: bool,
    /// Draw all of the screen anew.
    pub redraw_all: bool,
}

/// Carries out effects.
pub(super) struct Executor {
    reader: Arc<dyn EntityReader>,
    incoming: UnboundedSender<Incoming>,
    running: HashMap<Ticket, AbortHandle>,
    pub copies: Copies,
}

impl Executor {
    pub fn new(
        reader: Arc<dyn EntityReader>,
        incoming: UnboundedSender<Incoming>,
        copies: Copies,
    ) -> Self {
        Self {
            reader,
            incoming,
            running: HashMap::new(),
            copies,
        }
    }

    pub fn carry_out(&mut self, effects: Vec<Effect>) -> Aftermath {
        let mut aftermath = Aftermath::default();
        for effect in effects {
            match effect {
                Effect::Ask {
                    ticket,
                    query,
                    context,
                } => self.ask(ticket, query, context),
                Effect::Abandon(ticket) => {
                    if let Some(task) = self.running.remove(&ticket) {
                        task.abort();
                    }
                }
                Effect::CopyLink { copy, link } => {
                    self.copies.start(copy, link, self.incoming.clone())
                }
                Effect::RedrawAll => aftermath.redraw_all = true,
                Effect::Quit => aftermath.quit = true,
            }
        }
        aftermath
    }

    fn ask(&mut self, ticket: Ticket, query: Query, context: Option<ContextId>) {
        let (reader, incoming) = (Arc::clone(&self.reader), self.incoming.clone());
        let task = tokio::spawn(async move {
            let reply = reader.ask(&query, context.as_ref()).await;
            let _ = incoming.send(Incoming::Message(arrived(ticket, reply)));
        });
        self.running.retain(|_, task| !task.is_finished());
        self.running.insert(ticket, task.abort_handle());
    }
}

/// The message of a reply. A reply of another kind than the question's would be a fault of the reader; it is shown as one.
fn arrived(ticket: Ticket, reply: Result<Reply, LoadError>) -> Message {
    let odd = || LoadError::of(ErrorKind::Malformed(Mismatch::OtherShape));
    match (ticket.pane, reply) {
        (PaneId::Card, Ok(Reply::Entity(answer))) => Message::EntityArrived(ticket, Ok(answer)),
        (PaneId::Card, reply) => {
            Message::EntityArrived(ticket, Err(reply.err().unwrap_or_else(odd)))
        }
        (PaneId::Ledger, Ok(Reply::Records(answer))) => Message::PageArrived(ticket, Ok(answer)),
        (PaneId::Ledger, reply) => {
            Message::PageArrived(ticket, Err(reply.err().unwrap_or_else(odd)))
        }
        (PaneId::Actions, Ok(Reply::Actions(answer))) => {
            Message::ActionsArrived(ticket, Ok(answer))
        }
        (PaneId::Actions, reply) => {
            Message::ActionsArrived(ticket, Err(reply.err().unwrap_or_else(odd)))
        }
    }
}
