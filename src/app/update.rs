//! One message, one step.

use super::effect::Effect;
use super::message::Message;
use super::model::Model;

/// Takes what happened, changes the model, and says what is to be done outside.
pub fn update(model: &mut Model, message: Message) -> Vec<Effect> {
    let (mut effects, touched) = match message {
        Message::ClockTicked(now) => {
            let due = super::wake_at(model).is_some_and(|wake| wake <= now);
            model.now = now;
            (Vec::new(), due)
        }
        Message::KeyPressed(chord) => model.key_pressed(chord),
        Message::KeyAmongOthers(chord) => model.key_among_others(chord),
        Message::Composed(chord) => model.composed(chord),
        Message::Pasted(text) => (model.pasted(&text), true),
        Message::Resized(width, height) => {
            let changed = model.size != (width, height);
            model.size = (width, height);
            (Vec::new(), changed)
        }
        Message::EntityArrived(ticket, reply) => (Vec::new(), model.entity_arrived(ticket, reply)),
        Message::PageArrived(ticket, reply) => (Vec::new(), model.page_arrived(ticket, reply)),
        Message::ActionsArrived(ticket, reply) => {
            (Vec::new(), model.actions_arrived(ticket, reply))
        }
        Message::DialectFound(dialect) => {
            let changed = model.around.dialect != dialect;
            model.around.dialect = dialect;
            (Vec::new(), changed)
        }
        Message::TaskProgressed(ticket, state, said) => {
            (Vec::new(), model.task_progressed(ticket, state, said))
        }
        Message::ExchangeNoted(exchange) => (Vec::new(), model.exchange_noted(exchange)),
        Message::TaskSeen(sighting) => (Vec::new(), model.task_seen(sighting)),
        Message::TaskRead(seq, reply) => (Vec::new(), model.task_read(seq, reply)),
        Message::TasksListed(seq, reply) => (Vec::new(), model.tasks_listed(seq, reply)),
        Message::AgentCardRead(seq, reply) => (Vec::new(), model.agent_card_read(seq, reply)),
        Message::TrafficSaved(count, outcome) => (Vec::new(), model.traffic_saved(count, &outcome)),
        Message::QuestionPaused(ticket, pause) => {
            (Vec::new(), model.question_paused(ticket, pause))
        }
        Message::QuestionSent(ticket) => (Vec::new(), model.question_sent(ticket)),
        Message::CopyFinished(copy, outcome) => (Vec::new(), model.copy_finished(copy, outcome)),
    };
    if touched {
        model.touched = true;
        effects.extend(model.settle());
    }
    effects
}
