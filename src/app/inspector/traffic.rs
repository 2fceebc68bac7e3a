//! The tab with every request that went over the wire.

use std::sync::Arc;

use super::chosen::Chosen;
use super::tab::{Asked, Form, Tab, TabHint, TabStep};
use crate::app::effect::Effect;
use crate::app::notice::CopiedText;
use crate::i18n::InspectorTexts;
use crate::input::Command;
use crate::net::{Exchange, ExchangeLog, SentValue, curl_command};
use crate::present::{Document, LabelCells, Line, TextStyle, received_document, sent_document};

/// What went over the wire, and which request is chosen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Traffic {
    /// The requests, the oldest first.
    pub log: ExchangeLog,
    /// Which is chosen.
    pub chosen: Chosen,
}

impl Traffic {
    /// The chosen request.
    #[must_use]
    pub(crate) fn exchange(&self) -> Option<&Arc<Exchange>> {
        self.log.get(self.chosen_key()?)
    }

    fn as_curl(&self, words: &InspectorTexts) -> TabStep {
        let Some(exchange) = self.exchange() else {
            return TabStep::default();
        };
        let Some(command) = curl_command(exchange) else {
            return TabStep::attention(words.curl_impossible);
        };
        let headers = exchange.request_headers.iter();
        let variables = headers.filter_map(|header| match &header.value {
            SentValue::Secret { variable } => Some(variable.clone()),
            SentValue::Plain(_) => None,
        });
        TabStep::copy(command, CopiedText::Command(variables.collect()))
    }

    fn save(&self, asked: &Asked) -> TabStep {
        let exchanges: Vec<_> = self.log.iter().cloned().collect();
        if exchanges.is_empty() {
            return TabStep::attention(asked.words.nothing_to_save);
        }
        let at = asked.now;
        vec![Effect::SaveTraffic { exchanges, at }].into()
    }
}

impl Tab for Traffic {
    fn keys(&self) -> Vec<u64> {
        self.log.iter().rev().map(|it| it.number).collect()
    }

    fn chosen(&self) -> Option<&Chosen> {
        Some(&self.chosen)
    }

    fn chosen_mut(&mut self) -> Option<&mut Chosen> {
        Some(&mut self.chosen)
    }

    fn run(&mut self, command: Command, asked: &Asked) -> Option<TabStep> {
        match command {
            Command::Copy => Some(self.as_curl(asked.words)),
            Command::Save => Some(self.save(asked)),
            _ => None,
        }
    }

    fn hints(&self, _: bool, words: &InspectorTexts) -> Vec<TabHint> {
        if self.log.is_empty() {
            return Vec::new();
        }
        vec![
            TabHint::Expand,
            TabHint::Word(Command::Copy, words.curl),
            TabHint::Word(Command::Save, "NDJSON"),
        ]
    }

    fn lines(&self, form: &Form, style: &TextStyle) -> Vec<Line> {
        let Some(exchange) = self.exchange() else {
            return Vec::new();
        };
        let document = match (form.alone, form.second) {
            (false, false) => sent_document(exchange, form.opened, style),
            (false, true) => received_document(exchange, form.opened, style),
            (true, _) => both(exchange, form.opened, style),
        };
        form.of_row(&document)
    }
}

/// What was sent above what was received, where there is room for one column only.
fn both<'a>(exchange: &'a Exchange, whole: bool, style: &'a TextStyle) -> Document<'a> {
    let words = &style.texts().inspector;
    let mut document = Document::new(style, LabelCells::Inspector.of(style.lang));
    document.nest(words.sent, sent_document(exchange, whole, style));
    document.nest(words.received, received_document(exchange, whole, style));
    document
}
