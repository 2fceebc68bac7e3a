//! Any text through the search for code links, and as a link to copy.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| qrscope::probe::links(bytes));
