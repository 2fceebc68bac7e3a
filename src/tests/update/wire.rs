//! What leaves the model, checked as it leaves: no question twice, no two at once.

use std::collections::HashSet;

use qrscope::app::{Effect, PaneId, Ticket};
use qrscope::domain::{ContextId, CopyUrl, Query};

/// A question on its way.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    pub ticket: Ticket,
    pub query: Query,
    pub context: Option<ContextId>,
}

impl Asked {
    /// The pane that asked.
    pub const fn pane(&self) -> PaneId {
        match self.query {
            Query::Entity { .. } => PaneId::Card,
            Query::Records { .. } => PaneId::Ledger,
            Query::Actions { .. } => PaneId::Actions,
        }
    }
}

/// All questions asked so far, and those not answered yet.
#[derive(Clone, Debug, Default)]
pub struct Wire {
    /// On their way.
    pub pending: Vec<Asked>,
    /// Everything that was asked, in order.
    pub log: Vec<Asked>,
    /// Every link that was to be copied, in order.
    pub copied: Vec<CopyUrl>,
    /// Given up by the model.
    pub abandoned: Vec<Ticket>,
    /// Tasks that are waited on for.
    pub waited_on: Vec<(Ticket, String)>,
    /// What belongs to no pane, in order.
    pub asides: Vec<Effect>,
    tickets: HashSet<Ticket>,
    /// Cursors that answered since everything was asked last: link, token.
    answered: HashSet<(String, Option<String>)>,
}

impl Wire {
    /// Notes effects; a broken rule is a failed test.
    pub fn note(&mut self, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Abandon(ticket) if self.is_aside(*ticket) => {
                    self.asides.push(effect.clone());
                }
                Effect::Abandon(ticket) | Effect::Cancel(ticket) => {
                    let waits = self.waited_on.len();
                    self.waited_on.retain(|(waited, _)| waited != ticket);
                    if self.waited_on.len() < waits {
                        self.abandoned.push(*ticket);
                        continue;
                    }
                    let before = self.pending.len();
                    self.pending.retain(|asked| asked.ticket != *ticket);
                    assert_eq!(
                        self.pending.len() + 1,
                        before,
                        "{ticket:?} was not on its way"
                    );
                    self.abandoned.push(*ticket);
                }
                Effect::Ask {
                    ticket,
                    query,
                    context,
                } => self.ask(*ticket, query, context.as_ref()),
                Effect::WaitOn { ticket, task, .. } => {
                    self.waited_on.push((*ticket, task.clone()));
                }
                Effect::ReadTask { .. }
                | Effect::ListTasks { .. }
                | Effect::ReadAgentCard { .. }
                | Effect::SaveTraffic { .. } => self.asides.push(effect.clone()),
                Effect::CopyLink { link, .. } => self.copied.push(link.clone()),
                Effect::CopyText { .. } | Effect::RedrawAll | Effect::Suspend | Effect::Quit => {}
            }
        }
    }

    /// Whether it was asked for by no pane.
    fn is_aside(&self, ticket: Ticket) -> bool {
        self.asides.iter().any(|aside| match aside {
            Effect::ReadTask { ticket: of, .. }
            | Effect::ListTasks { ticket: of, .. }
            | Effect::ReadAgentCard { ticket: of } => *of == ticket,
            _ => false,
        })
    }

    fn ask(&mut self, ticket: Ticket, query: &Query, context: Option<&ContextId>) {
        assert!(self.tickets.insert(ticket), "{ticket:?} was used before");
        let asked = Asked {
            ticket,
            query: query.clone(),
            context: context.cloned(),
        };
        assert!(
            self.pending
                .iter()
                .all(|other| other.pane() != asked.pane()),
            "two at once: {asked:?} {:?}",
            self.pending
        );
        if let Query::Entity { .. } = query {
            // Everything is asked anew.
            self.answered.clear();
        }
        if let Query::Records { token, size, .. } = query {
            assert!((1..=50).contains(size));
            let cursor = cursor(query, token.as_ref().map(|token| token.0.clone()));
            assert!(
                !self.answered.contains(&cursor),
                "{cursor:?} is asked again after its answer"
            );
        }
        self.pending.push(asked.clone());
        self.log.push(asked);
    }

    /// Takes a question off the wire, because its answer or its failure comes now.
    pub fn take(&mut self, ticket: Ticket, answered: bool) -> Asked {
        let at = self
            .pending
            .iter()
            .position(|asked| asked.ticket == ticket)
            .expect("on its way");
        let asked = self.pending.remove(at);
        if let (true, Query::Records { token, .. }) = (answered, &asked.query) {
            self.answered.insert(cursor(
                &asked.query,
                token.as_ref().map(|token| token.0.clone()),
            ));
        }
        asked
    }

    /// The question of a pane that is on its way.
    pub fn of(&self, pane: PaneId) -> Option<&Asked> {
        self.pending.iter().find(|asked| asked.pane() == pane)
    }
}

fn cursor(query: &Query, token: Option<String>) -> (String, Option<String>) {
    (query.link().as_str().to_owned(), token)
}
