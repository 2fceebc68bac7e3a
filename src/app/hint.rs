//! A key and what it does now, as the bottom line and the overlays name it.

use super::model::Model;
use super::place::Place;
use crate::i18n::Lang;
use crate::input::{Chord, Command};

/// A key and a word for the bottom line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hint {
    /// The key's name.
    pub key: String,
    /// What it does now.
    pub word: &'static str,
}

impl Model {
    /// A hint for a command, under the name of its first key here; none if it isn't bound here.
    #[must_use]
    pub(crate) fn hint(&self, command: Command, word: &'static str) -> Option<Hint> {
        let scope = Place::of(self).scope();
        let chord = self.options.keymap.hint(command, scope)?;
        Some(Hint {
            key: chord_name(chord, self.lang),
            word,
        })
    }

    /// The same under the command's own word.
    pub(super) fn plain_hint(&self, command: Command) -> Option<Hint> {
        self.hint(command, self.lang.hint(command))
    }
}

/// A chord as the person's language names it.
#[must_use]
pub(crate) fn chord_name(chord: Chord, lang: Lang) -> String {
    let own = (lang.texts().commands.key)(chord.key);
    own.map_or_else(|| chord.to_string(), str::to_owned)
}
