//! The card pane.

pub(super) mod commands;
pub(super) mod derive;
pub(super) mod pane;
