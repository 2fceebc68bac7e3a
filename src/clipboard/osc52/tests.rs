#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

use proptest::prelude::*;

use super::{TEXT_LIMIT, TooLongForOsc52, sequence};
use crate::domain::Multiplexer;

/// RFC 4648 Base64 with padding, written out here so that the check doesn't rest on the encoder under test.
fn decode_base64(encoded: &[u8]) -> Option<Vec<u8>> {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    if !encoded.len().is_multiple_of(4) {
        return None;
    }
    let digits = encoded
        .iter()
        .rposition(|b| *b != b'=')
        .map_or(0, |i| i + 1);
    if encoded.len() - digits > 2 {
        return None;
    }
    let (mut bits, mut held, mut out) = (0_u32, 0, Vec::new());
    for byte in &encoded[..digits] {
        let value = ALPHABET.iter().position(|a| a == byte)?;
        bits = (bits << 6 | u32::try_from(value).ok()?) & 0xFFFF;
        held += 6;
        if held >= 8 {
            held -= 8;
            out.push(((bits >> held) & 0xFF) as u8);
        }
    }
    Some(out)
}

fn payload(escape: &[u8]) -> &[u8] {
    escape
        .strip_prefix(b"\x1b]52;c;")
        .and_then(|rest| rest.strip_suffix(b"\x1b\\"))
        .expect("the frame of OSC 52 with ST at its end")
}

#[test]
fn is_exact_to_the_byte() {
    let table: [(&str, &[u8]); 6] = [
        ("", b"\x1b]52;c;\x1b\\"),
        ("x", b"\x1b]52;c;eA==\x1b\\"),
        ("ab", b"\x1b]52;c;YWI=\x1b\\"),
        ("foobar", b"\x1b]52;c;Zm9vYmFy\x1b\\"),
        ("草料", b"\x1b]52;c;6I2J5paZ\x1b\\"),
        ("\x07\x1b\\", b"\x1b]52;c;Bxtc\x1b\\"),
    ];
    for (text, expected) in table {
        assert_eq!(sequence(text, None).unwrap(), expected, "{text:?}");
    }
}

#[test]
fn the_limit_counts_bytes_and_nothing_is_cut() {
    let whole = sequence(&"a".repeat(TEXT_LIMIT), None).unwrap();
    assert_eq!(payload(&whole).len(), 99_992);
    assert_eq!(
        sequence(&"a".repeat(TEXT_LIMIT + 1), None),
        Err(TooLongForOsc52 {
            bytes: 74_995,
            limit: 74_994
        })
    );
    // 24,998 characters of three bytes fill the limit exactly.
    assert!(sequence(&"料".repeat(24_998), None).is_ok());
    assert_eq!(
        sequence(&"料".repeat(24_999), None).map_err(|e| e.bytes),
        Err(74_997)
    );
}

#[test]
fn the_refusal_names_both_sizes() {
    let words = sequence(&"a".repeat(80_000), None).unwrap_err().to_string();
    assert!(
        words.contains("80000") && words.contains("74994"),
        "{words}"
    );
}

proptest! {
    #[test]
    fn the_payload_decodes_back(text in "(?s).{0,400}") {
        let escape = sequence(&text, None).unwrap();
        prop_assert_eq!(decode_base64(payload(&escape)), Some(text.into_bytes()));
    }

    #[test]
    fn no_byte_of_the_text_acts_on_the_terminal(text in "[\u{0}-\u{9f}]{0,200}") {
        let escape = sequence(&text, None).unwrap();
        prop_assert!(payload(&escape).iter().all(|b| b.is_ascii_alphanumeric() || b"+/=".contains(b)));
    }
}

#[test]
fn through_tmux_it_is_plain() {
    let plain = sequence("草料", None);
    assert_eq!(sequence("草料", Some(Multiplexer::Tmux)), plain);
}

#[test]
fn through_screen_it_goes_in_pieces_that_screen_takes() {
    let wrapped = sequence("x", Some(Multiplexer::Screen)).unwrap();
    assert_eq!(wrapped, b"\x1bP\x1b]52;c;eA==\x07\x1b\\");
}

proptest! {
    /// Put together again as screen does it: what stands between `ESC P` and `ESC \`, no piece longer than its buffer.
    #[test]
    fn the_terminal_behind_screen_gets_the_whole_sequence(text in "(?s).{0,3000}") {
        let wrapped = String::from_utf8(sequence(&text, Some(Multiplexer::Screen)).unwrap()).unwrap();
        let mut inner = String::new();
        for piece in wrapped.split_terminator("\x1b\\") {
            let piece = piece.strip_prefix("\x1bP").unwrap();
            prop_assert!(piece.len() < 768);
            inner.push_str(piece);
        }
        let payload = inner.strip_prefix("\x1b]52;c;").and_then(|rest| rest.strip_suffix('\x07'));
        prop_assert_eq!(payload.and_then(|base64| decode_base64(base64.as_bytes())), Some(text.into_bytes()));
    }
}
