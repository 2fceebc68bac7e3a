//! The reader and the program against a third independent server: one on the official Rust SDK of A2A 1.0, in this process.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

mod agent;
mod answers;
mod headless;
mod reading;
mod server;
mod tasks;
