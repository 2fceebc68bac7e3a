//! The card laid out in lines for one width and language: what is selected, scrolled and drawn.

use super::line::{Line, Piece, wrap_pieces};
use super::text_style::TextLayout;
use crate::domain::{Block, BlockName, Card, Node, facts_of_block};
use crate::text::{cells, pad};
use crate::theme::Role;

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

impl CardRows {
    /// Lays out `notes` (sentences about the answer) and the card.
    #[must_use]
    pub(crate) fn of(card: &Card, notes: &[String], context: &TextLayout<'_>) -> Self {
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

impl TextLayout<'_> {
    fn heading(&self, block: &Block) -> Line {
        let texts = self.style.lang.texts();
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
                Piece::new(Role::Dim, self.style.glyphs.untracked)
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
            format!(
                "{} {}",
                self.style.glyphs.untracked,
                self.style.lang.texts().untracked
            ),
        )
    }
}
