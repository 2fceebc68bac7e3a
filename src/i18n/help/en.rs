//! English words of the help.

use super::HelpTexts;

pub(in crate::i18n) const HELP: HelpTexts = HelpTexts {
    composed: |key| {
        format!("Keys are commands here; with an input method on, use arrows, Enter, {key}")
    },
    moving: "Moving",
    program: "The whole program",
    marks: "Marks",
    detail_or_retry: "detail, or try again",
    retry: "retry",
    cancel: "cancel",
    mark_pass: "passed (pass)",
    mark_fail: "not passed (fail)",
    mark_other: "other results, and states",
    mark_untracked: "not tracked: not said, which isn't 'no'",
    note: "Works with an input method on: arrows, Enter, Esc, Tab, F-keys; full-width keys count too",
    computed: "from the keys in force",
};
