//! Columns of a list: fixed by the window's width and the language, so that scrolling never moves an edge.

use std::borrow::Cow;

use ratatui::layout::Rect;

use super::super::canvas::Canvas;
use super::super::columns::GUTTER;
use super::super::pane::{lifted, select};
use crate::present::{Line, Piece};
use crate::text::{cells, cut, pad};
use crate::theme::Role;

const GAP: usize = 2;

/// A column's wishes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Column {
    /// Its head.
    pub head: &'static str,
    /// Cells it needs.
    pub width: usize,
    /// The lowest leaves first where there is too little room.
    pub rank: u8,
    /// Numbers stand at the right.
    pub right: bool,
}

impl Column {
    pub const fn text(head: &'static str, width: usize, rank: u8) -> Self {
        Self {
            head,
            width,
            rank,
            right: false,
        }
    }

    pub const fn number(head: &'static str, width: usize, rank: u8) -> Self {
        Self {
            right: true,
            ..Self::text(head, width, rank)
        }
    }
}

/// The widths of the columns; those without room have none. The last one in sight takes what is left, unless it holds numbers.
pub(super) fn widths(columns: &[Column], room: usize) -> Vec<usize> {
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
    let mut both = columns.iter().zip(&mut shown).rev();
    if let Some((column, width)) = both.find(|(_, width)| **width > 0)
        && !column.right
    {
        *width += left;
    }
    shown
}

/// Cells that a list's columns may take.
pub(super) fn room(area: Rect) -> usize {
    usize::from(area.width.saturating_sub(GUTTER))
}

/// The column heads.
pub(super) fn heads(canvas: &mut Canvas<'_>, area: Rect, columns: &[Column], widths: &[usize]) {
    if area.is_empty() {
        return;
    }
    let head = |column: &Column| vec![Piece::new(Role::Dim, column.head)];
    let line = line(canvas, columns, widths, columns.iter().map(head));
    canvas.line(
        area.x + GUTTER,
        area.y,
        area.width.saturating_sub(GUTTER),
        &line,
    );
}

/// One row; `values` has a line for every column.
pub(super) fn row(
    canvas: &mut Canvas<'_>,
    area: Rect,
    y: u16,
    selected: bool,
    columns: &[Column],
    widths: &[usize],
    values: Vec<Line>,
) {
    let line = line(canvas, columns, widths, values);
    let width = area.width.saturating_sub(GUTTER);
    canvas.line_as(area.x + GUTTER, y, width, &line, |role| {
        if selected { lifted(role) } else { role }
    });
    if selected {
        select(canvas, area, y, true);
    }
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

fn line(
    canvas: &Canvas<'_>,
    columns: &[Column],
    widths: &[usize],
    values: impl IntoIterator<Item = Line>,
) -> Line {
    let mark = canvas.glyphs().cut;
    let mut line = Line::new();
    for ((column, width), value) in columns.iter().zip(widths).zip(values) {
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
            line.push(Piece::new(Role::Text, pad("", room)));
        }
    }
    line
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
