//! Records as aligned columns of text, one line each, nothing cut.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::text_style::{GAP, TextStyle};
use super::values::quoted_if_empty;
use crate::domain::{At, Record, RecordFields, ResultClass, Tracked};
use crate::i18n::{local, zone_name};
use crate::text::{SafeText, cells, pad, sanitize_line};

/// A value longer than so many cells doesn't widen its column; it pushes what follows in its own line only.
const ALIGNED_CELLS: usize = 100;

const COLUMNS: usize = 5;

enum Row {
    Fields([String; COLUMNS]),
    /// A record that is no object.
    Odd(String),
}

/// The lines of all records under a head; the head names the zone that holds at present.
pub(crate) fn text(records: &[Record], look: &TextStyle) -> String {
    let [time, result, record, summary, by] = look.texts().columns;
    let zone = zone_name(look.now, &look.zone);
    let head = [&format!("{time} {zone}"), result, record, summary, by].map(str::to_owned);
    let rows: Vec<Row> = records
        .iter()
        .map(|record| row(record, &zone, look))
        .collect();
    let mut widths = head.each_ref().map(|cell| cells(cell));
    for row in &rows {
        if let Row::Fields(fields) = row {
            for (width, cell) in widths.iter_mut().zip(fields) {
                let needed = cells(cell);
                if needed <= ALIGNED_CELLS {
                    *width = (*width).max(needed);
                }
            }
        }
    }
    let mut out = String::new();
    push(&mut out, &head, &widths);
    for row in &rows {
        match row {
            Row::Fields(fields) => push(&mut out, fields, &widths),
            Row::Odd(line) => {
                out.push_str(line);
                out.push('\n');
            }
        }
    }
    out
}

fn push(out: &mut String, row: &[String; COLUMNS], widths: &[usize; COLUMNS]) {
    let mut line = String::new();
    for (at, (cell, width)) in row.iter().zip(widths).enumerate() {
        if at > 0 {
            line.push_str(GAP);
        }
        if cells(cell) > *width {
            line.push_str(cell);
        } else {
            line.push_str(&pad(cell, *width));
        }
    }
    out.push_str(line.trim_end_matches(' '));
    out.push('\n');
}

fn row(record: &Record, zone: &str, look: &TextStyle) -> Row {
    let fields = record.fields();
    if fields.malformed {
        let texts = look.texts();
        return Row::Odd(format!(
            "{} {}{}{}",
            look.glyphs.other,
            texts.ledger.odd_record,
            texts.colon,
            sanitize_line(record.raw().as_str())
        ));
    }
    let words = |text: Option<&SafeText>| text.map_or_else(|| look.untracked(), one_line);
    Row::Fields([
        time(&fields.at, zone, look),
        result(&fields, look),
        words(fields.kind_words()),
        words(fields.summary.shown()),
        words(fields.by.shown()),
    ])
}

fn one_line(text: &SafeText) -> String {
    quoted_if_empty(text).replace('\n', "^J")
}

fn time(at: &Tracked<At>, zone: &str, look: &TextStyle) -> String {
    match at {
        Tracked::Untracked => look.untracked(),
        Tracked::Unreadable(raw) => one_line(raw),
        Tracked::Tracked(at) => at
            .instant
            .map_or_else(|| one_line(&at.raw), |at| zoned(at, &look.zone, zone)),
    }
}

/// The local time; with its zone where that isn't the one in the head (summer time).
fn zoned(at: Timestamp, zone: &TimeZone, head: &str) -> String {
    let name = zone_name(at, zone);
    if name == head {
        local(at, zone)
    } else {
        format!("{} {name}", local(at, zone))
    }
}

fn result(fields: &RecordFields, look: &TextStyle) -> String {
    let mark = match fields.result_class() {
        ResultClass::Pass => look.glyphs.pass,
        ResultClass::Fail => look.glyphs.fail,
        ResultClass::Other => look.glyphs.other,
        ResultClass::Untracked => look.glyphs.untracked,
    };
    // A label without a result stays visible, under the mark of what isn't tracked.
    match fields.result_words() {
        Some(words) => format!("{mark} {}", one_line(words)),
        None => look.untracked(),
    }
}

#[cfg(test)]
mod tests;
