//! Keys: chords, the commands they stand for, and the map between them.

mod burst;
mod chord;
mod command;
mod keymap;
mod patch;
mod words;
mod written;

pub use burst::{Arrival, arrivals};
pub use chord::{Chord, Key};
pub use command::{Command, Scope};
pub use keymap::{Binding, Keymap};
pub use patch::KeyConflict;
pub use written::ChordError;
