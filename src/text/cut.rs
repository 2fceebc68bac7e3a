//! Making one line fit a number of cells.

use std::borrow::Cow;

use super::width::{Clusters, cells};

/// Cuts one line at a cluster border so that it and `mark` behind it take at most `max` cells.
///
/// Borrowed, and without `mark`, when the whole text fits. A mark wider than `max` is left out.
#[must_use]
pub(crate) fn cut<'a>(text: &'a str, max: usize, mark: &str) -> Cow<'a, str> {
    let mark = if cells(mark) <= max { mark } else { "" };
    let room = max - cells(mark);
    let mut used = 0;
    let mut kept = 0;
    for cluster in Clusters::new(text, 0) {
        used += cluster.cells;
        if used > max {
            let head = text.get(..kept).unwrap_or_default();
            return if mark.is_empty() {
                Cow::Borrowed(head)
            } else {
                Cow::Owned([head, mark].concat())
            };
        }
        if used <= room {
            kept = cluster.end();
        }
    }
    Cow::Borrowed(text)
}

/// One line without its first `skip` cells; a cluster that reaches beyond them goes whole.
#[must_use]
pub(crate) fn without_cells(text: &str, skip: usize) -> &str {
    let mut used = 0;
    for cluster in Clusters::new(text, 0) {
        if used >= skip {
            return text.get(cluster.start..).unwrap_or_default();
        }
        used += cluster.cells;
    }
    if skip == 0 { text } else { "" }
}

/// Exactly `width` cells: cut without a mark, then filled with spaces on the right.
#[must_use]
pub(crate) fn pad(text: &str, width: usize) -> String {
    let (head, free) = fit(text, width);
    let mut line = String::with_capacity(head.len() + free);
    line.push_str(&head);
    line.extend(std::iter::repeat_n(' ', free));
    line
}

/// What of `text` fits, and the cells it leaves free.
fn fit(text: &str, width: usize) -> (Cow<'_, str>, usize) {
    let head = cut(text, width, "");
    let free = width.saturating_sub(cells(&head));
    (head, free)
}
