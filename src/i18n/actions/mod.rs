//! Actions: in a row, and in full with what the platform promises about them.

pub(super) mod en;
pub(super) mod zh;

/// Actions: in a row, and in full with what the platform promises about them.
pub(crate) struct ActionTexts {
    /// Title note: how many actions.
    pub count: fn(usize) -> String,
    /// The list has no actions.
    pub untracked: &'static str,
    /// In short: executing needs authorisation.
    pub needs_auth: &'static str,
    /// In short: it needs none.
    pub no_auth: &'static str,
    pub writes: &'static str,
    /// In short: it only reads.
    pub only_reads: &'static str,
    /// It destroys data.
    pub destroys: &'static str,
    /// It doesn't.
    pub keeps: &'static str,
    /// `by_request_key` in short and in full.
    pub once_per_key: &'static str,
    /// `confirm: none` in full; `confirm: required` in short.
    pub confirm_none: &'static str,
    /// A confirmation of this kind is asked.
    pub confirm: fn(&str) -> String,
    /// Under the actions: what the keys do; the names of the keys for a copy and for a QR code.
    pub hint: fn(&str, &str) -> String,
    /// Detail of an action: heading of the promises.
    pub promises: &'static str,
    /// Detail of an action: what the promises are and aren't.
    pub promises_note: &'static str,
    /// `requiresAuth: true`.
    pub auth_needed: &'static str,
    /// `requiresAuth: false`.
    pub auth_not_needed: &'static str,
    /// `readonly: true`.
    pub reads_long: &'static str,
    /// `formSchemaVia`: a tool of the public MCP.
    pub form_via: fn(&str) -> String,
    /// Enter on an action.
    pub copy_link: &'static str,
}
