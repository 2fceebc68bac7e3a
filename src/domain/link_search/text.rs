//! Where links may begin and end in a text that people wrote: full-width forms read as ASCII,
//! and the characters that end a link.

use std::ops::Range;

/// Cuts a text into the runs of characters that a link can consist of. Reads every character once.
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    folded: String,
}

impl<'a> Tokens<'a> {
    /// Starts before the first character of `text`.
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            folded: String::new(),
        }
    }

    /// The next token: where it stands in the text, and how it reads with full-width forms folded
    /// and without punctuation at its end.
    pub(super) fn next_token(&mut self) -> Option<(Range<usize>, &str)> {
        self.folded.clear();
        let mut start = None;
        // Only behind an explicit scheme is CJK text known to belong to the host.
        let mut in_host = false;
        while let Some(rest) = self.text.get(self.at..) {
            let mut chars = rest.chars();
            let Some(c) = chars.next() else { break };
            let here = self.at;
            self.at += c.len_utf8();
            match link_char(c, chars.as_str(), in_host) {
                Some(c) => {
                    start.get_or_insert(here);
                    in_host = match c {
                        '/' => opens_host(&self.folded) || (in_host && self.folded.ends_with('/')),
                        '?' | '#' => false,
                        _ => in_host,
                    };
                    self.folded.push(c);
                }
                // The escaped slash of JSON: the slash itself comes next.
                None if c == '\\' && chars.as_str().starts_with('/') => {}
                None => {
                    if let Some(start) = start {
                        return Some((start..here, trim_punctuation(&self.folded)));
                    }
                }
            }
        }
        start.map(|start| (start..self.at, trim_punctuation(&self.folded)))
    }
}

/// Whether a slash behind `before` opens the host of a web link.
fn opens_host(before: &str) -> bool {
    ends_with_ignoring_case(before, "http:") || ends_with_ignoring_case(before, "https:")
}

/// `str::ends_with` for an ASCII `suffix` in any case.
pub(super) fn ends_with_ignoring_case(text: &str, suffix: &str) -> bool {
    text.len()
        .checked_sub(suffix.len())
        .and_then(|at| text.get(at..))
        .is_some_and(|end| end.eq_ignore_ascii_case(suffix))
}

/// What a sentence puts behind a link; the rest of such marks ends a token anyway.
pub(super) const SENTENCE_END: [char; 4] = ['.', ':', '!', '?'];

fn trim_punctuation(token: &str) -> &str {
    token.trim_end_matches(SENTENCE_END)
}

/// How `c` reads inside a link, or `None` where it ends one. `next` is the text behind it.
fn link_char(c: char, next: &str, in_host: bool) -> Option<char> {
    match c {
        '0'..='9' | 'A'..='Z' | 'a'..='z' => Some(c),
        '/' | ':' | '.' | '?' | '#' | '%' | '&' | '=' | '@' | '-' | '_' | '+' | '!' | '$' => {
            Some(c)
        }
        '\0'..='\x7f' => None,
        // These two are sentence marks as well: the colon counts before a slash or a port only,
        // the question mark before the first name of a query only.
        '：' => next
            .starts_with(|n: char| matches!(n, '/' | '／') || unwidened(n).is_ascii_digit())
            .then_some(':'),
        '？' => starts_with_field(next).then_some('?'),
        '０'..='９' | 'Ａ'..='Ｚ' | 'ａ'..='ｚ' => Some(unwidened(c)),
        '／' | '．' | '＃' | '％' | '＆' | '＝' | '＠' | '－' | '＿' => Some(unwidened(c)),
        _ if is_invisible(c) => None,
        // The numbers of a list: ①②.
        '\u{2460}'..='\u{24ff}' | '\u{2776}'..='\u{2793}' => None,
        _ if is_cjk(c) => (in_host && c.is_alphanumeric()).then_some(c),
        // Other letters stay, so that a lookalike's rest is never taken for a known host.
        _ => (c.is_alphanumeric() || matches!(c, '\u{300}'..='\u{36f}')).then_some(c),
    }
}

/// Longest name of a query's field that is looked for, in characters.
const MAX_FIELD_NAME: usize = 32;

/// The ASCII twin of a full-width form, other characters as they are.
fn unwidened(c: char) -> char {
    match c {
        '！'..='～' => u8::try_from(u32::from(c) - 0xfee0).map_or(c, char::from),
        _ => c,
    }
}

/// Whether a query's field begins here: a short name, and `=`.
fn starts_with_field(text: &str) -> bool {
    let is_name = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
    let mut chars = text.chars().map(unwidened).take(MAX_FIELD_NAME);
    let named = chars.next().is_some_and(|c| is_name(&c));
    named && chars.find(|c| !is_name(c)) == Some('=')
}

/// Chinese, Japanese, Korean, Yi and their punctuation, half- and full-width forms.
fn is_cjk(c: char) -> bool {
    matches!(u32::from(c),
        0x1100..=0x11ff | 0x2e80..=0xa4cf | 0xa960..=0xa97f | 0xac00..=0xd7ff
        | 0xf900..=0xfaff | 0xfe30..=0xfe4f | 0xff00..=0xffef | 0x2_0000..=0x3_ffff)
}

/// Characters that take no room or turn the direction: zero-width and bidi marks, fillers,
/// variation selectors, tags. What the eye can't see must not be part of a link.
pub(in crate::domain) fn is_invisible(c: char) -> bool {
    matches!(u32::from(c),
        0xad | 0x34f | 0x61c | 0x115f..=0x1160 | 0x17b4..=0x17b5 | 0x180b..=0x180f
        | 0x200b..=0x200f | 0x2028..=0x202e | 0x2060..=0x206f | 0x3164 | 0xfe00..=0xfe0f
        | 0xfeff | 0xffa0 | 0xfff0..=0xfffb | 0x1_bca0..=0x1_bca3 | 0x1_d173..=0x1_d17a
        | 0xe_0000..=0xe_0fff)
}

#[cfg(test)]
mod tests;
