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
pub mod desk;
mod keys;
mod look_ahead;
mod mashing;
mod opening;
mod panel;
mod panel_tasks;
mod qr;
mod refreshing;
pub mod replies;
mod waiting_on;
mod walking;
mod wire;
