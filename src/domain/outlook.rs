//! What a page says of the list it belongs to: whether there is more, behind which cursor, and how much in all.

use serde_json::value::RawValue;

use super::json;
use super::{RawJson, Tracked};

/// A cursor, opaque, sent back exactly as it came.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PageToken(pub String);

/// The ledger's total as the service gave it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Total {
    /// As sent (`1000`, `1000.0`, `"1000"`).
    pub raw: RawJson,
    /// As a count, if it is a whole number that isn't negative.
    pub count: Option<u64>,
}

impl Total {
    /// A count that was read already.
    #[must_use]
    pub(crate) fn counted(count: u64) -> Self {
        Self {
            raw: RawJson::from(count),
            count: Some(count),
        }
    }

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

/// What a page says besides its rows.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Outlook {
    /// Whether there is more, if it was said.
    pub has_more: Option<bool>,
    /// The cursor of the next page, if there is one.
    pub next: Option<PageToken>,
    /// How many rows there are in all.
    pub total: Tracked<Total>,
    /// The same exactly as sent, `null` included.
    pub total_sent: Option<RawJson>,
}
