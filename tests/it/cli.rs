//! The command line as its users meet it: the built binary against scripted services and the demo.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

mod errors;
mod exact;
mod hostile;
mod json;
mod leaves;
mod links;
mod paging;
mod retrying;
pub mod service;
mod settings;
mod tables;
mod tasks;
mod text;
mod wire;
