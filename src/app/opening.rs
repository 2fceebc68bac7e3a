//! Opening a code: from a text that was typed or pasted to three questions that go out together.

use super::effect::Effect;
use super::home::HomeState;
use super::ledger::LedgerPane;
use super::model::{Model, Screen};
use super::open_code::{CardPane, OpenCode, PaneView};
use super::surroundings::DemoCode;
use super::{ActionsPane, Notice, Overlay, OverlayKind, TextView};
use crate::app::ticket::{PaneId, Ticket};
use crate::domain::{CodeLink, FoundLink, Query, find_links};

impl Model {
    /// A text with a link in it: opens the first one, asks about an unknown host, or says what is wrong.
    pub(super) fn open_text(&mut self, text: &str) -> Vec<Effect> {
        match find_links(text, &self.around.hosts) {
            Ok(mut links) => {
                let first = links.remove(0);
                self.open_found(first, links)
            }
            Err(refusal) => {
                let words = (self.texts().link_refusal)(&refusal);
                match self.home_mut() {
                    Some(home) => home.fault = Some(words),
                    None => self.notice = Some(Notice::Attention(words)),
                }
                Vec::new()
            }
        }
    }

    /// A link that was found; `others` stood beside it and are offered where another code is opened.
    pub fn open_found(&mut self, found: FoundLink, others: Vec<FoundLink>) -> Vec<Effect> {
        let count = others.len();
        self.other_links = others;
        if !found.known {
            self.overlays
                .push(Overlay::new(OverlayKind::AskHost(found)));
            return Vec::new();
        }
        let effects = self.open_code(found.link);
        if count > 0 {
            self.notice = Some(Notice::Remark((self.texts().other_links)(count)));
        }
        effects
    }

    /// Opens a choice of the list.
    pub(super) fn open_choice(&mut self, choice: DemoCode) -> Vec<Effect> {
        let known = self.around.hosts.contains(choice.link.host());
        let found = FoundLink {
            link: choice.link,
            known,
        };
        let others = self.other_links.clone();
        let effects = self.open_found(found, others);
        self.notice = None;
        effects
    }

    /// Opens a code: whatever was shown before is left, and its requests are given up.
    pub(super) fn open_code(&mut self, link: CodeLink) -> Vec<Effect> {
        let mut effects = self.abandon_all();
        self.overlays.clear();
        self.notice = None;
        self.screen = Screen::Code(Box::new(OpenCode {
            link,
            context: None,
            focus: PaneId::Ledger,
            zoomed: false,
            views: [PaneView::Rendered; 3],
            texts: std::array::from_fn(|_| TextView::default()),
            card: CardPane::default(),
            ledger: LedgerPane::default(),
            actions: ActionsPane::default(),
            stamp: self.last_ticket,
            progress: std::collections::HashMap::new(),
            pauses: std::collections::HashMap::new(),
            side: TextView::default(),
        }));
        effects.extend(self.ask_all());
        effects
    }

    /// Asks for everything about the open code, all three questions together. What is in sight stays.
    pub(super) fn ask_all(&mut self) -> Vec<Effect> {
        let mut effects = self.abandon_all();
        let now = self.now;
        let tickets = PaneId::ALL.map(|_| self.next_ticket());
        let page_size = self.around.page_size;
        let Some(code) = self.code_mut() else {
            return effects;
        };
        let ticket = |pane: PaneId| tickets[pane as usize];
        let context = code.context.clone();
        let ledgers_own = code.ledger.context.clone();
        let link = code.link.clone();
        code.card.answer.begin(ticket(PaneId::Card), now);
        code.actions.answer.begin(ticket(PaneId::Actions), now);
        code.ledger.refresh();
        code.ledger.begin(ticket(PaneId::Ledger), None, now);
        code.stamp += 1;
        let questions = [
            (PaneId::Card, Query::Entity { link: link.clone() }),
            (
                PaneId::Ledger,
                Query::Records {
                    link: link.clone(),
                    size: page_size,
                    token: None,
                },
            ),
            (PaneId::Actions, Query::Actions { link }),
        ];
        effects.extend(questions.map(|(pane, query)| Effect::Ask {
            ticket: ticket(pane),
            query,
            context: match pane {
                PaneId::Ledger => context.clone().or_else(|| ledgers_own.clone()),
                PaneId::Card | PaneId::Actions => context.clone(),
            },
        }));
        effects
    }

    /// Gives up every request on its way; what they were for keeps what it has.
    pub(super) fn abandon_all(&mut self) -> Vec<Effect> {
        self.code()
            .map(awaited)
            .unwrap_or_default()
            .into_iter()
            .map(Effect::Abandon)
            .collect()
    }

    /// The line for another link, over the panes; on the home screen the line itself.
    pub(super) fn ask_for_link(&mut self) {
        match self.home_mut() {
            Some(home) => home.on_list = false,
            None => self
                .overlays
                .push(Overlay::new(OverlayKind::Open(HomeState::new(false)))),
        }
    }
}

/// The tickets of all requests on their way.
#[must_use]
pub fn awaited(code: &OpenCode) -> Vec<Ticket> {
    let panes = PaneId::ALL.into_iter();
    panes.filter_map(|pane| code.awaited(pane)).collect()
}
