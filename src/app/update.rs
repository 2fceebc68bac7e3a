//! One message, one step.

use super::effect::Effect;
use super::message::Message;
use super::model::Model;
use super::step::Step;

/// Takes what happened, changes the model, and says what is to be done outside.
pub fn update(model: &mut Model, message: Message) -> Vec<Effect> {
    let mut step: Step = match message {
        Message::ClockTicked(now) => {
            let due = super::wake_at(model).is_some_and(|wake| wake <= now);
            model.now = now;
            due.into()
        }
        Message::KeyPressed(chord) => model.key_pressed(chord),
        Message::KeyAmongOthers(chord) => model.key_among_others(chord),
        Message::Composed(chord) => model.composed(chord),
        Message::Pasted(text) => model.pasted(&text).into(),
        Message::Resized(width, height) => {
            let changed = model.size != (width, height);
            model.size = (width, height);
            changed.into()
        }
        Message::EntityArrived(ticket, reply) => model.entity_arrived(ticket, reply).into(),
        Message::PageArrived(ticket, reply) => model.page_arrived(ticket, reply).into(),
        Message::ActionsArrived(ticket, reply) => model.actions_arrived(ticket, reply).into(),
        Message::DialectFound(dialect) => {
            let changed = model.around.dialect != dialect;
            model.around.dialect = dialect;
            changed.into()
        }
        Message::TaskProgressed(ticket, state, said) => {
            model.task_progressed(ticket, state, said).into()
        }
        Message::ExchangeNoted(exchange) => model.exchange_noted(exchange).into(),
        Message::TaskSeen(sighting) => model.task_seen(sighting).into(),
        Message::TaskRead(ticket, reply) => model.task_read(ticket, reply).into(),
        Message::TasksListed(ticket, reply) => model.tasks_listed(ticket, reply).into(),
        Message::AgentCardRead(ticket, reply) => model.agent_card_read(ticket, reply).into(),
        Message::TrafficSaved(count, outcome) => model.traffic_saved(count, &outcome).into(),
        Message::QuestionPaused(ticket, pause) => model.question_paused(ticket, pause).into(),
        Message::QuestionSent(ticket) => model.question_sent(ticket).into(),
        Message::CopyFinished(copy, outcome) => model.copy_finished(copy, outcome).into(),
    };
    if step.redraw {
        model.touched = true;
        step.effects.extend(model.settle());
    }
    step.effects
}
