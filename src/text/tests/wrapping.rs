//! Breaking lines: cases, and what must hold of any text at any width.

use proptest::prelude::*;
use unicode_segmentation::UnicodeSegmentation;

use super::super::{cells, wrap};
use super::{nasty, ordinary};

fn lines(text: &str, first: usize, rest: usize) -> Vec<&str> {
    wrap(text, first, rest)
        .into_iter()
        .map(|range| &text[range])
        .collect()
}

#[test]
fn cases() {
    let table: &[(&str, usize, usize, &[&str])] = &[
        ("", 9, 9, &[""]),
        ("one two three", 7, 7, &["one two", "three"]),
        ("one   two", 5, 5, &["one", "two"]),
        ("one ", 3, 3, &["one"]),
        ("a\nb\n\nc\n", 9, 9, &["a", "b", "", "c", ""]),
        ("abcdefgh", 3, 3, &["abc", "def", "gh"]),
        ("to abcdefgh", 4, 4, &["to", "abcd", "efgh"]),
        // A word that fits the other lines leaves a short first line empty; a longer one starts there.
        ("hello you", 3, 9, &["", "hello you"]),
        (
            "https://qr71.cn/a/b",
            4,
            8,
            &["http", "s://qr7", "1.cn/a/b"],
        ),
        ("中文", 1, 8, &["", "中文"]),
        ("数控车床维修", 4, 8, &["数控", "车床维修"]),
        // Chinese punctuation.
        ("一二三，四五六", 6, 6, &["一二", "三，四", "五六"]),
        ("一二（三四）五", 6, 6, &["一二", "（三", "四）五"]),
        ("一二三。四五六七", 8, 8, &["一二三。", "四五六七"]),
        ("他说“好”了", 6, 6, &["他说", "“好”了"]),
        ("见图abc与def", 5, 5, &["见图", "abc与", "def"]),
        // No lonely last character.
        ("一二三四", 6, 6, &["一二", "三四"]),
        ("一二三四\nx", 6, 6, &["一二", "三四", "x"]),
        ("一二", 2, 2, &["一", "二"]),
        ("ab 一二三", 7, 7, &["ab 一", "二三"]),
        ("ab cd一", 5, 5, &["ab", "cd一"]),
        // Indentation.
        ("  a b", 3, 3, &["  a", "b"]),
        ("     a", 3, 3, &["a"]),
        // Clusters stay whole.
        ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 4, 4, &["👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧👨‍👩‍👧"]),
        (
            "e\u{301}e\u{301}e\u{301}",
            2,
            2,
            &["e\u{301}e\u{301}", "e\u{301}"],
        ),
        ("🇨🇳🇩🇪🇫🇷🇮🇹", 5, 5, &["🇨🇳🇩🇪", "🇫🇷🇮🇹"]),
        // Widths that hold nothing.
        ("ab中", 0, 0, &["a", "b", "中"]),
        ("中文", 1, 1, &["中", "文"]),
        ("，，", 1, 1, &["，", "，"]),
        ("no\u{a0}break", 5, 8, &["", "no\u{a0}break"]),
    ];
    for (text, first, rest, expected) in table {
        assert_eq!(
            lines(text, *first, *rest),
            *expected,
            "{text:?} at {first}/{rest}"
        );
    }
}

fn solid(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// The rules that need no "unless": nothing lost, everything fits, clusters whole.
fn check_always(text: &str, first: usize, rest: usize) -> Result<(), TestCaseError> {
    let borders: Vec<usize> = text
        .grapheme_indices(true)
        .map(|(at, _)| at)
        .chain([text.len()])
        .collect();
    let ranges = wrap(text, first, rest);
    let mut end = 0;
    for (row, range) in ranges.iter().enumerate() {
        prop_assert!(range.start >= end && range.start <= range.end);
        prop_assert!(
            text[end..range.start].chars().all(char::is_whitespace),
            "lost {:?}",
            &text[end..range.start]
        );
        end = range.end;
        let line = &text[range.clone()];
        prop_assert!(!line.contains('\n'));
        prop_assert!(
            borders.binary_search(&range.start).is_ok()
                && borders.binary_search(&range.end).is_ok()
        );
        let width = if row == 0 { first } else { rest };
        prop_assert!(
            cells(line) <= width || line.graphemes(true).count() == 1,
            "{line:?} is too wide for {width}"
        );
    }
    prop_assert!(text[end..].chars().all(char::is_whitespace));
    let joined: String = ranges.iter().map(|range| &text[range.clone()]).collect();
    prop_assert_eq!(solid(&joined), solid(text));
    prop_assert!(ranges.len() > text.matches('\n').count());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_is_lost_and_everything_fits(text in ordinary(), first in 0_usize..30, rest in 0_usize..30) {
        check_always(&text, first, rest)?;
        for line in lines(&text, first, rest) {
            prop_assert_eq!(line.trim_end(), line);
        }
    }

    #[test]
    fn also_of_any_safe_text(raw in nasty(), first in 0_usize..30, rest in 0_usize..30) {
        check_always(&super::super::sanitize(&raw), first, rest)?;
    }

    #[test]
    fn words_stay_whole(text in "([a-z]{1,10}|[一-十]{1,9}| |\n){0,30}", first in 0_usize..30, rest in 10_usize..30) {
        // Short pieces may have met in one long word.
        let words = text.split(|c: char| !c.is_ascii_alphabetic());
        let rest = words.map(str::len).fold(rest, usize::max);
        for range in wrap(&text, first, rest) {
            let before = text[..range.end].chars().next_back();
            let after = text[range.end..].chars().next();
            let inside = before.is_some_and(|c| c.is_ascii_alphabetic()) && after.is_some_and(|c| c.is_ascii_alphabetic());
            prop_assert!(!inside || range.is_empty(), "a word broken at {}", range.end);
        }
    }

    #[test]
    fn punctuation_rules(text in "([a-z]{1,8} |[一-十]{2,3}[，。；：、）」！？》】”’…,.;:!?)]|[（「《【“(]?[一-十]{2,4}){0,20}", rest in 16_usize..40) {
        for line in lines(&text, rest, rest) {
            prop_assert!(!line.starts_with(|c| "，。；：、）」！？》】”’…,.;:!?)".contains(c)), "{line:?}");
            prop_assert!(!line.ends_with(|c| "（「《【“(".contains(c)), "{line:?}");
        }
    }

    #[test]
    fn no_lonely_last_character(text in "[一-十]{3,60}", rest in 4_usize..30) {
        let lines = lines(&text, rest, rest);
        prop_assert!(lines.last().is_some_and(|line| line.chars().count() > 1), "{lines:?}");
    }

    #[test]
    fn lines_are_full(text in "[一-十]{1,60}", rest in 2_usize..30) {
        // But for the one before the last, which may have given a character away.
        let lines = lines(&text, rest, rest);
        for line in lines.iter().rev().skip(2) {
            prop_assert_eq!(cells(line), rest / 2 * 2);
        }
    }
}
