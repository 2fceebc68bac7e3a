//! What a session asks: the calls of the protocol, however they are carried out. Nothing that writes is among them.

use url::Url;

use super::polling::{Coming, TaskSource};
use super::progress::Watch;
use crate::a2a::{
    AgentCard, Dialect, OwnTask, SendResult, Task, TaskFilter, TaskPage, UserMessage,
};
use crate::net::HttpClient;

/// Somebody who answers: over HTTP, or from what was recorded. Dropping an answer that is awaited stops waiting and closes the
/// connection.
pub(crate) trait Service: TaskSource {
    /// What is spoken; `None` before the first answer.
    fn dialect(&self) -> Option<Dialect>;

    /// Sends a message; the answer may be a task that isn't finished. `watch` is told of pauses before it is sent (again).
    fn send<'a>(&'a self, message: UserMessage, watch: Watch<'a>) -> Coming<'a, SendResult>;

    /// The task of that id, asked for with all patience.
    fn read<'a>(&'a self, id: &'a str, history_length: Option<u32>) -> Coming<'a, Task>;

    /// One page of the tasks that the service holds.
    fn list(&self, filter: TaskFilter) -> Coming<'_, TaskPage>;

    /// Cancels a task of ours.
    fn cancel<'a>(&'a self, task: &'a OwnTask) -> Coming<'a, Task>;

    /// The agent card, and where it was.
    fn agent_card(&self) -> Coming<'_, (AgentCard, Url)>;

    /// What the calls go out by, if they do.
    fn http(&self) -> Option<&HttpClient> {
        None
    }
}
