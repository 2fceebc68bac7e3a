//! The other side's words: whose they are is said wherever they stand.

use super::texts::Texts;
use crate::domain::LoadError;

impl Texts {
    /// The other side's words of an error on one line: the service's as a marked quotation, this machine's as they are.
    #[must_use]
    pub(crate) fn their_words(&self, error: &LoadError) -> Option<String> {
        let said = error.said.as_ref()?.one_line();
        Some(if error.quotes_this_machine() {
            said.into_owned()
        } else {
            self.quoted(&said)
        })
    }

    /// Words of the service, marked as such.
    #[must_use]
    pub(crate) fn quoted(&self, said: &str) -> String {
        let words = &self.common;
        let (open, close) = (words.open_quote, words.close_quote);
        format!("{} {open}{said}{close}", words.service_says)
    }
}
