//! Columns of a list: fixed by the window's width and the language, so that scrolling never moves an edge.

use std::borrow::Cow;

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::pane::{lifted, select};
use crate::present::{Line, Piece};
use crate::text::{cells, cut};
use crate::theme::Role;

/// Cells before the first column: bar, change mark, space.
pub(super) const GUTTER: u16 = 3;

const GAP: usize = 2;

/// A column's wishes.
#[derive(Clone, Debug)]
pub(super) struct Column {
    head: Cow<'static, str>,
    /// Cells it needs.
    width: usize,
    /// The lowest leaves first where there is too little room.
    rank: u8,
    /// Numbers stand at the right.
    right: bool,
    /// True if it takes what is left, and not the last one.
    fills: bool,
}

impl Column {
    pub(crate) fn text(head: impl Into<Cow<'static, str>>, width: usize, rank: u8) -> Self {
        Self {
            head: head.into(),
            width,
            rank,
            right: false,
            fills: false,
        }
    }

    pub(crate) fn number(head: &'static str, width: usize, rank: u8) -> Self {
        Self {
            right: true,
            ..Self::text(head, width, rank)
        }
    }

    pub(crate) fn filling(head: &'static str, width: usize, rank: u8) -> Self {
        Self {
            fills: true,
            ..Self::text(head, width, rank)
        }
    }
}

/// The columns of a list in sight.
#[derive(Debug)]
pub(super) struct Columns {
    columns: Vec<Column>,
    /// Cells of each; those without room have none.
    widths: Vec<usize>,
}

impl Columns {
    /// The columns in a list of `width` cells, its gutter included.
    pub(crate) fn of(columns: impl Into<Vec<Column>>, width: u16) -> Self {
        let columns = columns.into();
        let widths = widths(&columns, usize::from(width.saturating_sub(GUTTER)));
        Self { columns, widths }
    }

    /// Cells of a column; none if it isn't in sight.
    pub(crate) fn width(&self, at: usize) -> usize {
        self.widths.get(at).copied().unwrap_or_default()
    }

    /// First cell, counted from the list's edge, and width of each column in sight.
    pub(crate) fn places(&self) -> impl Iterator<Item = (u16, u16)> {
        let in_sight = self.widths.iter().filter(|width| **width > 0);
        in_sight.scan(GUTTER, |x, width| {
            let width = u16::try_from(*width).unwrap_or(u16::MAX);
            let place = (*x, width);
            *x = x.saturating_add(width).saturating_add(GAP as u16);
            Some(place)
        })
    }

    /// The column heads.
    pub(crate) fn heads(&self, canvas: &mut Canvas<'_>, area: Rect) {
        if area.is_empty() {
            return;
        }
        let head = |column: &Column| vec![Piece::new(Role::Dim, column.head.clone())];
        let line = self.line(canvas, self.columns.iter().map(head));
        let width = area.width.saturating_sub(GUTTER);
        canvas.line(area.x + GUTTER, area.y, width, &line);
    }

    /// One row in line `y` of a list; `values` has a line for every column.
    pub(crate) fn row(
        &self,
        canvas: &mut Canvas<'_>,
        (area, y): (Rect, u16),
        selected: Option<Selected>,
        values: Vec<Line>,
    ) {
        let line = self.line(canvas, values);
        let width = area.width.saturating_sub(GUTTER);
        let is_lifted = selected == Some(Selected::Focused);
        canvas.line_as(area.x + GUTTER, y, width, &line, |role| {
            if is_lifted { lifted(role) } else { role }
        });
        if selected.is_some() {
            select(canvas, area, y, is_lifted);
        }
    }

    fn line(&self, canvas: &Canvas<'_>, values: impl IntoIterator<Item = Line>) -> Line {
        let mark = canvas.glyphs().cut;
        let mut line = Line::new();
        for ((column, width), value) in self.columns.iter().zip(&self.widths).zip(values) {
            if *width == 0 {
                continue;
            }
            if !line.is_empty() {
                line.push(Piece::gap(GAP));
            }
            let mut room = *width;
            let mut cell = Line::new();
            for piece in value {
                let text = cut(&piece.text, room, mark).into_owned();
                room -= cells(&text).min(room);
                cell.push(Piece::new(piece.role, text));
            }
            if column.right {
                line.push(Piece::gap(room));
                line.extend(cell);
            } else {
                line.extend(cell);
                line.push(Piece::gap(room));
            }
        }
        line
    }
}

/// How a row is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Selected {
    /// In the list that has the focus.
    Focused,
    /// In another one.
    Aside,
}

/// The widths of the columns; those without room have none.
fn widths(columns: &[Column], room: usize) -> Vec<usize> {
    let needed = |shown: &[usize]| -> usize {
        let used = shown.iter().filter(|width| **width > 0);
        let all: usize = used.map(|width| width + GAP).sum();
        all.saturating_sub(GAP)
    };
    let mut shown: Vec<usize> = columns.iter().map(|column| column.width).collect();
    while needed(&shown) > room {
        let in_sight = columns.iter().zip(&mut shown).filter(|(_, it)| **it > 0);
        let Some((_, lowest)) = in_sight.min_by_key(|(column, _)| column.rank) else {
            break;
        };
        *lowest = 0;
    }
    let left = room.saturating_sub(needed(&shown));
    let mut both: Vec<_> = columns.iter().zip(&mut shown).collect();
    both.retain(|(_, width)| **width > 0);
    let filling = both.iter().position(|(column, _)| column.fills);
    let at = filling.unwrap_or(both.len().saturating_sub(1));
    if let Some((column, width)) = both.get_mut(at)
        && !column.right
    {
        **width += left;
    }
    shown
}

/// A cell in the plain role.
pub(super) fn text(words: impl Into<Cow<'static, str>>) -> Line {
    vec![Piece::new(Role::Text, words)]
}

/// A cell with a mark before its words, so that it says without colour how it ended; what is bad is so in its words as well.
pub(super) fn marked(mark: &str, role: Role, words: String) -> Line {
    let of_words = if role == Role::Bad { role } else { Role::Text };
    vec![
        Piece::new(role, format!("{mark} ")),
        Piece::new(of_words, words),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_leave_first_and_the_last_takes_what_is_left() {
        let columns = [
            Column::text("a", 10, 9),
            Column::number("b", 6, 2),
            Column::text("c", 8, 1),
        ];
        for (room, expected) in [
            (40, [10, 6, 20]),
            (28, [10, 6, 8]),
            (27, [10, 6, 0]),
            (17, [17, 0, 0]),
            (9, [0, 0, 0]),
        ] {
            assert_eq!(widths(&columns, room), expected, "{room}");
        }
    }
}
