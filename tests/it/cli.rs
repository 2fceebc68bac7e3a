//! The command line as its users meet it: the built binary against scripted services and the demo.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

mod config;
mod doctor;
mod doctor_clipboard;
mod doctor_secrets;
mod errors;
mod exact;
mod hostile;
mod json;
mod links;
mod logs;
mod manual;
mod page_size;
mod paging;
mod picture_file;
mod qr;
mod retrying;
mod secrets;
pub mod service;
mod settings;
#[cfg(unix)]
mod special_files;
mod tables;
mod tasks;
mod text;
mod variables;
mod wire;
