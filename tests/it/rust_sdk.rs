//! The program against a third independent server: one on the official Rust SDK of A2A 1.0, in this process.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

mod headless;

use crate::support::rust_sdk as server;
use crate::support::rust_sdk::answers;
