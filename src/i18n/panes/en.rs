//! English names of panes and the notes in their titles.

use super::PaneTexts;
use crate::i18n::numbers::plural;
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const PANES: PaneTexts = PaneTexts {
    card: "Entity",
    ledger: "Ledger",
    actions: "Actions",
    more_lines: |n| {
        format!(
            "{} more {}",
            thousands(n as u64),
            plural(n, "line", "lines")
        )
    },
    row_place: |n| format!("no. {}", thousands(n as u64)),
    loading: |time| format!("fetching   {time}"),
    old_rows: |age| format!("below: as of {age}"),
    failed_hint: |key| format!("{key} tries again"),
    old_content: |age| format!("what you see is from {age}"),
    page_members: "What else its page said",
    rendered: "rendered",
    summary: "summary",
    raw: "raw",
    running: |n, time| {
        format!(
            "{n} {}   {time}",
            if n == 1 { "request" } else { "requests" }
        )
    },
    fetched: |age| format!("fetched {age}"),
    selected_record: "Selected record",
    raw_title: "As sent",
    raw_cut: |n| format!("{} more bytes not shown", thousands(n as u64)),
    cancelled: "Cancelled; no longer waiting for the service",
    too_small: |w, h| format!("{w}x{h} too small, 40x10 needed"),
};
