//! The words of the ledger.

pub(super) mod en;
pub(super) mod zh;

use crate::domain::{ListEnd, Listed};

/// Every text of the ledger: how far its list goes, why it stops, and what is odd about a record.
pub(crate) struct LedgerTexts {
    /// Heads of the ledger's columns.
    pub columns: LedgerColumns,
    /// Title note: rows loaded.
    pub loaded: fn(usize) -> String,
    /// Title note: the service's total, as words.
    pub total: fn(&str) -> String,
    /// Title note: the total isn't tracked.
    pub total_untracked: &'static str,
    /// Title note: another total that the card gives.
    pub card_says: fn(&str) -> String,
    /// The ledger isn't tracked.
    pub untracked: &'static str,
    /// The ledger is tracked and has no records at present.
    pub empty: &'static str,
    /// Why a list is at its end: which rows it has, and how many.
    pub list_end: fn(ListEnd, Listed, usize) -> String,
    /// Walking on to the end; the key that stops it.
    pub walking: fn(usize, &str) -> String,
    /// The next page failed: headline before the reason.
    pub page_failed: &'static str,
    /// What stays and how to go on; rows loaded and the retry key.
    pub page_failed_hint: fn(usize, &str) -> String,
    /// The service refuses the cursor: what stays, and which key begins again; rows loaded and the key.
    pub cursor_refused_hint: fn(usize, &str) -> String,
    /// A record that is no object.
    pub odd_record: &'static str,
    /// Came twice with different content.
    pub record_changed: &'static str,
}

/// Heads of the ledger's columns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LedgerColumns {
    pub time: &'static str,
    pub result: &'static str,
    pub record: &'static str,
    pub summary: &'static str,
    pub by: &'static str,
}
