//! Asking for the ledger's next page: ahead of the person, or because they want it.

use super::effect::Effect;
use super::layout::Layout;
use super::model::Model;
use crate::domain::Query;

impl Model {
    /// Asks for the next page if the end of what is there comes near.
    pub(super) fn ask_ahead(&mut self, layout: &Layout) -> Vec<Effect> {
        match self.code() {
            Some(code) if code.ledger.wants_page(layout.ledger_rows()) => self.ask_next_page(),
            _ => Vec::new(),
        }
    }

    /// Asks for the page behind the list's cursor, if it may be asked.
    pub(super) fn ask_next_page(&mut self) -> Vec<Effect> {
        let (now, ticket, size) = (self.now, self.next_ticket(), self.around.page_size);
        let Some(code) = self.code_mut() else {
            return Vec::new();
        };
        let Some(token) = code.ledger.list.askable() else {
            return Vec::new();
        };
        code.ledger.begin(ticket, token.clone(), now);
        let effect = Effect::Ask {
            ticket,
            query: Query::Records {
                link: code.link.clone(),
                size,
                token,
            },
            context: code.context.clone().or_else(|| code.ledger.context.clone()),
        };
        vec![effect]
    }
}
