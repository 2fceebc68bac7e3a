//! A request and what came back, whole: address, headers, bodies.

use std::borrow::Cow;

use super::document::{Document, Entry};
use super::line::Piece;
use super::text_style::{LabelCells, TextStyle};
use crate::domain::{LoadError, RawJson};
use crate::i18n::{byte_size, milliseconds};
use crate::net::{Body, Exchange, ExchangeOutcome, MASK, SentValue};
use crate::text::sanitize_line;
use crate::theme::Role;

/// The most characters of a body that is no JSON.
const TEXT_LIMIT: usize = 2_000_000;

/// What was sent; its body alone where not all is wanted.
pub(crate) fn sent_document<'a>(
    exchange: &'a Exchange,
    whole: bool,
    style: &'a TextStyle,
) -> Document<'a> {
    let mut document = Document::new(style, LabelCells::Inspector.of(style.lang));
    if whole {
        document.title(&format!("{} {}", exchange.http_method, exchange.url));
        let size = byte_size(exchange.bytes_out);
        document.pair_as(Role::Dim, style.texts().inspector.body_size, &size);
        for header in &exchange.request_headers {
            let value = match &header.value {
                SentValue::Plain(value) => value.as_str(),
                SentValue::Secret { .. } => MASK,
            };
            add_header(&mut document, &header.name, value);
        }
        document.space();
    }
    add_body(&mut document, &exchange.request_body);
    document
}

/// What was received, or why nothing was.
pub(crate) fn received_document<'a>(
    exchange: &'a Exchange,
    whole: bool,
    style: &'a TextStyle,
) -> Document<'a> {
    let mut document = Document::new(style, LabelCells::Inspector.of(style.lang));
    let words = &style.texts().inspector;
    if whole {
        let mut facts = Vec::new();
        facts.extend(exchange.status.map(|status| format!("HTTP {status}")));
        facts.extend(exchange.elapsed.map(milliseconds));
        match &exchange.outcome {
            Some(ExchangeOutcome::State(state)) => facts.push(state.one_line().into_owned()),
            Some(ExchangeOutcome::Message) => facts.push(words.message.to_owned()),
            Some(ExchangeOutcome::Error(code)) => facts.push((words.error_code)(*code)),
            None => {}
        }
        document.title(&facts.join("   "));
        document.pair_as(Role::Dim, words.sent_at, &style.moment(exchange.at));
        let size = byte_size(exchange.bytes_in);
        document.pair_as(Role::Dim, words.body_size, &size);
    }
    if exchange.is_running() {
        document.prose(Role::Dim, words.still_running);
    }
    if let Some(error) = &exchange.error {
        document.failure(&LoadError::from(error.clone()));
    }
    if whole {
        for (name, value) in &exchange.response_headers {
            add_header(&mut document, name, value);
        }
        document.space();
    }
    add_body(&mut document, &exchange.response_body);
    document
}

fn add_header(document: &mut Document<'_>, name: &str, value: &str) {
    document.item(vec![
        Piece::new(Role::Dim, format!("{}: ", sanitize_line(name))),
        Piece::new(Role::Text, sanitize_line(value).into_owned()),
    ]);
}

fn add_body(document: &mut Document<'_>, body: &Body) {
    let words = &document.style.texts().inspector;
    match body {
        Body::None => {}
        Body::Dropped => document.prose(Role::Dim, words.body_given_up),
        Body::Text { text, whole } => {
            match RawJson::parse(text) {
                Ok(json) => document.entries.push(Entry::Json(Cow::Owned(json))),
                Err(_) => {
                    let shown: String = text.chars().take(TEXT_LIMIT).collect();
                    document.quotation(&shown);
                }
            }
            if !whole {
                let size = byte_size(text.len() as u64);
                document.warning(&(words.body_cut)(&size));
            }
        }
    }
}
