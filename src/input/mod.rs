//! Keys: chords, the commands they stand for, and the map between them.

mod burst;
mod chord;
mod command;
mod composed;
mod keymap;
mod patch;
mod written;

pub(crate) use burst::{Arrival, Run, arrivals};
pub(crate) use chord::{Chord, Key};
pub(crate) use command::{Command, Group, Scope};
pub(crate) use composed::{is_composed, is_composed_letter};
pub(crate) use keymap::Keymap;
pub(crate) use patch::KeyConflict;
pub(crate) use written::ChordError;
