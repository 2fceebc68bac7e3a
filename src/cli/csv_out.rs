//! Records as comma-separated values (RFC 4180, but with LF). Written by hand because an untracked value is an empty cell and an empty
//! text is `""`, which no writer of a whole row at a time can tell apart.

use std::borrow::Cow;

use serde_json::value::RawValue;

use crate::domain::{Record, is_untracked, lossy_text, member, members_of};
use crate::text::sanitize_line;

/// The first line.
pub(super) const HEADER: &str =
    "id,type,label,at,result,result_label,summary,by,snapshot_code_id,snapshot_thing_id\n";

const CELLS: usize = 10;

/// Where the only cell of a record that is no object stands.
const SUMMARY: usize = 6;

/// One cell: nothing, a text of the service, or another value as it was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Cell {
    Untracked,
    Text(String),
    Sent(String),
}

impl Cell {
    fn of(raw: Option<&RawValue>) -> Self {
        match raw {
            None => Self::Untracked,
            Some(raw) if is_untracked(raw) => Self::Untracked,
            Some(raw) => {
                lossy_text(raw).map_or_else(|| Self::Sent(raw.get().to_owned()), Self::Text)
            }
        }
    }
}

/// A record as one row, and whether it is no object: then its raw form stands alone in the column `summary`.
///
/// The values are exact, for programs that read on. `for_person`: on a terminal they are made safe instead.
pub(super) fn row(record: &Record, for_person: bool) -> (String, bool) {
    let members = record.raw().as_raw().and_then(members_of);
    let is_odd = members.is_none();
    let cells = members.map_or_else(
        || {
            let mut cells = [const { Cell::Untracked }; CELLS];
            if let Some(cell) = cells.get_mut(SUMMARY) {
                *cell = Cell::Sent(record.raw().as_str().to_owned());
            }
            cells
        },
        |members| cells_of(&members),
    );
    let mut row = cells.map(|cell| written(cell, for_person)).join(",");
    row.push('\n');
    (row, is_odd)
}

fn cells_of(members: &[(String, &RawValue)]) -> [Cell; CELLS] {
    let get = |name| member(members, name);
    let snapshot = get("snapshot").and_then(members_of).unwrap_or_default();
    // Who wrote it is named inside an object, or is a text by itself.
    let by = match get("by").and_then(members_of) {
        Some(by) => Cell::of(member(&by, "name")),
        None => Cell::of(get("by")),
    };
    [
        Cell::of(get("id")),
        Cell::of(get("type")),
        Cell::of(get("label")),
        Cell::of(get("at")),
        Cell::of(get("result")),
        Cell::of(get("resultLabel")),
        Cell::of(get("summary")),
        by,
        Cell::of(member(&snapshot, "codeId")),
        Cell::of(member(&snapshot, "thingId")),
    ]
}

fn written(cell: Cell, for_person: bool) -> String {
    let (text, is_text) = match cell {
        Cell::Untracked => return String::new(),
        Cell::Text(text) => (text, true),
        Cell::Sent(text) => (text, false),
    };
    // A spreadsheet would take it for a formula. Numbers may be negative.
    let guard = if is_text && text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        "'"
    } else {
        ""
    };
    let text = if for_person {
        sanitize_line(&text)
    } else {
        Cow::Borrowed(text.as_str())
    };
    if text.is_empty() || text.contains([',', '"', '\n', '\r']) {
        format!("\"{guard}{}\"", text.replace('"', "\"\""))
    } else {
        format!("{guard}{text}")
    }
}

#[cfg(test)]
mod tests;
