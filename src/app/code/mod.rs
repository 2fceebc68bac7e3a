//! The open code: what its three panes share.

pub(super) mod asking;
pub(super) mod commands;
pub(super) mod derive;
pub(super) mod head;
pub(super) mod open_code;
pub(super) mod opening;
mod pane_text;
pub(super) mod replies;
pub(super) mod retry_pauses;
pub(super) mod wait_on;
