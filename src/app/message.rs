//! What happens to the program. Plain comparable data.

use std::sync::Arc;

use jiff::Timestamp;

use super::inspector::ReadCard;
use crate::a2a::{Task, TaskPage, TaskSighting};
use crate::app::ticket::Ticket;
use crate::domain::{ActionList, Answer, Card, CopyOutcome, LoadError, Page};
use crate::input::Chord;
use crate::net::{Exchange, RetryPause};
use crate::text::SafeText;

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
    /// Time went on.
    ClockTicked(Timestamp),
    /// A key was pressed.
    KeyPressed(Chord),
    /// A key came in one go with others, or again while it is held.
    KeyAmongOthers(Chord),
    /// A key of a text that an input method composed in one go.
    Composed(Chord),
    /// A text was pasted.
    Pasted(String),
    /// The window has this many columns and rows now.
    Resized(u16, u16),
    /// get_entity answered.
    EntityArrived(Ticket, Result<Box<Answer<Card>>, LoadError>),
    /// get_records answered.
    PageArrived(Ticket, Result<Box<Answer<Page>>, LoadError>),
    /// list_actions answered.
    ActionsArrived(Ticket, Result<Box<Answer<ActionList>>, LoadError>),
    /// It is known now what the endpoint speaks.
    DialectFound(String),
    /// A question's task isn't finished; its state as the protocol names it, and what the agent says.
    TaskProgressed(Ticket, String, Option<SafeText>),
    /// A request was sent, or ended.
    ExchangeNoted(Arc<Exchange>),
    /// Something was seen of a task of ours.
    TaskSeen(TaskSighting),
    /// A task was read again.
    TaskRead(Ticket, Result<Arc<Task>, LoadError>),
    /// A page of the service's tasks came.
    TasksListed(Ticket, Result<Box<TaskPage>, LoadError>),
    /// The agent card came.
    AgentCardRead(Ticket, Result<Box<ReadCard>, LoadError>),
    /// So many requests were written to the file of that name, or not, for that reason.
    TrafficSaved(usize, Result<SafeText, SafeText>),
    /// A question waits before it is sent (again).
    QuestionPaused(Ticket, RetryPause),
    /// A question waited and is sent now.
    QuestionSent(Ticket),
    /// A copy came to an end.
    CopyFinished(u64, CopyOutcome),
}
