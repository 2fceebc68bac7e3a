//! Modules as characters. Cells of a terminal are about twice as high as they are wide.

use super::Symbol;

/// How modules become characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// A cell is two modules, one above the other.
    Halves,
    /// A module is two cells, in ASCII.
    Squares,
}

impl Form {
    /// What stands for a dark module in [`Form::Squares`].
    const INK: char = '#';

    /// True if this character's cell is to be dark as a whole, ground included: the block of many a font leaves light at the cell's
    /// edges, which readers see as a grid. Without colours there is no dark ground to give a block, only a letter is replaced.
    #[must_use]
    pub(crate) const fn is_ink(character: char, has_colours: bool) -> bool {
        character == Self::INK || (has_colours && character == '█')
    }

    /// The form for a terminal with or without half blocks.
    #[must_use]
    pub(crate) const fn of(half_blocks: bool) -> Self {
        if half_blocks {
            Self::Halves
        } else {
            Self::Squares
        }
    }

    /// Columns and rows that a code takes, with its quiet zone.
    #[must_use]
    pub(crate) const fn size(self, symbol: &Symbol) -> (usize, usize) {
        let span = symbol.span();
        match self {
            Self::Halves => (span, span.div_ceil(2)),
            Self::Squares => (2 * span, span),
        }
    }

    /// The rows: dark where there is ink, light where there is a blank. The last half of an odd number of rows is light.
    #[must_use]
    pub(crate) fn rows(self, symbol: &Symbol) -> Vec<String> {
        let (_, rows) = self.size(symbol);
        (0..rows)
            .map(|row| {
                (0..symbol.span())
                    .map(|x| match self {
                        Self::Halves => {
                            let upper = symbol.is_dark(x, 2 * row);
                            let lower = symbol.is_dark(x, 2 * row + 1);
                            match (upper, lower) {
                                (false, false) => " ",
                                (true, false) => "▀",
                                (false, true) => "▄",
                                (true, true) => "█",
                            }
                        }
                        Self::Squares if symbol.is_dark(x, row) => "##",
                        Self::Squares => "  ",
                    })
                    .collect()
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use crate::text::cells;

    #[test]
    fn rows_have_the_size_that_is_named_and_every_module_in_its_place() {
        let symbol = Symbol::of("https://qr71.cn/okDISU/qssTnoy").unwrap();
        for (form, size) in [(Form::Halves, (33, 17)), (Form::Squares, (66, 33))] {
            assert_eq!(form.size(&symbol), size);
            let rows = form.rows(&symbol);
            assert_eq!(rows.len(), size.1);
            assert!(rows.iter().all(|row| cells(row) == size.0), "{form:?}");
        }
        let halves = Form::Halves.rows(&symbol);
        let squares = Form::Squares.rows(&symbol);
        for y in 0..symbol.span() {
            for x in 0..symbol.span() {
                let dark = symbol.is_dark(x, y);
                let half = halves[y / 2].chars().nth(x).unwrap();
                let inked = if y % 2 == 0 { "▀█" } else { "▄█" };
                assert_eq!(inked.contains(half), dark, "{x},{y}");
                let square = if dark { "##" } else { "  " };
                assert_eq!(&squares[y][2 * x..2 * x + 2], square, "{x},{y}");
            }
        }
    }
}
