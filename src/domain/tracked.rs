//! "Not tracked" as a value of its own.

use serde_json::value::RawValue;

use super::json;
use crate::text::SafeText;

/// A value of which the platform may say nothing. Absent, `null`, `{}` and `[]` all mean that it isn't tracked, never "no"
/// (docs/protocol.md#reader-contract, rule 1).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[allow(clippy::enum_variant_names, reason = "the platform's own words")]
pub(crate) enum Tracked<T> {
    /// The service said this.
    Tracked(T),
    /// The service said nothing.
    #[default]
    Untracked,
    /// The service said something of another kind than expected; here it is, as sent.
    Unreadable(SafeText),
}

impl<T> Tracked<T> {
    /// Reads a member: absent and empty values are untracked, and what `read` refuses is kept as unreadable.
    pub(crate) fn read(raw: Option<&RawValue>, read: impl FnOnce(&RawValue) -> Option<T>) -> Self {
        match raw {
            None => Self::Untracked,
            Some(raw) if json::is_untracked(raw) => Self::Untracked,
            Some(raw) => read(raw).map_or_else(
                || Self::Unreadable(SafeText::sanitize(raw.get())),
                Self::Tracked,
            ),
        }
    }

    /// The value, if there is a readable one.
    pub(crate) const fn value(&self) -> Option<&T> {
        match self {
            Self::Tracked(value) => Some(value),
            Self::Untracked | Self::Unreadable(_) => None,
        }
    }

    /// True if the service said nothing.
    pub(crate) const fn is_untracked(&self) -> bool {
        matches!(self, Self::Untracked)
    }

    /// The same with another value.
    pub(crate) fn map<U>(self, change: impl FnOnce(T) -> U) -> Tracked<U> {
        match self {
            Self::Tracked(value) => Tracked::Tracked(change(value)),
            Self::Untracked => Tracked::Untracked,
            Self::Unreadable(raw) => Tracked::Unreadable(raw),
        }
    }
}

impl Tracked<SafeText> {
    /// A text member; a number or a truth value is taken as the text that was sent, since vocabularies are open.
    #[must_use]
    pub(crate) fn text(raw: Option<&RawValue>) -> Self {
        Self::read(raw, |raw| match raw.get().as_bytes().first() {
            Some(b'"') => json::lossy_text(raw).map(|text| SafeText::sanitize(&text)),
            Some(b'{' | b'[') | None => None,
            Some(_) => Some(SafeText::sanitize(raw.get())),
        })
    }

    /// What can be shown: the text, or the raw form of what couldn't be read.
    #[must_use]
    pub(crate) const fn shown(&self) -> Option<&SafeText> {
        match self {
            Self::Tracked(text) | Self::Unreadable(text) => Some(text),
            Self::Untracked => None,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn text(json: &str) -> Tracked<SafeText> {
        let raw: Box<RawValue> = serde_json::from_str(json).unwrap();
        Tracked::text(Some(&raw))
    }

    #[test]
    fn each_kind_of_value_has_its_own_reading() {
        assert_eq!(Tracked::text(None), Tracked::Untracked);
        for empty in ["null", "{}", "[]"] {
            assert_eq!(text(empty), Tracked::Untracked, "{empty}");
        }
        assert_eq!(text("\"\"").value().unwrap().as_str(), "");
        assert_eq!(text("0").value().unwrap().as_str(), "0");
        assert_eq!(text("1.10").value().unwrap().as_str(), "1.10");
        assert_eq!(text("false").value().unwrap().as_str(), "false");
        assert!(
            matches!(text("{\"a\":1}"), Tracked::Unreadable(raw) if raw.as_str() == "{\"a\":1}")
        );
    }
}
