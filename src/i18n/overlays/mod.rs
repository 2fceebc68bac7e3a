//! Titles of overlays, and their hints.

pub(super) mod en;
pub(super) mod zh;

/// Titles of overlays, and their hints.
pub(crate) struct OverlayTexts {
    /// Title of a record.
    pub record: &'static str,
    /// Title of an action.
    pub action: &'static str,
    /// Title of a block of the card.
    pub block: &'static str,
    /// Title of the help.
    pub help: &'static str,
    /// Title of opening another code.
    pub open: &'static str,
    /// Title of the list of commands.
    pub commands: &'static str,
    /// Enter in an overlay.
    pub confirm_hint: &'static str,
    /// Hint: do what is chosen.
    pub run_hint: &'static str,
}
