//! What a server on the official A2A SDK really sent is understood as it was meant, and however an answer is bent, it costs only
//! what is bent.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

mod bent;
mod bytes;
mod captures;
mod cases;
mod dialect_cases;
mod dialects;
mod encoded;
mod entries;
mod expected;
pub mod fixture;

mod renamed;
mod shapes;
mod stirred;
mod tree;
mod visible;
