//! The program in a terminal, as a person meets it: what stands on the screen, and every byte that made it.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests: a failure is a failed test"
)]

mod agreeing;
mod config;
mod copy_command;
mod copy_ways;
mod copying;
mod demo;
mod entity_service;
mod hanging_up;
mod hostile;
mod idle;
mod input_method;
mod inspector;
mod large_answers;
mod leaving;
mod looks;
mod order;
pub mod output_bytes;
mod paging;
mod pasting;
mod pasting_over;
mod qr;
mod replies;
mod retrying;
mod sizes;
mod suspending;
mod unasked;
mod unfinished;
mod unfinished_copy;
mod views;
mod waiting;
mod widths;

use crate::support::session;
