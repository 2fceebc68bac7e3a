//! Text with a role: what rooms above the screen hand down to it.

use std::borrow::Cow;

use crate::text::width::cells;
use crate::text::wrap;
use crate::theme::Role;

/// A run of text in one role. The text is safe already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// The text, without line breaks.
    pub text: Cow<'static, str>,
    /// How it is meant.
    pub role: Role,
}

impl Piece {
    /// A run of text.
    pub(crate) fn new(role: Role, text: impl Into<Cow<'static, str>>) -> Self {
        Self {
            text: text.into(),
            role,
        }
    }

    /// `count` empty cells.
    #[must_use]
    pub(crate) fn gap(count: usize) -> Self {
        Self {
            text: Cow::Owned(" ".repeat(count)),
            role: Role::Text,
        }
    }
}

/// One line of pieces.
pub(crate) type Line = Vec<Piece>;

/// A text over lines of at most `width` cells, all in one role.
#[must_use]
pub(crate) fn wrapped(role: Role, text: &str, width: impl Into<usize>) -> Vec<Line> {
    let width = width.into().max(1);
    let ranges = wrap(text, width, width).into_iter();
    let lines = ranges.map(|range| text.get(range).unwrap_or_default().to_owned());
    lines.map(|line| vec![Piece::new(role, line)]).collect()
}

/// Cells a line takes.
#[must_use]
pub(crate) fn line_width(line: &[Piece]) -> usize {
    line.iter().map(|piece| cells(&piece.text)).sum()
}

/// The line without roles.
#[cfg(test)]
#[must_use]
pub(crate) fn plain(line: &[Piece]) -> String {
    line.iter()
        .map(|piece| piece.text.as_ref())
        .collect::<String>()
        .trim_end()
        .to_owned()
}

/// What goes on in a further line stands so many cells further in.
const HANGING: usize = 2;

/// Wraps pieces of one logical line; what goes on is indented two cells more.
pub(crate) fn wrap_pieces(line: &[Piece], indent: usize, width: usize, out: &mut Vec<Line>) {
    let mut current: Line = vec![Piece::gap(indent)];
    let mut used = indent;
    let rest = width.saturating_sub(indent + HANGING).max(1);
    for piece in line {
        let ranges = wrap(&piece.text, width.saturating_sub(used).max(1), rest);
        for (at, range) in ranges.iter().enumerate() {
            if at > 0 {
                out.push(std::mem::replace(
                    &mut current,
                    vec![Piece::gap(indent + HANGING)],
                ));
                used = indent + HANGING;
            }
            let text = piece.text.get(range.clone()).unwrap_or_default();
            // Spaces at a break are not part of any line, those inside a piece stay.
            let text = if ranges.len() == 1 {
                piece.text.as_ref()
            } else {
                text
            };
            used += crate::text::cells(text);
            current.push(Piece::new(piece.role, text.to_owned()));
        }
    }
    out.push(current);
}
