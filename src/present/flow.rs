//! Words that flow in lines beside a label.

use super::line::{Line, Piece, line_width};
use crate::text::{cells, wrap};
use crate::theme::Role;

/// Cells between two words.
const APART: usize = 2;

/// Words set one after another, wrapping under the value column. A word that ends with a space is the mark of the next.
pub(super) struct Flow {
    lines: Vec<Line>,
    line: Line,
    used: usize,
    column: usize,
    width: usize,
    fresh: bool,
}

impl Flow {
    /// Begins with an indentation; further lines begin at `column`.
    pub(crate) fn new(indent: usize, column: usize, width: usize) -> Self {
        Self {
            lines: Vec::new(),
            line: vec![Piece::gap(indent)],
            used: indent,
            column,
            width,
            fresh: true,
        }
    }

    /// Text that isn't wrapped.
    pub(crate) fn whole(&mut self, piece: Piece) {
        self.line.push(piece);
    }

    pub(crate) fn seek_column(&mut self) {
        self.used = line_width(&self.line);
        if self.used < self.column {
            self.line.push(Piece::gap(self.column - self.used));
            self.used = self.column;
        }
        self.fresh = true;
    }

    pub(crate) fn break_line(&mut self) {
        self.lines.push(std::mem::take(&mut self.line));
        self.line.push(Piece::gap(self.column));
        self.used = self.column;
        self.fresh = true;
    }

    pub(crate) fn word(&mut self, role: Role, text: &str) {
        if text.is_empty() {
            return;
        }
        let gap = if self.fresh { 0 } else { APART };
        let fits = !text.contains('\n') && self.used + gap + cells(text) <= self.width;
        if !fits && !self.fresh {
            self.break_line();
        } else if gap > 0 {
            self.line.push(Piece::gap(gap));
            self.used += gap;
        }
        if fits {
            self.put(role, text);
        } else {
            let room = self.width.saturating_sub(self.column).max(1);
            let first = self.width.saturating_sub(self.used).max(1);
            for (at, range) in wrap(text, first, room).into_iter().enumerate() {
                if at > 0 {
                    self.break_line();
                }
                self.put(role, text.get(range).unwrap_or_default());
            }
        }
        self.fresh = text.ends_with(' ');
    }

    fn put(&mut self, role: Role, text: &str) {
        self.used += cells(text);
        self.line.push(Piece::new(role, text.to_owned()));
    }

    pub(crate) fn finish(mut self) -> Vec<Line> {
        self.lines.push(self.line);
        self.lines
    }
}
