//! One page of the ledger.

use serde_json::value::RawValue;

use super::json::{self, member};
use super::outlook::{Outlook, PageToken, Total};
use super::{RawJson, Record, Tracked};
use crate::text::SafeText;

/// `true` or `false`, however it is written.
fn yes_or_no(raw: &RawValue) -> Option<bool> {
    match raw.get().trim_matches('"') {
        "true" | "1" | "1.0" => Some(true),
        "false" | "0" | "0.0" => Some(false),
        _ => None,
    }
}

/// A cursor that is neither a text nor a way of saying that there is none.
fn is_odd_cursor(raw: &RawValue) -> bool {
    !json::is_untracked(raw) && !raw.get().starts_with('"') && raw.get() != "false"
}

/// One page of records with what the service said about the rest.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Page {
    /// The records in the order sent.
    pub records: Vec<Record>,
    /// True if the service sent no list of records at all (`records` absent, null or empty with no total): not tracked.
    pub untracked: bool,
    /// `hasMore` as said, also as text or number, or true because of a cursor that is no text; `None` if nothing readable was said.
    pub has_more: Option<bool>,
    /// `nextPageToken`, if it is a text that isn't empty.
    pub next: Option<PageToken>,
    /// `total`.
    pub total: Tracked<Total>,
    /// `total` exactly as sent, `null` included.
    pub total_sent: Option<RawJson>,
    /// All other members, as sent, for the raw view.
    pub others: Vec<(SafeText, RawJson)>,
}

impl Page {
    /// What it says besides its records.
    #[must_use]
    pub(crate) fn outlook(&self) -> Outlook {
        Outlook {
            has_more: self.has_more,
            next: self.next.clone(),
            total: self.total.clone(),
            total_sent: self.total_sent.clone(),
        }
    }

    /// Reads the data part of get_records; `None` if it isn't an object with the members of a page, or if its
    /// `records` are no list.
    #[must_use]
    pub(crate) fn read(data: &RawValue) -> Option<Self> {
        let members = json::members_of(data)?;
        // Absent means not tracked, but something must say that this is the answer of get_records at all.
        let fits = ["records", "hasMore", "total", "nextPageToken"]
            .iter()
            .any(|name| member(&members, name).is_some());
        let records = match member(&members, "records") {
            None if fits => Vec::new(),
            None => return None,
            Some(raw) if json::is_untracked(raw) => Vec::new(),
            Some(raw) => json::elements_of(raw)?
                .into_iter()
                .map(Record::of)
                .collect(),
        };
        let total_sent = member(&members, "total");
        let total = Tracked::read(total_sent, Total::read);
        let untracked = records.is_empty() && total.is_untracked();
        let sent_cursor = member(&members, "nextPageToken");
        let next = sent_cursor
            .and_then(json::lossy_text)
            .filter(|token| !token.is_empty())
            .map(PageToken);
        Some(Self {
            untracked,
            records,
            has_more: member(&members, "hasMore")
                .and_then(yes_or_no)
                // A cursor of a kind that can't be sent back still says that there is more.
                .or_else(|| (next.is_none() && is_odd_cursor(sent_cursor?)).then_some(true)),
            next,
            total,
            total_sent: total_sent.map(RawJson::of),
            others: members
                .iter()
                .filter(|(key, _)| key != "records")
                .map(|(key, raw)| (SafeText::sanitize(key), RawJson::of(raw)))
                .collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn read(members: &str) -> Page {
        let data = format!("{{\"records\":[]{members}}}");
        Page::read(&serde_json::from_str::<Box<RawValue>>(&data).unwrap()).unwrap()
    }

    #[test]
    fn whether_there_is_more_is_read_however_it_is_written() {
        for (members, has_more, next) in [
            ("", None, None),
            (r#","nextPageToken":"a""#, None, Some("a")),
            (
                r#","hasMore":true,"nextPageToken":"a""#,
                Some(true),
                Some("a"),
            ),
            (
                r#","hasMore":"true","nextPageToken":"a""#,
                Some(true),
                Some("a"),
            ),
            (
                r#","hasMore":"false","nextPageToken":"a""#,
                Some(false),
                Some("a"),
            ),
            (r#","hasMore":1"#, Some(true), None),
            (
                r#","hasMore":0.0,"nextPageToken":"a""#,
                Some(false),
                Some("a"),
            ),
            (r#","hasMore":null,"nextPageToken":"a""#, None, Some("a")),
            (r#","hasMore":"maybe""#, None, None),
            (r#","hasMore":{},"nextPageToken":"""#, None, None),
            // The last of two counts, as everywhere.
            (r#","hasMore":false,"hasMore":true"#, Some(true), None),
        ] {
            let page = read(members);
            let token = page.next.as_ref().map(|token| token.0.as_str());
            assert_eq!((page.has_more, token), (has_more, next), "{members}");
        }
    }

    #[test]
    fn a_cursor_that_is_no_text_says_that_there_is_more_and_is_never_sent_back() {
        for cursor in ["7", "1.5", "1e400", "true", r#"{"offset":50}"#, "[50]"] {
            let page = read(&format!(",\"nextPageToken\":{cursor}"));
            assert_eq!((page.has_more, page.next), (Some(true), None), "{cursor}");
            let page = read(&format!(",\"nextPageToken\":{cursor},\"hasMore\":false"));
            assert_eq!((page.has_more, page.next), (Some(false), None), "{cursor}");
        }
        for none in ["null", "\"\"", "{}", "[]", "false"] {
            let page = read(&format!(",\"nextPageToken\":{none}"));
            assert_eq!((page.has_more, page.next), (None, None), "{none}");
        }
    }

    #[test]
    fn absurd_totals_keep_what_was_sent_and_are_no_count() {
        for (sent, count) in [
            ("1000", Some(1000)),
            ("1000.0", Some(1000)),
            ("\"1000\"", Some(1000)),
            ("18446744073709551615", Some(u64::MAX)),
            ("18446744073709551616", None),
            ("1e400", None),
            ("-5", None),
            ("12.5", None),
            ("\"many\"", None),
            ("true", None),
        ] {
            let page = read(&format!(",\"total\":{sent}"));
            let total = page.total.value().unwrap();
            assert_eq!((total.raw.as_str(), total.count), (sent, count));
            assert_eq!(page.total_sent.unwrap().as_str(), sent);
        }
    }
}
