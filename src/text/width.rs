//! How many terminal cells text takes, cluster by cluster as it is drawn. The one place that knows widths.

use std::sync::atomic::{AtomicBool, Ordering};

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::chars::{char_cells, is_emoji, is_plain};

/// How many cells the terminal gives to characters whose width Unicode leaves to the place (`“ ” … · →`, Greek, Cyrillic, rules and
/// frames): one, or two as fonts for Chinese, Japanese and Korean draw them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum AmbiguousWidth {
    /// One cell.
    #[default]
    Narrow,
    /// Two cells.
    Wide,
}

impl AmbiguousWidth {
    /// The width of that name.
    #[must_use]
    pub(crate) fn named(word: &str) -> Option<Self> {
        Some(match word {
            "narrow" => Self::Narrow,
            "wide" => Self::Wide,
            _ => return None,
        })
    }
}

/// The setting in force. Measuring happens everywhere, and a process has one terminal: so this is set once, before anything is laid
/// out, and not handed from room to room.
static WIDE: AtomicBool = AtomicBool::new(false);

/// Sets how ambiguous characters are measured from now on, in the whole process.
pub(crate) fn set_ambiguous_width(width: AmbiguousWidth) {
    WIDE.store(width == AmbiguousWidth::Wide, Ordering::Relaxed);
}

#[cfg(test)]
thread_local! {
    /// Tests run side by side in one process; each may have its own setting.
    pub(super) static OF_THIS_TEST: std::cell::Cell<Option<AmbiguousWidth>> = const { std::cell::Cell::new(None) };
}

/// How ambiguous characters are measured.
#[must_use]
pub(crate) fn ambiguous_width() -> AmbiguousWidth {
    #[cfg(test)]
    if let Some(width) = OF_THIS_TEST.get() {
        return width;
    }
    if WIDE.load(Ordering::Relaxed) {
        AmbiguousWidth::Wide
    } else {
        AmbiguousWidth::Narrow
    }
}

/// Whether `c` has one cell or two depending on the terminal's fonts and settings.
#[must_use]
pub(crate) fn is_ambiguous(c: char) -> bool {
    UnicodeWidthChar::width(c) != UnicodeWidthChar::width_cjk(c) || is_ambiguous_letter(c)
}

/// Letters and their accents that `unicode-width` takes for narrow everywhere, though they are East-Asian-ambiguous
/// (EastAsianWidth.txt) and the fonts and terminals in question draw them in two cells: Greek, Cyrillic, pinyin.
///
/// A table of our own; how to renew it for a new Unicode version stands in `docs/terminal.md`, "Drawing". A letter too few shifts the rest
/// of its row where two cells were asked for; one too many leaves a gap there.
fn is_ambiguous_letter(c: char) -> bool {
    matches!(c,
        '\u{A8}' | '\u{AA}' | '\u{B4}' | '\u{B8}' | '\u{BA}' | '\u{C6}' | '\u{D0}' | '\u{D8}' | '\u{DE}'..='\u{E1}' | '\u{E6}'
        | '\u{E8}'..='\u{EA}' | '\u{EC}'..='\u{ED}' | '\u{F0}' | '\u{F2}'..='\u{F3}' | '\u{F8}'..='\u{FA}' | '\u{FC}'
        | '\u{FE}' | '\u{101}' | '\u{111}' | '\u{113}' | '\u{11B}' | '\u{126}'..='\u{127}' | '\u{12B}'
        | '\u{131}'..='\u{133}' | '\u{138}' | '\u{13F}'..='\u{142}' | '\u{144}' | '\u{148}'..='\u{14B}' | '\u{14D}'
        | '\u{152}'..='\u{153}' | '\u{166}'..='\u{167}' | '\u{16B}' | '\u{1CE}' | '\u{1D0}' | '\u{1D2}' | '\u{1D4}'
        | '\u{1D6}' | '\u{1D8}' | '\u{1DA}' | '\u{1DC}' | '\u{251}' | '\u{261}' | '\u{2C4}' | '\u{2C7}'
        | '\u{2C9}'..='\u{2CB}' | '\u{2CD}' | '\u{2D0}' | '\u{2D8}'..='\u{2DB}' | '\u{2DD}' | '\u{2DF}'
        | '\u{391}'..='\u{3A1}' | '\u{3A3}'..='\u{3A9}' | '\u{3B1}'..='\u{3C1}' | '\u{3C3}'..='\u{3C9}' | '\u{401}'
        | '\u{410}'..='\u{44F}' | '\u{451}' | '\u{207F}' | '\u{2113}' | '\u{2126}' | '\u{212B}')
}

