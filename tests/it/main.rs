//! The program from outside, and the rules that the source keeps.

mod cli;
mod documents;
mod holding;
mod layers;
mod network;
mod peers;
mod pty;
mod rust_sdk;
mod support;
