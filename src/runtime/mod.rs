//! The loop between terminal, model and service: wait, handle, drain, draw once.

mod ahead;
mod backend;
mod copies;
mod event_loop;
mod executor;
mod explore;
mod guard;
mod incoming;
mod input;
mod last_words;
mod log_file;
mod new_file;
mod panics;
mod pen;
mod program;
mod setup;
mod shown;
mod signals;
mod stray;
mod stuck;
mod suspend;
mod traffic_file;
mod window;

pub use explore::{explore, explore_with};
pub use log_file::{LogFile, LogRefusal};
pub(crate) use new_file::{NotSaved, save};
pub use panics::install as install_panic_message;
pub use program::Program;
pub use setup::Setup;
