//! Why there is no answer: our sentence, the other side's words.

use super::document::Document;
use crate::domain::LoadError;
use crate::theme::Role;

impl Document<'_> {
    /// What went wrong, and the other side's words for it.
    pub fn failure(&mut self, error: &LoadError) {
        let texts = self.style.texts();
        self.warning(&(texts.error)(&error.kind));
        if let Some(said) = texts.their_words(error) {
            self.prose(Role::Dim, &said);
        }
    }
}
