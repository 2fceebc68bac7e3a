//! The loop between terminal, model and service: wait, handle, drain, draw once.

mod backend;
mod copies;
mod event_loop;
mod executor;
mod guard;
mod incoming;
mod input;
mod log_file;
mod panics;
mod setup;
mod shown;
mod signals;
mod traffic_file;

pub use event_loop::explore;
pub use log_file::{LogFile, LogRefusal};
pub use panics::install as install_panic_message;
pub use setup::Setup;