/// Terminal cells that `text` takes on one line: the sum over its grapheme clusters. Clusters with a control character (LF among
/// them) aren't drawn and count nothing.
///
/// With narrow ambiguous characters this is what ratatui fills when it draws the text. It can differ from ratatui's `Span::width`,
/// which measures the string as a whole: it takes some pairs of Arabic letters for one cell, and gives half-width voiced sound marks
/// one cell less than their drawing takes.
#[must_use]
pub(crate) fn cells(text: &str) -> usize {
    if text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        return text.len();
    }
    Clusters::new(text, 0).map(|cluster| cluster.cells).sum()
}

/// Whether all terminals give `symbol`, one grapheme cluster, the cells that [`cells`] says. They disagree about clusters of several
/// characters (joined emoji, variation selectors, combining marks), about emoji and private characters, and about ambiguous ones
/// where somebody had to say how wide these are.
#[must_use]
pub(crate) fn is_certain(symbol: &str) -> bool {
    let mut characters = symbol.chars();
    let (Some(c), None) = (characters.next(), characters.next()) else {
        return false;
    };
    let in_doubt = ambiguous_width() == AmbiguousWidth::Wide && is_ambiguous(c);
    !in_doubt && !is_private(c) && (is_plain(c) || char_cells(c) == 1)
}

/// The most cells that any terminal gives to `symbol`: one that joins nothing draws every character by itself.
#[must_use]
pub(crate) fn most_cells(symbol: &str) -> usize {
    let widest = |c: char| match UnicodeWidthChar::width_cjk(c) {
        _ if is_emoji(c) || is_private(c) || is_ambiguous_letter(c) => 2,
        // Half a flag.
        Some(_) if matches!(c, '\u{1F1E6}'..='\u{1F1FF}') => 2,
        Some(cells) => cells.max(1),
        None => 0,
    };
    symbol.chars().map(widest).sum::<usize>().max(cells(symbol))
}

/// Icon fonts draw these as wide as they like.
fn is_private(c: char) -> bool {
    matches!(c, '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{10FFFD}')
}

/// One grapheme cluster: what a terminal cell, or several, will hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cluster<'a> {
    /// The cluster.
    pub text: &'a str,
    /// Its first character.
    pub first: char,
    /// Byte offset in the whole text.
    pub start: usize,
    /// Terminal cells.
    pub cells: usize,
}

impl Cluster<'_> {
    /// Byte offset just behind it in the whole text.
    #[must_use]
    pub(crate) const fn end(&self) -> usize {
        self.start + self.text.len()
    }
}

/// The grapheme clusters of a text from a cluster border on, found lazily.
#[derive(Clone, Debug)]
pub(crate) struct Clusters<'a> {
    rest: &'a str,
    at: usize,
    ambiguous: AmbiguousWidth,
}

impl<'a> Clusters<'a> {
    /// Starts at byte `from`, which must be a cluster border (else nothing comes, or other clusters).
    #[must_use]
    pub(crate) fn new(text: &'a str, from: usize) -> Self {
        Self {
            rest: text.get(from..).unwrap_or_default(),
            at: from,
            ambiguous: ambiguous_width(),
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
            (first.len_utf8(), plain_cells(first, self.ambiguous))
        } else {
            let cluster = self.rest.graphemes(true).next()?;
            (cluster.len(), cluster_cells(cluster, self.ambiguous))
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

fn plain_cells(c: char, ambiguous: AmbiguousWidth) -> usize {
    match ambiguous {
        AmbiguousWidth::Narrow => char_cells(c),
        AmbiguousWidth::Wide if is_ambiguous_letter(c) => 2,
        AmbiguousWidth::Wide => UnicodeWidthChar::width_cjk(c).unwrap_or(0),
    }
}

fn cluster_cells(cluster: &str, ambiguous: AmbiguousWidth) -> usize {
    if cluster.contains(char::is_control) {
        return 0;
    }
    // ratatui adds a cell for each of these, whatever the width tables say.
    let sound_marks = cluster
        .chars()
        .filter(|c| matches!(c, '\u{FF9E}' | '\u{FF9F}'))
        .count();
    sound_marks
        + match ambiguous {
            AmbiguousWidth::Narrow => cluster.width(),
            AmbiguousWidth::Wide => {
                let widened = cluster.chars().next().is_some_and(is_ambiguous_letter);
                cluster.width_cjk() + usize::from(widened)
            }
        }
}
