//! Text with a role: what rooms above the screen hand down to it.

use std::borrow::Cow;

use super::Role;
use crate::text::width::cells;

/// A run of text in one role. The text is safe already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The text, without line breaks.
    pub text: Cow<'static, str>,
    /// How it is meant.
    pub role: Role,
}

impl Piece {
    /// A run of text.
    pub fn new(role: Role, text: impl Into<Cow<'static, str>>) -> Self {
        Self {
            text: text.into(),
            role,
        }
    }

    /// `count` empty cells.
    #[must_use]
    pub fn gap(count: usize) -> Self {
        Self {
            text: Cow::Owned(" ".repeat(count)),
            role: Role::Text,
        }
    }
}

/// One line of pieces.
pub type Line = Vec<Piece>;

/// Cells a line takes.
#[must_use]
pub fn line_width(line: &[Piece]) -> usize {
    line.iter().map(|piece| cells(&piece.text)).sum()
}

/// The line without roles.
#[must_use]
pub fn plain(line: &[Piece]) -> String {
    line.iter()
        .map(|piece| piece.text.as_ref())
        .collect::<String>()
        .trim_end()
        .to_owned()
}
