//! English words for when the program itself fails.

use super::CrashTexts;

pub(in crate::i18n) const CRASH: CrashTexts = CrashTexts {
    internal: |said| format!("internal error: {said}"),
    restored: "The terminal was restored. ",
    nothing_written: "Nothing was written to the service.",
    terminal: |why| format!("the terminal failed: {why}"),
};
