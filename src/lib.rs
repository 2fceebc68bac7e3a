//! qrscope: a keyboard-first, read-only terminal explorer for the objects behind Caoliao QR codes.
//!
//! Rooms import only from rooms above them in this list:
//! `text`, `net`, `domain`, `a2a`, then `input`, `i18n`, `theme`, `config`, then `present`, `client`, then `clipboard`, `qr`, then `app`,
//! `view`, and last `demo`, `runtime`, `cli`. A test reads the imports and fails on one that runs upward.

// The tests name what they use as a program would, and still reach what no program can.
#[cfg(test)]
extern crate self as qrscope;

pub mod a2a;
pub mod app;
pub mod cli;
pub mod client;
pub mod clipboard;
pub mod config;
pub mod demo;
pub mod domain;
pub mod i18n;
pub mod input;
pub mod net;
pub mod present;
pub mod qr;
pub mod runtime;
pub mod text;
pub mod theme;
pub mod view;

/// The way in for `benches/` and `fuzz/`.
#[cfg(any(test, feature = "probe"))]
#[path = "tests/probe/mod.rs"]
pub mod probe;

#[cfg(test)]
mod tests;

pub use cli::main;
