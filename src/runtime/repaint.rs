//! What a terminal may have drawn wrongly behind the symbol written last, and has to be written again.
//!
//! A symbol that terminals disagree about may have run over the cells behind it, or have left in them half of what stood there before.
//! Both last into later frames: the difference between two frames says nothing of cells that should not have changed.

use ratatui::layout::Position;

use crate::text::cells;
use crate::text::width::{is_certain, most_cells};

/// How far the row being written is certain to be right.
#[derive(Debug, Default)]
pub(super) struct Repaint {
    row: u16,
    /// The first column behind the last symbol.
    pub from: u16,
    /// The first column behind all that has to be written again: what a symbol may have run over, and the rest of one that was
    /// replaced.
    pub to: u16,
}

impl Repaint {
    /// Whether the cell is the second half of the symbol written last.
    pub(crate) const fn covers(&self, at: Position) -> bool {
        at.y == self.row && at.x < self.from
    }

    /// A symbol was written.
    pub(crate) fn written(&mut self, at: Position, symbol: &str) {
        let behind = |wide: usize| at.x.saturating_add(u16::try_from(wide).unwrap_or(u16::MAX));
        let kept = if at.y == self.row { self.to } else { 0 };
        self.row = at.y;
        self.from = behind(cells(symbol).max(1));
        self.to = if is_certain(symbol) {
            kept
        } else {
            kept.max(behind(most_cells(symbol)))
        };
    }

    /// The next cell to be written again, if one is left before `next` and the right edge.
    pub(crate) fn next(&self, next: Option<Position>, columns: u16) -> Option<Position> {
        let end = match next {
            Some(next) if next.y == self.row => self.to.min(next.x),
            _ => self.to,
        };
        (self.from < end.min(columns)).then_some(Position {
            x: self.from,
            y: self.row,
        })
    }
}
