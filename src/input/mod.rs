//! Keys: chords, the commands they stand for, and the map between them.

mod burst;
mod chord;
mod command;
mod keymap;
mod words;

pub use burst::{Arrival, arrivals};
pub use chord::{Chord, Key};
pub use command::{Command, Scope};
pub use keymap::{Binding, Keymap};
