//! Lines that are read and scrolled: details, raw views, help.

use super::scroll::follow;
use crate::i18n::Lang;
use crate::present::Line;

/// What lines were made for; when it changes they are made again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ViewKey<S> {
    /// Cells a line may take.
    pub width: usize,
    /// The language.
    pub lang: Lang,
    /// Counts the changes of the content.
    pub version: u64,
    /// The minute that ages in it are told for; nought where there are none.
    pub minute: i64,
    /// Which text it is.
    pub subject: S,
}

/// Lines and how far they are scrolled; `S` tells one text from another.
#[derive(Clone, Debug)]
pub(crate) struct TextView<S> {
    pub lines: Vec<Line>,
    /// First visible line.
    pub offset: usize,
    key: Option<ViewKey<S>>,
}

impl<S> Default for TextView<S> {
    fn default() -> Self {
        Self {
            lines: Vec::new(),
            offset: 0,
            key: None,
        }
    }
}

impl<S: PartialEq> TextView<S> {
    /// Whether the lines were made for this.
    pub(crate) fn is_for(&self, key: &ViewKey<S>) -> bool {
        self.key.as_ref() == Some(key)
    }

    /// Takes lines made for `key`; another text starts at its top.
    pub(crate) fn set(&mut self, key: ViewKey<S>, lines: Vec<Line>) {
        if self.key.as_ref().map(|old| &old.subject) != Some(&key.subject) {
            self.offset = 0;
        }
        (self.lines, self.key) = (lines, Some(key));
    }

    /// Scrolls by `lines`, inside the text as a window of `height` lines shows it.
    pub(crate) fn scroll(&mut self, lines: isize, height: usize) {
        self.offset = self.offset.saturating_add_signed(lines);
        self.clamp(height);
    }

    /// Keeps the offset inside the text.
    pub(crate) fn clamp(&mut self, height: usize) {
        let (offset, total) = (self.offset, self.lines.len());
        self.offset =
            follow(offset, offset, offset, height, total).min(total.saturating_sub(height));
    }
}
