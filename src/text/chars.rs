//! What kind of character this is, where the sanitiser and the measuring code need to know.
//!
//! Properties that `unicode-segmentation` or `unicode-width` already know are asked of them instead of kept in a second
//! table: so all rooms agree on one Unicode version, and on what ratatui draws.

use unicode_segmentation::GraphemeCursor;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// U+200C, which keeps two letters from joining.
pub(crate) const ZERO_WIDTH_NON_JOINER: char = '\u{200C}';
/// U+200D, which joins letters or emoji.
pub(crate) const ZERO_WIDTH_JOINER: char = '\u{200D}';

/// Whether `c` is visible by itself and never part of a longer grapheme cluster unless a character that isn't plain stands
/// next to it. So between two plain characters there is always a cluster border. Only a common subset, for fast scans.
#[inline]
pub(crate) fn is_plain(c: char) -> bool {
    match c {
        ' '..='~' | '\u{4E00}'..='\u{9FFF}' => true,
        '\0'..='\u{9F}' => false,
        _ => is_plain_beyond(c),
    }
}

fn is_plain_beyond(c: char) -> bool {
    matches!(c,
        // Latin, Greek, Cyrillic, Armenian; not the emoji © and ®, nor the soft hyphen.
        '\u{A0}'..='\u{A8}' | '\u{AA}'..='\u{AC}' | '\u{AF}'..='\u{2FF}' | '\u{370}'..='\u{377}' | '\u{37A}'..='\u{37F}'
        | '\u{384}'..='\u{38A}' | '\u{38E}'..='\u{482}' | '\u{48A}'..='\u{52F}' | '\u{531}'..='\u{556}'
        | '\u{561}'..='\u{58A}' | '\u{1E00}'..='\u{1EFF}' | '\u{1F00}'..='\u{1F15}' | '\u{2C60}'..='\u{2C7F}'
        // Hebrew, Arabic and Thai letters; marks are not plain.
        | '\u{5D0}'..='\u{5EA}' | '\u{620}'..='\u{64A}' | '\u{660}'..='\u{66F}' | '\u{671}'..='\u{6D3}'
        | '\u{E01}'..='\u{E30}' | '\u{E40}'..='\u{E46}' | '\u{E50}'..='\u{E59}'
        // Spaces, punctuation, symbols; the emoji among them are left out.
        | '\u{2000}'..='\u{200A}' | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{203B}' | '\u{203D}'..='\u{2048}'
        | '\u{204A}'..='\u{205F}' | '\u{2070}'..='\u{2071}' | '\u{2074}'..='\u{208E}' | '\u{20A0}'..='\u{20C0}'
        | '\u{2100}'..='\u{2121}' | '\u{2123}'..='\u{2138}' | '\u{213A}'..='\u{2193}' | '\u{219A}'..='\u{21A8}'
        | '\u{21AB}'..='\u{2319}' | '\u{2460}'..='\u{24C1}' | '\u{24C3}'..='\u{25A9}' | '\u{25B7}'..='\u{25BF}'
        | '\u{25C1}'..='\u{25FA}' | '\u{2776}'..='\u{2793}' | '\u{27C0}'..='\u{2933}'
        // Chinese, Japanese and Korean; not U+3030, U+303D, U+3297, U+3299 (emoji), tone marks and the Hangul filler.
        | '\u{3000}'..='\u{3029}' | '\u{3031}'..='\u{303C}' | '\u{303E}' | '\u{3041}'..='\u{3096}'
        | '\u{309B}'..='\u{3163}' | '\u{3165}'..='\u{3296}' | '\u{3298}' | '\u{329A}'..='\u{4DFF}'
        | '\u{A000}'..='\u{A48C}' | '\u{AC00}'..='\u{D7A3}' | '\u{F900}'..='\u{FAD9}' | '\u{FE30}'..='\u{FE6B}'
        | '\u{FF01}'..='\u{FF9D}' | '\u{FFC2}'..='\u{FFDC}' | '\u{FFE0}'..='\u{FFE6}'
        | '\u{20000}'..='\u{2FA1D}' | '\u{30000}'..='\u{3FFFD}'
        // Private use is drawn as something; so are the replacement characters.
        | '\u{E000}'..='\u{F8FF}' | '\u{FFFC}'..='\u{FFFD}')
}

