//! Bytes of the wire, read as everything they could be: every dialect, every skill, every other kind of answer.
//!
//! The first byte picks an HTTP status; the rest is the body. Nothing may panic, and everything that becomes text on a screen must be
//! safe.

use crate::a2a::{
    Binding, Dialect, Forced, SendResult, SseEvent, SseParser, StreamEvent, Version, choose,
    read_agent_card, read_send, read_stream_event, read_task, read_task_page,
};
use crate::client::{Answered, decode as decode_answer};
use crate::domain::{
    ActionList, Answer, Card, Page, elements_of, facts_of_block, facts_of_members, tokens_of,
};
use crate::i18n::Lang;
use crate::present::{TextStyle, card_text};
use crate::text::sanitize;
use crate::theme::Glyphs;
use jiff::tz::TimeZone;

const DIALECTS: [Dialect; 4] = [
    Dialect::V03_JSON_RPC,
    Dialect::of(Version::V03, Binding::Rest),
    Dialect::V10_JSON_RPC,
    Dialect::of(Version::V10, Binding::Rest),
];
const STATUS: [u16; 8] = [200, 201, 204, 400, 404, 429, 500, 503];
const ID: &str = "1";

/// Panics if the bytes break a promise.
pub fn decode(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else {
        return;
    };
    let status = STATUS[usize::from(*first) % STATUS.len()];
    let body = String::from_utf8_lossy(rest);
    for dialect in DIALECTS {
        read_all(status, &body, dialect);
    }
    if let Ok(card) = read_agent_card(status, &body) {
        let _ = (card.contradictions(), card.required_extensions());
        let _ = choose(&card.interfaces, "http://127.0.0.1/x", Forced::default());
    }
    let mut stream = SseParser::default();
    if let Ok(mut events) = stream.push(rest) {
        events.extend(stream.finish());
        for event in &events {
            for dialect in DIALECTS {
                let _ = read_stream_event(event, dialect, ID).ends_stream();
            }
        }
    }
}

fn read_all(status: u16, body: &str, dialect: Dialect) {
    if let Ok(sent) = read_send(status, body, dialect, ID) {
        read_as::<Card>(sent.clone(), look_at_card);
        read_as::<Page>(sent.clone(), look_at_page);
        read_as::<ActionList>(sent, look_at_actions);
    }
    if let Ok(page) = read_task_page(status, body, dialect, ID) {
        assert!(page.tasks.len() + page.unreadable.len() <= body.len());
    }
    let mut task = read_task(status, body, dialect, ID).unwrap_or_default();
    let event = SseEvent {
        name: String::new(),
        data: body.to_owned(),
    };
    let event = read_stream_event(&event, dialect, ID);
    if let StreamEvent::Error(error) = &event {
        let _ = (error.is_about_dialect(), error.is_task_not_found());
    }
    task.fold(event);
}

fn read_as<T: Answered>(sent: SendResult, look_at: impl Fn(&Answer<T>)) {
    match decode_answer(sent, jiff::Timestamp::UNIX_EPOCH) {
        Ok(answer) => look_at(&answer),
        Err(error) => {
            if let Some(said) = error.said {
                assert_safe(said.as_str());
            }
        }
    }
}

fn look_at_card(answer: &Answer<Card>) {
    for block in &answer.value.blocks {
        let _ = (facts_of_block(block), facts_of_members(&block.node));
    }
    let _ = answer.value.headline();
    let look = TextStyle {
        lang: Lang::Zh,
        zone: TimeZone::UTC,
        now: jiff::Timestamp::UNIX_EPOCH,
        glyphs: Glyphs::UNICODE,
    };
    assert_safe(&card_text(answer, "https://qr71.cn/a/b", None, &look));
    let _ = tokens_of(&answer.data).count();
}

fn look_at_page(answer: &Answer<Page>) {
    for record in &answer.value.records {
        let fields = record.fields();
        for text in [fields.kind_words(), fields.result_words()]
            .into_iter()
            .flatten()
        {
            assert_safe(text.as_str());
        }
    }
    let _ = answer.data.as_raw().and_then(elements_of);
}

fn look_at_actions(answer: &Answer<ActionList>) {
    for action in &answer.value.actions {
        if let Some(label) = action.label.shown() {
            assert_safe(label.as_str());
        }
    }
}

/// What goes to a screen went through the sanitiser: line by line, as the cap on length is the texts' own.
fn assert_safe(text: &str) {
    for line in text.lines() {
        assert_eq!(sanitize(line), line);
    }
}
