//! One message, one step.

use super::clock::wake_at;
use super::code::opening::open_found;
use super::code::replies;
use super::copying::copy_finished;
use super::derive::derive;
use super::effect::Effect;
use super::home::pasting::pasted;
use super::inspector::replies as inspector;
use super::message::Message;
use super::model::Model;
use super::routing;
use super::step::Step;
use crate::domain::FoundLink;

/// Takes what happened, changes the model, and says what is to be done outside.
pub(crate) fn update(model: &mut Model, message: Message) -> Vec<Effect> {
    let mut step: Step = match message {
        Message::ClockTicked(now) => {
            let due = wake_at(model).is_some_and(|wake| wake <= now);
            model.now = now;
            due.into()
        }
        Message::KeyPressed(chord) => routing::key_pressed(model, chord),
        Message::KeyAmongOthers(chord) => routing::key_among_others(model, chord),
        Message::Composed(chord) => routing::composed(model, chord),
        Message::Pasted(text) => pasted(model, &text),
        Message::Resized(width, height) => {
            let changed = model.size != (width, height);
            model.size = (width, height);
            changed.into()
        }
        Message::EntityArrived(ticket, reply) => replies::entity_arrived(model, ticket, reply),
        Message::PageArrived(ticket, reply) => replies::page_arrived(model, ticket, reply),
        Message::ActionsArrived(ticket, reply) => replies::actions_arrived(model, ticket, reply),
        Message::DialectFound(dialect) => {
            let changed = model.options.dialect != dialect;
            model.options.dialect = dialect;
            changed.into()
        }
        Message::TaskProgressed(ticket, state, said) => {
            replies::task_progressed(model, ticket, state, said)
        }
        Message::ExchangeNoted(exchange) => inspector::exchange_noted(model, exchange),
        Message::TaskSeen(sighting) => inspector::task_seen(model, sighting),
        Message::TaskRead(ticket, reply) => inspector::task_read(model, ticket, reply),
        Message::TasksListed(ticket, reply) => inspector::tasks_listed(model, ticket, reply),
        Message::AgentCardRead(ticket, reply) => inspector::agent_card_read(model, ticket, reply),
        Message::TrafficSaved(count, outcome) => inspector::traffic_saved(model, count, &outcome),
        Message::QuestionPaused(ticket, pause) => replies::question_paused(model, ticket, pause),
        Message::QuestionSent(ticket) => replies::question_sent(model, ticket),
        Message::CopyFinished(copy, outcome) => copy_finished(model, copy, outcome).into(),
    };
    if step.redraw {
        model.touched = true;
        step.effects.extend(derive(model));
    }
    step.effects
}

/// Opens the link that the program was started with; `others` stood beside it. What is in sight is ready for the first frame.
pub(crate) fn open_at_start(
    model: &mut Model,
    found: FoundLink,
    others: Vec<FoundLink>,
) -> Vec<Effect> {
    let mut effects = open_found(model, found, others);
    effects.extend(derive(model));
    effects
}
