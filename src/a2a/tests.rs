#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

mod cards;
mod encoding;
mod model;
mod refusals;
mod streams;
