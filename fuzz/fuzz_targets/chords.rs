//! Keys as a terminal may report them, to chords, commands and texts.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| qrscope::probe::chords(bytes));
