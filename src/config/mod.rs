//! The config file: which keys there are, what a file says, and what is wrong with it. A file is a patch over the defaults; flags and
//! variables are stronger (design.md 2.1).

mod chords;
mod fault;
mod file;
mod key;
mod keys;
mod named_file;
mod place;
mod printed;
mod source;
mod suggest;
mod values;
mod words;

pub use fault::{Fault, Warning, Why};
pub use file::{ConfigFile, FileState, Patch, Setting, Value, load, read};
pub use key::{Key, Kind};
pub use keys::KEYS;
pub use named_file::{Unopened, kind, open_named};
pub use place::{Place, default_path};
pub use printed::{config_text, keymap_text};
pub use suggest::suggest;

/// The key of that name.
#[must_use]
pub fn key(name: &str) -> Option<&'static Key> {
    KEYS.iter().find(|key| key.name == name)
}

#[cfg(test)]
mod tests;
