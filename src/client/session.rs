//! The one door to a service: typed questions, each with its own kind of answer.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use jiff::Timestamp;
use url::Url;

use super::client_options::ClientOptions;
use super::decode::{Answered, decode};
use super::endpoint::Endpoint;
use super::http_service::HttpService;
use super::polling::wait;
use super::progress::{Pace, Progress, Underway, Watch, unwatched};
use super::service::Service;
use crate::a2a::{
    AgentCard, Content, Dialect, METHOD_NOT_FOUND, OwnTask, PARSE_ERROR, SendResult, Task,
    TaskFilter, TaskPage, TaskQuestion, TaskSighting, UserMessage, VERSION_NOT_SUPPORTED,
};
use crate::domain::{Answer, Card, ContextId, ErrorKind, LoadError, Mismatch, Query};
use crate::net::{Listener, RetryPause, TrafficLog, lock};

/// Asks one service. There is no way to write.
pub(crate) struct Session {
    endpoint: Endpoint,
    service: Box<dyn Service>,
    pace: Pace,
    /// Tasks of ours that hadn't ended when last heard of, by their ids.
    running: Mutex<HashMap<String, OwnTask>>,
    sightings: Listener<TaskSighting>,
}

impl Session {
    /// Asks `endpoint` over HTTP; the connection is built when first needed, or by [`Session::prepare`].
    #[must_use]
    pub(crate) fn over_http(endpoint: Endpoint, options: ClientOptions) -> Self {
        let pace = options.pace;
        let service = HttpService::new(endpoint.clone(), options);
        Self::with(endpoint, Box::new(service), pace)
    }

    /// Asks `service` in the name of `endpoint`.
    #[must_use]
    pub(crate) fn with(endpoint: Endpoint, service: Box<dyn Service>, pace: Pace) -> Self {
        Self {
            endpoint,
            service,
            pace,
            running: Mutex::default(),
            sightings: Listener::default(),
        }
    }

    /// The address that was given.
    pub(crate) const fn endpoint(&self) -> &Endpoint {
        &self.endpoint
    }

    /// What the endpoint speaks; `None` before the first answer.
    #[must_use]
    pub(crate) fn dialect(&self) -> Option<Dialect> {
        self.service.dialect()
    }

    /// What went over the wire.
    #[must_use]
    pub(crate) fn traffic(&self) -> Arc<TrafficLog> {
        let http = self.service.http();
        http.map_or_else(Arc::default, |http| Arc::clone(http.traffic()))
    }

    /// Calls `listener` whenever something is seen of a task of ours, in place of an earlier listener. It is called on the threads
    /// that ask, so it should only pass the sighting on.
    pub(crate) fn listen_to_tasks(&self, listener: impl Fn(TaskSighting) + Send + Sync + 'static) {
        self.sightings.listen(listener);
    }

    /// Calls `listener` whenever a question begins to wait before it is sent (again), in place of an earlier listener. It is called on
    /// the threads that ask.
    pub(crate) fn listen_to_pauses(&self, listener: impl Fn(RetryPause) + Send + Sync + 'static) {
        if let Some(http) = self.service.http() {
            http.pauses().listen(listener);
        }
    }

    /// Builds the connection, so that the first question finds it ready.
    ///
    /// # Errors
    /// When TLS can't be set up.
    pub(crate) async fn prepare(&self) -> Result<(), LoadError> {
        match self.service.http() {
            Some(http) => Ok(http.prepare(self.endpoint.url()).await?),
            None => Ok(()),
        }
    }

    /// Asks with a text (the service's own fallback): the service takes the first link in it and answers what get_entity answers.
    ///
    /// # Errors
    /// Why there is no answer.
    pub(crate) async fn text(&self, text: &str) -> Result<Answer<Card>, LoadError> {
        let content = Content::Text(text.to_owned());
        self.send(content, None, &unwatched).await
    }

    /// Waits on for a task of ours that was still being worked on when an earlier wait ended. One that has ended meanwhile is read as
    /// it is.
    ///
    /// # Errors
    /// Why there is no answer.
    pub(crate) async fn wait_on<T: Answered>(
        &self,
        task: &str,
        watch: Watch<'_>,
    ) -> Result<Answer<T>, LoadError> {
        let now = self.task(task, None).await?;
        let result = self.finished(now, None, watch).await;
        self.decoded(result).await
    }

    /// The running task of that id, if it is one of ours.
    #[must_use]
    pub(crate) fn own_task(&self, id: &str) -> Option<OwnTask> {
        lock(&self.running).get(id).cloned()
    }

    /// Cancels a running task of ours, on the person's word only: the task as it is then. `None` if it has ended; nothing is sent.
    ///
    /// # Errors
    /// Why it couldn't be cancelled.
    pub(crate) async fn cancel(&self, task: &OwnTask) -> Result<Option<Task>, LoadError> {
        if self.own_task(task.id()).is_none() {
            return Ok(None);
        }
        let now = self.redacted(self.service.cancel(task).await)?;
        self.note_state(&now);
        self.saw(None, &now);
        Ok(Some(now))
    }

