//! The policy for outside text, case by case.

use std::borrow::Cow;

use super::super::{MAX_CHARACTERS, SafeText, sanitize, sanitize_line};

fn check(cases: &[(&str, &str)]) {
    for (raw, safe) in cases {
        assert_eq!(sanitize(raw), *safe, "{raw:?}");
        assert_eq!(sanitize(safe), *safe, "again: {raw:?}");
    }
}

fn check_untouched(texts: &[&str]) {
    for text in texts {
        assert!(
            matches!(sanitize(text), Cow::Borrowed(same) if same == *text),
            "{text:?} -> {:?}",
            sanitize(text)
        );
    }
}

#[test]
fn controls_in_caret_style() {
    check(&[
        ("\x1b[31mred\x1b]0;t\x07", "^[[31mred^[]0;t^G"),
        ("\0\x01\x1f\x7f", "^@^A^_^?"),
        ("a\rb\r\nc\r", "a^Mb\nc^M"),
        ("a\tb", "a b"),
        ("\u{80}\u{85}\u{9b}31m\u{9f}", "M-^@M-^EM-^[31mM-^_"),
        ("\r\r\n", "^M\n"),
    ]);
}

#[test]
fn invisible_characters_as_marks() {
    check(&[
        ("a\u{202e}b", "a<U+202E>b"),
        (
            "\u{feff}x\u{200b}\u{200e}\u{200f}\u{61c}",
            "<U+FEFF>x<U+200B><U+200E><U+200F><U+061C>",
        ),
        (
            "\u{2066}\u{2069}\u{2028}\u{2029}\u{2060}",
            "<U+2066><U+2069><U+2028><U+2029><U+2060>",
        ),
        ("so\u{ad}ft\u{34f}", "so<U+00AD>ft<U+034F>"),
        (
            "\u{115f}\u{1160}\u{3164}\u{ffa0}",
            "<U+115F><U+1160><U+3164><U+FFA0>",
        ),
        (
            "\u{fffe}\u{10ffff}\u{fdd0}\u{fff9}",
            "<U+FFFE><U+10FFFF><U+FDD0><U+FFF9>",
        ),
        ("\u{e0001}\u{e0041}\u{1d173}", "<U+E0001><U+E0041><U+1D173>"),
        ("\u{180e}\u{180b}\u{17b4}", "<U+180E><U+180B><U+17B4>"),
        ("a\u{1161}", "a<U+1161>"),
    ]);
}

#[test]
fn every_listed_invisible_character_is_shown_between_letters() {
    let ranges = [
        0xAD..=0xAD,
        0x34F..=0x34F,
        0x61C..=0x61C,
        0x115F..=0x1160,
        0x17B4..=0x17B5,
        0x180B..=0x180F,
        0x200B..=0x200F,
        0x2028..=0x202E,
        0x2060..=0x206F,
        0x3164..=0x3164,
        0xFE00..=0xFE0F,
        0xFEFF..=0xFEFF,
        0xFFA0..=0xFFA0,
        0xFFF0..=0xFFFB,
        0x1BCA0..=0x1BCA3,
        0x1D173..=0x1D17A,
        0xE0000..=0xE0FFF,
        0xFDD0..=0xFDEF,
        0xFFFFE..=0xFFFFF,
    ];
    for c in ranges.into_iter().flatten().filter_map(char::from_u32) {
        let raw = format!("a{c}b");
        assert_eq!(sanitize(&raw), format!("a<U+{:04X}>b", u32::from(c)));
    }
}

#[test]
fn joiners_and_selectors_where_nothing_needs_them() {
    check(&[
        ("a\u{200d}b\u{200c}", "a<U+200D>b<U+200C>"),
        ("a\u{fe0f}\u{301}", "a<U+FE0F>\u{25cc}\u{301}"),
        ("1\u{fe0f}2", "1<U+FE0F>2"),
        ("中\u{fe0f}a\u{e0100}", "中<U+FE0F>a<U+E0100>"),
        ("👩\u{200d}", "👩<U+200D>"),
        ("👩\u{200d}a", "👩<U+200D>a"),
        ("\u{200d}👩", "<U+200D>👩"),
        ("❤\u{fe0f}\u{fe0f}", "❤\u{fe0f}<U+FE0F>"),
        ("⌚\u{fe0e}", "⌚<U+FE0E>"),
        ("م\u{200c}\u{200c}ی", "م<U+200C><U+200C>ی"),
        ("م\u{200c}", "م<U+200C>"),
        ("🏴\u{e0061}\u{e007f}", "🏴<U+E0061><U+E007F>"),
        ("☙\u{200d}☙", "☙<U+200D>☙"),
    ]);
    // A chain of emoji is drawn as one, or as many: so it ends somewhere.
    let pair = "👩\u{200d}";
    assert_eq!(
        sanitize(&(pair.repeat(9) + "👩")),
        format!("{}👩<U+200D>{}👩", pair.repeat(5), pair.repeat(3))
    );
}

