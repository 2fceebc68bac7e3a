//! Columns aligned by what stands in them, counted in cells.

use super::document::Table;
use super::text_style::GAP;
use crate::text::{cells, pad};

/// A value longer than so many cells doesn't widen its column; it pushes what follows in its own line only.
const ALIGNED_CELLS: usize = 100;

/// The lines of a table.
pub(super) fn aligned(table: &Table) -> Vec<String> {
    let heads = [&table.heads].into_iter().filter(|heads| !heads.is_empty());
    let rows: Vec<&Vec<String>> = heads.chain(&table.rows).collect();
    let mut widths: Vec<usize> = Vec::new();
    for row in rows.iter().filter(|row| row.len() > 1) {
        widths.resize(widths.len().max(row.len()), 0);
        for (width, cell) in widths.iter_mut().zip(*row) {
            *width = (*width).max(
                Some(cells(cell))
                    .filter(|it| *it <= ALIGNED_CELLS)
                    .unwrap_or(0),
            );
        }
    }
    let line = |row: &Vec<String>| -> String {
        let padded = row.iter().enumerate().map(|(at, cell)| {
            let width = widths.get(at).filter(|_| row.len() > 1);
            pad(cell, cells(cell).max(width.copied().unwrap_or(0)))
        });
        let line = padded.collect::<Vec<_>>().join(GAP);
        line.trim_end_matches(' ').to_owned()
    };
    rows.into_iter().map(line).collect()
}
