//! What the explorer is told when it starts.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::domain::{CodeHosts, CodeLink, CopyWay, Multiplexer};
use crate::i18n::{ByLang, Lang};
use crate::input::Keymap;
use crate::present::TextStyle;
use crate::theme::Glyphs;

/// What doesn't change while the explorer runs.
#[derive(Clone, Debug)]
pub(crate) struct ExplorerOptions {
    /// Host of the service, for the bottom line.
    pub service: String,
    /// Dialect and binding, for the bottom line; the protocol's name alone until they are known.
    pub dialect: String,
    /// Hosts that are asked about without a question.
    pub hosts: CodeHosts,
    /// Records a page.
    pub page_size: u16,
    /// The ways a copy will take, in this order; none if there is no way.
    pub copy_ways: Vec<CopyWay>,
    /// What a copy through the terminal has to get through first.
    pub multiplexer: Option<Multiplexer>,
    /// True if copying is switched off.
    pub copy_off: bool,
    /// The demo's codes; empty without `--demo`.
    pub demo_codes: Vec<DemoCode>,
    /// Times are shown in this zone.
    pub zone: TimeZone,
    /// Marks of this terminal.
    pub glyphs: Glyphs,
    /// Keys in force.
    pub keymap: Keymap,
}

impl ExplorerOptions {
    /// How the text of an object is written.
    #[must_use]
    pub(crate) fn text_style(&self, lang: Lang, now: Timestamp) -> TextStyle {
        TextStyle {
            lang,
            zone: self.zone.clone(),
            now,
            glyphs: self.glyphs,
        }
    }
}

/// A code of the demo service, for the home screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DemoCode {
    pub link: CodeLink,
    pub name: ByLang<String>,
    /// What it shows.
    pub about: ByLang<String>,
}
