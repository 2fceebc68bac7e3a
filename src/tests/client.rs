//! The reader over real HTTP: what it puts on the wire, and what becomes of answers that no proper server would give.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

pub mod asking;
mod broken;
mod context;
mod encodings;
mod finding;
mod gzip;
mod limits;
mod origins;
mod plain_get;
mod retrying;
pub mod speaking;
mod streams;
mod wire;

use super::support::answers;
