//! What an object says, in the order in which it is read: no width in it, no terminal, no markup. Everything from outside is made safe
//! on its way in.

use std::borrow::Cow;

use super::line::{Line, Piece};
use super::text_style::TextStyle;
use crate::domain::RawJson;
use crate::text::{sanitize, sanitize_line};
use crate::theme::Role;

/// A text about one object, under construction or to be written.
pub(crate) struct Document<'a> {
    pub style: &'a TextStyle,
    /// Cells of the label column; a longer label pushes its own value.
    pub labels: usize,
    pub entries: Vec<Entry<'a>>,
}

/// One part of a document.
pub(crate) enum Entry<'a> {
    /// Some space; what follows belongs to no section.
    Break,
    /// What the whole is called.
    Title(Line),
    Heading(Heading),
    Fact(LabelledFact),
    /// Sentences; may have several lines.
    Prose(Piece),
    /// Words that belong together, and go on indented where they don't fit.
    Item(Line),
    /// Several lines that somebody else wrote.
    Quotation(Piece),
    /// A value as it was sent.
    Json(Cow<'a, RawJson>),
    Table(Table),
}

/// The beginning of a section.
pub(crate) struct Heading {
    /// 1 for the sections of the document.
    pub level: usize,
    pub name: String,
    pub count: Option<usize>,
    /// True if the section is nothing but this: not tracked.
    pub untracked: bool,
}

/// A label and what stands behind it.
pub(crate) struct LabelledFact {
    /// How deep it is nested in its section.
    pub depth: u8,
    /// Empty if it goes on with the fact above.
    pub label: String,
    /// Words that flow, two cells apart; one that ends with a space is the mark of the next. None for the label of nested facts.
    pub words: Line,
    /// True if each of the words has lines of its own under the label.
    pub stacked: bool,
}

/// Rows of cells under heads.
#[derive(Default)]
pub(crate) struct Table {
    /// Empty for a table that explains itself.
    pub heads: Vec<String>,
    /// A row of one cell is a remark across all columns.
    pub rows: Vec<Vec<String>>,
}

impl<'a> Document<'a> {
    pub(crate) const fn new(style: &'a TextStyle, labels: usize) -> Self {
        Self {
            style,
            labels,
            entries: Vec::new(),
        }
    }

    pub(crate) fn space(&mut self) {
        self.entries.push(Entry::Break);
    }

    pub(crate) fn title(&mut self, text: &str) {
        let text = sanitize_line(text).into_owned();
        self.entries
            .push(Entry::Title(vec![Piece::new(Role::Strong, text)]));
    }

    pub(crate) fn heading(&mut self, text: &str) {
        self.entries.push(Entry::Heading(Heading {
            level: 1,
            name: sanitize_line(text).into_owned(),
            count: None,
            untracked: false,
        }));
    }

    pub(crate) fn prose(&mut self, role: Role, text: &str) {
        let text = sanitize(text).into_owned();
        self.entries.push(Entry::Prose(Piece::new(role, text)));
    }

    pub(crate) fn warning(&mut self, text: &str) {
        self.item(vec![
            Piece::new(Role::Warn, "! "),
            Piece::new(Role::Warn, sanitize(text).into_owned()),
        ]);
    }

    pub(crate) fn item(&mut self, line: Line) {
        self.entries.push(Entry::Item(line));
    }

    pub(crate) fn quotation(&mut self, text: &str) {
        let text = sanitize(text).into_owned();
        self.entries
            .push(Entry::Quotation(Piece::new(Role::Text, text)));
    }

    pub(crate) fn json(&mut self, json: &'a RawJson) {
        self.entries.push(Entry::Json(Cow::Borrowed(json)));
    }

    pub(crate) fn pair(&mut self, label: &str, value: &str) {
        self.pair_as(Role::Text, label, value);
    }

    pub(crate) fn pair_as(&mut self, role: Role, label: &str, value: &str) {
        let value = sanitize(value).into_owned();
        self.words(label, vec![Piece::new(role, value)]);
    }

    /// The value, or that there is none.
    pub(crate) fn pair_or_untracked(&mut self, label: &str, value: Option<&str>) {
        match value {
            Some(value) => self.pair(label, value),
            None => {
                let words = self.style.untracked();
                self.pair_as(Role::Dim, label, &words);
            }
        }
    }

    /// A label and words behind it.
    pub(crate) fn words(&mut self, label: &str, words: Line) {
        self.entries.push(Entry::Fact(LabelledFact {
            depth: 0,
            label: sanitize_line(label).into_owned(),
            words,
            stacked: false,
        }));
    }

    /// Another document as a section of this one.
    pub(crate) fn nest(&mut self, name: &str, other: Self) {
        self.heading(name);
        for mut entry in other.entries {
            if let Entry::Heading(heading) = &mut entry {
                heading.level += 1;
            }
            self.entries.push(entry);
        }
    }
}
