//! The service over HTTP, in whatever dialect it speaks.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use jiff::Timestamp;
use url::Url;

use super::asking::{Known, ask, read_card};
use super::decode::decode;
use super::events::HttpEvents;
use super::finding::card_address;
use super::http::TimeLimits;
use super::own_header::OwnHeader;
use super::patience::{Patience, Trying};
use super::progress::{Pace, Progress, Underway, Watch, unwatched};
use super::sightings::Sightings;
use super::traffic::TrafficLog;
use super::waiting::{Coming, Events, Subscribing, TaskSource, wait};
use super::wire::Wire;
use super::{AllowedOrigins, Endpoint, EntityReader, OwnAuthorities, ProxyRules, Reading, Reply};
use crate::a2a::{
    AGENT_CARD_PATH, AgentCard, Call, Content, Dialect, Forced, OLD_AGENT_CARD_PATH, OwnTask,
    SendResult, Task, TaskFilter, TaskPage, TaskQuestion, TaskSighting, UserMessage,
    read_agent_card, read_cancel, read_send, read_task, read_task_page,
};
use crate::domain::{Attempt, ContextId, ErrorKind, LoadError, Mismatch, Query, RetryPause, Skill};
use crate::text::SafeText;

/// How an endpoint is asked, as far as the person said it.
#[derive(Clone, Debug)]
pub struct Manners {
    /// How long to wait for an answer.
    pub limits: TimeLimits,
    /// `--dialect` and `--binding`.
    pub forced: Forced,
    /// `--allow-origin`.
    pub allowed: AllowedOrigins,
    /// `--header`.
    pub headers: Vec<OwnHeader>,
    /// `--proxy`, or what the environment says.
    pub proxies: ProxyRules,
    /// `--ca-cert`.
    pub authorities: OwnAuthorities,
    /// How tasks that aren't finished are waited for.
    pub pace: Pace,
    /// How often a question is sent that fails for a moment.
    pub patience: Patience,
}

impl Manners {
    /// Nothing but limits: everything is found out, no other origin and no proxy is asked.
    #[must_use]
    pub fn with_limits(limits: TimeLimits) -> Self {
        Self {
            limits,
            forced: Forced::default(),
            allowed: AllowedOrigins::default(),
            headers: Vec::new(),
            proxies: ProxyRules::off(),
            authorities: OwnAuthorities::default(),
            pace: Pace::default(),
            patience: Patience::default(),
        }
    }
}

/// One try, and nobody watches.
const ONCE: Trying<'_> = Trying {
    tries: 1,
    watch: &unwatched,
};

/// Asks one endpoint.
pub struct HttpReader {
    wire: Wire,
    known: Known,
    pace: Pace,
    /// Tasks of ours that hadn't ended when last heard of, by their ids.
    running: Mutex<HashMap<String, OwnTask>>,
    sightings: Sightings,
}

impl HttpReader {
    /// A reader for `endpoint`; the HTTP client is built when first needed, or by [`HttpReader::prepare`].
    #[must_use]
    pub fn new(endpoint: Endpoint, manners: Manners) -> Self {
        Self {
            known: Known::nothing(manners.forced, manners.allowed.clone()),
            pace: manners.pace,
            wire: Wire::new(endpoint, manners),
            running: Mutex::default(),
            sightings: Sightings::default(),
        }
    }

    /// The address that was given.
    pub const fn endpoint(&self) -> &Endpoint {
        &self.wire.endpoint
    }

    /// What the endpoint speaks; `None` before the first answer.
    #[must_use]
    pub fn dialect(&self) -> Option<Dialect> {
        self.known.route().map(|route| route.dialect)
    }

    /// What went over the wire.
    #[must_use]
    pub fn traffic(&self) -> Arc<TrafficLog> {
        Arc::clone(&self.wire.traffic)
    }

    /// Calls `listener` whenever something is seen of a task of ours, in place of an earlier listener. It is called on the threads
    /// that ask, so it should only pass the sighting on.
    pub fn listen_to_tasks(&self, listener: impl Fn(TaskSighting) + Send + Sync + 'static) {
        self.sightings.listen(listener);
    }

    /// Calls `listener` whenever a question begins to wait before it is sent (again), in place of an earlier listener. It is called on
    /// the threads that ask.
    pub fn listen_to_pauses(&self, listener: impl Fn(&RetryPause) + Send + Sync + 'static) {
        self.wire.pauses.listen(listener);
    }

    /// Builds the HTTP client, so that the first question finds it ready.
    ///
    /// # Errors
    /// When TLS can't be set up.
    pub async fn prepare(&self) -> Result<(), LoadError> {
        self.wire.way(self.endpoint().url()).await.map(|_| ())
    }

