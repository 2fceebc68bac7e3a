//! A record, whole; and records as a table.

use std::borrow::Borrow;

use super::document::{Document, Entry, Table};
use super::facts::{Moments, quoted_if_empty, text_value};
use super::line::{Line, Piece};
use super::text_style::{LabelCells, TextStyle};
use crate::domain::{
    At, Extra, Fact, FactLabel, FactValue, KnownLabel, Record, RecordFields, ResultClass, Tracked,
};
use crate::i18n::{LedgerColumns, local, zone_name};
use crate::text::{SafeText, sanitize_line};
use crate::theme::{Glyphs, Role};

/// A record; `changed` if it came before under the same id with other content.
pub(crate) fn record_document<'a>(
    record: &Record,
    changed: bool,
    style: &'a TextStyle,
) -> Document<'a> {
    let texts = style.texts();
    let mut document = Document::new(style, LabelCells::Detail.of(style.lang));
    let fields = record.fields();
    if fields.malformed {
        document.prose(Role::Warn, texts.ledger.odd_record);
        document.space();
        document.quotation(record.raw().as_str());
        return document;
    }
    if changed {
        document.prose(Role::Warn, texts.ledger.record_changed);
        document.space();
    }
    document.fact(
        &in_words(KnownLabel::Record, fields.kind_words(), &fields.kind),
        Moments::Full,
    );
    result(&mut document, &fields);
    time(&mut document, &fields.at);
    document.tracked(KnownLabel::By, &fields.by);
    document.tracked(KnownLabel::Id, &fields.id);
    document.heading((texts.card.label)(KnownLabel::Summary));
    match &fields.summary {
        Tracked::Tracked(summary) if !summary.is_empty() => document.quotation(summary.as_str()),
        other => document.value(&text_value(other)),
    }
    document.heading((texts.card.label)(KnownLabel::Snapshot));
    let id = |name, value| {
        let label = FactLabel::Sent(SafeText::from_static(name));
        Fact::of(0, label, text_value(value))
    };
    document.fact(&id("codeId", &fields.snapshot_code), Moments::Full);
    let mut thing = id("thingId", &fields.snapshot_thing);
    thing.transitional = !fields.snapshot_thing.is_untracked();
    document.fact(&thing, Moments::Full);
    document.others(&fields.others);
    document
}

fn result(document: &mut Document<'_>, fields: &RecordFields) {
    let fact = in_words(KnownLabel::Result, fields.result_words(), &fields.result);
    document.fact(&fact, Moments::Full);
    let (mark, role) = result_mark(fields.result_class(), &document.style.glyphs);
    if fact.value != FactValue::Untracked
        && let Some(Entry::Fact(shown)) = document.entries.last_mut()
    {
        if let Some(words) = shown.words.first_mut().filter(|_| role == Role::Bad) {
            words.role = Role::Bad;
        }
        shown.words.insert(0, Piece::new(role, format!("{mark} ")));
    }
}

fn time(document: &mut Document<'_>, at: &Tracked<At>) {
    let text = |text| FactValue::Text(text);
    match at {
        Tracked::Tracked(at) => {
            if let Some(instant) = at.instant {
                let words = SafeText::sanitize(&document.style.moment(instant));
                document.known(KnownLabel::Time, text(words));
            }
            document.known(KnownLabel::RawTime, text(at.raw.clone()));
        }
        Tracked::Untracked => document.known(KnownLabel::Time, FactValue::Untracked),
        Tracked::Unreadable(raw) => {
            document.known(KnownLabel::Time, FactValue::Unreadable(raw.clone()));
        }
    }
}

/// Its words, and the value itself behind them if it says something else.
fn in_words(label: KnownLabel, words: Option<&SafeText>, value: &Tracked<SafeText>) -> Fact {
    let shown = words.map_or(FactValue::Untracked, |words| FactValue::Text(words.clone()));
    let mut fact = Fact::of(0, FactLabel::Known(label), shown);
    let value = value.shown().filter(|value| Some(*value) != words);
    fact.extras.extend(value.map(|value| Extra {
        name: None,
        value: FactValue::Text(value.clone()),
    }));
    fact
}

#[must_use]
pub(crate) const fn result_mark(class: ResultClass, glyphs: &Glyphs) -> (&'static str, Role) {
    match class {
        ResultClass::Pass => (glyphs.pass, Role::Ok),
        ResultClass::Fail => (glyphs.fail, Role::Bad),
        ResultClass::Other => (glyphs.other, Role::Warn),
        ResultClass::Untracked => (glyphs.untracked, Role::Dim),
    }
}

/// What a result says, its mark before it. A label without a result stays visible, under the mark of what isn't tracked.
pub(crate) fn result_words(fields: &RecordFields, style: &TextStyle) -> Line {
    let (mark, role) = result_mark(fields.result_class(), &style.glyphs);
    let words = fields.result_words().map_or_else(
        || style.texts().common.untracked.to_owned(),
        |words| words.one_line().into_owned(),
    );
    let of_words = match role {
        Role::Bad | Role::Dim => role,
        _ => Role::Text,
    };
    vec![
        Piece::new(role, format!("{mark} ")),
        Piece::new(of_words, words),
    ]
}

/// Records as rows; the head names the zone that holds at present.
pub(crate) fn records_document<'a>(
    records: &[impl Borrow<Record>],
    style: &'a TextStyle,
) -> Document<'a> {
    let LedgerColumns {
        time,
        result,
        record,
        summary,
        by,
    } = style.texts().ledger.columns;
    let zone = zone_name(style.now, &style.zone);
    let mut document = Document::new(style, 0);
    document.entries.push(Entry::Table(Table {
        heads: [&format!("{time} {zone}"), result, record, summary, by]
            .map(str::to_owned)
            .to_vec(),
        rows: records
            .iter()
            .map(|it| row(it.borrow(), &zone, style))
            .collect(),
    }));
    document
}

fn row(record: &Record, zone: &str, style: &TextStyle) -> Vec<String> {
    let fields = record.fields();
    if fields.malformed {
        let texts = style.texts();
        return vec![format!(
            "{} {}{}{}",
            style.glyphs.other,
            texts.ledger.odd_record,
            texts.common.colon,
            sanitize_line(record.raw().as_str())
        )];
    }
    let words = |text: Option<&SafeText>| text.map_or_else(|| style.untracked(), one_line);
    let (mark, _) = result_mark(fields.result_class(), &style.glyphs);
    let time = match &fields.at {
        Tracked::Untracked => style.untracked(),
        Tracked::Unreadable(raw) => one_line(raw),
        Tracked::Tracked(at) => match at.instant {
            None => one_line(&at.raw),
            // With its zone where that isn't the one in the head (summer time).
            Some(instant) if zone_name(instant, &style.zone) != zone => style.moment(instant),
            Some(instant) => local(instant, &style.zone),
        },
    };
    // A label without a result stays visible, under the mark of what isn't tracked.
    let result = fields.result_words().map_or_else(
        || style.untracked(),
        |words| format!("{mark} {}", one_line(words)),
    );
    vec![
        time,
        result,
        words(fields.kind_words()),
        words(fields.summary.shown()),
        words(fields.by.shown()),
    ]
}

fn one_line(text: &SafeText) -> String {
    quoted_if_empty(text).replace('\n', "^J")
}

#[cfg(test)]
mod tests;
