//! The ways to a clipboard: which ones to try ([`plan()`]), the system's own ([`NativeClipboard`]), the terminal's ([`sequence`]) and the
//! person's own command ([`ClipboardCommand`]); the process that keeps what was copied ([`hand_over`], [`hold_clipboard`]);
//! and whether the system's own can be opened at all ([`try_to_open`]).
//!
//! Nothing here writes to the terminal; the caller writes the bytes and words the outcome.

mod command;
mod detached;
mod handing_over;
mod holder;
mod native;
mod osc52;
mod plan;
mod system;
mod trial;

pub(crate) use command::{ClipboardCommand, CommandRefusal};
pub(crate) use handing_over::hand_over;
pub(crate) use holder::{HOLD_COMMAND, hold_clipboard};
pub(crate) use native::{NATIVE_LIMIT, NativeClipboard};
pub(crate) use osc52::sequence;
pub(crate) use plan::{ClipboardChoice, ClipboardEnvironment, Platform, plan};
pub(crate) use trial::try_to_open;