    /// Reads a task of the service's again.
    ///
    /// # Errors
    /// [`ErrorKind::Rpc`] with [`TASK_NOT_FOUND`](crate::a2a::TASK_NOT_FOUND) if the service holds none of that id; else why there is no answer.
    pub(crate) async fn task(
        &self,
        id: &str,
        history_length: Option<u32>,
    ) -> Result<Task, LoadError> {
        let read = self.service.read(id, history_length).await;
        let task = self.redacted(read)?;
        if task.id.as_deref().is_some_and(|other| other != id) {
            return Err(LoadError::of(ErrorKind::Malformed(Mismatch::WrongId)));
        }
        self.note_state(&task);
        Ok(task)
    }

    /// Lists the service's tasks, one page.
    ///
    /// # Errors
    /// [`ErrorKind::NoTaskList`] if the service has no list; else why there is no answer.
    pub(crate) async fn tasks(&self, filter: TaskFilter) -> Result<TaskPage, LoadError> {
        self.redacted(self.service.list(filter).await)
    }

    /// Reads the agent card at the endpoint's origin, and says where it was.
    ///
    /// # Errors
    /// [`ErrorKind::NoDialect`] with what was tried if there is none; else why there is no answer.
    pub(crate) async fn agent_card(&self) -> Result<(AgentCard, Url), LoadError> {
        self.redacted(self.service.agent_card().await)
    }

    /// Asks one question; dropping what is awaited ends the wait, and sends nothing.
    pub(super) async fn ask<T: Answered>(
        &self,
        query: Query,
        context: Option<&ContextId>,
        watch: Watch<'_>,
    ) -> Result<Answer<T>, LoadError> {
        let send = |context: Option<&ContextId>| {
            let content = Content::Query(query.clone());
            self.send(content, context.cloned(), watch)
        };
        match send(context).await {
            // A context the server doesn't take any more must not cost the answer (docs/rules.md#context).
            Err(LoadError {
                kind: ErrorKind::Rpc(code),
                ..
            }) if context.is_some() && may_be_about_the_context(code) => send(None).await,
            other => other,
        }
    }

    async fn send<T: Answered>(
        &self,
        content: Content,
        context: Option<ContextId>,
        watch: Watch<'_>,
    ) -> Result<Answer<T>, LoadError> {
        let asked = TaskQuestion {
            skill: T::SKILL,
            link: match &content {
                Content::Query(query) => Some(query.link().clone()),
                Content::Text(_) => None,
            },
            at: Timestamp::now(),
        };
        let sent = self.service.send(UserMessage { content, context }, watch);
        let result = match self.redacted(sent.await)? {
            SendResult::Task(task) => {
                self.saw(Some(asked.clone()), &task);
                let result = SendResult::Task(task);
                let own = OwnTask::answered(&result);
                match (result, own) {
                    (SendResult::Task(task), Some(own)) => {
                        lock(&self.running).insert(own.id().to_owned(), own);
                        self.finished(*task, Some(asked), watch).await
                    }
                    (result, _) => Ok(result),
                }
            }
            message => Ok(message),
        };
        self.decoded(result).await
    }

    async fn decoded<T: Answered>(
        &self,
        result: Result<SendResult, LoadError>,
    ) -> Result<Answer<T>, LoadError> {
        let result = self.redacted(result)?;
        // A large answer takes a while to read; the thread that draws and the other questions don't wait for it.
        let decoding = tokio::task::spawn_blocking(move || decode(result, Timestamp::now()));
        let decoded = decoding.await.unwrap_or_else(|error| {
            let kind = ErrorKind::Malformed(Mismatch::NotJson);
            Err(LoadError::quoting(kind, &error.to_string()))
        });
        self.redacted(decoded)
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
                wait(task, &own, &*self.service, self.pace, &watch).await?
            }
            _ => task,
        };
        self.note_state(&task);
        self.saw(asked, &task);
        Ok(SendResult::Task(Box::new(task)))
    }

    fn note_state(&self, task: &Task) {
        if let (Some(id), true) = (&task.id, task.status.state.is_terminal()) {
            lock(&self.running).remove(id);
        }
    }

    /// Errors are shown and logged, so none leaves with a secret that the other side sent back.
    fn redacted<T>(&self, result: Result<T, LoadError>) -> Result<T, LoadError> {
        match self.service.http() {
            Some(http) => result.map_err(|error| error.without(http.secrets())),
            None => result,
        }
    }
}

const fn may_be_about_the_context(code: i64) -> bool {
    !matches!(code, PARSE_ERROR | METHOD_NOT_FOUND | VERSION_NOT_SUPPORTED)
}
