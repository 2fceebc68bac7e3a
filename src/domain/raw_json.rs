//! One JSON value as it was sent.

use std::fmt;

use serde_json::value::RawValue;

/// A JSON value exactly as the service sent it. Its syntax is known to be valid; nothing is known about its meaning.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct RawJson(Box<str>);

impl RawJson {
    /// Takes a value out of a document that was parsed already.
    #[must_use]
    pub(crate) fn of(raw: &RawValue) -> Self {
        Self(raw.get().into())
    }

    /// Checks `text` (one JSON value, white space around it allowed).
    ///
    /// # Errors
    /// When the syntax isn't JSON; the position is in the error.
    pub(crate) fn parse(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str::<&RawValue>(text.trim_start_matches('\u{feff}')).map(Self::of)
    }

    /// The text as sent.
    #[must_use]
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The same value, borrowed for taking apart.
    #[must_use]
    pub(crate) fn as_raw(&self) -> Option<&RawValue> {
        serde_json::from_str(&self.0).ok()
    }
}

impl From<u64> for RawJson {
    fn from(number: u64) -> Self {
        Self(number.to_string().into())
    }
}

impl fmt::Debug for RawJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RawJson({} bytes)", self.0.len())
    }
}
