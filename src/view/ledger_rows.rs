//! One record as a row of the ledger.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::columns::{Column, Columns, GUTTER};
use super::pane::{lifted, select};
use crate::domain::{Record, RecordFields, Tracked};
use crate::present::Piece;
use crate::present::result_mark;
use crate::text::{SafeText, cells, sanitize_line};
use crate::theme::Role;

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
    /// Draws a record.
    pub fn draw(&mut self, canvas: &mut Canvas<'_>, record: &Record, place: &RowPlace) {
        let fields = record.fields();
        let row = Row {
            area: self.area,
            y: place.y,
            lift: place.selected && place.focused,
            stale: place.stale,
        };
        if place.changed {
            canvas.text(self.area.x + 1, place.y, 1, Role::Warn, "~");
        } else if place.stale && place.below_newer {
            // Dim alone would be told by looks only; the title names the mark and the age.
            let mark = canvas.glyphs().place;
            canvas.text(self.area.x + 1, place.y, 1, Role::Dim, mark);
        }
        if fields.malformed {
            let words = format!(
                "! {}  {}",
                canvas.texts().ledger.odd_record,
                sanitize_line(record.raw().as_str())
            );
            let width = self.area.width.saturating_sub(GUTTER);
            row.text(canvas, Column { x: GUTTER, width }, Role::Warn, &words);
            self.date_above.clear();
        } else {
            self.date_above = row.time(canvas, self.columns.time, &fields, &self.date_above);
            row.result(canvas, self.columns.result, &fields);
            if let Some(column) = self.columns.kind {
                row.cell(canvas, column, fields.kind_words(), row.base());
            }
            row.cell(
                canvas,
                self.columns.summary,
                fields.summary.shown(),
                row.base(),
            );
            if let Some(column) = self.columns.by {
                row.cell(canvas, column, fields.by.shown(), Role::Dim);
            }
        }
        if place.selected {
            select(canvas, self.area, place.y, place.focused);
        }
    }
}

struct Row {
    area: Rect,
    y: u16,
    lift: bool,
    stale: bool,
}

impl Row {
    const fn role(&self, role: Role) -> Role {
        if self.lift { lifted(role) } else { role }
    }

    /// How plain text is shown: rows of an earlier answer are dim.
    const fn base(&self) -> Role {
        if self.stale && !self.lift {
            Role::Dim
        } else {
            Role::Text
        }
    }

    fn text(&self, canvas: &mut Canvas<'_>, column: Column, role: Role, text: &str) {
        canvas.text(
            self.area.x + column.x,
            self.y,
            column.width,
            self.role(role),
            text,
        );
    }

    fn cell(&self, canvas: &mut Canvas<'_>, column: Column, value: Option<&SafeText>, role: Role) {
        match value {
            Some(value) => self.text(canvas, column, role, &value.one_line()),
            None => {
                let mark = canvas.glyphs().untracked;
                let words = format!("{mark} {}", canvas.texts().untracked);
                // A narrow column shows the mark alone.
                let fits = cells(&words) <= usize::from(column.width);
                self.text(canvas, column, Role::Dim, if fits { &words } else { mark });
            }
        }
    }

    /// Draws the time; gives the date for the row below.
    fn time(
        &self,
        canvas: &mut Canvas<'_>,
        column: Column,
        fields: &RecordFields,
        date_above: &str,
    ) -> String {
        let instant = fields.at.value().and_then(|at| at.instant);
        let Some(instant) = instant else {
            match &fields.at {
                Tracked::Tracked(at) => self.cell(canvas, column, Some(&at.raw), Role::Warn),
                Tracked::Unreadable(raw) => self.cell(canvas, column, Some(raw), Role::Warn),
                Tracked::Untracked => self.cell(canvas, column, None, Role::Dim),
            }
            return String::new();
        };
        let model = canvas.model;
        let (date, time) =
            model
                .lang
                .texts()
                .time
                .list_time(instant, model.now, &model.around.zone);
        let date_role = if date == date_above {
            self.role(Role::Dim)
        } else {
            self.base()
        };
        let line = [
            Piece::new(date_role, date.clone()),
            Piece::gap(1),
            Piece::new(self.base(), time),
        ];
        canvas.line(self.area.x + column.x, self.y, column.width, &line);
        date
    }

    fn result(&self, canvas: &mut Canvas<'_>, column: Column, fields: &RecordFields) {
        let (mark, mark_role) = result_mark(fields.result_class(), &canvas.glyphs());
        let words_role = match mark_role {
            Role::Bad => Role::Bad,
            Role::Dim => self.role(Role::Dim),
            _ => self.base(),
        };
        let untracked = canvas.texts().untracked;
        let words = fields.result_words().map_or_else(
            || untracked.to_owned(),
            |words| words.one_line().into_owned(),
        );
        let line = [
            Piece::new(self.role(mark_role), format!("{mark} ")),
            Piece::new(words_role, words),
        ];
        canvas.line(self.area.x + column.x, self.y, column.width, &line);
    }
}
