//! What panes are called, and the notes in their titles.

pub(super) mod en;
pub(super) mod zh;

/// What panes are called, and the notes in their titles.
pub(crate) struct PaneTexts {
    /// The pane with the card.
    pub card: &'static str,
    pub ledger: &'static str,
    pub actions: &'static str,
    /// Title note: this many more lines below.
    pub more_lines: fn(usize) -> String,
    /// Title note: place of the selected row.
    pub row_place: fn(usize) -> String,
    /// Title note: waiting, with how long already.
    pub loading: fn(&str) -> String,
    /// Title note: showing the rows of an earlier answer of this age.
    pub old_rows: fn(&str) -> String,
    /// A pane's answer failed: what to press.
    pub failed_hint: fn(&str) -> String,
    /// Old content stays in sight although the refresh failed; its age.
    pub old_content: fn(&str) -> String,
    /// Raw view: where the selected record's page said more.
    pub page_members: &'static str,
    /// A view: laid out.
    pub rendered: &'static str,
    /// A view: the service's own summary.
    pub summary: &'static str,
    /// A view: as sent.
    pub raw: &'static str,
    /// Bottom line: running requests and how long.
    pub running: fn(usize, &str) -> String,
    /// Bottom line: age of what is shown.
    pub fetched: fn(&str) -> String,
    /// Selected record, in the right column of wide windows.
    pub selected_record: &'static str,
    /// Raw, as sent.
    pub raw_title: &'static str,
    /// The cut in a raw view; bytes left out.
    pub raw_cut: fn(usize) -> String,
    /// A request was cancelled.
    pub cancelled: &'static str,
    /// The window is too small.
    pub too_small: fn(u16, u16) -> String,
}
