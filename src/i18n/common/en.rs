//! English words that stand everywhere, and punctuation.

use super::CommonTexts;

pub(in crate::i18n) const COMMON: CommonTexts = CommonTexts {
    untracked: "not tracked",
    name_untracked: "name not tracked",
    odd_value: "not the expected kind",
    service_says: "The service says",
    open_quote: "'",
    close_quote: "'",
    colon: ": ",
};
