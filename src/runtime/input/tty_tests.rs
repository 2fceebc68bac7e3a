use std::time::Duration;

use super::*;

fn events(bytes: &[u8]) -> Vec<Event> {
    let mut out = Vec::new();
    Decoder::default().read(bytes, &mut out);
    out
}

#[test]
fn a_key_alone_waits_for_nothing() {
    for bytes in [&b""[..], b"q", b"\x1b[A"] {
        assert_eq!(wait_for_more(&events(bytes), Duration::ZERO), None);
    }
}

#[test]
fn keys_without_a_pause_are_delivered_while_they_still_come() {
    for bytes in [&b"jj"[..], b"\x1b\x1b\x1b", b"https://qr71.cn/a/b\x1b\x1b"] {
        let keys = events(bytes);
        assert_eq!(wait_for_more(&keys, Duration::ZERO), Some(TOGETHER));
        assert_eq!(wait_for_more(&keys, KEYS_LIMIT), None, "{keys:?}");
    }
}

#[test]
fn a_text_is_kept_together_however_slowly_it_comes() {
    let text = events(b"https://qr71.cn/a/b");
    for gathered in [Duration::ZERO, KEYS_LIMIT, Duration::from_secs(60)] {
        assert_eq!(wait_for_more(&text, gathered), Some(TEXT_TOGETHER));
    }
    // A text that a network brings in two packets is one: what is left of it may be too short to be known for a text.
    assert!(TEXT_TOGETHER >= 5 * TOGETHER, "{TEXT_TOGETHER:?}");
}
