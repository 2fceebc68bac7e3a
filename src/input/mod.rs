//! Keys: chords, the commands they stand for, and the map between them.

mod burst;
mod chord;
mod command;
mod composed;
mod keymap;
mod patch;
mod written;

pub use burst::{Arrival, Run, arrivals};
pub use chord::{Chord, Key};
pub use command::{Command, Group, Scope};
pub use composed::{is_composed, is_composed_letter};
pub use keymap::Keymap;
pub use patch::KeyConflict;
pub use written::ChordError;
