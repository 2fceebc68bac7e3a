//! Breaking text into lines: Latin words whole, Chinese between any two characters but by its punctuation rules.

use std::ops::Range;

use super::chars::char_cells;
use super::width::{Cluster, Clusters};

/// The byte ranges of the lines of `text` when the first has `first` cells and every other `rest`.
///
/// - LF ends a line, so n LFs make at least n + 1 lines; an empty text is one empty line.
/// - Latin words stay whole unless longer than a line of `rest` cells, then they break at grapheme clusters. A first line
///   too short for a word that fits the next is left empty. Wide characters (Chinese, emoji) may part anywhere.
/// - Closing punctuation doesn't start a line and opening punctuation doesn't end one, unless nothing else is left.
/// - White space at a break belongs to no line; indentation that leaves no room for its word is dropped.
/// - A last line of one wide character gets the one before it for company, if there is a place to part them.
/// - A cluster wider than its line gets a line of its own; nothing loops or panics at any width.
#[must_use]
pub(crate) fn wrap(text: &str, first: usize, rest: usize) -> Vec<Range<usize>> {
    let mut lines: Vec<Range<usize>> = Vec::new();
    let mut start = 0;
    // The line before, if it is of the same paragraph.
    let mut previous: Option<Line> = None;
    loop {
        let width = if lines.is_empty() { first } else { rest };
        let mut line = Line::fill(text, start, width);
        if lines.is_empty()
            && first < rest
            && !line.is_whole(first)
            && Line::fill(text, start, rest).is_whole(rest)
        {
            lines.push(start..start);
            continue;
        }
        if let Some(before) = previous.take()
            && let Some(earlier) = before.break_for_orphan(&line, rest)
            && let Some(last) = lines.last_mut()
        {
            last.end = earlier.end;
            line.range.start = earlier.next;
        }
        start = line.next;
        let only_indentation = line.range.is_empty();
        match line.end {
            End::Text => {
                lines.push(line.range);
                return lines;
            }
            End::Paragraph => lines.push(line.range),
            End::Good | End::Forced if only_indentation => {}
            End::Good | End::Forced => {
                lines.push(line.range.clone());
                previous = Some(line);
            }
        }
    }
}

/// A place where a line may end.
#[derive(Clone, Copy)]
struct Break {
    /// Where the line ends, white space behind it left out.
    end: usize,
    /// Where the next line starts.
    next: usize,
    /// Cells from the line's start to `end`.
    solid: usize,
    /// Cells from the line's start to `next`.
    cells: usize,
}

/// Why a line ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// The text ends.
    Text,
    /// An LF.
    Paragraph,
    /// The next word or character didn't fit.
    Good,
    /// Inside a word longer than the line, or against the punctuation rules.
    Forced,
}

/// One line, filled from its start.
struct Line {
    range: Range<usize>,
    next: usize,
    end: End,
    /// Cells of `range`.
    solid: usize,
    /// Cells up to `next`.
    cells: usize,
    /// Whether it ends its paragraph and holds one wide cluster only.
    orphan: bool,
    /// The last good break before the one used.
    earlier: Option<Break>,
}

impl Line {
    /// Takes as much of `text` from byte `start` on as `width` cells hold. Looks one cluster further, no more, so that
    /// wrapping a whole text takes linear time.
    fn fill(text: &str, start: usize, width: usize) -> Self {
        // What was placed so far, its last cluster, and how many clusters that aren't white space.
        let mut here = Break {
            end: start,
            next: start,
            solid: 0,
            cells: 0,
        };
        let mut last: Option<Cluster<'_>> = None;
        let mut count = 0_usize;
        let (mut good, mut earlier, mut forced) = (None::<Break>, None::<Break>, None::<Break>);
        let mut end = End::Text;
        for cluster in Clusters::new(text, start) {
            if cluster.text.ends_with('\n') {
                here.next = cluster.end();
                end = End::Paragraph;
                break;
            }
            if is_space(&cluster) {
                here.cells += cluster.cells;
                here.next = cluster.end();
                continue;
            }
            if here.next > start {
                if may_part(last.as_ref(), &cluster) {
                    let spaced = here.end < here.next;
                    if spaced || is_wide(&cluster) || last.as_ref().is_some_and(is_wide) {
                        earlier = good.filter(|good| good.end > start);
                        good = Some(here);
                    } else {
                        forced = Some(here);
                    }
                }
                if cluster.cells > 0 && here.cells + cluster.cells > width {
                    let end = if good.is_some() {
                        End::Good
                    } else {
                        End::Forced
                    };
                    return Self::broken(start, good.or(forced).unwrap_or(here), end, earlier);
                }
            }
            here.cells += cluster.cells;
            here = Break {
                end: cluster.end(),
                next: cluster.end(),
                solid: here.cells,
                cells: here.cells,
            };
            last = Some(cluster);
            count += 1;
        }
        let orphan = count == 1 && last.as_ref().is_some_and(is_wide);
        Self {
            orphan,
            ..Self::broken(start, here, end, None)
        }
    }

    fn broken(start: usize, at: Break, end: End, earlier: Option<Break>) -> Self {
        let Break {
            end: stop,
            next,
            solid,
            cells,
        } = at;
        Self {
            range: start..stop,
            next,
            end,
            solid,
            cells,
            orphan: false,
            earlier,
        }
    }

    /// Whether the line breaks no word and fits `width`.
    fn is_whole(&self, width: usize) -> bool {
        self.end != End::Forced && self.solid <= width
    }

    /// Where this line should end instead, so that `last` behind it isn't one lonely character.
    fn break_for_orphan(&self, last: &Self, width: usize) -> Option<Break> {
        if !last.orphan || self.end != End::Good {
            return None;
        }
        self.earlier
            .filter(|earlier| self.cells - earlier.cells + last.solid <= width)
    }
}

/// Whether the punctuation rules let a line end with `last` and the next start with `next`.
fn may_part(last: Option<&Cluster<'_>>, next: &Cluster<'_>) -> bool {
    !closes(next.first) && !last.is_some_and(|last| opens(last.first))
}

/// Never first on a line.
fn closes(c: char) -> bool {
    let latin = matches!(
        c,
        '!' | ')' | ',' | '.' | ':' | ';' | '?' | ']' | '}' | '%' | '’' | '”' | '…'
    );
    let chinese = matches!(c, '、' | '。' | '〉' | '》' | '」' | '』' | '】' | '〕');
    latin
        || chinese
        || matches!(
            c,
            '！' | '％' | '）' | '，' | '：' | '；' | '？' | '］' | '｝'
        )
}

/// Never last on a line.
fn opens(c: char) -> bool {
    matches!(
        c,
        '(' | '[' | '{' | '‘' | '“' | '〈' | '《' | '「' | '『' | '【' | '〔' | '（' | '［' | '｛'
    )
}

/// White space that a line may break at; the no-break spaces are not.
fn is_space(cluster: &Cluster<'_>) -> bool {
    let c = cluster.first;
    c.is_whitespace()
        && !matches!(c, '\u{A0}' | '\u{2007}' | '\u{202F}')
        && cluster.text.len() == c.len_utf8()
}

/// Whether lines may break on both sides: Chinese, Japanese (half-width kana too), Korean, emoji.
fn is_wide(cluster: &Cluster<'_>) -> bool {
    let c = cluster.first;
    let flag = matches!(c, '\u{1F1E6}'..='\u{1F1FF}');
    let wide =
        cluster.cells >= 2 && (char_cells(c) >= 2 || flag || cluster.text.contains('\u{FE0F}'));
    wide || matches!(c, '\u{FF61}'..='\u{FF9F}')
}
