//! Lines that are read and scrolled: details, raw views, help.

use super::scroll::follow;
use crate::i18n::Lang;
use crate::present::Line;

/// What lines were made for; when it changes they are made again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewKey {
    /// Cells a line may take.
    pub width: usize,
    /// The language.
    pub lang: Lang,
    /// Changes with the content.
    pub stamp: u64,
    /// Which item.
    pub item: usize,
    /// Which form of it.
    pub form: u8,
}

/// Lines and how far they are scrolled.
#[derive(Clone, Debug, Default)]
pub struct TextView {
    /// The lines.
    pub lines: Vec<Line>,
    /// First visible line.
    pub offset: usize,
    key: Option<ViewKey>,
}

impl TextView {
    /// Makes the lines again if `key` isn't what they were made for; another item or form starts at its top.
    pub fn keep(&mut self, key: ViewKey, make: impl FnOnce() -> Vec<Line>) {
        if self.key == Some(key) {
            return;
        }
        let same_text = self
            .key
            .is_some_and(|old| old.item == key.item && old.form == key.form);
        self.lines = make();
        if !same_text {
            self.offset = 0;
        }
        self.key = Some(key);
    }

    /// Scrolls by `lines`, inside the text as a window of `height` lines shows it.
    pub fn scroll(&mut self, lines: isize, height: usize) {
        self.offset = self.offset.saturating_add_signed(lines);
        self.clamp(height);
    }

    /// Keeps the offset inside the text.
    pub fn clamp(&mut self, height: usize) {
        self.offset = follow(
            self.offset,
            self.offset,
            self.offset,
            height,
            self.lines.len(),
        )
        .min(self.lines.len().saturating_sub(height));
    }
}
