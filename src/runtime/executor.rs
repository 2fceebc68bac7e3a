//! Carrying out effects. Questions run as tasks and come back as messages; aborting one is economy, its ticket is what counts.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc::UnboundedSender;
use tokio::task::AbortHandle;

use super::copies::Copies;
use super::incoming::Incoming;
use crate::a2a::OwnTask;
use crate::app::{Effect, Message};
use crate::client::{EntityReader, HttpReader, Reply, Underway};
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
    reader: Arc<HttpReader>,
    incoming: UnboundedSender<Incoming>,
    running: HashMap<Ticket, AbortHandle>,
    /// Running tasks of ours that are waited for, by the ticket of their question.
    tasks: Arc<Mutex<HashMap<Ticket, OwnTask>>>,
    pub copies: Copies,
}

impl Executor {
    pub fn new(
        reader: Arc<HttpReader>,
        incoming: UnboundedSender<Incoming>,
        copies: Copies,
    ) -> Self {
        Self {
            reader,
            incoming,
            running: HashMap::new(),
            tasks: Arc::default(),
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
                    self.abandon(ticket);
                }
                Effect::Cancel(ticket) => {
                    if let Some(own) = self.abandon(ticket) {
                        self.cancel(own);
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

    /// Stops waiting; gives the task that was waited for, if there is one.
    fn abandon(&mut self, ticket: Ticket) -> Option<OwnTask> {
        if let Some(task) = self.running.remove(&ticket) {
            task.abort();
        }
        lock(&self.tasks).remove(&ticket)
    }

    /// Tells the server that a running task of ours isn't wanted any more. Whether it listens changes nothing here.
    fn cancel(&self, own: OwnTask) {
        let reader = Arc::clone(&self.reader);
        tokio::spawn(async move { reader.cancel(&own).await.is_ok() });
    }

    fn ask(&mut self, ticket: Ticket, query: Query, context: Option<ContextId>) {
        let (reader, incoming) = (Arc::clone(&self.reader), self.incoming.clone());
        let tasks = Arc::clone(&self.tasks);
        let task = tokio::spawn(async move {
            let watch = |underway: &Underway| {
                if let Underway::Task(progress) = underway {
                    lock(&tasks).insert(ticket, progress.task.clone());
                }
                let _ = incoming.send(Incoming::Message(of_underway(ticket, underway)));
            };
            let reply = reader.ask_watched(&query, context.as_ref(), &watch).await;
            lock(&tasks).remove(&ticket);
            if let Some(dialect) = reader.dialect() {
                let found = Message::DialectFound(dialect.to_string());
                let _ = incoming.send(Incoming::Message(found));
            }
            let _ = incoming.send(Incoming::Message(arrived(ticket, reply)));
        });
        self.running.retain(|_, task| !task.is_finished());
        self.running.insert(ticket, task.abort_handle());
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The message of what becomes of a question.
fn of_underway(ticket: Ticket, underway: &Underway) -> Message {
    match underway {
        Underway::Paused(pause) => Message::QuestionPaused(ticket, pause.clone()),
        Underway::Sent => Message::QuestionSent(ticket),
        Underway::Task(progress) => {
            let state = progress.state.name().to_owned();
            Message::TaskProgressed(ticket, state, progress.said.clone())
        }
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
