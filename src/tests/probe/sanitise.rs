//! Any text through the sanitiser, then measured, cut and wrapped.

use crate::text::{MAX_CHARACTERS, cells, cut, pad, sanitize, sanitize_line, wrap};

/// Panics if the bytes break a promise.
pub fn sanitise(bytes: &[u8]) {
    let raw = String::from_utf8_lossy(bytes);
    let safe = sanitize(&raw);
    let line = sanitize_line(&raw);
    assert_eq!(sanitize(&safe), safe, "not a fixed point");
    assert_eq!(sanitize(&line), line, "a line is not a fixed point");
    assert!(safe.chars().count() <= MAX_CHARACTERS);
    for c in safe.chars() {
        assert!(c == '\n' || !c.is_control(), "{c:?}");
        assert!(
            !matches!(c, '\u{61C}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}'
                | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}'),
            "{c:?}"
        );
    }
    assert!(!line.contains('\n'));
    let width = usize::from(bytes.first().copied().unwrap_or(0) % 50);
    assert!(cells(&cut(&line, width, "⋯")) <= width);
    assert_eq!(cells(&pad(&line, width)), width);
    let mut end = 0;
    for range in wrap(&safe, width, width) {
        assert!(range.start >= end && range.end >= range.start);
        assert!(
            safe[end..range.start].chars().all(char::is_whitespace),
            "lost text"
        );
        end = range.end;
    }
    assert!(safe[end..].chars().all(char::is_whitespace), "lost text");
}
