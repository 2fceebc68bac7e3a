//! What happens to the program. Plain comparable data.

use jiff::Timestamp;

use crate::domain::{ActionList, Answer, Card, CopyOutcome, LoadError, Page, Ticket};
use crate::input::Chord;

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// Time went on.
    ClockTicked(Timestamp),
    /// A key was pressed.
    KeyPressed(Chord),
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
    /// A copy came to an end.
    CopyFinished(u64, CopyOutcome),
}
