//! How many terminal cells text takes, cluster by cluster as ratatui draws it.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use super::chars::{char_cells, is_plain};

/// Terminal cells that ratatui fills when it draws `text` on one line: the sum over its grapheme clusters. Clusters with a
/// control character (LF among them) aren't drawn and count nothing.
///
/// This can differ from ratatui's `Span::width`, which measures the string as a whole: it takes some pairs of Arabic
/// letters for one cell, and gives half-width voiced sound marks one cell less than their drawing takes.
#[must_use]
pub fn cells(text: &str) -> usize {
    if text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        return text.len();
    }
    Clusters::new(text, 0).map(|cluster| cluster.cells).sum()
}

/// One grapheme cluster: what a terminal cell, or several, will hold.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cluster<'a> {
    pub text: &'a str,
    /// Its first character.
    pub first: char,
    /// Byte offset in the whole text.
    pub start: usize,
    pub cells: usize,
}

impl Cluster<'_> {
    /// Byte offset just behind it in the whole text.
    pub fn end(&self) -> usize {
        self.start + self.text.len()
    }
}

/// The grapheme clusters of a text from a cluster border on, found lazily.
#[derive(Clone, Debug)]
pub(super) struct Clusters<'a> {
    rest: &'a str,
    at: usize,
}

impl<'a> Clusters<'a> {
    /// Starts at byte `from`, which must be a cluster border (else nothing comes, or other clusters).
    pub fn new(text: &'a str, from: usize) -> Self {
        Self {
            rest: text.get(from..).unwrap_or_default(),
            at: from,
        }
    }
}

impl<'a> Iterator for Clusters<'a> {
    type Item = Cluster<'a>;

    fn next(&mut self) -> Option<Cluster<'a>> {
        let mut ahead = self.rest.chars();
        let first = ahead.next()?;
        // Between two plain characters there is a border; only elsewhere the full rules are worth their time.
        let single = is_plain(first) && ahead.clone().next().is_none_or(is_plain);
        let (length, cells) = if single {
            (first.len_utf8(), char_cells(first))
        } else {
            let cluster = self.rest.graphemes(true).next()?;
            (cluster.len(), cluster_cells(cluster))
        };
        let (text, rest) = self.rest.split_at_checked(length)?;
        let start = self.at;
        self.rest = rest;
        self.at += length;
        Some(Cluster {
            text,
            first,
            start,
            cells,
        })
    }
}

fn cluster_cells(cluster: &str) -> usize {
    if cluster.contains(char::is_control) {
        return 0;
    }
    // ratatui adds a cell for each of these, whatever the width tables say.
    let sound_marks = cluster
        .chars()
        .filter(|c| matches!(c, '\u{FF9E}' | '\u{FF9F}'))
        .count();
    cluster.width() + sound_marks
}
