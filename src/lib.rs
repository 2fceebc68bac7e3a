//! qrscope: a keyboard-first, read-only terminal explorer for the objects behind Caoliao QR codes.
//!
//! Everything is private but the way in, so that the compiler says what nothing uses. Rooms import only from rooms above them in this list:
//! `text`, `net`, `domain`, `a2a`, then `input`, `i18n`, `theme`, `config`, then `present`, `client`, then `clipboard`, `qr`, then `app`,
//! `view`, and last `demo`, `runtime`, `cli`. A test reads the imports and fails on one that runs upward.

// The tests name what they use as a program would, and still reach what no program can.
#[cfg(test)]
extern crate self as qrscope;

mod a2a;
mod app;
mod cli;
mod client;
mod clipboard;
mod config;
mod demo;
mod domain;
mod i18n;
mod input;
mod net;
mod present;
mod qr;
mod runtime;
mod text;
mod theme;
mod view;

/// The way in for `benches/` and `fuzz/`.
#[cfg(any(test, feature = "probe"))]
#[path = "tests/probe/mod.rs"]
pub mod probe;

#[cfg(test)]
mod tests;

/// The program: reads its arguments and the environment, and gives the exit code of whatever it was asked to do.
#[must_use]
pub fn main() -> std::process::ExitCode {
    cli::main()
}
