//! Text that can't drive a terminal, as a type.

use std::borrow::Cow;
use std::fmt;

use super::sanitize::sanitize;

/// Text that is safe to write to a terminal.
///
/// It holds no control character but LF (a line break), no bidi control and no invisible character outside the sequences
/// that need one (see [`sanitize()`] for the whole policy). Outside text gets in only by [`SafeText::sanitize`]; the raw
/// bytes, where they matter, are kept beside it by the caller.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct SafeText(Box<str>);

impl SafeText {
    /// Makes outside text safe. Several lines are allowed: LF and CRLF become LF.
    #[must_use]
    pub(crate) fn sanitize(raw: &str) -> Self {
        Self(sanitize(raw).into())
    }

    /// Takes the program's own words as they are; never for text that came from outside.
    ///
    /// A debug build checks that the words would have passed [`SafeText::sanitize`] unchanged.
    #[must_use]
    pub(crate) fn from_static(words: &'static str) -> Self {
        debug_assert!(
            sanitize(words) == words,
            "own words are not safe text: {words:?}"
        );
        Self(words.into())
    }

    /// The text, with LF between its lines.
    #[must_use]
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether there is no character at all.
    #[must_use]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The text on one line: each LF is shown as `^J`. Borrowed when there is none.
    #[must_use]
    pub(crate) fn one_line(&self) -> Cow<'_, str> {
        if self.0.contains('\n') {
            Cow::Owned(self.0.replace('\n', "^J"))
        } else {
            Cow::Borrowed(&self.0)
        }
    }
}

impl fmt::Display for SafeText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}
