//! The loop between terminal, model and service: wait, handle, drain, draw once.

mod backend;
mod captured_stderr;
mod cell_writer;
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
mod program;
mod repaint;
mod screen_buffer;
mod setup;
mod signals;
mod suspend;
mod traffic_file;
mod watchdog;
mod window_size;

pub(crate) use explore::explore;
#[cfg(test)]
pub(crate) use explore::explore_with;
pub(crate) use log_file::{LogFile, LogRefusal};
pub(crate) use new_file::{NotSaved, save};
pub(crate) use panics::install as install_panic_message;
#[cfg(test)]
pub(crate) use program::Program;
pub(crate) use setup::Setup;
