//! The program from outside, and the rules that the source keeps.

mod cli;
/// How the library's own tests ask; both harnesses compile these files.
#[path = "../../src/tests/client"]
#[allow(
    dead_code,
    clippy::unwrap_used,
    clippy::panic,
    reason = "test support: not all of it is used here"
)]
mod client {
    pub mod answers;
    pub mod asking;
    pub mod speaking;
}
mod holding;
mod layers;
mod network;
mod peers;
mod pty;
mod rust_sdk;
mod support;
