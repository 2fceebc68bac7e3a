//! `qrscope::app::update` alone: messages in, model and effects out. No runtime, no terminal, no sleeping.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests: a failure is a failed test"
)]

mod arrivals;
pub mod behind;
mod cancelling;
mod clock;
mod command_list;
pub mod desk;
mod inspector;
mod inspector_tasks;
mod keys;
mod look_ahead;
mod mashing;
mod opening;
mod pausing;
mod qr;
mod refreshing;
mod refused_cursor;
pub mod replies;
mod waiting_on;
mod walking;
mod wire;
