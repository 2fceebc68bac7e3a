//! The actions pane.

pub(super) mod commands;
pub(super) mod pane;
