//! Widths, cutting and padding, case by case.

use std::borrow::Cow;

use super::super::{cells, cut, pad, pad_left, width};

#[test]
fn widths() {
    let table = [
        ("", 0),
        ("abc", 3),
        ("数控车床", 8),
        ("①", 1),
        ("“”", 2),
        ("⚠️", 2),
        ("👨‍👩‍👧", 2),
        ("e\u{301}", 1),
        ("ｶﾞ", 3),
        ("🇨🇳", 2),
        ("a\nb", 2),
        ("⋯", 1),
        ("한국", 4),
        ("لا", 2),
        ("1️⃣", 2),
        ("\u{3000}", 2),
    ];
    for (text, expected) in table {
        assert_eq!(cells(text), expected, "{text:?}");
        assert_eq!(width::cells(text), expected);
    }
}

#[test]
fn cutting() {
    let table = [
        ("abcdef", 6, "⋯", "abcdef"),
        ("abcdef", 5, "⋯", "abcd⋯"),
        ("数控车床", 7, "⋯", "数控车⋯"),
        ("数控车床", 6, "⋯", "数控⋯"),
        ("数控", 1, "⋯", "⋯"),
        ("数控", 0, "⋯", ""),
        ("数控", 1, "", ""),
        ("数控", 3, "", "数"),
        ("abc", 2, "...", "ab"),
        ("👨‍👩‍👧x", 2, "", "👨‍👩‍👧"),
        ("e\u{301}e\u{301}e\u{301}", 2, "~", "e\u{301}~"),
        ("", 0, "⋯", ""),
    ];
    for (text, max, mark, expected) in table {
        assert_eq!(cut(text, max, mark), expected, "{text:?} to {max}");
    }
    assert!(matches!(cut("数控", 4, "⋯"), Cow::Borrowed(_)));
    assert!(matches!(cut("数控车", 4, ""), Cow::Borrowed("数控")));
}

#[test]
fn padding() {
    assert_eq!(pad("数", 4), "数  ");
    assert_eq!(pad("数控车", 5), "数控 ");
    assert_eq!(pad("", 2), "  ");
    assert_eq!(pad_left("12", 4), "  12");
    assert_eq!(pad_left("数控车", 5), " 数控");
    assert_eq!(pad_left("x", 0), "");
}
