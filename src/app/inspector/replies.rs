//! What comes in for the inspector.

use std::sync::Arc;

use super::agent_card::ReadCard;
use super::commands::is_on_top;
use super::state::InspectorTab;
use crate::a2a::{Task, TaskPage, TaskSighting};
use crate::app::model::Model;
use crate::app::notice::Notice;
use crate::app::step::Step;
use crate::app::ticket::Ticket;
use crate::domain::LoadError;
use crate::net::Exchange;
use crate::text::SafeText;

/// A request was made, or came to an end; in the bottom line that is always in sight, here only in its tab.
pub(in crate::app) fn exchange_noted(model: &mut Model, exchange: Arc<Exchange>) -> Step {
    model.inspector.traffic.log.note(exchange);
    came_in(model, true, &[InspectorTab::Traffic])
}

/// A task of this run was seen.
pub(in crate::app) fn task_seen(model: &mut Model, sighting: TaskSighting) -> Step {
    model.inspector.tasks.saw(sighting);
    came_in(model, true, &[InspectorTab::Tasks])
}

/// A task was read again.
pub(in crate::app) fn task_read(
    model: &mut Model,
    ticket: Ticket,
    reply: Result<Arc<Task>, LoadError>,
) -> Step {
    let now = model.now;
    let inspector = &mut model.inspector;
    let is_awaited = inspector.tasks.read(ticket, reply.clone(), now)
        || inspector.service.read(ticket, reply, now);
    let tabs = [InspectorTab::Tasks, InspectorTab::ServiceTasks];
    came_in(model, is_awaited, &tabs)
}

/// A page of the service's tasks.
pub(in crate::app) fn tasks_listed(
    model: &mut Model,
    ticket: Ticket,
    reply: Result<Box<TaskPage>, LoadError>,
) -> Step {
    let is_awaited = model.inspector.service.listed(ticket, reply, model.now);
    came_in(model, is_awaited, &[InspectorTab::ServiceTasks])
}

/// The agent card.
pub(in crate::app) fn agent_card_read(
    model: &mut Model,
    ticket: Ticket,
    reply: Result<Box<ReadCard>, LoadError>,
) -> Step {
    let is_awaited = model.inspector.card.finish(ticket, reply);
    came_in(model, is_awaited, &[InspectorTab::Card])
}

/// The requests were written into a file, or not.
pub(in crate::app) fn traffic_saved(
    model: &mut Model,
    count: usize,
    outcome: &Result<SafeText, SafeText>,
) -> Step {
    let words = &model.texts().inspector;
    model.notice = Some(match outcome {
        Ok(path) => Notice::Remark((words.saved)(count, &path.one_line())),
        Err(why) => Notice::Attention((words.not_saved)(&why.one_line())),
    });
    Step::REDRAW
}

/// Texts are made again, and drawn where one of `tabs` is in sight.
fn came_in(model: &mut Model, is_awaited: bool, tabs: &[InspectorTab]) -> Step {
    model.inspector.version += 1;
    (is_awaited && is_on_top(model) && tabs.contains(&model.inspector.tab)).into()
}
