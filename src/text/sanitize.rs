//! The door for outside text: the policy's entry points, the fast path and the length cap.

use std::borrow::Cow;
use std::fmt::Write as _;

use unicode_segmentation::GraphemeCursor;

use super::chars::{ZERO_WIDTH_JOINER, ZERO_WIDTH_NON_JOINER, is_plain};
use super::filter::{Filter, LineBreaks};

/// The longest safe text, in characters, its mark of what was left out included.
pub(crate) const MAX_CHARACTERS: usize = 65_536;

/// Room kept for the longest mark: `⋯<+` and `characters>` around the longest number.
const MARK_CHARACTERS: usize = 36;

/// Makes text from outside safe for a terminal, lines kept. Borrowed when the text is safe already.
///
/// - LF and CRLF break the line; a tab is one space; other C0 controls and DEL are shown as `^[`, `^M`, `^?`, and C1
///   controls as `M-^[`.
/// - Bidi controls, invisible and format characters, stray joiners and variation selectors, and noncharacters are shown as
///   `<U+202E>`. What well-formed emoji, ideographic variants and joining scripts need passes.
/// - At most six combining marks stay on a base, the others become `<+12 marks>`; a mark without a base is put on `◌`. A
///   grapheme cluster has at most 32 characters.
/// - Of more than [`MAX_CHARACTERS`] the rest becomes `⋯<+1000 characters>`. What lies beyond that many characters of
///   `raw` isn't looked at, so time is bounded too.
///
/// The result is a fixed point: sanitising it again changes nothing.
#[must_use]
pub(crate) fn sanitize(raw: &str) -> Cow<'_, str> {
    sanitize_as(raw, LineBreaks::Kept)
}

/// As [`sanitize`], but for one line: line breaks are shown as `^J`.
#[must_use]
pub(crate) fn sanitize_line(raw: &str) -> Cow<'_, str> {
    sanitize_as(raw, LineBreaks::Shown)
}

fn sanitize_as(raw: &str, breaks: LineBreaks) -> Cow<'_, str> {
    let (head, beyond) = head(raw);
    let clean = head
        .chars()
        .all(|c| is_plain(c) || (c == '\n' && breaks == LineBreaks::Kept));
    if clean && beyond == 0 {
        return Cow::Borrowed(raw);
    }
    let mut safe = if clean {
        head.to_owned()
    } else {
        Filter::new(head, breaks).run()
    };
    let length = safe.chars().count();
    if beyond == 0 && length <= MAX_CHARACTERS {
        // Well-formed emoji, accents and the like came through untouched.
        return if safe == raw {
            Cow::Borrowed(raw)
        } else {
            Cow::Owned(safe)
        };
    }
    let kept = shorten(&mut safe, MAX_CHARACTERS - MARK_CHARACTERS).min(length);
    // Writing to a String can't fail.
    let _ = write!(safe, "⋯<+{} characters>", length - kept + beyond);
    Cow::Owned(safe)
}

/// The part of `raw` that is looked at, and how many characters follow it.
fn head(raw: &str) -> (&str, usize) {
    // A character has at least one byte, so short texts need no counting.
    if raw.len() <= MAX_CHARACTERS {
        return (raw, 0);
    }
    let split = raw
        .char_indices()
        .nth(MAX_CHARACTERS)
        .and_then(|(at, _)| raw.split_at_checked(at));
    split.map_or((raw, 0), |(head, tail)| (head, tail.chars().count()))
}

/// Cuts `text` to at most `max` characters, at a cluster border; returns how many stayed.
fn shorten(text: &mut String, max: usize) -> usize {
    let Some((mut at, _)) = text.char_indices().nth(max) else {
        return text.chars().count();
    };
    let mut cursor = GraphemeCursor::new(at, text.len(), true);
    if cursor.is_boundary(text, 0) == Ok(false) {
        at = cursor.prev_boundary(text, 0).ok().flatten().unwrap_or(0);
    }
    text.truncate(at);
    // A joiner is only valid between two letters, and the second is gone.
    while text.ends_with([ZERO_WIDTH_JOINER, ZERO_WIDTH_NON_JOINER]) {
        text.pop();
    }
    text.chars().count()
}
