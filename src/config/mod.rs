//! Options, each defined once, and where their values come from: flags, variables, the config file, defaults.

mod chords;
mod definition;
mod fault;
mod file;
mod file_text;
mod named_file;
mod options;
mod place;
mod printed;
mod redact;
mod sources;
mod suggest;
mod value;
mod words;

pub use definition::{Definition, Kind, PREFIX, Redaction};
pub use fault::{Fault, Warning, Why};
#[cfg(test)]
pub use file::read;
pub use file::{ConfigFile, FileState, Setting, load};
pub use named_file::{Unopened, kind, open_named};
pub use options::{OPTIONS, keys, option};
pub use place::{Place, default_path};
pub use printed::{config_text, keymap_text};
pub use redact::{PROXY_VARIABLES, redacted_address};
pub use sources::{Source, Sources};
pub use suggest::suggest;
pub use value::Value;

#[cfg(test)]
mod tests;
