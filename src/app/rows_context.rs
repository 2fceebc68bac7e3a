//! What lines depend on besides what they say: width, language, time and marks.

use jiff::Timestamp;
use jiff::tz::TimeZone;

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
