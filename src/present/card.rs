//! The entity card: its blocks, each a section of facts.

use super::document::{Document, Entry, Heading};
use super::facts::Moments;
use super::line::Line;
use super::text_style::{GAP, LabelCells, TextStyle};
use crate::domain::{
    Answer, Block, BlockName, Card, Fact, FactLabel, FactValue, Node, facts_of_block,
    facts_of_members, is_transitional,
};
use crate::text::SafeText;
use crate::theme::Role;

/// The text that `show` prints. `other_code` is `code.uri` if that isn't the link asked.
#[must_use]
pub(crate) fn card_text(
    answer: &Answer<Card>,
    link: &str,
    other_code: Option<&SafeText>,
    style: &TextStyle,
) -> String {
    card_document(answer, link, other_code, style).plain()
}

/// The whole card with what is said about it.
pub(crate) fn card_document<'a>(
    answer: &Answer<Card>,
    link: &str,
    other_code: Option<&SafeText>,
    style: &'a TextStyle,
) -> Document<'a> {
    let texts = style.texts();
    let mut document = Document::new(style, LabelCells::Card.of(style.lang));
    let head = answer.value.headline();
    let name = head.name.map_or_else(
        || format!("{} {}", style.glyphs.untracked, texts.common.name_untracked),
        |name| name.one_line().into_owned(),
    );
    let organisation = head
        .organisation
        .map(|name| format!("{GAP}{}", name.one_line()));
    document.title(&format!("{name}{}", organisation.unwrap_or_default()));
    document.prose(Role::Text, link);
    if let Some(uri) = other_code {
        document.warning(&(texts.card.other_code)(&uri.one_line()));
    }
    match &answer.summary {
        Some(summary) => document.prose(Role::Text, &texts.quoted(&summary.one_line())),
        None => document.prose(
            Role::Dim,
            &format!("{} {}", style.glyphs.untracked, texts.card.no_summary),
        ),
    }
    for block in &answer.value.blocks {
        add_block(&mut document, block, Moments::Full);
    }
    document
}

/// A block as a section.
fn add_block(document: &mut Document<'_>, block: &Block, moments: Moments) {
    let untracked = block.node == Node::Untracked;
    let name = (document.style.texts().card.block)(&block.name).replace('\n', "^J");
    document.entries.push(Entry::Heading(Heading {
        level: 1,
        name,
        count: block.count().filter(|_| !untracked),
        untracked,
    }));
    if untracked {
        return;
    }
    for fact in facts_of_block(block) {
        document.fact(&fact, moments);
        if block.name == BlockName::States
            && let Some(Entry::Fact(shown)) = document.entries.last_mut()
            && let Some(value) = shown.words.first_mut().filter(|it| it.role == Role::Text)
        {
            value.text = format!("{} {}", document.style.glyphs.other, value.text).into();
        }
    }
}

/// A block of the card, member by member under the names that were sent.
pub(crate) fn block_document<'a>(block: &Block, style: &'a TextStyle) -> Document<'a> {
    let mut document = Document::new(style, LabelCells::Detail.of(style.lang));
    if block.node == Node::Untracked {
        let label = FactLabel::Sent(SafeText::sanitize(block.name.wire_name()));
        let fact = Fact::of(0, label, FactValue::Untracked);
        document.fact(&fact, Moments::Full);
        return document;
    }
    for mut fact in facts_of_members(&block.node) {
        if let FactLabel::Sent(name) = &fact.label {
            fact.transitional = is_transitional(&block.name, name.as_str());
        }
        document.fact(&fact, Moments::Full);
    }
    document
}

/// One selectable row of the card.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CardRow {
    /// Place of its block in the card.
    pub block: usize,
    /// First line, counted from the card's first.
    pub first_line: usize,
    pub lines: Vec<Line>,
}

/// The card laid out for one width: what is selected, scrolled and drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct CardRows {
    pub rows: Vec<CardRow>,
    /// All lines, blank ones between the blocks included.
    pub total_lines: usize,
}

impl CardRows {
    /// Lays out `notes` (sentences about the answer) and the card, with a blank line between the blocks if it is to be `airy`.
    pub(crate) fn of(
        card: &Card,
        notes: &[String],
        style: &TextStyle,
        width: usize,
        airy: bool,
    ) -> Self {
        let mut out = Self::default();
        let section = || Document::new(style, LabelCells::Card.of(style.lang));
        let mut about = section();
        for note in notes {
            about.warning(note);
        }
        out.push(0, &about, width);
        let mut after_untracked = false;
        for (at, block) in card.blocks.iter().enumerate() {
            let untracked = block.node == Node::Untracked;
            if airy && !out.rows.is_empty() && !(untracked && after_untracked) {
                out.total_lines += 1;
            }
            after_untracked = untracked;
            let mut document = section();
            add_block(&mut document, block, Moments::Brief);
            out.push(at, &document, width);
        }
        out
    }

    /// Every entry is a row.
    fn push(&mut self, block: usize, document: &Document<'_>, width: usize) {
        for entry in &document.entries {
            let lines = document.entry_lines(entry, usize::MAX, width);
            let first_line = self.total_lines;
            self.total_lines += lines.len();
            self.rows.push(CardRow {
                block,
                first_line,
                lines,
            });
        }
    }
}

#[cfg(test)]
mod tests;
