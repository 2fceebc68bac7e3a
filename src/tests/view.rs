//! `qrscope::view` alone: a model in, cells out.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests: a failure is a failed test"
)]

mod alignment;
mod chrome;
mod copies;
mod cursor;
mod fitting;
mod grounds;
mod harmless;
mod links;
mod meaning;
mod old_data;
mod qr;
mod scenes;
mod screens;
pub mod stage;
mod style;
