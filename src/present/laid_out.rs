//! A document in lines of at most so many cells. Nothing is left out, nothing is cut.

use super::document::{Document, Entry, Heading, LabelledFact};
use super::flow::Flow;
use super::json_lines::json_lines_up_to;
use super::line::{Line, Piece, wrap_pieces, wrapped};
use super::table::aligned;
use crate::text::{cells, pad};
use crate::theme::Role;

/// The most lines of a document: it doesn't grow without bound, whatever was sent.
const LINE_LIMIT: usize = 20_000;

/// Cells of a label column that every width has room for; a wider one must leave most of the width to the values.
const USUAL_LABELS: usize = 16;

impl Document<'_> {
    pub(crate) fn lines(&self, width: usize) -> Vec<Line> {
        self.first_lines(LINE_LIMIT, width)
    }

    /// At least the first `limit` lines, if there are so many; long values end after that.
    pub(crate) fn first_lines(&self, limit: usize, width: usize) -> Vec<Line> {
        let mut out = Vec::new();
        for entry in &self.entries {
            if out.len() >= limit {
                break;
            }
            let has_space_before = matches!(entry, Entry::Break | Entry::Heading(_));
            if has_space_before && !out.is_empty() {
                out.push(Line::new());
            }
            out.extend(self.entry_lines(entry, limit - out.len().min(limit), width));
        }
        out
    }

    /// The lines of one entry, without the space before it.
    pub(crate) fn entry_lines(&self, entry: &Entry<'_>, limit: usize, width: usize) -> Vec<Line> {
        let mut out = Vec::new();
        match entry {
            Entry::Break => {}
            Entry::Title(line) | Entry::Item(line) => wrap_pieces(line, 0, width, &mut out),
            Entry::Heading(heading) => out.push(self.heading_line(heading, width)),
            Entry::Fact(fact) => out = fact_lines(fact, self.labels, width),
            Entry::Prose(piece) | Entry::Quotation(piece) => {
                out = wrapped(piece.role, &piece.text, width);
                out.truncate(limit);
            }
            Entry::Json(json) => {
                out = json_lines_up_to(limit.max(1), json, width, self.style.texts());
            }
            Entry::Table(table) => {
                for line in aligned(table) {
                    wrap_pieces(&[Piece::new(Role::Text, line)], 0, width, &mut out);
                }
            }
        }
        out
    }

    fn heading_line(&self, heading: &Heading, width: usize) -> Line {
        let Heading { name, count, .. } = heading;
        if heading.untracked {
            let column = cells(name).max(self.labels);
            let words = self.style.untracked();
            // A narrow column may show the mark alone, never cut words.
            let mark = if column + 2 + cells(&words) <= width {
                words
            } else {
                self.style.glyphs.untracked.to_owned()
            };
            return vec![
                Piece::new(Role::Strong, pad(name, column)),
                Piece::gap(2),
                Piece::new(Role::Dim, mark),
            ];
        }
        let mut line = vec![Piece::new(Role::Strong, name.clone())];
        line.extend(count.map(|count| Piece::new(Role::Dim, format!(" {count}"))));
        line
    }
}

/// A fact: label, value, and its smaller values behind it, all wrapping under the value.
fn fact_lines(fact: &LabelledFact, labels: usize, width: usize) -> Vec<Line> {
    // Deep nesting must leave room for the values.
    let indent = (usize::from(fact.depth) * 2).min(width / 3);
    let labels = if labels * 3 < width {
        labels
    } else {
        labels.min(USUAL_LABELS)
    };
    let usual = labels.max(indent) + 2;
    let label = fact.label.as_str();
    let column = usual.max(indent + cells(label) + 2);
    // A longer label pushes its own value right; one that would leave a long value too little room stands above it.
    let needed = fact.words.first().map_or(0, |first| cells(&first.text));
    let needed = needed.min(width / 2).max(6);
    let beside = !fact.stacked && column + needed <= width || label.is_empty() && column < width;
    let value_column = match (beside, usual + needed <= width) {
        _ if fact.stacked => indent,
        (true, _) => column,
        (false, true) => usual,
        (false, false) => (indent + 2).min(width.saturating_sub(1)),
    };
    let mut flow = Flow::new(indent, value_column, width);
    if fact.words.is_empty() && beside {
        flow.whole(Piece::new(Role::Dim, label.to_owned()));
        return flow.finish();
    }
    if label.is_empty() {
        flow.seek_column();
    } else if beside {
        flow.whole(Piece::new(Role::Dim, pad(label, column - indent - 2)));
        flow.seek_column();
    } else {
        flow.word(Role::Dim, label);
        if !fact.words.is_empty() {
            flow.break_line();
        }
    }
    for (at, Piece { role, text }) in fact.words.iter().enumerate() {
        if fact.stacked && at > 0 {
            flow.break_line();
        }
        flow.word(*role, text);
    }
    flow.finish()
}
