//! What the terminal shows, cell by cell, as far as this program wrote it.
//!
//! ratatui hands over only the cells that differ; what has to be repainted beside them must be known from here.

use ratatui::buffer::Cell;
use ratatui::layout::Position;

use crate::text::cells;
use crate::text::width::is_certain;

/// The cells written since the screen was last emptied; all others are blank.
#[derive(Debug, Default)]
pub(super) struct ScreenBuffer {
    rows: Vec<Vec<Cell>>,
}

impl ScreenBuffer {
    /// An empty screen.
    pub(crate) const fn new() -> Self {
        Self { rows: Vec::new() }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.rows.clear();
    }

    /// Takes note of a cell that was written. The second half of a wide one is blank, as in any buffer of cells.
    pub(crate) fn put(&mut self, at: Position, cell: &Cell) {
        let (x, y) = (usize::from(at.x), usize::from(at.y));
        let behind = x + cells(cell.symbol()).max(1);
        if self.rows.len() <= y {
            self.rows.resize_with(y + 1, Vec::new);
        }
        let Some(row) = self.rows.get_mut(y) else {
            return;
        };
        if row.len() < behind {
            row.resize(behind, Cell::EMPTY);
        }
        if let Some(place) = row.get_mut(x) {
            place.clone_from(cell);
        }
        for hidden in row.iter_mut().take(behind).skip(x + 1) {
            *hidden = Cell::EMPTY;
        }
    }

    /// The first column behind what is lost when columns `at.x..end` are written: a wide symbol cut in two, whose other half the
    /// terminal empties in a style of its choice, and one that terminals disagree about, parts of which may stand in its other cells.
    pub(crate) fn end_of_lost(&self, at: Position, end: u16) -> u16 {
        (at.x..end)
            .filter_map(|x| {
                let symbol = self.get(Position { x, ..at }).symbol();
                let behind = x.saturating_add(u16::try_from(cells(symbol)).unwrap_or(u16::MAX));
                (behind > end || !is_certain(symbol)).then_some(behind)
            })
            .max()
            .unwrap_or(0)
    }

    /// The cell at a place.
    pub(crate) fn get(&self, at: Position) -> &Cell {
        const BLANK: &Cell = &Cell::EMPTY;
        self.rows
            .get(usize::from(at.y))
            .and_then(|row| row.get(usize::from(at.x)))
            .unwrap_or(BLANK)
    }
}
