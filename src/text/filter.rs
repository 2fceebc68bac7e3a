//! The sanitiser's slow path: one pass over text in which something isn't plain.

use std::fmt::Write as _;

use unicode_segmentation::UnicodeSegmentation;

use super::chars::{
    ZERO_WIDTH_JOINER, ZERO_WIDTH_NON_JOINER, attaches, char_cells, is_invisible, is_plain,
    stands_alone,
};
use super::needed::{SUBDIVISION_FLAGS, is_needed};

/// Combining marks that stay on one base.
const MAX_MARKS: usize = 6;
/// Characters of one grapheme cluster; the longest emoji in use has ten.
const MAX_CLUSTER: usize = 32;

/// What becomes of line breaks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum LineBreaks {
    /// LF and CRLF become LF.
    Kept,
    /// LF and CRLF are shown as `^J`.
    Shown,
}

/// The pass over one text.
pub(crate) struct Filter<'a> {
    raw: &'a str,
    breaks: LineBreaks,
    out: String,
    /// Whether the output ends with a raw character that a mark may sit on.
    open: bool,
    /// Marks on the present base.
    marks: usize,
    /// Raw characters written of the present cluster.
    length: usize,
    /// Marks dropped and not yet told.
    dropped: usize,
}

impl<'a> Filter<'a> {
    pub(crate) fn new(raw: &'a str, breaks: LineBreaks) -> Self {
        let out = String::with_capacity(raw.len() + raw.len() / 8);
        Self {
            raw,
            breaks,
            out,
            open: false,
            marks: 0,
            length: 0,
            dropped: 0,
        }
    }

    /// The safe form of the whole text, not yet capped in length.
    pub(crate) fn run(mut self) -> String {
        let mut rest = self.raw;
        while !rest.is_empty() {
            let (plain, other) = rest.split_at_checked(plain_run(rest)).unwrap_or((rest, ""));
            if !plain.is_empty() {
                self.out.push_str(plain);
                self.open = true;
            }
            let Some(cluster) = other.graphemes(true).next() else {
                break;
            };
            self.cluster(cluster, other);
            rest = other.get(cluster.len()..).unwrap_or_default();
        }
        self.out
    }

    /// Writes one grapheme cluster, the first of `ahead`.
    fn cluster(&mut self, cluster: &str, ahead: &str) {
        (self.marks, self.length) = (0, 0);
        if matches!(cluster, "\n" | "\r\n") {
            self.out.push_str(if self.breaks == LineBreaks::Kept {
                "\n"
            } else {
                "^J"
            });
            self.open = false;
            return;
        }
        let mut start = 0;
        if let Some(flag) = SUBDIVISION_FLAGS
            .into_iter()
            .find(|flag| cluster.starts_with(flag))
        {
            self.out.push_str(flag);
            start = flag.len();
            (self.open, self.length) = (true, flag.chars().count());
        }
        for (at, c) in cluster.char_indices().skip_while(|(at, _)| *at < start) {
            let next = ahead
                .get(at + c.len_utf8()..)
                .and_then(|after| after.chars().next());
            self.character(c, at > 0, next);
        }
        self.tell_dropped();
    }

    /// Writes one character; `inner` if it isn't the first of its cluster.
    fn character(&mut self, c: char, inner: bool, next: Option<char>) {
        if c == '\t' {
            self.show(|out| out.push(' '));
        } else if c.is_control() {
            self.show(|out| push_caret(out, c));
        } else if is_invisible(c) {
            if self.permits(c, next) {
                self.out.push(c);
                self.length += 1;
            } else {
                self.show(|out| push_code_point(out, c));
            }
        } else if (inner || !self.open) && !stands_alone(c) && attaches(c) {
            self.mark(c);
        } else {
            self.base(c, inner);
        }
    }

    fn mark(&mut self, c: char) {
        if !self.open {
            self.out.push('\u{25CC}');
            (self.open, self.marks, self.length) = (true, 0, 1);
        }
        if self.marks >= MAX_MARKS || self.length >= MAX_CLUSTER {
            self.dropped += 1;
        } else {
            self.out.push(c);
            self.marks += 1;
            self.length += 1;
        }
    }

    fn base(&mut self, c: char, inner: bool) {
        if inner && self.length >= MAX_CLUSTER && !is_plain(c) {
            self.dropped += 1;
            return;
        }
        self.tell_dropped();
        // A Hangul vowel or final consonant is drawn inside the syllable before it; without one it would vanish.
        if char_cells(c) == 0 && !stands_alone(c) && !(inner && self.open) {
            self.show(|out| push_code_point(out, c));
            return;
        }
        self.out.push(c);
        self.open = true;
        self.marks = 0;
        self.length += 1;
    }

    /// Whether the invisible `c` may stay where it stands.
    fn permits(&self, c: char, next: Option<char>) -> bool {
        let room = MAX_CLUSTER.saturating_sub(self.length);
        self.open
            && self.dropped == 0
            && room > 0
            && is_needed(c, &self.out, self.length, next, room)
    }

    /// Writes a visible stand-in; what follows has no base any more.
    fn show(&mut self, write: impl FnOnce(&mut String)) {
        self.tell_dropped();
        write(&mut self.out);
        self.close();
    }

    fn tell_dropped(&mut self) {
        if self.dropped == 0 {
            return;
        }
        if self
            .out
            .ends_with([ZERO_WIDTH_JOINER, ZERO_WIDTH_NON_JOINER])
        {
            self.out.pop();
            self.dropped += 1;
        }
        let noun = if self.dropped == 1 { "mark" } else { "marks" };
        // Writing to a String can't fail.
        let _ = write!(self.out, "<+{} {noun}>", self.dropped);
        self.dropped = 0;
        self.close();
    }

    fn close(&mut self) {
        self.open = false;
        (self.marks, self.length) = (0, 0);
    }
}

/// Bytes of `text` that surely can be copied: plain characters, without the last one if something attaches to it.
fn plain_run(text: &str) -> usize {
    let mut last = 0;
    for (at, c) in text.char_indices() {
        if !is_plain(c) {
            return last;
        }
        last = at;
    }
    text.len()
}

/// Caret notation, as `cat -v` writes it: `^[` for ESC, `^?` for DEL, `M-^[` for U+009B.
fn push_caret(out: &mut String, c: char) {
    let code = u32::from(c);
    if code >= 0x80 {
        out.push_str("M-");
    }
    out.push('^');
    out.push(char::from_u32((code & 0x7F) ^ 0x40).unwrap_or('?'));
}

fn push_code_point(out: &mut String, c: char) {
    // Writing to a String can't fail.
    let _ = write!(out, "<U+{:04X}>", u32::from(c));
}
