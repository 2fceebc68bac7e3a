//! The help, and words of hints that are no command's own.

pub(super) mod en;
pub(super) mod zh;

/// The help, and words of hints that are no command's own.
pub(crate) struct HelpTexts {
    /// Text of an input method where keys are commands; the key of the list of commands.
    pub composed: fn(&str) -> String,
    /// Group: moving.
    pub moving: &'static str,
    /// Group: the whole program.
    pub program: &'static str,
    /// Group: marks.
    pub marks: &'static str,
    /// Enter in a pane with facts or records, one of which may be a failure.
    pub detail_or_retry: &'static str,
    /// Enter on an error row.
    pub retry: &'static str,
    /// Esc while a request runs.
    pub cancel: &'static str,
    /// The mark of what passed.
    pub mark_pass: &'static str,
    /// The mark of what didn't.
    pub mark_fail: &'static str,
    /// The mark of other results.
    pub mark_other: &'static str,
    /// The mark of what isn't tracked.
    pub mark_untracked: &'static str,
    /// Help: computed from the map; works with an input method.
    pub note: &'static str,
    /// Help: the title's note.
    pub computed: &'static str,
}
