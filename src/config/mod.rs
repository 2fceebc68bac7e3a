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

pub(crate) use definition::{Definition, Kind, PREFIX};
pub(crate) use fault::{Fault, Warning, Why};
#[cfg(test)]
pub(crate) use file::read;
pub(crate) use file::{ConfigFile, FileState, Setting, load};
pub(crate) use named_file::{Unopened, kind, open_named};
pub(crate) use options::{OPTIONS, keys, option};
pub(crate) use place::{Place, default_path};
pub(crate) use printed::{config_text, keymap_text};
pub(crate) use redact::PROXY_VARIABLES;
pub(crate) use sources::{Source, Sources};
pub(crate) use suggest::suggest;
pub(crate) use value::Value;

#[cfg(test)]
mod tests;
