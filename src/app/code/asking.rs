//! The three questions about a code, which go out together.

use super::open_code::OpenCode;
use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::pane::Pane;
use crate::app::ticket::{PaneId, Ticket};
use crate::domain::Query;

/// Asks for everything about the open code. What is in sight stays.
pub(in crate::app) fn ask_all(model: &mut Model) -> Vec<Effect> {
    let mut effects = abandon_all(model);
    let now = model.now;
    let tickets = PaneId::ALL.map(|_| model.next_ticket());
    let size = model.options.page_size;
    let Some(code) = model.code_mut() else {
        return effects;
    };
    let [of_card, of_ledger, of_actions] = tickets;
    let conversation = code.conversation.clone();
    let link = code.link.clone();
    code.card.answer.begin(of_card, now);
    code.ledger.refresh();
    code.ledger.begin(of_ledger, None, now);
    code.actions.answer.begin(of_actions, now);
    code.version += 1;
    let records = Query::Records {
        link: link.clone(),
        size,
        token: None,
    };
    let questions = [
        (of_card, Query::Entity { link: link.clone() }),
        (of_ledger, records),
        (of_actions, Query::Actions { link }),
    ];
    effects.extend(questions.map(|(ticket, query)| Effect::Ask {
        ticket,
        context: conversation.context_for(query.skill()).cloned(),
        query,
    }));
    effects
}

/// Gives up every request on its way; what they were for keeps what it has.
pub(in crate::app) fn abandon_all(model: &Model) -> Vec<Effect> {
    let tickets = model.code().map(awaited).unwrap_or_default();
    tickets.into_iter().map(Effect::Abandon).collect()
}

/// The tickets of all requests on their way.
pub(in crate::app) fn awaited(code: &OpenCode) -> Vec<Ticket> {
    code.panes().filter_map(Pane::awaited).collect()
}
