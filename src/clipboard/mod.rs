//! The ways to a clipboard: which ones to try ([`plan()`]), the system's own ([`NativeClipboard`]) and the terminal's ([`sequence`]).
//!
//! Nothing here writes to the terminal or waits: the caller writes the bytes, sets the time limit and words the outcome.

mod native;
mod osc52;
mod plan;
mod system;

pub use native::NativeClipboard;
pub use osc52::{TEXT_LIMIT, TooLong, sequence};
pub use plan::{ClipboardChoice, ClipboardSurroundings, Platform, UnknownChoice, plan};
