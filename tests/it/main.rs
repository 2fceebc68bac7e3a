//! The program from outside, and the rules that the source keeps.
#![allow(
    unreachable_pub,
    reason = "tests: who reaches what is nobody's promise"
)]

mod cli;
mod documents;
mod holding;
mod layers;
mod network;
mod peers;
mod pty;
mod rust_sdk;
mod support;
