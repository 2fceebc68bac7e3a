//! What comes in for the open code, in whatever order. A reply whose ticket isn't awaited changes nothing.

use jiff::Timestamp;

use super::asking::awaited;
use super::open_code::{OpenCode, TaskProgress};
use super::retry_pauses::Pausing;
use crate::app::model::Model;
use crate::app::step::Step;
use crate::app::ticket::Ticket;
use crate::domain::{ActionList, Answer, Card, LoadError, Page, Skill};
use crate::net::RetryPause;
use crate::text::SafeText;

/// Lets `take` see the open code and a reply; what it takes makes the code's texts old.
fn arrived<T>(
    model: &mut Model,
    skill: Skill,
    reply: Result<Box<Answer<T>>, LoadError>,
    take: impl FnOnce(&mut OpenCode, Result<Box<Answer<T>>, LoadError>) -> bool,
) -> Step {
    let Some(code) = model.code_mut() else {
        return Step::NONE;
    };
    let task = reply.as_ref().ok().map(|answer| answer.task.clone());
    let is_awaited = take(code, reply);
    if is_awaited && let Some(task) = task {
        code.conversation.answered(skill, &task);
    }
    code.version += u64::from(is_awaited);
    is_awaited.into()
}

pub(in crate::app) fn entity_arrived(
    model: &mut Model,
    ticket: Ticket,
    reply: Result<Box<Answer<Card>>, LoadError>,
) -> Step {
    arrived(model, Skill::GetEntity, reply, |code, reply| {
        code.card.answer.finish(ticket, reply)
    })
}

pub(in crate::app) fn page_arrived(
    model: &mut Model,
    ticket: Ticket,
    reply: Result<Box<Answer<Page>>, LoadError>,
) -> Step {
    arrived(model, Skill::GetRecords, reply, |code, reply| {
        code.ledger.finish(ticket, reply)
    })
}

pub(in crate::app) fn actions_arrived(
    model: &mut Model,
    ticket: Ticket,
    reply: Result<Box<Answer<ActionList>>, LoadError>,
) -> Step {
    arrived(model, Skill::ListActions, reply, |code, reply| {
        code.actions.finish(ticket, reply)
    })
}

/// Notes how far a task has come, if its answer is still awaited.
pub(in crate::app) fn task_progressed(
    model: &mut Model,
    ticket: Ticket,
    state: String,
    said: Option<SafeText>,
) -> Step {
    let Some((code, tickets)) = awaiting(model, ticket) else {
        return Step::NONE;
    };
    code.progress.retain(|known, _| tickets.contains(known));
    let progress = TaskProgress { state, said };
    let before = code.progress.insert(ticket, progress.clone());
    (before != Some(progress)).into()
}

/// Notes that a question waits before it is sent (again).
pub(in crate::app) fn question_paused(
    model: &mut Model,
    ticket: Ticket,
    pause: RetryPause,
) -> Step {
    let until = model.now.checked_add(pause.left).unwrap_or(Timestamp::MAX);
    let Some((code, tickets)) = awaiting(model, ticket) else {
        return Step::NONE;
    };
    code.pauses.retain(|known, _| tickets.contains(known));
    code.pauses.insert(ticket, Pausing { pause, until });
    Step::REDRAW
}

/// Notes that a question that waited is sent now.
pub(in crate::app) fn question_sent(model: &mut Model, ticket: Ticket) -> Step {
    let code = awaiting(model, ticket).map(|(code, _)| code);
    code.is_some_and(|code| code.pauses.remove(&ticket).is_some())
        .into()
}

/// The open code and all it waits for, if this ticket is among that.
fn awaiting(model: &mut Model, ticket: Ticket) -> Option<(&mut OpenCode, Vec<Ticket>)> {
    let code = model.code_mut()?;
    let tickets = awaited(code);
    tickets.contains(&ticket).then_some((code, tickets))
}
