//! The service over HTTP, in whatever dialect it speaks.

use url::Url;

use super::agent_card::find_card;
use super::attempt::Read;
use super::call::Caller;
use super::client_options::ClientOptions;
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
pub(super) struct HttpService(Caller);

impl HttpService {
    /// The HTTP client's connections are built when first needed.
    pub(crate) fn new(endpoint: Endpoint, options: ClientOptions) -> Self {
        Self(Caller::new(endpoint, options))
    }

    async fn patiently<T: Send + 'static>(
        &self,
        asked: Call,
        read: Read<T>,
    ) -> Result<T, LoadError> {
        let trying = self.0.http.pauses().trying(&|_| {});
        self.0.call(asked, read, trying).await
    }
}

impl Service for HttpService {
    fn dialect(&self) -> Option<Dialect> {
        self.0.dialects.route().map(|route| route.dialect)
    }

    fn send<'a>(&'a self, message: UserMessage, watch: Watch<'a>) -> Coming<'a, SendResult> {
        Box::pin(async move {
            let asked = Call::SendMessage(message);
            let watch = |pause: Option<RetryPause>| {
                watch(&pause.map_or(Underway::Sent, Underway::Paused));
            };
            let trying = self.0.http.pauses().trying(&watch);
            self.0.call(asked, read_send, trying).await
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
        Box::pin(self.0.call(asked, read_task, Trying::ONCE))
    }

    fn agent_card(&self) -> Coming<'_, (AgentCard, Url)> {
        Box::pin(find_card(&self.0.http, self.0.endpoint.url()))
    }

    fn http(&self) -> Option<&HttpClient> {
        Some(&self.0.http)
    }
}

impl TaskSource for HttpService {
    fn streams(&self) -> bool {
        self.0.dialects.route().is_some_and(|route| route.streams)
    }

    fn get<'a>(&'a self, id: &'a str) -> Coming<'a, Task> {
        let asked = Call::GetTask {
            id: id.to_owned(),
            history_length: None,
        };
        // Asking again and again is trying again.
        Box::pin(self.0.call(asked, read_task, Trying::ONCE))
    }

    fn is_put_off(&self, error: &LoadError) -> bool {
        self.0.http.pauses().is_too_long(error.retry_after)
    }

    fn subscribe<'a>(&'a self, id: &'a str) -> Subscribing<'a> {
        Box::pin(async move {
            let asked = Call::SubscribeToTask { id: id.to_owned() };
            let route = self.0.dialects.route()?;
            self.0.http.pauses().pass(1, Trying::ONCE).await;
            let id = self.0.next_id();
            let request = request_of(&asked, &route, &id).ok()?;
            // Without a stream the task is asked for instead, which says all there is to say.
            let stream = self.0.http.stream(request, outcome_of).await?;
            let events = HttpEvents::new(stream, route.dialect, id);
            Some(Box::new(events) as Box<dyn Events + 'a>)
        })
    }
}
