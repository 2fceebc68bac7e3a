//! The rules inside the library: what is worked out from messages, drawn, asked for and understood. What needs the built program stands in
//! `tests/it`; both use the same support.
#![allow(
    unreachable_pub,
    reason = "tests: who reaches what is nobody's promise"
)]

mod client;
mod contract;
mod faults;
mod leaves;
mod network;
mod peers;
mod rust_sdk;
#[path = "../../tests/it/support/mod.rs"]
mod support;
mod tables;
mod telling;
pub(crate) mod update;
pub(crate) mod view;
