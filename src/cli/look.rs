//! How text is laid out.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::i18n::{Lang, Texts, local, zone_name};
use crate::text::sanitize_line;
use crate::theme::Glyphs;

/// Between things on one line.
pub(super) const GAP: &str = "  ";

/// How text is laid out: language, zone and marks.
#[derive(Clone, Debug)]
pub struct Look {
    /// The language of our own words.
    pub lang: Lang,
    /// The zone of moments.
    pub zone: TimeZone,
    /// The marks.
    pub glyphs: Glyphs,
}

impl Look {
    pub(super) const fn texts(&self) -> &'static Texts {
        self.lang.texts()
    }

    /// Cells of the label column; a longer label pushes its value to the right.
    pub(super) const fn label_cells(&self) -> usize {
        match self.lang {
            Lang::Zh => 8,
            Lang::En => 10,
        }
    }

    /// "Not tracked", with its mark.
    pub(super) fn untracked(&self) -> String {
        format!("{} {}", self.glyphs.untracked, self.texts().untracked)
    }

    /// A text of the service's on one line, or that there is none.
    pub(super) fn sent(&self, text: Option<&str>) -> String {
        text.map_or_else(|| self.untracked(), |text| sanitize_line(text).into_owned())
    }

    /// `2026-06-21 09:49:36 UTC+8`.
    pub(super) fn moment(&self, at: Timestamp) -> String {
        format!("{} {}", local(at, &self.zone), zone_name(at, &self.zone))
    }
}
