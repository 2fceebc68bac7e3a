//! One record as a row of the ledger.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::columns::{Column, Columns, GUTTER, Selected};
use crate::domain::{Record, RecordFields, Tracked};
use crate::i18n::{Lang, zone_name};
use crate::present::{Line, Piece, result_words};
use crate::text::{SafeText, cells, sanitize_line};
use crate::theme::Role;

/// Cells the summary needs before a column gives way to it.
const SUMMARY_AT_LEAST: usize = 18;

/// Places of the columns that may give way.
pub(super) const KIND: usize = 2;
const SUMMARY: usize = 3;
pub(super) const BY: usize = 4;

/// The ledger's columns in a pane of `width` cells. The person gives way first, then the kind.
pub(super) fn columns(canvas: &Canvas<'_>, width: u16) -> Columns {
    let model = canvas.model;
    columns_in(
        width,
        model.lang,
        &zone_name(model.now, &model.options.zone),
    )
}

fn columns_in(width: u16, lang: Lang, zone: &str) -> Columns {
    let texts = lang.texts();
    let heads = texts.ledger.columns;
    let time_cells = cells(&texts.time.list_sample());
    // A result of one's own is never cut: that there is none, behind its mark.
    let result_cells = cells(texts.common.untracked) + 2;
    // A wide window shows more of the kind and the person.
    let (kind_cells, by_cells) = if width >= 96 { (18, 12) } else { (12, 8) };
    // With nothing left to give way the summary takes what there is.
    let room = usize::from(width.saturating_sub(GUTTER)).saturating_sub(time_cells + result_cells);
    let at_least = room.saturating_sub(4).min(SUMMARY_AT_LEAST);
    Columns::of(
        [
            Column::text(format!("{} {zone}", heads.time), time_cells, 5),
            Column::text(heads.result, result_cells, 4),
            Column::text(heads.record, kind_cells, 2),
            Column::filling(heads.summary, at_least, 3),
            Column::text(heads.by, by_cells, 1),
        ],
        width,
    )
}

/// Where a row stands and in what state.
pub(super) struct RowPlace {
    /// Its line on the screen.
    pub y: u16,
    /// Selected in its list.
    pub selected: bool,
    /// The ledger has the focus.
    pub focused: bool,
    /// From before the last refresh, not yet covered by it.
    pub stale: bool,
    /// Rows of a newer answer stand above it.
    pub below_newer: bool,
    /// Came twice with different content.
    pub changed: bool,
}

/// Draws rows one below another; it remembers the date above, which isn't said twice at full strength.
pub(super) struct RecordRows<'a> {
    pub area: Rect,
    pub columns: &'a Columns,
    pub date_above: String,
}

impl RecordRows<'_> {
    pub(crate) fn draw(&mut self, canvas: &mut Canvas<'_>, record: &Record, place: &RowPlace) {
        let fields = record.fields();
        if place.changed {
            canvas.text(self.area.x + 1, place.y, 1, Role::Warn, "~");
        } else if place.stale && place.below_newer {
            // Dim alone would be told by looks only; the title names the mark and the age.
            let mark = canvas.glyphs().place;
            canvas.text(self.area.x + 1, place.y, 1, Role::Dim, mark);
        }
        let at = (self.area, place.y);
        let selected = match (place.selected, place.focused) {
            (true, true) => Some(Selected::Focused),
            (true, false) => Some(Selected::Aside),
            (false, _) => None,
        };
        if fields.malformed {
            let words = format!(
                "! {}  {}",
                canvas.texts().ledger.odd_record,
                sanitize_line(record.raw().as_str())
            );
            self.date_above.clear();
            let whole = Columns::of([Column::text("", 1, 1)], self.area.width);
            whole.row(
                canvas,
                at,
                selected,
                vec![vec![Piece::new(Role::Warn, words)]],
            );
            return;
        }
        // Rows of an earlier answer are dim.
        let base = if place.stale { Role::Dim } else { Role::Text };
        let mut result = result_words(&fields, &canvas.text_style());
        if let [_, Piece { role, .. }] = result.as_mut_slice()
            && *role == Role::Text
        {
            *role = base;
        }
        let values = vec![
            self.time(canvas, &fields, base),
            result,
            self.cell(canvas, KIND, fields.kind_words(), base),
            self.cell(canvas, SUMMARY, fields.summary.shown(), base),
            self.cell(canvas, BY, fields.by.shown(), Role::Dim),
        ];
        self.columns.row(canvas, at, selected, values);
    }

    fn cell(&self, canvas: &Canvas<'_>, at: usize, value: Option<&SafeText>, role: Role) -> Line {
        match value {
            Some(value) => vec![Piece::new(role, value.one_line().into_owned())],
            None => {
                let mark = canvas.glyphs().untracked;
                let words = format!("{mark} {}", canvas.texts().common.untracked);
                // A narrow column shows the mark alone.
                let fits = cells(&words) <= self.columns.width(at);
                vec![if fits {
                    Piece::new(Role::Dim, words)
                } else {
                    Piece::new(Role::Dim, mark)
                }]
            }
        }
    }

    fn time(&mut self, canvas: &Canvas<'_>, fields: &RecordFields, base: Role) -> Line {
        let instant = fields.at.value().and_then(|at| at.instant);
        let Some(instant) = instant else {
            self.date_above.clear();
            return match &fields.at {
                Tracked::Tracked(at) => self.cell(canvas, 0, Some(&at.raw), Role::Warn),
                Tracked::Unreadable(raw) => self.cell(canvas, 0, Some(raw), Role::Warn),
                Tracked::Untracked => self.cell(canvas, 0, None, Role::Dim),
            };
        };
        let model = canvas.model;
        let moments = &model.lang.texts().time;
        let (date, time) = moments.list_time(instant, model.now, &model.options.zone);
        let is_same = date == self.date_above;
        self.date_above.clone_from(&date);
        vec![
            Piece::new(if is_same { Role::Dim } else { base }, date),
            Piece::gap(1),
            Piece::new(base, time),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_never_overlap_and_never_leave_the_pane() {
        for width in 30..=200 {
            for lang in Lang::ALL {
                let columns = columns_in(width, lang, "UTC");
                let all: Vec<_> = columns.places().collect();
                for pair in all.windows(2) {
                    assert!(pair[0].0 + pair[0].1 < pair[1].0, "{width} {columns:?}");
                }
                let last = all.last().map_or(0, |(x, wide)| x + wide);
                assert!(last <= width, "{width} {columns:?}");
                assert!(
                    columns.width(SUMMARY) > 0 || width < 40,
                    "{width} {columns:?}"
                );
            }
        }
    }

    #[test]
    fn the_person_gives_way_before_the_kind() {
        assert!(columns_in(79, Lang::Zh, "").width(BY) > 0);
        assert_eq!(columns_in(48, Lang::Zh, "").width(KIND), 0);
        let between = columns_in(58, Lang::Zh, "");
        assert!(
            between.width(KIND) > 0 && between.width(BY) == 0,
            "{between:?}"
        );
    }
}
