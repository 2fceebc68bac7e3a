//! The card laid out in lines for one width and language: what is selected, scrolled and drawn.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::json_lines::wrap_pieces;
use crate::domain::{
    Block, BlockName, Card, Extra, Fact, FactLabel, FactValue, Node, facts_of_block,
};
use crate::i18n::{Lang, list_time};
use crate::text::{SafeText, cells, pad, wrap};
use crate::theme::{Glyphs, Line, Piece, Role};

/// One selectable row of the card.
#[derive(Clone, Debug, PartialEq)]
pub struct CardRow {
    /// Place of its block in the card.
    pub block: usize,
    /// First line, counted from the card's first.
    pub first_line: usize,
    /// The lines.
    pub lines: Vec<Line>,
}

/// The whole card.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CardRows {
    /// The rows.
    pub rows: Vec<CardRow>,
    /// All lines, blank ones between the blocks included.
    pub total_lines: usize,
}

/// What the layout depends on besides the card.
pub struct RowsContext<'a> {
    /// The language.
    pub lang: Lang,
    /// Times are shown in this zone.
    pub zone: &'a TimeZone,
    /// The present.
    pub now: Timestamp,
    /// Marks.
    pub glyphs: &'a Glyphs,
    /// Cells of a line.
    pub width: usize,
    /// Cells of the label column.
    pub labels: usize,
    /// True for a blank line between blocks.
    pub airy: bool,
}

impl CardRows {
    /// Lays out `notes` (sentences about the answer) and the card.
    #[must_use]
    pub fn of(card: &Card, notes: &[String], context: &RowsContext<'_>) -> Self {
        let mut out = Self::default();
        for note in notes {
            let mut lines = Vec::new();
            wrap_pieces(
                &[
                    Piece::new(Role::Warn, "! "),
                    Piece::new(Role::Warn, note.clone()),
                ],
                0,
                context.width,
                &mut lines,
            );
            out.push(0, lines);
        }
        let mut last_was_line = false;
        for (at, block) in card.blocks.iter().enumerate() {
            let one_line = block.node == Node::Untracked;
            if context.airy && !out.rows.is_empty() && !(one_line && last_was_line) {
                out.total_lines += 1;
            }
            last_was_line = one_line;
            out.push(at, vec![context.heading(block)]);
            if one_line {
                continue;
            }
            for fact in facts_of_block(block) {
                let lines = context.fact_lines(&fact, &block.name);
                out.push(at, lines);
            }
        }
        out
    }

    fn push(&mut self, block: usize, lines: Vec<Line>) {
        let first_line = self.total_lines;
        self.total_lines += lines.len();
        self.rows.push(CardRow {
            block,
            first_line,
            lines,
        });
    }
}

