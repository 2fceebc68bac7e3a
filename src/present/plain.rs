//! A document as plain text, one line a fact. Nothing is cut: this is for pipes, files and screen readers.

use super::document::{Document, Entry, Heading, LabelledFact};
use super::line::Piece;
use super::table::aligned;
use super::text_style::GAP;
use crate::domain::{JsonToken, RawJson, tokens_of};
use crate::text::{cells, pad, sanitize_line};

impl Document<'_> {
    /// The text, its last line ended.
    pub(crate) fn plain(&self) -> String {
        let mut out = Plain {
            labels: self.labels,
            text: String::new(),
            step: 0,
            value_depth: None,
            after_untracked: false,
        };
        for entry in &self.entries {
            out.entry(entry, self);
        }
        let end = out.text.trim_end_matches('\n').len();
        out.text.truncate(end);
        out.text.push('\n');
        out.text
    }
}

struct Plain {
    labels: usize,
    text: String,
    /// How far in a section's entries stand.
    step: usize,
    /// The depth of the value that a fact without a label goes on with.
    value_depth: Option<u8>,
    after_untracked: bool,
}

impl Plain {
    fn entry(&mut self, entry: &Entry<'_>, document: &Document<'_>) {
        let after_untracked = std::mem::take(&mut self.after_untracked);
        if !matches!(entry, Entry::Fact(_)) {
            self.value_depth = None;
        }
        match entry {
            Entry::Break => {
                self.space();
                self.step = 0;
            }
            Entry::Title(line) => self.lines(0, &joined(line)),
            Entry::Heading(heading) => {
                let Heading { level, name, .. } = heading;
                let step = level.saturating_sub(1);
                if step == 0 && !(heading.untracked && after_untracked) {
                    self.space();
                }
                if heading.untracked {
                    let words = document.style.untracked();
                    self.line(step, &format!("{}{GAP}{words}", self.padded(name)));
                    self.after_untracked = true;
                } else {
                    let count = heading.count.map(|count| format!(" {count}"));
                    self.line(step, &format!("{name}{}", count.unwrap_or_default()));
                }
                self.step = *level;
            }
            Entry::Fact(fact) => self.fact(fact),
            Entry::Prose(piece) => self.lines(self.step, &piece.text),
            Entry::Item(line) => self.lines(self.step, &joined(line)),
            // Indented, so that no text of somebody else's passes for a line of ours.
            Entry::Quotation(piece) => self.lines(self.step + 1, &piece.text),
            Entry::Json(json) => self.line(self.step + 1, &sanitize_line(&compact(json))),
            Entry::Table(table) => {
                for line in aligned(table) {
                    self.line(self.step, &line);
                }
            }
        }
    }

    /// A fact without a label goes on in the value column if it follows directly on one that has a label; else it begins an entry
    /// and stands where labels stand.
    fn fact(&mut self, fact: &LabelledFact) {
        let step = self.step + usize::from(fact.depth);
        let words = if fact.stacked {
            let words: Vec<&str> = fact.words.iter().map(|word| word.text.as_ref()).collect();
            words.join("\n")
        } else {
            joined(&fact.words)
        };
        if fact.label.is_empty() && self.value_depth != Some(fact.depth) {
            self.value_depth = None;
            return self.lines(step, &words);
        }
        let is_labelled = !fact.label.is_empty() && !fact.words.is_empty();
        if is_labelled {
            self.value_depth = Some(fact.depth);
        } else if !fact.label.is_empty() {
            self.value_depth = None;
        }
        let label = self.padded(&fact.label);
        let under = format!(
            "\n{}",
            " ".repeat(GAP.len() * step + cells(&label) + GAP.len())
        );
        self.line(
            step,
            &format!("{label}{GAP}{}", words.replace('\n', &under)),
        );
    }

    fn padded(&self, label: &str) -> String {
        pad(label, self.labels.max(cells(label)))
    }

    /// An empty line, unless there is one already.
    fn space(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    fn lines(&mut self, step: usize, text: &str) {
        for line in text.split('\n') {
            self.line(step, line);
        }
    }

    /// One line, so many steps in.
    fn line(&mut self, step: usize, words: &str) {
        let line = format!("{}{words}", GAP.repeat(step));
        self.text.push_str(line.trim_end_matches(' '));
        self.text.push('\n');
    }
}

/// Words as they flow, on one line unless they have lines of their own.
fn joined(words: &[Piece]) -> String {
    let mut out = String::new();
    for word in words {
        if !out.is_empty() && !out.ends_with(' ') {
            out.push_str(GAP);
        }
        out.push_str(&word.text);
    }
    out
}

/// The value without white space between its tokens.
pub(crate) fn compact(json: &RawJson) -> String {
    let mut out = String::with_capacity(json.as_str().len());
    for token in tokens_of(json) {
        match token {
            JsonToken::Open(bracket) | JsonToken::Close(bracket) => out.push(bracket),
            JsonToken::Comma => out.push(','),
            JsonToken::Colon => out.push(':'),
            JsonToken::Text(text) | JsonToken::Word(text) => out.push_str(text),
        }
    }
    out
}
