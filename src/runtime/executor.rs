//! Carrying out effects. Questions run as tasks and come back as messages; aborting one is economy, its ticket is what counts.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use jiff::Timestamp;
use tokio::sync::mpsc::UnboundedSender;
use tokio::task::AbortHandle;

use super::copies::Copies;
use super::incoming::Incoming;
use super::traffic_file::save_traffic;
use crate::a2a::OwnTask;
use crate::app::inspector::ReadCard;
use crate::app::{Effect, Message, Ticket};
use crate::client::{Session, Underway, Watch};
use crate::domain::{ContextId, Query, Skill};
use crate::net::{Exchange, lock};
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
    session: Arc<Session>,
    incoming: UnboundedSender<Incoming>,
    running: HashMap<Ticket, AbortHandle>,
    /// Running tasks of ours that are waited for, by the ticket of their question.
    tasks: Arc<Mutex<HashMap<Ticket, OwnTask>>>,
    pub copies: Copies,
}

impl Executor {
    pub(crate) fn new(
        session: Arc<Session>,
        incoming: UnboundedSender<Incoming>,
        copies: Copies,
    ) -> Self {
        Self {
            session,
            incoming,
            running: HashMap::new(),
            tasks: Arc::default(),
            copies,
        }
    }

    pub(crate) fn carry_out(&mut self, effects: Vec<Effect>) -> Aftermath {
        let mut aftermath = Aftermath::default();
        for effect in effects {
            match effect {
                Effect::Ask {
                    ticket,
                    query,
                    context,
                } => self.ask(ticket, Question::Asked(query, context)),
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
                } => self.ask(ticket, Question::WaitedOn(task, skill)),
                Effect::ReadTask { ticket, id } => self.aside(ticket, move |session| async move {
                    let task = session.task(&id, None).await;
                    Message::TaskRead(ticket, task.map(Arc::new))
                }),
                Effect::ListTasks { ticket, filter } => {
                    self.aside(ticket, move |session| async move {
                        let page = session.tasks(filter).await;
                        Message::TasksListed(ticket, page.map(Box::new))
                    })
                }
                Effect::ReadAgentCard { ticket } => self.aside(ticket, move |session| async move {
                    let read = session.agent_card().await;
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
        let session = Arc::clone(&self.session);
        tokio::spawn(async move { session.cancel(&own).await.is_ok() });
    }

    /// Asks something; the message is its answer.
    fn aside<F>(&mut self, ticket: Ticket, ask: impl FnOnce(Arc<Session>) -> F)
    where
        F: Future<Output = Message> + Send + 'static,
    {
        let (asking, incoming) = (ask(Arc::clone(&self.session)), self.incoming.clone());
        let session = Arc::clone(&self.session);
        let task = tokio::spawn(async move {
            let message = asking.await;
            tell_dialect(&session, &incoming);
            let _ = incoming.send(Incoming::Message(message));
        });
        self.running.retain(|_, task| !task.is_finished());
        self.running.insert(ticket, task.abort_handle());
    }

    /// Asks what a pane waits for, and tells how far its task is.
    fn ask(&mut self, ticket: Ticket, question: Question) {
        let (incoming, tasks) = (self.incoming.clone(), Arc::clone(&self.tasks));
        self.aside(ticket, move |session| async move {
            let watch = |underway: &Underway| {
                if let Underway::Task(progress) = underway {
                    lock(&tasks).insert(ticket, progress.task.clone());
                }
                let _ = incoming.send(Incoming::Message(of_underway(ticket, underway)));
            };
            let message = question.answer(ticket, &session, &watch).await;
            lock(&tasks).remove(&ticket);
            message
        });
    }
}

/// What a pane waits for.
enum Question {
    /// The answer to a question.
    Asked(Query, Option<ContextId>),
    /// The end of a task of that id, which answers a question of that skill.
    WaitedOn(String, Skill),
}

impl Question {
    async fn answer(self, ticket: Ticket, session: &Session, watch: Watch<'_>) -> Message {
        match self {
            Self::Asked(query, context) => {
                let visit = session.visit(query.link().clone());
                let visit = visit.continuing(context).watched(watch);
                match query {
                    Query::Entity { .. } => {
                        Message::EntityArrived(ticket, visit.entity().await.map(Box::new))
                    }
                    Query::Records { size, token, .. } => {
                        let page = visit.records(size, token).await;
                        Message::PageArrived(ticket, page.map(Box::new))
                    }
                    Query::Actions { .. } => {
                        Message::ActionsArrived(ticket, visit.actions().await.map(Box::new))
                    }
                }
            }
            Self::WaitedOn(task, skill) => match skill {
                Skill::GetEntity => Message::EntityArrived(
                    ticket,
                    session.wait_on(&task, watch).await.map(Box::new),
                ),
                Skill::GetRecords => {
                    Message::PageArrived(ticket, session.wait_on(&task, watch).await.map(Box::new))
                }
                Skill::ListActions => Message::ActionsArrived(
                    ticket,
                    session.wait_on(&task, watch).await.map(Box::new),
                ),
            },
        }
    }
}

/// By then it is known what the endpoint speaks.
fn tell_dialect(session: &Session, incoming: &UnboundedSender<Incoming>) {
    if let Some(dialect) = session.dialect() {
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
