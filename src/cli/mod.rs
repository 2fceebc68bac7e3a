//! The command line: what is asked on it becomes settings, a question to the service, and text or data on standard output.
//!
//! Data goes to standard output, everything else to standard error. Nothing from outside reaches either without having gone through
//! [`SafeText`](crate::text::SafeText) or, in JSON, through `json_out`.

mod actions;
mod arguments;
mod asking;
mod authorities;
mod card;
mod client_options;
mod clipboard_command;
mod command;
mod command_context;
mod command_line;
mod commands;
mod csv_out;
mod demo;
mod doctor;
mod environment;
mod explorer;
mod failure;
mod flags;
mod generate;
mod json_out;
mod ledger;
mod link;
mod logging;
mod manual;
#[cfg(test)]
mod paging_tests;
mod program;
mod qr;
mod records;
mod run;
mod serve;
mod settings;
mod show;
mod show_text;
mod signals;
mod task;
mod tasks;
mod usage_error;
mod writer;
mod zone;

pub(crate) use run::main;
