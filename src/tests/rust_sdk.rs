//! The reader against a third independent server: one on the official Rust SDK of A2A 1.0, in this process.

mod reading;
mod tasks;

use super::support::rust_sdk as server;
use super::support::rust_sdk::answers;
