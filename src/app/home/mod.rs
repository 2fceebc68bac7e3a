//! The home screen, and the overlay that opens another code: a line for a link, and codes to choose from.

pub(super) mod choices;
pub(super) mod commands;
pub(super) mod pasting;
pub(super) mod state;
