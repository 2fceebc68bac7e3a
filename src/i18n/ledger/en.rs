//! English words of the ledger.

use super::{LedgerColumns, LedgerTexts};
use crate::domain::{ListEnd, Listed};
use crate::i18n::numbers::plural;
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const LEDGER: LedgerTexts = LedgerTexts {
    columns: LedgerColumns {
        time: "Time",
        result: "Result",
        record: "Record",
        summary: "Summary",
        by: "By",
    },
    loaded: |n| format!("fetched {}", thousands(n as u64)),
    total: |n| format!("of {n}"),
    total_untracked: "total not tracked",
    card_says: |n| format!("the card says {n}"),
    untracked: "The platform does not say whether there are records. That is not the same as having none.",
    empty: "The service lists 0 records at present.",
    list_end: |end, listed, n| {
        let rows = match listed {
            Listed::Records => plural(n, "record", "records"),
            Listed::Tasks => plural(n, "task", "tasks"),
        };
        let count = format!("{} {rows}", thousands(n as u64));
        match end {
            ListEnd::Listed => format!("End of what the service lists now: {count}"),
            ListEnd::TokenRepeats => {
                format!("The service repeats its page token; stopped here with {count}")
            }
            ListEnd::EmptyPages => {
                format!("The service sends page after page with nothing new; stopped at {count}")
            }
            ListEnd::NoToken => {
                format!("The service says there is more but gives no page token; {count} fetched")
            }
            ListEnd::Full => format!("No more than {count} are listed; the service has more"),
        }
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
