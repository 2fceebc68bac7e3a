//! Characters that could drive a terminal, written so that they can not where every byte has to stay.

use std::fmt::Write as _;

/// Valid JSON without characters that could drive a terminal. They stand only inside strings, except a carriage return, which may
/// be white space and becomes a line feed.
#[must_use]
pub(crate) fn escape_json(json: &str) -> String {
    let mut out = String::with_capacity(json.len());
    for c in json.chars() {
        match c {
            '\r' => out.push('\n'),
            c if drives_a_terminal(c) => {
                for unit in c.encode_utf16(&mut [0; 2]) {
                    // Writing to a String can't fail.
                    let _ = write!(out, "\\u{unit:04x}");
                }
            }
            c => out.push(c),
        }
    }
    out
}

/// Controls but the white space of JSON, marks that change the direction, and invisible characters. Joiners and variation selectors
/// stay: emoji and some scripts need them.
#[must_use]
pub(crate) const fn drives_a_terminal(c: char) -> bool {
    matches!(c,
        '\0'..='\u{8}' | '\u{b}'..='\u{1f}' | '\u{7f}'..='\u{9f}'
        | '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e00ff}'
        | '\u{e01f0}'..='\u{e0fff}')
}