    /// Asks with a text (the service's own fallback): the service takes the first link in it and answers what get_entity answers.
    pub fn ask_text<'a>(&'a self, text: &'a str, watch: Watch<'a>) -> Reading<'a> {
        Box::pin(async move {
            let content = Content::Text(text.to_owned());
            self.send(content, Skill::GetEntity, None, watch).await
        })
    }

    /// Waits on for a task of ours that was still being worked on when an earlier wait ended; the answer is that of `skill`. One that
    /// has ended meanwhile is read as it is.
    pub fn wait_on<'a>(&'a self, task: &'a str, skill: Skill, watch: Watch<'a>) -> Reading<'a> {
        Box::pin(async move {
            let now = self.read_task(task, None).await?;
            let result = self.finished(now, None, watch).await?;
            self.decoded(result, skill).await
        })
    }

    /// The running task of that id, if it is one of ours.
    #[must_use]
    pub fn own_task(&self, id: &str) -> Option<OwnTask> {
        self.running().get(id).cloned()
    }

    /// Cancels a running task of ours, on the person's word only: the task as it is then. `None` if it has ended; nothing is sent.
    ///
    /// # Errors
    /// Why it couldn't be cancelled.
    pub async fn cancel(&self, task: &OwnTask) -> Result<Option<Task>, LoadError> {
        if self.own_task(task.id()).is_none() {
            return Ok(None);
        }
        let call = Call::CancelTask { task: task.clone() };
        let now = ask(&self.wire, &self.known, &call, read_cancel, ONCE).await?;
        self.note_state(&now);
        self.saw(None, &now);
        Ok(Some(now))
    }

    /// Reads a task of the server's again.
    ///
    /// # Errors
    /// [`ErrorKind::Rpc`] with -32001 if the server holds none of that id; else why there is no answer.
    pub async fn read_task(
        &self,
        id: &str,
        history_length: Option<u32>,
    ) -> Result<Task, LoadError> {
        let trying = self.wire.pauses.patiently(&unwatched);
        self.task_now(id, history_length, trying).await
    }

    async fn task_now(
        &self,
        id: &str,
        history_length: Option<u32>,
        trying: Trying<'_>,
    ) -> Result<Task, LoadError> {
        let call = Call::GetTask {
            id: id.to_owned(),
            history_length,
        };
        let task = ask(&self.wire, &self.known, &call, read_task, trying).await?;
        if task.id.as_deref().is_some_and(|other| other != id) {
            return Err(LoadError::of(ErrorKind::Malformed(Mismatch::WrongId)));
        }
        self.note_state(&task);
        Ok(task)
    }

    /// Lists the server's tasks, one page.
    ///
    /// # Errors
    /// [`ErrorKind::NoTaskList`] if the server has no list; else why there is no answer.
    pub async fn list_tasks(&self, filter: TaskFilter) -> Result<TaskPage, LoadError> {
        let call = Call::ListTasks(filter);
        let trying = self.wire.pauses.patiently(&unwatched);
        ask(&self.wire, &self.known, &call, read_task_page, trying).await
    }

    /// Reads the agent card at the endpoint's origin, and says where it was.
    ///
    /// # Errors
    /// [`ErrorKind::NoDialect`] with what was tried if there is none; else why there is no answer.
    pub async fn agent_card(&self) -> Result<(AgentCard, Url), LoadError> {
        let mut tried = Vec::new();
        for path in [AGENT_CARD_PATH, OLD_AGENT_CARD_PATH] {
            let url = card_address(self.endpoint().url(), path);
            let trying = self.wire.pauses.patiently(&unwatched);
            match read_card(&self.wire, url.clone(), trying).await? {
                Ok(card) => return Ok((card, url)),
                Err(end) => tried.push(Attempt {
                    dialect: None,
                    at: SafeText::sanitize(url.as_str()),
                    end,
                }),
            }
        }
        Err(LoadError::of(ErrorKind::NoDialect(tried)))
    }

    /// Asks for the agent card where the current protocol has it, once: the HTTP status, and the card's name if it is one. Any answer
    /// is one, as this is only about whether there is an answer.
    ///
    /// # Errors
    /// When nothing came.
    pub async fn probe(&self) -> Result<(u16, Option<SafeText>), LoadError> {
        let url = card_address(self.endpoint().url(), AGENT_CARD_PATH);
        let received = self.wire.card_once(url).await?;
        let card = read_agent_card(received.status, &received.body).ok();
        let name = card.map(|card| SafeText::sanitize(card.name.as_deref().unwrap_or_default()));
        Ok((received.status, name))
    }

    async fn send(
        &self,
        content: Content,
        skill: Skill,
        context: Option<&ContextId>,
        watch: Watch<'_>,
    ) -> Result<Reply, LoadError> {
        let asked = TaskQuestion {
            skill,
            link: match &content {
                Content::Query(query) => Some(query.link().clone()),
                Content::Text(_) => None,
            },
            at: Timestamp::now(),
        };
        let call = Call::SendMessage(UserMessage {
            content,
            context: context.cloned(),
        });
        let trying = self.wire.pauses.patiently(watch);
        let result = ask(&self.wire, &self.known, &call, read_send, trying).await?;
        let own = OwnTask::answered(&result);
        if let SendResult::Task(task) = &result {
            self.saw(Some(asked.clone()), task);
        }
        let result = match (result, own) {
            (SendResult::Task(task), Some(own)) => {
                self.running().insert(own.id().to_owned(), own);
                self.finished(*task, Some(asked), watch).await?
            }
            (result, _) => result,
        };
        self.decoded(result, skill).await
    }

    /// Passes on what is seen of a task of ours.
    fn saw(&self, asked: Option<TaskQuestion>, task: &Task) {
        self.sightings.tell(|| TaskSighting {
            asked,
            at: Timestamp::now(),
            task: Arc::new(task.clone()),
            dialect: self.dialect(),
        });
    }

    /// The task once it has ended or pauses.
    async fn finished(
        &self,
        task: Task,
        asked: Option<TaskQuestion>,
        watch: Watch<'_>,
    ) -> Result<SendResult, LoadError> {
        let own = task.id.as_deref().and_then(|id| self.own_task(id));
        let task = match own {
            Some(own) if task.status.state.is_running() => {
                let watch = |progress: &Progress, now: &Task| {
                    self.saw(asked.clone(), now);
                    watch(&Underway::Task(progress.clone()));
                };
                wait(task, &own, self, self.pace, &watch).await?
            }
            _ => task,
        };
        self.note_state(&task);
        self.saw(asked, &task);
        Ok(SendResult::Task(Box::new(task)))
    }

    async fn decoded(&self, result: SendResult, skill: Skill) -> Result<Reply, LoadError> {
        tokio::task::spawn_blocking(move || decode(result, skill, Timestamp::now()))
            .await
            .unwrap_or_else(|error| {
                let kind = ErrorKind::Malformed(Mismatch::NotJson);
                Err(LoadError::quoting(kind, &error.to_string()))
            })
            .map_err(|error| self.wire.masked_error(error))
    }

    fn note_state(&self, task: &Task) {
        if let (Some(id), true) = (&task.id, task.status.state.is_terminal()) {
            self.running().remove(id);
        }
    }

    fn running(&self) -> std::sync::MutexGuard<'_, HashMap<String, OwnTask>> {
        // Nothing leaves a half-made change behind.
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl EntityReader for HttpReader {
    fn ask<'a>(&'a self, query: &'a Query, context: Option<&'a ContextId>) -> Reading<'a> {
        self.ask_watched(query, context, &unwatched)
    }

    fn ask_watched<'a>(
        &'a self,
        query: &'a Query,
        context: Option<&'a ContextId>,
        watch: Watch<'a>,
    ) -> Reading<'a> {
        Box::pin(async move {
            let send = |context| {
                let content = Content::Query(query.clone());
                self.send(content, query.skill(), context, watch)
            };
            match send(context).await {
                // A context the server doesn't take any more must not cost the answer (design.md 3.3).
                Err(LoadError {
                    kind: ErrorKind::Rpc(code),
                    ..
                }) if context.is_some() && may_be_about_the_context(code) => send(None).await,
                other => other,
            }
        })
    }
}

impl TaskSource for HttpReader {
    fn streams(&self) -> bool {
        self.known.route().is_some_and(|route| route.streams)
    }

    fn get<'a>(&'a self, id: &'a str) -> Coming<'a, Task> {
        // Asking again and again is trying again.
        Box::pin(self.task_now(id, None, ONCE))
    }

    fn is_put_off(&self, error: &LoadError) -> bool {
        self.wire.pauses.is_too_long(error)
    }

    fn subscribe<'a>(&'a self, id: &'a str) -> Subscribing<'a> {
        Box::pin(async move {
            let call = Call::SubscribeToTask { id: id.to_owned() };
            let route = self.known.route()?;
            self.wire.pauses.pass(1, ONCE).await;
            // Without a stream the task is asked for instead, which says all there is to say.
            let streaming = self.wire.stream(&call, &route).await?;
            let events = HttpEvents::new(&self.wire, streaming, route.dialect);
            Some(Box::new(events) as Box<dyn Events + 'a>)
        })
    }
}

const fn may_be_about_the_context(code: i64) -> bool {
    !matches!(code, -32700 | -32601 | -32009)
}
