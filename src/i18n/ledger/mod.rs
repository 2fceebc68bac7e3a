//! The words of the ledger.

pub(super) mod en;
pub(super) mod zh;

/// Every text of the ledger: how far its list goes, why it stops, and what is odd about a record.
pub struct LedgerTexts {
    /// The ledger isn't tracked.
    pub untracked: &'static str,
    /// The ledger is tracked and has no records at present.
    pub empty: &'static str,
    /// The end of the list.
    pub end: fn(usize) -> String,
    /// The list ended because the cursor repeats.
    pub repeats: fn(usize) -> String,
    /// The list ended because pages are empty.
    pub empty_pages: fn(usize) -> String,
    /// The list ended because there is no cursor.
    pub no_token: fn(usize) -> String,
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
