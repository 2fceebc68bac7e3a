//! Where the ledger's columns stand: fixed by width and language, so that scrolling never moves an edge.

use crate::i18n::Lang;

/// Cells the summary needs before a column gives way to it.
const SUMMARY_AT_LEAST: u16 = 18;
const GAP: u16 = 2;

/// A column's first cell, counted from the pane's edge, and its width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Column {
    pub x: u16,
    pub width: u16,
}

/// The ledger's columns; those that don't fit are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Columns {
    pub time: Column,
    pub result: Column,
    pub kind: Option<Column>,
    pub summary: Column,
    pub by: Option<Column>,
}

/// Bar, change mark, space.
pub(super) const GUTTER: u16 = 3;

impl Columns {
    /// Places the columns in a pane of `width` cells. The person gives way first, then the kind.
    pub fn of(width: u16, lang: Lang) -> Self {
        let (time, result) = match lang {
            Lang::Zh => (11, 8),
            Lang::En => (12, 13),
        };
        // A wide window shows more of the kind and the person.
        let (kind, by) = if width >= 96 { (18, 12) } else { (12, 8) };
        let inside = width.saturating_sub(GUTTER);
        let fixed = time + GAP + result + GAP;
        let room = inside.saturating_sub(fixed);
        let with_kind = room.saturating_sub(kind + GAP);
        let with_both = with_kind.saturating_sub(by + GAP);
        let (shows_kind, shows_by, summary) = if with_both >= SUMMARY_AT_LEAST {
            (true, true, with_both)
        } else if with_kind >= SUMMARY_AT_LEAST {
            (true, false, with_kind)
        } else {
            (false, false, room)
        };
        let result_x = GUTTER + time + GAP;
        let kind_x = result_x + result + GAP;
        let summary_x = if shows_kind {
            kind_x + kind + GAP
        } else {
            kind_x
        };
        Self {
            time: Column {
                x: GUTTER,
                width: time,
            },
            result: Column {
                x: result_x,
                width: result,
            },
            kind: shows_kind.then_some(Column {
                x: kind_x,
                width: kind,
            }),
            summary: Column {
                x: summary_x,
                width: summary,
            },
            by: shows_by.then_some(Column {
                x: summary_x + summary + GAP,
                width: by,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_never_overlap_and_never_leave_the_pane() {
        for width in 30..=200 {
            for lang in [Lang::Zh, Lang::En] {
                let columns = Columns::of(width, lang);
                let mut all = vec![columns.time, columns.result];
                all.extend(columns.kind);
                all.push(columns.summary);
                all.extend(columns.by);
                for pair in all.windows(2) {
                    assert!(
                        pair[0].x + pair[0].width + GAP <= pair[1].x,
                        "{width} {columns:?}"
                    );
                }
                assert!(
                    all.last()
                        .is_some_and(|last| last.x + last.width <= width.max(40)),
                    "{width} {columns:?}"
                );
            }
        }
    }

    #[test]
    fn the_person_gives_way_before_the_kind() {
        assert!(Columns::of(79, Lang::Zh).by.is_some());
        assert!(Columns::of(48, Lang::Zh).kind.is_none());
        let between = Columns::of(58, Lang::Zh);
        assert!(
            between.kind.is_some() && between.by.is_none(),
            "{between:?}"
        );
    }
}
