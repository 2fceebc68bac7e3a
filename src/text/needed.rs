//! Which invisible characters a well-formed text needs: those of emoji, ideographic variants and joining scripts.

use super::chars::{
    ZERO_WIDTH_JOINER, ZERO_WIDTH_NON_JOINER, attaches, char_cells, is_emoji, is_ideograph,
    is_skin_tone, takes_joiners,
};

/// Joiners in one emoji; the longest in use has three.
const MAX_EMOJI_JOINERS: usize = 5;

/// Flags of the subdivisions that Unicode recommends: England, Scotland, Wales. Any other tag sequence is drawn as a plain
/// black flag and could carry hidden text, so it is shown.
pub(crate) const SUBDIVISION_FLAGS: [&str; 3] = [
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
];

/// Whether the invisible `c` is needed behind `written`, of which the last `length` characters are the present cluster,
/// and before the raw character `next`. `room` (at least 1) is how many characters the cluster may still take.
pub(crate) fn is_needed(
    c: char,
    written: &str,
    length: usize,
    next: Option<char>,
    room: usize,
) -> bool {
    let mut before = written.chars().rev();
    let Some(last) = before.next() else {
        return false;
    };
    match c {
        '\u{FE0F}' => {
            // A keycap takes two characters more; cut off behind the first, it would be none.
            let keycap = matches!(last, '0'..='9' | '#' | '*') && next == Some('\u{20E3}');
            (keycap && room >= 2) || is_emoji(last)
        }
        // On a wide emoji, terminals disagree about the width of its text form.
        '\u{FE0E}' => is_emoji(last) && char_cells(last) == 1,
        '\u{E0100}'..='\u{E01EF}' => is_ideograph(last),
        ZERO_WIDTH_JOINER | ZERO_WIDTH_NON_JOINER => {
            let Some(next) = next else { return false };
            if joins_letters(last, next) {
                return true;
            }
            let joiners = written
                .chars()
                .rev()
                .take(length)
                .filter(|c| *c == ZERO_WIDTH_JOINER)
                .count();
            c == ZERO_WIDTH_JOINER
                && joiners < MAX_EMOJI_JOINERS
                && joins_emoji(last, before.next(), next)
        }
        _ => false,
    }
}

/// Whether a joiner between these two makes a difference of spelling. A mark behind it doesn't count: the cap on marks may
/// drop that one.
fn joins_letters(last: char, next: char) -> bool {
    takes_joiners(last) && takes_joiners(next) && char_cells(next) > 0 && !attaches(next)
}

/// Whether a joiner between these makes one emoji; `last` may be a variation selector or skin tone on the emoji `before`.
fn joins_emoji(last: char, before: Option<char>, next: char) -> bool {
    let dressed = last == '\u{FE0F}' || is_skin_tone(last);
    let base = if dressed { before } else { Some(last) };
    base.is_some_and(is_emoji) && is_emoji(next)
}
