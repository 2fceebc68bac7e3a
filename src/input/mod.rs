//! Keys: chords, the commands they stand for, and the map between them.

mod chord;
mod command;
mod keymap;
mod words;

pub use chord::{Chord, Key};
pub use command::{Command, Scope};
pub use keymap::{Binding, Keymap};
