//! What must hold of any text.

use proptest::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_segmentation::UnicodeSegmentation;

use super::super::{MAX_CHARACTERS, cells, cut, pad, sanitize, sanitize_line};
use super::{nasty, ordinary};

fn is_bidi_control(c: char) -> bool {
    matches!(c, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// An independent reading of the policy: why the invisible character at `at` may stand there.
fn is_excused(chars: &[char], at: usize) -> bool {
    let before = at.checked_sub(1).map_or(' ', |at| chars[at]);
    let after = chars.get(at + 1).copied().unwrap_or(' ');
    let pictograph =
        |c: char| !c.is_alphanumeric() && !c.is_ascii() && !c.is_control() && !is_bidi_control(c);
    match chars[at] {
        '\u{FE0E}' | '\u{FE0F}' => {
            pictograph(before)
                || after == '\u{20E3}'
                || matches!(before, 'ℹ' | 'Ⓜ' | '㊗' | '㊙' | '〰' | '〽')
                || ('\u{1F170}'..='\u{1F251}').contains(&before)
        }
        '\u{E0100}'..='\u{E01EF}' => before.is_alphabetic(),
        '\u{200C}' => !before.is_ascii() && after.is_alphabetic() && !after.is_ascii(),
        '\u{200D}' => !before.is_ascii() && !after.is_ascii() && after != ' ',
        '\u{E0020}'..='\u{E007F}' => chars[..at].iter().rev().take(7).any(|c| *c == '\u{1F3F4}'),
        _ => false,
    }
}

fn is_ignorable(c: char) -> bool {
    matches!(c, '\u{AD}' | '\u{34F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{200B}'..='\u{200D}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}'
        | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
        | '\u{E0000}'..='\u{E0FFF}')
}

/// Cells that ratatui fills when it draws `text`.
fn drawn(text: &str) -> usize {
    let width = u16::try_from(text.chars().count() * 2 + 2).unwrap();
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, 1));
    usize::from(
        buffer
            .set_stringn(0, 0, text, usize::from(width), Style::new())
            .0,
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sanitized_text_is_safe(raw in nasty()) {
        for (safe, several_lines) in [(sanitize(&raw), true), (sanitize_line(&raw), false)] {
            let chars: Vec<char> = safe.chars().collect();
            for (at, c) in chars.iter().enumerate() {
                prop_assert!(!c.is_control() || (several_lines && *c == '\n'), "control in {safe:?}");
                prop_assert!(!is_bidi_control(*c), "bidi control in {safe:?}");
                prop_assert!(!is_ignorable(*c) || is_excused(&chars, at), "stray U+{:X} in {safe:?}", u32::from(*c));
            }
            prop_assert!(chars.len() <= MAX_CHARACTERS);
        }
    }

    #[test]
    fn sanitizing_again_changes_nothing(raw in nasty()) {
        let safe = sanitize(&raw);
        prop_assert_eq!(sanitize(&safe), safe.clone());
        let line = sanitize_line(&raw);
        prop_assert_eq!(sanitize_line(&line), line.clone());
        prop_assert_eq!(sanitize(&line), line.clone());
        prop_assert_eq!(safe.replace('\n', "^J"), line);
    }

    #[test]
    fn nothing_vanishes_from_the_screen(raw in nasty()) {
        for cluster in sanitize(&raw).graphemes(true).filter(|cluster| *cluster != "\n") {
            prop_assert!(cells(cluster) > 0, "{cluster:?} takes no cell");
            prop_assert!(cluster.chars().count() <= 33, "{cluster:?} is long");
        }
    }

    #[test]
    fn cells_are_those_that_ratatui_draws(raw in nasty()) {
        let line = sanitize_line(&raw);
        prop_assert_eq!(cells(&line), drawn(&line));
        // Also of text that isn't safe.
        prop_assert_eq!(cells(&raw), drawn(&raw));
    }

    #[test]
    fn cut_fits_and_is_longest(text in ordinary(), max in 0_usize..40, mark in prop::sample::select(vec!["", "⋯", "~", "..."])) {
        let text = text.replace('\n', "");
        let short = cut(&text, max, mark);
        prop_assert!(cells(&short) <= max);
        if cells(&text) <= max {
            prop_assert_eq!(&short, &text);
        } else {
            let mark = if cells(mark) <= max { mark } else { "" };
            let head = short.strip_suffix(mark).unwrap();
            prop_assert!(text.starts_with(head));
            let next = text[head.len()..].graphemes(true).next().unwrap();
            prop_assert!(cells(head) + cells(next) + cells(mark) > max, "more would have fitted");
            let mut borders = text.grapheme_indices(true).map(|(at, _)| at);
            prop_assert!(borders.any(|at| at == head.len()));
        }
        prop_assert_eq!(cells(&pad(&text, max)), max);
    }
}
