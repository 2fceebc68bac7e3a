//! What only an input method makes.

use super::{Chord, Key};

/// Whether a key is text that only an input method makes: no ASCII, and no twin of it.
#[must_use]
pub(crate) const fn is_composed(chord: Chord) -> bool {
    matches!(chord.folded().key, Key::Char(c) if !c.is_ascii()) && !chord.ctrl && !chord.alt
}

/// Whether it is a letter that no keyboard has without an input method: Han, kana, bopomofo, hangul. Letters that some keyboards do
/// have, such as `é` or `й`, are keys like others.
#[must_use]
pub(crate) const fn is_composed_letter(chord: Chord) -> bool {
    is_composed(chord)
        && matches!(
            chord.key,
            Key::Char(
                '\u{1100}'..='\u{11ff}'
                | '\u{2e80}'..='\u{2fdf}'
                | '\u{3005}'..='\u{3007}'
                | '\u{3021}'..='\u{3029}'
                | '\u{3031}'..='\u{3035}'
                | '\u{3038}'..='\u{303c}'
                | '\u{3041}'..='\u{3096}'
                | '\u{30a1}'..='\u{30fa}'
                | '\u{30fc}'..='\u{318e}'
                | '\u{31a0}'..='\u{31bf}'
                | '\u{31f0}'..='\u{31ff}'
                | '\u{3400}'..='\u{4dbf}'
                | '\u{4e00}'..='\u{9fff}'
                | '\u{a960}'..='\u{a97c}'
                | '\u{ac00}'..='\u{d7fb}'
                | '\u{f900}'..='\u{faff}'
                | '\u{ff66}'..='\u{ffdc}'
                | '\u{1aff0}'..='\u{1b16f}'
                | '\u{20000}'..='\u{3ffff}',
            )
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_input_methods_are_told_from_keys() {
        for c in "码车々〇あアーㄅ한ㄱｱ㐀𠮷".chars() {
            assert!(is_composed_letter(Chord::char(c)), "{c}");
        }
        for c in "q1?é ñйω、。，？：￥ｑ１·　「」…—😀\u{301}".chars() {
            assert!(!is_composed_letter(Chord::char(c)), "{c}");
        }
        assert!(!is_composed_letter(Chord::ctrl('码')));
        assert!(!is_composed_letter(Chord::plain(Key::Enter)));
    }
}
