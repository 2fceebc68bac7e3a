//! The ledger pane.

pub(super) mod commands;
pub(super) mod next_page;
pub(super) mod paged_list;
pub(super) mod pane;
pub(super) mod record_lines;
