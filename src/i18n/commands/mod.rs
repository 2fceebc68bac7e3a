//! What commands are called.

pub(super) mod en;
pub(super) mod zh;

use crate::input::{Command, Key};

/// What commands are called.
pub(crate) struct CommandTexts {
    /// What it does, for the help.
    pub words: fn(Command) -> &'static str,
    /// What it does in a word, for hints; empty if it isn't worth a hint. That of the language key is the next language's own name.
    pub hint: fn(Command) -> &'static str,
    /// The name of a key where it isn't the one that stands on keyboards and in files.
    pub key: fn(Key) -> Option<&'static str>,
}
