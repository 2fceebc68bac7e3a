//! Bytes of the wire, read as everything they could be: every dialect, every skill, every other kind of answer.
//!
//! The first byte picks an HTTP status; the rest is the body. Nothing may panic, and everything that becomes text on a screen must be
//! safe.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| qrscope::probe::decode(bytes));
