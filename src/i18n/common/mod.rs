//! Words that stand everywhere, and punctuation.

pub(super) mod en;
pub(super) mod zh;

/// Words that stand everywhere, and punctuation.
pub(crate) struct CommonTexts {
    /// Not tracked.
    pub untracked: &'static str,
    /// The platform named nothing.
    pub name_untracked: &'static str,
    /// A value of another kind than expected.
    pub odd_value: &'static str,
    /// The service's words, introduced.
    pub service_says: &'static str,
    /// Before quoted words.
    pub open_quote: &'static str,
    /// Behind quoted words.
    pub close_quote: &'static str,
    /// Between an introduction and what it introduces.
    pub colon: &'static str,
}
