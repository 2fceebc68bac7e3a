//! Asking for the ledger's next page: ahead of the person, or because they want it.

use crate::app::effect::Effect;
use crate::app::layout::Layout;
use crate::app::model::Model;
use crate::domain::{Query, Skill};

/// Asks for the next page if the end of what is there comes near.
pub(in crate::app) fn ask_ahead(model: &mut Model, layout: &Layout) -> Vec<Effect> {
    match model.code() {
        Some(code) if code.ledger.wants_page(layout.ledger_rows()) => ask_next_page(model),
        _ => Vec::new(),
    }
}

/// Asks for the page behind the list's cursor, if it may be asked.
pub(in crate::app) fn ask_next_page(model: &mut Model) -> Vec<Effect> {
    let (now, ticket, size) = (model.now, model.next_ticket(), model.options.page_size);
    let Some(code) = model.code_mut() else {
        return Vec::new();
    };
    let Some(token) = code.ledger.list.askable() else {
        return Vec::new();
    };
    code.ledger.begin(ticket, token.clone(), now);
    vec![Effect::Ask {
        ticket,
        query: Query::Records {
            link: code.link.clone(),
            size,
            token,
        },
        context: code.conversation.context_for(Skill::GetRecords).cloned(),
    }]
}
