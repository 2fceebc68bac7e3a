//! What lines depend on besides what they say: width, language, time and marks.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::surroundings::Surroundings;
use crate::i18n::Lang;
use crate::theme::Glyphs;

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

/// Cells of the label column, in Chinese and English. A longer label pushes its own value; details have room for our longest.
pub(super) struct Labels([usize; 2]);

pub(super) const CARD: Labels = Labels([8, 10]);
pub(super) const DETAIL: Labels = Labels([8, 13]);

impl Labels {
    pub const fn context<'a>(
        &self,
        around: &'a Surroundings,
        lang: Lang,
        now: jiff::Timestamp,
        width: usize,
        airy: bool,
    ) -> RowsContext<'a> {
        RowsContext {
            lang,
            zone: &around.zone,
            now,
            glyphs: &around.glyphs,
            width,
            labels: self.0[lang as usize],
            airy,
        }
    }
}