#[test]
fn well_formed_text_is_untouched() {
    check_untouched(&[
        "",
        "plain",
        "数控车床，第 5 条。",
        "a\nb",
        "\u{fffd}\u{e000}",
        "e\u{301}",
        "…—“”·①→",
        "👨‍👩‍👧‍👦",
        "👩🏽‍❤️‍💋‍👨🏽",
        "🏳️‍🌈",
        "🏴‍☠️",
        "👁️‍🗨️",
        "🏃🏽‍♀️‍➡️",
        "❤️",
        "☎\u{fe0e}",
        "1️⃣#️⃣",
        "🇨🇳🇩🇪",
        "👍🏽",
        "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
        "葛\u{e0100}飾区",
        "مرحبا بالعالم",
        "مُحَمَّدٌ",
        "می\u{200c}خواهم",
        "שָׁלוֹם עולם",
        "क\u{94d}\u{200d}ष",
        "क\u{94d}\u{200c}ष",
        "ශ\u{dca}\u{200d}ර\u{dd3}",
        "ไทยน้ำ",
        "한국어",
        "각",
        "ᄀ\u{1161}\u{11a8}",
        "ｶﾞｷﾞ",
        "ﾞ",
        "Việt Nam",
        "z\u{335}\u{301}\u{300}",
    ]);
}

#[test]
fn combining_marks_are_capped_and_never_without_a_base() {
    let zalgo = format!("z{}y", "\u{301}".repeat(18));
    check(&[
        (&zalgo, &format!("z{}<+12 marks>y", "\u{301}".repeat(6))),
        (
            &format!("z{}", "\u{301}".repeat(7)),
            &format!("z{}<+1 mark>", "\u{301}".repeat(6)),
        ),
        ("\u{301}a", "\u{25cc}\u{301}a"),
        ("a\n\u{301}", "a\n\u{25cc}\u{301}"),
        ("\u{93e}", "\u{25cc}\u{93e}"),
        ("a\t\u{301}", "a \u{25cc}\u{301}"),
        ("\x1b\u{301}", "^[\u{25cc}\u{301}"),
    ]);
    let prepended = sanitize(&"\u{600}".repeat(40)).into_owned();
    assert!(prepended.ends_with("<+8 marks>"), "{prepended}");
}

#[test]
fn length_is_capped_with_a_visible_mark() {
    let fits = "字".repeat(MAX_CHARACTERS);
    check_untouched(&[&fits]);
    let long = fits + "多一些";
    let safe = sanitize(&long);
    assert!(safe.chars().count() <= MAX_CHARACTERS);
    let (kept, mark) = safe.split_once('⋯').unwrap();
    let left = long.chars().count() - kept.chars().count();
    assert_eq!(mark, format!("<+{left} characters>"));
    assert_eq!(sanitize(&safe), safe);

    // What is shown in a longer form counts as shown.
    let grown = "\x1b".repeat(MAX_CHARACTERS - 1);
    let safe = sanitize(&grown);
    assert!(safe.chars().count() <= MAX_CHARACTERS && safe.contains('⋯'));
    assert_eq!(sanitize(&safe), safe);
}

#[test]
fn the_length_cap_splits_no_cluster_and_leaves_no_joiner() {
    for unit in [
        "👩🏽\u{200d}❤\u{fe0f}\u{200d}👨 ",
        "می\u{200c}",
        "🇨🇳",
        "e\u{301}\u{302}",
        "क\u{94d}\u{200d}",
        "\u{202e}",
    ] {
        for shift in 0..4 {
            let raw = "x".repeat(shift) + &unit.repeat(MAX_CHARACTERS / unit.chars().count() + 40);
            let safe = sanitize(&raw);
            assert!(
                safe.ends_with(" characters>") && safe.chars().count() <= MAX_CHARACTERS,
                "{unit:?}"
            );
            assert_eq!(sanitize(&safe), safe, "{unit:?}");
        }
    }
}

#[test]
fn one_line() {
    assert_eq!(sanitize_line("a\r\nb\nc"), "a^Jb^Jc");
    assert!(matches!(sanitize_line("数控车床"), Cow::Borrowed(_)));
    let text = SafeText::sanitize("a\r\nb\n");
    assert_eq!(text.as_str(), "a\nb\n");
    assert_eq!(text.one_line(), "a^Jb^J");
    assert_eq!(text.to_string(), "a\nb\n");
    assert!(matches!(
        SafeText::from_static("未跟踪").one_line(),
        Cow::Borrowed("未跟踪")
    ));
    assert!(SafeText::default().is_empty());
}

#[test]
#[should_panic(expected = "not safe text")]
#[cfg(debug_assertions)]
fn own_words_are_checked() {
    let _ = SafeText::from_static("\x1b");
}
