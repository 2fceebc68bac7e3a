//! Any text through the sanitiser, then measured, cut and wrapped.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| qrscope::probe::sanitise(bytes));
