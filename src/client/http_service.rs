//! The service over HTTP, in whatever dialect it speaks.

use std::sync::atomic::{AtomicU64, Ordering};

use url::Url;

use super::agent_card::find_card;
use super::attempt::Read;
use super::call::Calling;
use super::client_options::ClientOptions;
use super::dialect_cache::DialectCache;
use super::endpoint::Endpoint;
use super::event_stream::HttpEvents;
use super::polling::{Coming, Events, Subscribing, TaskSource};
use super::progress::{Underway, Watch};
use super::request::request_of;
use super::service::Service;
use crate::a2a::{
    AgentCard, Call, Dialect, OwnTask, SendResult, Task, TaskFilter, TaskPage, UserMessage,
    outcome_of, read_send, read_task, read_task_page,
};
use crate::domain::LoadError;
use crate::net::{HttpClient, RetryPause, Trying};

/// Asks one endpoint.
pub(super) struct HttpService {
    pub endpoint: Endpoint,
    pub http: HttpClient,
    pub dialects: DialectCache,
    last_id: AtomicU64,
}

impl HttpService {
    /// The HTTP client's connections are built when first needed.
    pub fn new(endpoint: Endpoint, options: ClientOptions) -> Self {
        Self {
            http: HttpClient::new(endpoint.url(), options.http),
            dialects: DialectCache::nothing(options.forced, options.allowed),
            endpoint,
            last_id: AtomicU64::new(0),
        }
    }

    /// An id for a request, of its own in this process.
    pub fn next_id(&self) -> String {
        (self.last_id.fetch_add(1, Ordering::Relaxed) + 1).to_string()
    }

    async fn call<T: Send + 'static>(
        &self,
        asked: Call,
        read: Read<T>,
        trying: Trying<'_>,
    ) -> Result<T, LoadError> {
        let calling = Calling {
            service: self,
            asked: &asked,
            read,
            trying,
        };
        calling.make().await
    }

    async fn patiently<T: Send + 'static>(
        &self,
        asked: Call,
        read: Read<T>,
    ) -> Result<T, LoadError> {
        let trying = self.http.pauses().trying(&|_| {});
        self.call(asked, read, trying).await
    }
}

impl Service for HttpService {
    fn dialect(&self) -> Option<Dialect> {
        self.dialects.route().map(|route| route.dialect)
    }

    fn send<'a>(&'a self, message: UserMessage, watch: Watch<'a>) -> Coming<'a, SendResult> {
        Box::pin(async move {
            let asked = Call::SendMessage(message);
            let watch = |pause: Option<RetryPause>| {
                watch(&pause.map_or(Underway::Sent, Underway::Paused));
            };
            let trying = self.http.pauses().trying(&watch);
            self.call(asked, read_send, trying).await
        })
    }

    fn read<'a>(&'a self, id: &'a str, history_length: Option<u32>) -> Coming<'a, Task> {
        let id = id.to_owned();
        Box::pin(self.patiently(Call::GetTask { id, history_length }, read_task))
    }

    fn list(&self, filter: TaskFilter) -> Coming<'_, TaskPage> {
        Box::pin(self.patiently(Call::ListTasks(filter), read_task_page))
    }

    fn cancel<'a>(&'a self, task: &'a OwnTask) -> Coming<'a, Task> {
        let asked = Call::CancelTask { task: task.clone() };
        Box::pin(self.call(asked, read_task, Trying::ONCE))
    }

    fn agent_card(&self) -> Coming<'_, (AgentCard, Url)> {
        Box::pin(find_card(&self.http, self.endpoint.url()))
    }

    fn http(&self) -> Option<&HttpClient> {
        Some(&self.http)
    }
}

impl TaskSource for HttpService {
    fn streams(&self) -> bool {
        self.dialects.route().is_some_and(|route| route.streams)
    }

    fn get<'a>(&'a self, id: &'a str) -> Coming<'a, Task> {
        let asked = Call::GetTask {
            id: id.to_owned(),
            history_length: None,
        };
        // Asking again and again is trying again.
        Box::pin(self.call(asked, read_task, Trying::ONCE))
    }

    fn is_put_off(&self, error: &LoadError) -> bool {
        self.http.pauses().is_too_long(error.retry_after)
    }

    fn subscribe<'a>(&'a self, id: &'a str) -> Subscribing<'a> {
        Box::pin(async move {
            let asked = Call::SubscribeToTask { id: id.to_owned() };
            let route = self.dialects.route()?;
            self.http.pauses().pass(1, Trying::ONCE).await;
            let id = self.next_id();
            let request = request_of(&asked, &route, &id).ok()?;
            // Without a stream the task is asked for instead, which says all there is to say.
            let stream = self.http.stream(request, outcome_of).await?;
            let events = HttpEvents::new(stream, route.dialect, id);
            Some(Box::new(events) as Box<dyn Events + 'a>)
        })
    }
}
