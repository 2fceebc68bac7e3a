//! A service that answers from what is given to it, without a network.

use url::Url;

use crate::a2a::{
    AgentCard, Dialect, OwnTask, SendResult, TASK_NOT_FOUND, Task, TaskFilter, TaskPage,
    UserMessage, read_send,
};
use crate::client::endpoint::Endpoint;
use crate::client::polling::{Coming, Subscribing, TaskSource};
use crate::client::progress::{Pace, Watch};
use crate::client::service::Service;
use crate::client::session::Session;
use crate::domain::{ErrorKind, LoadError, Skill};

type Answers<Q, A> = Box<dyn Fn(&Q) -> Result<A, LoadError> + Send + Sync>;

/// Answers messages and lists of tasks; whatever wasn't recorded is refused.
pub(crate) struct Recorded {
    messages: Answers<UserMessage, SendResult>,
    lists: Answers<TaskFilter, TaskPage>,
}

impl Recorded {
    /// Answers messages.
    pub(crate) fn messages(
        answer: impl Fn(&UserMessage) -> Result<SendResult, LoadError> + Send + Sync + 'static,
    ) -> Self {
        Self {
            messages: Box::new(answer),
            lists: Box::new(|_| Err(refused())),
        }
    }

    /// Answers lists of tasks.
    pub(crate) fn lists(
        answer: impl Fn(&TaskFilter) -> Result<TaskPage, LoadError> + Send + Sync + 'static,
    ) -> Self {
        Self {
            lists: Box::new(answer),
            ..Self::messages(|_| Err(refused()))
        }
    }

    /// A session that asks it.
    #[allow(clippy::unwrap_used, reason = "tests")]
    pub(crate) fn session(self) -> Session {
        let endpoint: Endpoint = "https://recorded.invalid/a2a".parse().unwrap();
        Session::with(endpoint, Box::new(self), Pace::default())
    }
}

/// The answer to a question of `skill` as a service sends it.
#[allow(clippy::unwrap_used, reason = "tests")]
pub(crate) fn completed(skill: Skill, data: &str, context: &str) -> SendResult {
    let body = format!(
        r#"{{"jsonrpc":"2.0","result":{{"kind":"task","id":"t","contextId":"{context}","status":{{"state":"completed"}},
        "artifacts":[{{"artifactId":"a","name":"{}","parts":[{{"kind":"data","data":{data}}}]}}]}}}}"#,
        skill.artifact()
    );
    read_send(200, &body, Dialect::V03_JSON_RPC, "1").unwrap()
}

fn refused() -> LoadError {
    LoadError::of(ErrorKind::Rpc(TASK_NOT_FOUND))
}

impl TaskSource for Recorded {
    fn streams(&self) -> bool {
        false
    }

    fn get<'a>(&'a self, _: &'a str) -> Coming<'a, Task> {
        Box::pin(async { Err(refused()) })
    }

    fn is_put_off(&self, _: &LoadError) -> bool {
        false
    }

    fn subscribe<'a>(&'a self, _: &'a str) -> Subscribing<'a> {
        Box::pin(async { None })
    }
}

impl Service for Recorded {
    fn dialect(&self) -> Option<Dialect> {
        Some(Dialect::V03_JSON_RPC)
    }

    fn send<'a>(&'a self, message: UserMessage, _: Watch<'a>) -> Coming<'a, SendResult> {
        let answer = (self.messages)(&message);
        Box::pin(async { answer })
    }

    fn read<'a>(&'a self, _: &'a str, _: Option<u32>) -> Coming<'a, Task> {
        Box::pin(async { Err(refused()) })
    }

    fn list(&self, filter: TaskFilter) -> Coming<'_, TaskPage> {
        let answer = (self.lists)(&filter);
        Box::pin(async { answer })
    }

    fn cancel<'a>(&'a self, _: &'a OwnTask) -> Coming<'a, Task> {
        Box::pin(async { Err(refused()) })
    }

    fn agent_card(&self) -> Coming<'_, (AgentCard, Url)> {
        Box::pin(async { Err(refused()) })
    }
}
