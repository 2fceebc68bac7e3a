//! The selected record in full.

use super::pane::LedgerPane;
use crate::present::{Line, TextStyle, record_document};

/// The lines of the selected record; none without one.
pub(in crate::app) fn record_lines(
    ledger: &LedgerPane,
    width: usize,
    style: &TextStyle,
) -> Vec<Line> {
    let changed = ledger.list.is_changed(ledger.selected);
    let lines = |record| record_document(record, changed, style).lines(width);
    ledger.record().map_or_else(Vec::new, lines)
}
