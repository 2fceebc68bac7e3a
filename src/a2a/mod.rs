//! The Agent2Agent protocol as far as this program speaks it: what is sent is strict, what is read is lenient.
//!
//! Four dialects: the versions 0.3 and 1.0, each over JSON-RPC and over HTTP+JSON. One model serves them all; nothing in [`Task`] and
//! its parts belongs to one dialect. No input or output happens here: [`encode`] says what to send, [`read_send`] and the other
//! readers say what came back, [`SseParser`] takes a stream apart.

mod agent_card;
mod answer;
mod call;
mod dialect;
mod encode;
mod fields;
mod fold;
mod interface;
mod outcome;
mod outgoing;
mod part;
mod read;
mod read_card;
mod refusal;
mod sighting;
mod sse;
mod state;
mod stream;
mod task;

#[cfg(test)]
pub(crate) use agent_card::Contradiction;
pub(crate) use agent_card::{
    AgentCard, AgentExtension, AgentSkill, CONTRACT_EXTENSION, CONTRACT_SCHEMA,
};
pub(crate) use answer::{TaskPage, read_send, read_task, read_task_page};
pub(crate) use call::{
    AGENT_CARD_PATH, Call, Content, OLD_AGENT_CARD_PATH, OwnTask, TaskFilter, UserMessage,
};
pub(crate) use dialect::{Binding, Dialect, PROTOCOL_HEADERS, VERSION_HEADER, Version};
pub(crate) use encode::{Encoded, NotExpressible, encode};
pub(crate) use interface::{Forced, Interface, choose};
pub(crate) use outcome::outcome_of;
pub(crate) use outgoing::Ids;
pub(crate) use part::{Part, PartContent, text_of};
pub(crate) use read_card::read_agent_card;
pub(crate) use refusal::{
    EXTENSION_REQUIRED, Fault, METHOD_NOT_FOUND, PARSE_ERROR, Refusal, TASK_NOT_FOUND, Unreadable,
    VERSION_NOT_SUPPORTED,
};
pub(crate) use sighting::{TaskQuestion, TaskSighting};
#[cfg(test)]
pub(crate) use sse::StreamTooLarge;
pub(crate) use sse::{SseEvent, SseParser};
pub(crate) use state::TaskState;
pub(crate) use stream::{ArtifactUpdate, StatusUpdate, StreamEvent, read_stream_event};
pub(crate) use task::{Artifact, Message, Role, SendResult, Task, TaskStatus};

#[cfg(test)]
mod tests;
