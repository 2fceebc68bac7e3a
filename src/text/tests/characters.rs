//! The character classes against the libraries they lean on.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use super::super::chars::*;
use super::super::width::Clusters;

fn clusters(chars: &[char]) -> usize {
    chars.iter().collect::<String>().graphemes(true).count()
}

#[test]
fn plain_characters_are_visible_and_clusters_of_their_own() {
    for c in ('\0'..=char::MAX).filter(|c| is_plain(*c)) {
        let code = u32::from(c);
        assert!(!c.is_control() && !is_invisible(c), "{code:X}");
        assert!(char_cells(c) >= 1, "{code:X} has no cell");
        assert_eq!(c.to_string().width(), char_cells(c), "{code:X}");
        assert_eq!(
            clusters(&['a', c, c, 'a']),
            4,
            "{code:X} joins its neighbours"
        );
        assert_eq!(
            clusters(&[c, ZERO_WIDTH_JOINER, c]),
            2,
            "{code:X} is pictographic"
        );
        assert_eq!(clusters(&[c, '\u{94D}', c]), 2, "{code:X} makes conjuncts");
        assert!(
            clusters(&['\u{1100}', c]) == 2 || ('\u{AC00}'..='\u{D7A3}').contains(&c),
            "{code:X} continues a syllable"
        );
    }
}

#[test]
fn between_two_plain_characters_is_a_border() {
    let mut some: Vec<char> = ('\0'..=char::MAX)
        .filter(|c| is_plain(*c))
        .step_by(97)
        .collect();
    some.extend(['가', '각', 'ア', 'ﾊ', '中', 'a', 'ش', 'ก', '\u{E000}']);
    for a in &some {
        for b in &some {
            assert_eq!(clusters(&[*a, *b]), 2, "{a:?} {b:?}");
        }
    }
}

#[test]
fn properties_probed_from_the_libraries() {
    for c in [
        '\u{301}',
        '\u{5B8}',
        '\u{93E}',
        '\u{E33}',
        '\u{FE0F}',
        ZERO_WIDTH_JOINER,
        '\u{FF9E}',
        '\u{1F3FD}',
    ] {
        assert!(attaches(c), "{c:?}");
    }
    for c in [
        'a', '中', 'ก', '\u{1161}', '👩', '\u{200B}', '\n', '\u{25CC}',
    ] {
        assert!(!attaches(c), "{c:?}");
    }
    for c in ['👩', '❤', '☎', '©', '🏴', '♀', '⚠', '⌚'] {
        assert!(is_emoji(c), "{c:?}");
    }
    for c in [
        '1',
        '#',
        'a',
        '中',
        '☙',
        '\u{1F3FD}',
        '\u{1F1E8}',
        '\u{301}',
    ] {
        assert!(!is_emoji(c), "{c:?}");
    }
}

#[test]
fn clusters_are_those_of_the_library() {
    let texts = [
        "",
        "abc",
        "中文a",
        "e\u{301}x",
        "a\r\nb",
        "👨‍👩‍👧👍🏽🇨🇳🇨",
        "각ᄀ\u{1161}\u{11a8}가",
        "क्षि\u{600}1",
        "x\u{301}\u{301}中",
    ];
    for text in texts {
        let ours: Vec<&str> = Clusters::new(text, 0).map(|cluster| cluster.text).collect();
        let theirs: Vec<&str> = text.graphemes(true).collect();
        assert_eq!(ours, theirs, "{text:?}");
    }
}
