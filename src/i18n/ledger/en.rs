//! English words of the ledger.

use super::LedgerTexts;
use crate::i18n::numbers::plural;
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const LEDGER: LedgerTexts = LedgerTexts {
    untracked: "The platform does not say whether there are records. That is not the same as having none.",
    empty: "The service lists 0 records at present.",
    end: |n| {
        format!(
            "End of what the service lists now: {} {}",
            thousands(n as u64),
            plural(n, "record", "records")
        )
    },
    repeats: |n| {
        format!(
            "The service repeats its page token; stopped here with {} {}",
            thousands(n as u64),
            plural(n, "record", "records")
        )
    },
    empty_pages: |n| {
        format!(
            "The service sends page after page without new records; stopped at {} {}",
            thousands(n as u64),
            plural(n, "record", "records")
        )
    },
    no_token: |n| {
        format!(
            "The service says there is more but gives no page token; {} {} fetched",
            thousands(n as u64),
            plural(n, "record", "records")
        )
    },
    walking: |n, key| {
        format!(
            "fetching on to the end, {} so far; {key} stops",
            thousands(n as u64)
        )
    },
    page_failed: "The next page did not arrive: ",
    page_failed_hint: |n, key| {
        format!(
            "The {} above are untouched; {key} goes on from here",
            thousands(n as u64)
        )
    },
    cursor_refused_hint: |n, key| {
        format!(
            "The {} above stay; {key} begins at the newest, keeping your place",
            thousands(n as u64)
        )
    },
    odd_record: "This record has an unexpected shape; here it is as sent",
    record_changed: "The same id came twice with different content; this is the later one",
};
