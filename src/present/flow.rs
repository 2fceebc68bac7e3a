//! Words that flow in lines beside a label.

use super::line::{Line, Piece};
use crate::text::{cells, wrap};
use crate::theme::Role;

/// Words set one after another, two cells apart, wrapping under the value column.
pub(super) struct Flow {
    pub lines: Vec<Line>,
    pub line: Line,
    pub used: usize,
    pub column: usize,
    pub width: usize,
    pub fresh: bool,
}

impl Flow {
    pub fn seek_column(&mut self) {
        self.used = crate::present::line_width(&self.line);
        if self.used < self.column {
            self.line.push(Piece::gap(self.column - self.used));
            self.used = self.column;
        }
        self.fresh = true;
    }

    pub fn break_line(&mut self) {
        self.lines.push(std::mem::take(&mut self.line));
        self.line.push(Piece::gap(self.column));
        self.used = self.column;
        self.fresh = true;
    }

    pub fn word(&mut self, role: Role, text: &str) {
        if text.is_empty() {
            return;
        }
        let gap = if self.fresh { 0 } else { 2 };
        let fits = !text.contains('\n') && self.used + gap + cells(text) <= self.width;
        if !fits && !self.fresh {
            self.break_line();
        } else if gap > 0 {
            self.line.push(Piece::gap(gap));
            self.used += gap;
        }
        let room = self.width.saturating_sub(self.column).max(1);
        for (at, range) in wrap(text, self.width.saturating_sub(self.used).max(1), room)
            .into_iter()
            .enumerate()
        {
            if at > 0 {
                self.break_line();
            }
            let part = text.get(range).unwrap_or_default();
            self.used += cells(part);
            self.line.push(Piece::new(role, part.to_owned()));
        }
        self.fresh = false;
    }

    pub fn finish(mut self) -> Vec<Line> {
        self.lines.push(self.line);
        self.lines
    }
}
