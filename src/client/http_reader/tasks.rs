//! Tasks after a question was answered with one: watched to their end, read again, listed, cancelled.

use std::sync::Arc;

use jiff::Timestamp;

use super::HttpReader;
use crate::a2a::{
    Call, OwnTask, SendResult, Task, TaskFilter, TaskPage, TaskQuestion, TaskSighting, read_cancel,
    read_task, read_task_page,
};
use crate::client::Reading;
use crate::client::asking::ask;
use crate::client::events::HttpEvents;
use crate::client::lock::lock;
use crate::client::patience::Trying;
use crate::client::progress::{Progress, Underway, Watch, unwatched};
use crate::client::waiting::{Coming, Events, Subscribing, TaskSource, wait};
use crate::domain::{ErrorKind, LoadError, Mismatch, Skill};

/// One try, and nobody watches.
const ONCE: Trying<'_> = Trying {
    tries: 1,
    watch: &unwatched,
};

impl HttpReader {
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
        lock(&self.running).get(id).cloned()
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
    /// [`ErrorKind::Rpc`] with [`TASK_NOT_FOUND`](crate::a2a::TASK_NOT_FOUND) if the server holds none of that id; else why there is no answer.
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

    /// Passes on what is seen of a task of ours.
    pub(super) fn saw(&self, asked: Option<TaskQuestion>, task: &Task) {
        self.sightings.tell(|| TaskSighting {
            asked,
            at: Timestamp::now(),
            task: Arc::new(task.clone()),
            dialect: self.dialect(),
        });
    }

    /// The task once it has ended or pauses.
    pub(super) async fn finished(
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

    fn note_state(&self, task: &Task) {
        if let (Some(id), true) = (&task.id, task.status.state.is_terminal()) {
            lock(&self.running).remove(id);
        }
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
