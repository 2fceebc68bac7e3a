//! Lines of a page: labelled values, headings, prose, JSON. Everything from outside is made safe here.

use std::borrow::Cow;

use super::json_lines::json_lines_up_to;
use super::line::{Line, Piece, wrap_pieces, wrapped};
use super::text_style::TextLayout;
use crate::a2a::TaskStatus;
use crate::domain::RawJson;
use crate::i18n::{PanelTexts, Texts, local, zone_name};
use crate::text::{cells, pad, sanitize, sanitize_line, wrap};
use crate::theme::Role;

/// The most lines of one JSON value; a page doesn't grow without bound, whatever was sent.
const JSON_LIMIT: usize = 20_000;

/// A page being written.
pub(super) struct Page<'a> {
    pub context: &'a TextLayout<'a>,
    lines: Vec<Line>,
    /// Cells of the label column.
    labels: usize,
    /// No more lines than that are wanted.
    limit: usize,
}

impl<'a> Page<'a> {
    pub const fn new(context: &'a TextLayout<'a>) -> Self {
        Self::of(None, context)
    }

    /// A page of which only so many first lines are wanted; without a number, all that a page may have.
    pub const fn of(preview: Option<usize>, context: &'a TextLayout<'a>) -> Self {
        Self {
            context,
            lines: Vec::new(),
            labels: context.labels,
            limit: match preview {
                Some(lines) => lines,
                None => JSON_LIMIT,
            },
        }
    }

    /// The same with a label column of so many cells, where that leaves most of the width to the values.
    pub const fn with_labels(mut self, labels: usize) -> Self {
        if labels * 3 < self.context.width {
            self.labels = labels;
        }
        self
    }

    pub fn finish(self) -> Vec<Line> {
        self.lines
    }

    pub const fn texts(&self) -> &'static Texts {
        self.context.style.lang.texts()
    }

    pub const fn words(&self) -> &'static PanelTexts {
        &self.context.style.lang.texts().panel
    }

    pub fn blank(&mut self) {
        if !self.lines.is_empty() {
            self.lines.push(Line::new());
        }
    }

    pub fn heading(&mut self, text: &str) {
        self.blank();
        self.lines
            .push(vec![Piece::new(Role::Strong, text.to_owned())]);
    }

    /// Our own or somebody else's sentences, wrapped.
    pub fn prose(&mut self, role: Role, text: &str) {
        self.lines
            .extend(wrapped(role, &sanitize(text), self.context.width));
    }

    pub fn warning(&mut self, text: &str) {
        self.prose(Role::Warn, &format!("! {text}"));
    }

    /// A label and its value, which wraps under its own beginning.
    pub fn pair(&mut self, label: &str, value: &str) {
        self.pair_as(Role::Text, label, value);
    }

    pub fn pair_as(&mut self, role: Role, label: &str, value: &str) {
        let label = sanitize_line(label);
        let column = self.labels.max(cells(&label)) + 2;
        let value = sanitize(value);
        let width = self.context.width;
        if column + 12 > width {
            self.lines
                .push(vec![Piece::new(Role::Dim, label.into_owned())]);
            return self.indented(role, 2, &value);
        }
        let room = width - column;
        let mut start = vec![Piece::new(Role::Dim, pad(&label, column))];
        for range in wrap(&value, room, room) {
            let text = value.get(range).unwrap_or_default().to_owned();
            start.push(Piece::new(role, text));
            let next = vec![Piece::gap(column)];
            self.lines.push(std::mem::replace(&mut start, next));
        }
    }

    /// The value, or that there is none.
    pub fn pair_or_untracked(&mut self, label: &str, value: Option<&str>) {
        match value {
            Some(value) => self.pair(label, value),
            None => {
                let words = self.untracked();
                self.pair_as(Role::Dim, label, &words);
            }
        }
    }

    pub fn untracked(&self) -> String {
        let mark = self.context.style.glyphs.untracked;
        format!("{mark} {}", self.texts().untracked)
    }

    fn indented(&mut self, role: Role, indent: usize, text: &str) {
        let room = self.context.width.saturating_sub(indent).max(1);
        for range in wrap(text, room, room) {
            let line = text.get(range).unwrap_or_default().to_owned();
            self.lines
                .push(vec![Piece::gap(indent), Piece::new(role, line)]);
        }
    }

    /// JSON as sent, over several lines.
    pub fn json(&mut self, json: &RawJson) {
        let limit = self.limit.saturating_sub(self.lines.len());
        let (width, texts) = (self.context.width, self.texts());
        self.lines
            .extend(json_lines_up_to(limit.max(1), json, width, texts));
    }

    /// A text that may be JSON.
    pub fn body(&mut self, text: &str) {
        match RawJson::parse(text) {
            Ok(json) => self.json(&json),
            Err(_) => {
                // Enough for every line that is wanted, however short they are.
                let most = self.limit.saturating_mul(self.context.width.max(80));
                let shown: String = text.chars().take(most).collect();
                self.prose(Role::Text, &shown);
                self.lines.truncate(self.limit);
            }
        }
    }

    /// Pieces on one line, wrapped where it is too long.
    pub fn pieces(&mut self, pieces: &[Piece]) {
        wrap_pieces(pieces, 0, self.context.width, &mut self.lines);
    }

    /// A moment of the protocol: local with its zone, and as sent.
    pub fn moment(&self, sent: &str) -> String {
        match sent.parse() {
            Ok(at) => format!("{}  {}", self.local(at), sanitize_line(sent)),
            Err(_) => sanitize_line(sent).into_owned(),
        }
    }

    /// A moment of this machine's clock.
    pub fn local(&self, at: jiff::Timestamp) -> String {
        let zone = &self.context.style.zone;
        format!("{} {}", local(at, zone), zone_name(at, zone))
    }
}

/// The state of a task by its short name.
#[must_use]
pub(crate) fn state_name(status: &TaskStatus) -> Cow<'_, str> {
    sanitize_line(status.state.name())
}
