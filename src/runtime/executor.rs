//! Carrying out effects. Questions run as tasks and come back as messages; aborting one is economy, its ticket is what counts.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jiff::Timestamp;
use tokio::sync::mpsc::UnboundedSender;
use tokio::task::AbortHandle;

use super::copies::Copies;
use super::incoming::Incoming;
use super::traffic_file::save_traffic;
use crate::a2a::OwnTask;
use crate::app::panel::ReadCard;
use crate::app::{Effect, Message, Ticket};
use crate::client::{EntityReader, HttpReader, Reply, Underway};
use crate::domain::{ContextId, ErrorKind, Exchange, LoadError, Mismatch, Query, Skill};
use crate::text::SafeText;

/// What the loop itself has to do after effects were carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Aftermath {
    /// End the program.
    pub quit: bool,
    /// Draw all of the screen anew.
    pub redraw_all: bool,
    /// Stop until the shell continues the program.
    pub suspend: bool,
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
                } => self.read(ticket, Wanted::Answer(query, context)),
                Effect::Abandon(ticket) => {
                    self.abandon(ticket);
                }
                Effect::Cancel(ticket) => {
                    if let Some(own) = self.abandon(ticket) {
                        self.cancel(own);
                    }
                }
                Effect::CopyLink { copy, link } => {
                    self.copies.start(copy, link.as_str().to_owned());
                }
                Effect::CopyText { copy, text } => self.copies.start(copy, text),
                Effect::WaitOn {
                    ticket,
                    task,
                    skill,
                } => self.read(ticket, Wanted::EndOf(task, skill)),
                Effect::ReadTask { ticket, id } => self.aside(ticket, move |reader| async move {
                    let task = reader.read_task(&id, None).await;
                    Message::TaskRead(ticket, task.map(Arc::new))
                }),
                Effect::ListTasks { ticket, filter } => {
                    self.aside(ticket, move |reader| async move {
                        let page = reader.list_tasks(filter).await;
                        Message::TasksListed(ticket, page.map(Box::new))
                    })
                }
                Effect::ReadAgentCard { ticket } => self.aside(ticket, move |reader| async move {
                    let read = reader.agent_card().await;
                    let read = read.map(|(card, url)| {
                        let (url, at) = (url.into(), Timestamp::now());
                        Box::new(ReadCard { card, url, at })
                    });
                    Message::AgentCardRead(ticket, read)
                }),
                Effect::SaveTraffic { exchanges, at } => {
                    save(exchanges, at, self.incoming.clone());
                }
                Effect::RedrawAll => aftermath.redraw_all = true,
                Effect::Suspend => aftermath.suspend = true,
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

    /// Asks something that belongs to no pane; the message is its answer.
    fn aside<F>(&mut self, ticket: Ticket, ask: impl FnOnce(Arc<HttpReader>) -> F)
    where
        F: Future<Output = Message> + Send + 'static,
    {
        let (asking, incoming) = (ask(Arc::clone(&self.reader)), self.incoming.clone());
        let reader = Arc::clone(&self.reader);
        let task = tokio::spawn(async move {
            let message = asking.await;
            tell_dialect(&reader, &incoming);
            let _ = incoming.send(Incoming::Message(message));
        });
        self.running.retain(|_, task| !task.is_finished());
        self.running.insert(ticket, task.abort_handle());
    }

    /// Reads what a pane waits for, and tells how far its task is.
    fn read(&mut self, ticket: Ticket, wanted: Wanted) {
        let (reader, incoming) = (Arc::clone(&self.reader), self.incoming.clone());
        let tasks = Arc::clone(&self.tasks);
        let skill = wanted.skill();
        let task = tokio::spawn(async move {
            let watch = |underway: &Underway| {
                if let Underway::Task(progress) = underway {
                    lock(&tasks).insert(ticket, progress.task.clone());
                }
                let _ = incoming.send(Incoming::Message(of_underway(ticket, underway)));
            };
            let reply = match &wanted {
                Wanted::Answer(query, context) => {
                    reader.ask_watched(query, context.as_ref(), &watch).await
                }
                Wanted::EndOf(id, skill) => reader.wait_on(id, *skill, &watch).await,
            };
            lock(&tasks).remove(&ticket);
            tell_dialect(&reader, &incoming);
            let _ = incoming.send(Incoming::Message(arrived(ticket, skill, reply)));
        });
        self.running.retain(|_, task| !task.is_finished());
        self.running.insert(ticket, task.abort_handle());
    }
}

/// What a pane waits for.
enum Wanted {
    /// The answer to a question.
    Answer(Query, Option<ContextId>),
    /// The end of a task of that id, which answers a question of that skill.
    EndOf(String, Skill),
}

impl Wanted {
    const fn skill(&self) -> Skill {
        match self {
            Self::Answer(query, _) => query.skill(),
            Self::EndOf(_, skill) => *skill,
        }
    }
}

/// By then it is known what the endpoint speaks.
fn tell_dialect(reader: &HttpReader, incoming: &UnboundedSender<Incoming>) {
    if let Some(dialect) = reader.dialect() {
        let found = Message::DialectFound(dialect.to_string());
        let _ = incoming.send(Incoming::Message(found));
    }
}

/// Writes requests into a new file of the working directory.
fn save(exchanges: Vec<Arc<Exchange>>, at: Timestamp, incoming: UnboundedSender<Incoming>) {
    tokio::task::spawn_blocking(move || {
        let saved = save_traffic(&exchanges, at);
        let saved = saved.map(|path| SafeText::sanitize(&path.display().to_string()));
        let saved = saved.map_err(|error| SafeText::sanitize(&error.to_string()));
        let _ = incoming.send(Incoming::Message(Message::TrafficSaved(
            exchanges.len(),
            saved,
        )));
    });
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
fn arrived(ticket: Ticket, skill: Skill, reply: Result<Reply, LoadError>) -> Message {
    let odd = || LoadError::of(ErrorKind::Malformed(Mismatch::OtherShape));
    match (skill, reply) {
        (Skill::GetEntity, Ok(Reply::Entity(answer))) => Message::EntityArrived(ticket, Ok(answer)),
        (Skill::GetEntity, reply) => {
            Message::EntityArrived(ticket, Err(reply.err().unwrap_or_else(odd)))
        }
        (Skill::GetRecords, Ok(Reply::Records(answer))) => Message::PageArrived(ticket, Ok(answer)),
        (Skill::GetRecords, reply) => {
            Message::PageArrived(ticket, Err(reply.err().unwrap_or_else(odd)))
        }
        (Skill::ListActions, Ok(Reply::Actions(answer))) => {
            Message::ActionsArrived(ticket, Ok(answer))
        }
        (Skill::ListActions, reply) => {
            Message::ActionsArrived(ticket, Err(reply.err().unwrap_or_else(odd)))
        }
    }
}
