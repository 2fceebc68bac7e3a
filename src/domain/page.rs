//! One page of the ledger.

use serde_json::value::RawValue;

use super::json::{self, member};
use super::{RawJson, Record, Tracked};
use crate::text::SafeText;

/// A cursor, opaque, sent back exactly as it came.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PageToken(pub String);

/// The ledger's total as the service gave it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Total {
    /// As sent (`1000`, `1000.0`, `"1000"`).
    pub raw: RawJson,
    /// As a count, if it is a whole number that isn't negative.
    pub count: Option<u64>,
}

impl Total {
    pub(super) fn read(raw: &RawValue) -> Option<Self> {
        let text = raw.get();
        if text.starts_with(['{', '[']) {
            return None;
        }
        let bare = text.trim_matches('"');
        let whole = json::without_zero_fraction(bare);
        Some(Self {
            raw: RawJson::of(raw),
            count: whole.parse().ok(),
        })
    }
}

/// One page of records with what the service said about the rest.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The records in the order sent.
    pub records: Vec<Record>,
    /// True if the service sent no list of records at all (`records` absent, null or empty with no total): not tracked.
    pub untracked: bool,
    /// `hasMore` as said; `None` if it said nothing readable.
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
    /// Reads the data part of get_records; `None` if it isn't an object with the members of a page, or if its
    /// `records` are no list.
    #[must_use]
    pub fn read(data: &RawValue) -> Option<Self> {
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
        Some(Self {
            untracked,
            records,
            has_more: member(&members, "hasMore").and_then(|raw| match raw.get() {
                "true" => Some(true),
                "false" => Some(false),
                _ => None,
            }),
            next: member(&members, "nextPageToken")
                .and_then(json::lossy_text)
                .filter(|token| !token.is_empty())
                .map(PageToken),
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
