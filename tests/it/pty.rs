//! The program in a terminal, as a person meets it: what stands on the screen, and every byte that made it.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests: a failure is a failed test"
)]

mod agreeing;
mod copying;
mod demo;
mod entity_service;
mod hostile;
mod idle;
mod input_method;
mod leaving;
mod looks;
mod order;
mod output_bytes;
mod paging;
mod panel;
mod pasting;
mod qr;
mod session;
mod sizes;
mod unfinished;
mod views;
mod waiting;
