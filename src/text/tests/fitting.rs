//! Widths, cutting and padding, case by case.

use std::borrow::Cow;

use super::super::{AmbiguousWidth, cells, cut, pad, width, without_cells, wrap};

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
}

/// Runs with ambiguous characters taken for two cells.
fn in_wide(run: impl FnOnce()) {
    width::OF_THIS_TEST.set(Some(AmbiguousWidth::Wide));
    run();
    width::OF_THIS_TEST.set(None);
}

#[test]
fn ambiguous_characters_are_as_wide_as_the_setting_says() {
    let table = [
        ("“好”", 4, 6),
        ("…", 1, 2),
        ("①→·", 3, 6),
        ("Ωж", 2, 4),
        ("áêü", 3, 6),
        ("e\u{301}Ω\u{301}", 2, 3),
        ("━│", 2, 4),
        ("abc", 3, 3),
        ("数控", 4, 4),
        ("⋯✓✗◦▪▐∙", 7, 7),
        ("👨‍👩‍👧", 2, 2),
        ("é", 1, 2),
    ];
    for (text, narrow, wide) in table {
        assert_eq!(cells(text), narrow, "{text:?}");
        in_wide(|| assert_eq!(cells(text), wide, "{text:?}"));
    }
    in_wide(|| {
        assert_eq!(cut("“好”了", 5, "~"), "“好~");
        assert_eq!(pad("…", 4), "…  ");
        assert_eq!(without_cells("“好”", 2), "好”");
        let text = "Ωмега план…";
        let lines = wrap(text, 8, 8).into_iter().map(|range| &text[range]);
        assert_eq!(lines.collect::<Vec<_>>(), ["Ωмег", "а", "пла", "н…"]);
    });
}

#[test]
fn the_start_goes_by_whole_clusters() {
    for (text, skip, rest) in [
        ("abc", 0, "abc"),
        ("abc", 2, "c"),
        ("abc", 9, ""),
        ("", 0, ""),
        ("数控车", 3, "车"),
        ("👨‍👩‍👧x", 1, "x"),
        ("e\u{301}\u{302}e\u{301}", 1, "e\u{301}"),
    ] {
        assert_eq!(without_cells(text, skip), rest, "{text:?} without {skip}");
    }
}

#[test]
fn terminals_disagree_about_what_is_more_than_a_character() {
    for symbol in ["a", "数", "“", "━", "✓", "▪", "é", "Ω", "가", "☎", " "] {
        assert!(width::is_certain(symbol), "{symbol:?}");
        assert!(width::most_cells(symbol) <= 2, "{symbol:?}");
    }
    for (symbol, most) in [
        ("👨‍👩‍👧", 8),
        ("⚠️", 3),
        ("e\u{301}", 2),
        ("👍🏽", 4),
        ("🇨🇳", 4),
        ("👩", 2),
        ("\u{e000}", 2),
        ("ｶﾞ", 3),
        ("", 0),
    ] {
        assert!(!width::is_certain(symbol), "{symbol:?}");
        assert_eq!(width::most_cells(symbol), most, "{symbol:?}");
    }
    for symbol in ["“", "━", "é"] {
        in_wide(|| assert!(!width::is_certain(symbol), "{symbol:?}"));
    }
}
