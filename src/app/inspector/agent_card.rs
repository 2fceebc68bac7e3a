//! The tab with what the service says about itself.

use jiff::Timestamp;

use super::tab::{Asked, Form, Tab, TabHint, TabStep};
use crate::a2a::AgentCard;
use crate::app::effect::Effect;
use crate::app::remote::Remote;
use crate::app::ticket::Ticket;
use crate::domain::LoadError;
use crate::i18n::InspectorTexts;
use crate::input::Command;
use crate::present::{Line, TextStyle, agent_card_document, json_lines};

/// An agent card and where it was read.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ReadCard {
    /// The card.
    pub card: AgentCard,
    /// Its address.
    pub url: String,
    /// When it was read, by this machine's clock.
    pub at: Timestamp,
}

/// The agent card, as soon as somebody asked for it.
pub(crate) type RemoteCard = Remote<Box<ReadCard>>;

impl Tab for RemoteCard {
    fn has_raw(&self) -> bool {
        self.value().is_some()
    }

    fn running(&self) -> Vec<(Ticket, Timestamp)> {
        self.request().into_iter().collect()
    }

    fn fail(&mut self, ticket: Ticket, error: &LoadError) {
        self.finish(ticket, Err(error.clone()));
    }

    fn run(&mut self, command: Command, asked: &Asked) -> Option<TabStep> {
        let asks = match command {
            Command::Activate => self.value().is_none(),
            Command::Refresh => true,
            _ => return None,
        };
        if !asks || self.awaited().is_some() {
            return Some(TabStep::default());
        }
        let ticket = asked.ticket;
        self.begin(ticket, asked.now);
        Some(vec![Effect::ReadAgentCard { ticket }].into())
    }

    fn hints(&self, _: bool, words: &InspectorTexts) -> Vec<TabHint> {
        match (self.value(), self.awaited()) {
            (Some(_), _) => vec![
                TabHint::Word(Command::Refresh, words.reread),
                TabHint::OtherView,
            ],
            (None, None) => vec![TabHint::Word(Command::Activate, words.ask)],
            (None, Some(_)) => Vec::new(),
        }
    }

    fn lines(&self, form: &Form, style: &TextStyle) -> Vec<Line> {
        match self.value() {
            Some(read) if form.raw => json_lines(&read.card.raw, form.width, style.texts()),
            Some(read) => agent_card_document(&read.card, &read.url, style).lines(form.width),
            None => Vec::new(),
        }
    }
}
