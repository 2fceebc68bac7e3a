//! A request and what came back, whole: address, headers, bodies.

use super::line::{Line, Piece};
use super::page::Page;
use super::text_style::TextLayout;
use crate::domain::{Body, Exchange, ExchangeOutcome, MASK, SentValue};
use crate::i18n::{byte_size, milliseconds};
use crate::text::sanitize_line;
use crate::theme::Role;

/// What was sent. In a preview only the first lines of the body are wanted, and no headers.
pub(crate) fn sent_lines(
    exchange: &Exchange,
    preview: Option<usize>,
    context: &TextLayout<'_>,
) -> Vec<Line> {
    let mut page = Page::of(preview, context);
    let words = page.words();
    if preview.is_none() {
        let first = format!("{} {}", exchange.http_method, exchange.url);
        page.prose(Role::Strong, &first);
        let size = byte_size(exchange.bytes_out);
        page.pair_as(Role::Dim, words.body_size, &size);
        for header in &exchange.request_headers {
            let value = match &header.value {
                SentValue::Plain(value) => value.as_str(),
                SentValue::Secret { .. } => MASK,
            };
            header_line(&mut page, &header.name, value);
        }
        page.blank();
    }
    body(&mut page, &exchange.request_body);
    page.finish()
}

/// What was received, or why nothing was.
pub(crate) fn received_lines(
    exchange: &Exchange,
    preview: Option<usize>,
    context: &TextLayout<'_>,
) -> Vec<Line> {
    let mut page = Page::of(preview, context);
    let words = page.words();
    if preview.is_none() {
        let mut facts = Vec::new();
        facts.extend(exchange.status.map(|status| format!("HTTP {status}")));
        facts.extend(exchange.elapsed.map(milliseconds));
        match &exchange.outcome {
            Some(ExchangeOutcome::TaskState(state)) => facts.push(state.one_line().into_owned()),
            Some(ExchangeOutcome::Message) => facts.push(words.message.to_owned()),
            Some(ExchangeOutcome::Error(code)) => facts.push((words.error_code)(*code)),
            None => {}
        }
        page.prose(Role::Strong, &facts.join("   "));
        let at = page.local(exchange.at);
        page.pair_as(Role::Dim, words.sent_at, &at);
        let size = byte_size(exchange.bytes_in);
        page.pair_as(Role::Dim, words.body_size, &size);
    }
    if exchange.is_running() {
        page.prose(Role::Dim, words.still_running);
    }
    if let Some(error) = &exchange.error {
        let texts = page.texts();
        page.warning(&(texts.error)(&error.kind));
        if let Some(said) = texts.their_words(error) {
            page.prose(Role::Dim, &said);
        }
    }
    if preview.is_none() {
        for (name, value) in &exchange.response_headers {
            header_line(&mut page, name, value);
        }
        page.blank();
    }
    body(&mut page, &exchange.response_body);
    page.finish()
}

fn header_line(page: &mut Page<'_>, name: &str, value: &str) {
    page.pieces(&[
        Piece::new(Role::Dim, format!("{}: ", sanitize_line(name))),
        Piece::new(Role::Text, sanitize_line(value).into_owned()),
    ]);
}

fn body(page: &mut Page<'_>, body: &Body) {
    let words = page.words();
    match body {
        Body::None => {}
        Body::Dropped => page.prose(Role::Dim, words.body_given_up),
        Body::Text { text, whole } => {
            page.body(text);
            if !whole {
                let size = byte_size(text.len() as u64);
                page.warning(&(words.body_cut)(&size));
            }
        }
    }
}