/// Whether `c` steers text direction, is drawn as nothing, or is no character at all: bidi and other format controls,
/// default-ignorable characters, fillers, variation selectors, tags and noncharacters.
///
/// The Arabic number signs U+0600–0605 and their like are format characters by category, but drawn, and so not among these.
///
/// A table of our own; how to renew it for a new Unicode version stands in `docs/terminal.md`, "Drawing". What is missing here reaches the
/// screen as sent, where it can hide text or turn its direction, so it errs on the side of too much.
pub(crate) fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}'
        | '\u{FDD0}'..='\u{FDEF}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}'
        | '\u{13430}'..='\u{1343F}' | '\u{16FE4}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D159}' | '\u{1D173}'..='\u{1D17A}'
        | '\u{E0000}'..='\u{E0FFF}')
        || u32::from(c) & 0xFFFE == 0xFFFE
}

/// Cells of `c` alone; 0 for controls and for everything drawn on or inside its neighbour.
pub(crate) fn char_cells(c: char) -> usize {
    UnicodeWidthChar::width(c).unwrap_or(0)
}

/// Whether `c` belongs to the grapheme cluster of whatever stands before it (a combining mark, for short).
pub(crate) fn attaches(c: char) -> bool {
    c >= '\u{300}' && !is_plain(c) && joined('a', &[c])
}

/// Whether `c` attaches to what stands before it though it is a sign with a cell of its own: the half-width voiced sound
/// marks and the emoji skin tones.
pub(crate) fn stands_alone(c: char) -> bool {
    matches!(c, '\u{FF9E}' | '\u{FF9F}') || is_skin_tone(c)
}

/// Whether `c` is one of the five emoji skin tones.
pub(crate) fn is_skin_tone(c: char) -> bool {
    matches!(c, '\u{1F3FB}'..='\u{1F3FF}')
}

/// Whether `c` is an emoji, or becomes one with U+FE0F behind it. Digits, `#` and `*` (bases of keycaps only) are not.
pub(crate) fn is_emoji(c: char) -> bool {
    let pictographic = !c.is_ascii() && !attaches(c) && joined(c, &[ZERO_WIDTH_JOINER, c]);
    pictographic && (char_cells(c) == 2 || with_buffer(&[c, '\u{FE0F}'], |text| text.width() == 2))
}

/// Whether `c` is an ideograph, for which ideographic variation selectors are made.
pub(crate) fn is_ideograph(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{4DBF}' | '\u{4E00}'..='\u{9FFF}' | '\u{F900}'..='\u{FAD9}' | '\u{20000}'..='\u{3FFFD}')
        && c.is_alphabetic()
}

/// Whether `c` is a letter or a sign on a letter of a script in which U+200C and U+200D change spelling: the cursive ones
/// of the Arabic kind, Mongolian, and those descended from Brahmi.
pub(crate) fn takes_joiners(c: char) -> bool {
    let script = matches!(c,
        '\u{600}'..='\u{8FF}' | '\u{900}'..='\u{DFF}' | '\u{1000}'..='\u{109F}' | '\u{1780}'..='\u{17D3}'
        | '\u{1820}'..='\u{18AA}' | '\u{1A20}'..='\u{1AAD}' | '\u{1B00}'..='\u{1BFF}' | '\u{A800}'..='\u{A8FF}'
        | '\u{A980}'..='\u{A9DF}' | '\u{AA60}'..='\u{AAFF}' | '\u{ABC0}'..='\u{ABED}' | '\u{FB50}'..='\u{FDC7}'
        | '\u{FE70}'..='\u{FEFC}' | '\u{10AC0}'..='\u{10AEF}' | '\u{11000}'..='\u{11EFF}' | '\u{1E900}'..='\u{1E94B}');
    script && !is_invisible(c) && (c.is_alphabetic() || attaches(c))
}

/// Whether `first` and `rest` make up one grapheme cluster up to the last character of `rest`.
fn joined(first: char, rest: &[char]) -> bool {
    let Some((last, between)) = rest.split_last() else {
        return true;
    };
    let mut chars = ['\0'; 3];
    let used = 2 + between.len();
    for (slot, c) in chars
        .iter_mut()
        .zip([&first].into_iter().chain(between).chain([last]))
    {
        *slot = *c;
    }
    with_buffer(chars.get(..used).unwrap_or_default(), |text| {
        let border = text.len() - last.len_utf8();
        GraphemeCursor::new(border, text.len(), true).is_boundary(text, 0) == Ok(false)
    })
}

/// Runs `ask` on the string of these (at most three) characters, without allocating.
fn with_buffer<T>(chars: &[char], ask: impl FnOnce(&str) -> T) -> T {
    let mut bytes = [0_u8; 12];
    let mut used = 0;
    for c in chars {
        if let Some(free) = bytes
            .get_mut(used..)
            .filter(|free| free.len() >= c.len_utf8())
        {
            used += c.encode_utf8(free).len();
        }
    }
    ask(bytes
        .get(..used)
        .and_then(|bytes| std::str::from_utf8(bytes).ok())
        .unwrap_or_default())
}
