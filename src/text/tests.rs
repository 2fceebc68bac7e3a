//! Tables and properties of the whole room.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

mod characters;
mod fitting;
mod properties;
mod sanitizing;
mod wrapping;

use proptest::prelude::*;

/// Text made to be nasty: controls, bidi, joiners, marks, emoji parts, scripts that join, and plain words.
fn nasty() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => "[ -~]{0,6}",
        3 => "[一-十、。，（）“”a-c 1]{0,6}",
        2 => any::<char>().prop_map(String::from),
        2 => prop::sample::select(vec![
            "\n", "\r\n", "\r", "\t", "\x1b[31m", "\x7f", "\u{9b}", "\u{85}", "\u{202e}", "\u{200b}", "\u{feff}", "\u{2028}",
            "\u{fffd}", "\u{e000}", "\u{fffe}", "\u{ad}", "\u{34f}", "\u{25cc}", "<", "  ",
        ]).prop_map(String::from),
        3 => prop::sample::select(vec![
            "\u{200d}", "\u{200c}", "\u{fe0f}", "\u{fe0e}", "\u{fe00}", "\u{e0100}", "\u{20e3}", "\u{301}", "\u{93e}",
            "\u{94d}", "\u{1f3fd}", "\u{e0067}", "\u{e007f}", "\u{180b}", "\u{17b4}", "\u{ff9e}", "\u{e33}",
        ]).prop_map(String::from),
        3 => prop::sample::select(vec![
            "👩", "❤", "🏴", "🏳️‍🌈", "👨‍👩‍👧", "🇨", "1", "#️⃣", "©", "☙", "葛", "م", "ی", "क", "ष", "ന", "\u{600}", "\u{6dd}",
            "\u{d4e}", "ᄀ", "\u{1161}", "\u{11a8}", "\u{1160}", "가", "ｶ", "ש", "\u{16d63}",
        ]).prop_map(String::from),
        1 => ("[\u{301}\u{300}\u{5b8}\u{64b}\u{200d}]", 0_usize..40).prop_map(|(mark, n)| mark.repeat(n)),
        1 => (prop::sample::select(vec!["\u{600}", "ᄀ", "क\u{94d}", "👩\u{200d}", "ि", "👩🏽\u{200d}", "क\u{94d}\u{200d}"]), 0_usize..40)
            .prop_map(|(unit, n)| unit.repeat(n)),
    ];
    prop::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

/// Text as it is met: words, Chinese, punctuation, some emoji and line breaks; no control but LF.
fn ordinary() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => "[a-zA-Z0-9.,:;()/-]{1,12}",
        4 => "[一-十数控车床、。，；：（）「」《》“”…]{1,8}",
        3 => " {1,3}",
        1 => "\u{3000}",
        1 => "\n",
        1 => prop::sample::select(vec!["👨‍👩‍👧", "❤️", "🇨🇳", "e\u{301}", "مرحبا", "ｶﾞ", "ไทย", "한국", "क्षि"]).prop_map(String::from),
    ];
    prop::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
}
