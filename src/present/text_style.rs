//! What the text of an object depends on besides the object.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::i18n::{Lang, Texts, local, zone_name};
use crate::text::sanitize_line;
use crate::theme::Glyphs;

/// Between things on one line.
pub(crate) const GAP: &str = "  ";

/// Language, time and marks of the text.
#[derive(Clone, Debug)]
pub(crate) struct TextStyle {
    /// The language of our own words.
    pub lang: Lang,
    /// The zone of moments.
    pub zone: TimeZone,
    /// The present, for ages and for dates without their year.
    pub now: Timestamp,
    /// The marks.
    pub glyphs: Glyphs,
}

impl TextStyle {
    pub(crate) const fn texts(&self) -> &'static Texts {
        self.lang.texts()
    }

    /// "Not tracked", with its mark.
    pub(crate) fn untracked(&self) -> String {
        format!(
            "{} {}",
            self.glyphs.untracked,
            self.texts().common.untracked
        )
    }

    /// A text of the service's on one line, or that there is none.
    pub(crate) fn sent(&self, text: Option<&str>) -> String {
        text.map_or_else(|| self.untracked(), |text| sanitize_line(text).into_owned())
    }

    /// `2026-06-21 09:49:36 UTC+8`.
    pub(crate) fn moment(&self, at: Timestamp) -> String {
        format!("{} {}", local(at, &self.zone), zone_name(at, &self.zone))
    }
}

/// Cells of the label column, in Chinese and English. A longer label pushes its own value; details have room for our longest.
#[derive(Clone, Copy)]
pub(crate) struct LabelCells([usize; 2]);

impl LabelCells {
    pub(crate) const CARD: Self = Self([8, 10]);
    pub(crate) const DETAIL: Self = Self([8, 13]);
    pub(crate) const TASK: Self = Self([12, 14]);

    pub(crate) const fn of(self, lang: Lang) -> usize {
        self.0[lang as usize]
    }
}