impl RowsContext<'_> {
    fn heading(&self, block: &Block) -> Line {
        let texts = self.lang.texts();
        let name = (texts.block)(&block.name);
        let name = match &block.name {
            BlockName::Unknown(sent) => sent.one_line().into_owned(),
            _ => name.to_owned(),
        };
        if block.node == Node::Untracked {
            let width = cells(&name).max(self.labels);
            let words = self.untracked();
            // A narrow column may show the mark alone, never cut words.
            let mark = if width + 2 + cells(&words.text) <= self.width {
                words
            } else {
                Piece::new(Role::Dim, self.glyphs.untracked)
            };
            return vec![
                Piece::new(Role::Strong, pad(&name, width)),
                Piece::gap(2),
                mark,
            ];
        }
        let mut line = vec![Piece::new(Role::Strong, name)];
        if let Some(count) = block.count() {
            line.push(Piece::new(Role::Dim, format!(" {count}")));
        }
        line
    }

    fn untracked(&self) -> Piece {
        Piece::new(
            Role::Dim,
            format!("{} {}", self.glyphs.untracked, self.lang.texts().untracked),
        )
    }

    fn label(&self, label: &FactLabel) -> String {
        match label {
            FactLabel::Known(known) => (self.lang.texts().label)(*known).to_owned(),
            FactLabel::Sent(sent) => sent.one_line().into_owned(),
            FactLabel::Nothing => String::new(),
        }
    }

    /// A fact in lines: label, value, and its smaller values behind it, all wrapping under the value.
    #[must_use]
    pub fn fact_lines(&self, fact: &Fact, block: &BlockName) -> Vec<Line> {
        // Deep nesting must leave room for the values.
        let indent = (usize::from(fact.depth) * 2).min(self.width / 3);
        let label = self.label(&fact.label);
        let usual = indent + self.labels.saturating_sub(indent) + 2;
        let pushed = indent + cells(&label) + 2;
        let column = usual.max(pushed);
        let is_heading = fact.value == FactValue::Heading && fact.extras.is_empty();
        // A longer label pushes its own value right; one that would leave a long value too little room stands above it.
        let needed = cells(&self.plain_value(&fact.value))
            .min(self.width / 2)
            .max(6);
        let beside = column + needed <= self.width || (label.is_empty() && column < self.width);
        let value_column = match (beside, usual + needed <= self.width) {
            (true, _) => column,
            (false, true) => usual,
            (false, false) => (indent + 2).min(self.width.saturating_sub(1)),
        };
        let mut flow = Flow {
            lines: Vec::new(),
            line: vec![Piece::gap(indent)],
            used: indent,
            column: value_column,
            width: self.width,
            fresh: true,
        };
        if !label.is_empty() {
            if beside {
                flow.line.push(Piece::new(
                    Role::Dim,
                    if is_heading {
                        label
                    } else {
                        pad(&label, column - indent - 2)
                    },
                ));
                flow.seek_column();
            } else {
                flow.word(Role::Dim, &label);
                if !is_heading {
                    flow.break_line();
                }
            }
        } else {
            flow.seek_column();
        }
        self.value(
            &mut flow,
            &fact.value,
            fact.unit.as_ref(),
            *block == BlockName::States,
        );
        if fact.transitional {
            flow.word(Role::Warn, self.lang.texts().transitional);
        }
        for Extra { name, value } in &fact.extras {
            let words = self.plain_value(value);
            match name {
                Some(name) => flow.word(Role::Dim, &format!("{} {words}", name.one_line())),
                None => flow.word(Role::Dim, &words),
            }
        }
        flow.finish()
    }

    fn value(&self, flow: &mut Flow, value: &FactValue, unit: Option<&SafeText>, is_state: bool) {
        match value {
            FactValue::Heading => {}
            FactValue::Untracked => flow.word(Role::Dim, &self.plain_value(value)),
            FactValue::Unreadable(_) => flow.word(Role::Warn, &self.plain_value(value)),
            _ => {
                let mut words = self.plain_value(value);
                if let Some(unit) = unit {
                    words = format!("{words} {}", unit.as_str());
                }
                if is_state {
                    words = format!("{} {words}", self.glyphs.other);
                }
                flow.word(Role::Text, &words);
            }
        }
    }

    /// A value in words, without marks of its own but for "not tracked".
    #[must_use]
    pub fn plain_value(&self, value: &FactValue) -> String {
        match value {
            FactValue::Heading => String::new(),
            FactValue::Untracked => {
                format!("{} {}", self.glyphs.untracked, self.lang.texts().untracked)
            }
            FactValue::Text(text) if text.is_empty() => "\"\"".to_owned(),
            FactValue::Text(text) | FactValue::Number(text) => text.as_str().to_owned(),
            FactValue::Unreadable(raw) => format!("! {}", raw.as_str()),
            FactValue::Bool(truth) => truth.to_string(),
            FactValue::Moment(at) => at.instant.map_or_else(
                || at.raw.as_str().to_owned(),
                |instant| {
                    let (date, time) = list_time(instant, self.now, self.zone, self.lang);
                    format!("{date} {time}").trim_end().to_owned()
                },
            ),
        }
    }
}

/// Words set one after another, two cells apart, wrapping under the value column.
struct Flow {
    lines: Vec<Line>,
    line: Line,
    used: usize,
    column: usize,
    width: usize,
    fresh: bool,
}

impl Flow {
    fn seek_column(&mut self) {
        self.used = crate::theme::line_width(&self.line);
        if self.used < self.column {
            self.line.push(Piece::gap(self.column - self.used));
            self.used = self.column;
        }
        self.fresh = true;
    }

    fn break_line(&mut self) {
        self.lines.push(std::mem::take(&mut self.line));
        self.line.push(Piece::gap(self.column));
        self.used = self.column;
        self.fresh = true;
    }

    fn word(&mut self, role: Role, text: &str) {
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

    fn finish(mut self) -> Vec<Line> {
        self.lines.push(self.line);
        self.lines
    }
}
