//! Texts that are sent and never shown. They are taken out where something leaves the program (log, traffic, errors), never out of
//! what is read.

use std::borrow::Cow;
use std::fmt;

use crate::text::SafeText;

/// What stands in place of a secret wherever it would be shown.
pub(crate) const MASK: &str = "***";

/// The fewest characters of a secret that are looked for in texts; shorter ones would hide harmless words.
const SHORTEST_MASKED: usize = 6;

/// The person's secrets, to be found in what the other side sends back.
#[derive(Clone, Default)]
pub(crate) struct Secrets(Vec<String>);

impl Secrets {
    /// The longest first, so that a secret inside another one doesn't leave the rest of it in sight.
    pub(crate) fn of<'a>(texts: impl IntoIterator<Item = &'a str>) -> Self {
        let long_enough = |text: &&str| text.chars().count() >= SHORTEST_MASKED;
        let mut secrets: Vec<String> = texts
            .into_iter()
            .filter(long_enough)
            .map(str::to_owned)
            .collect();
        secrets.sort_by_key(|secret| std::cmp::Reverse(secret.len()));
        secrets.dedup();
        Self(secrets)
    }

    /// The text without them.
    pub(crate) fn redact<'a>(&self, text: &'a str) -> Cow<'a, str> {
        self.0.iter().fold(Cow::Borrowed(text), |text, secret| {
            if text.contains(secret.as_str()) {
                text.replace(secret.as_str(), MASK).into()
            } else {
                text
            }
        })
    }

    /// The same of a text that came from outside.
    pub(crate) fn redact_safe(&self, text: SafeText) -> SafeText {
        match self.redact(text.as_str()) {
            Cow::Borrowed(_) => text,
            Cow::Owned(redacted) => SafeText::sanitize(&redacted),
        }
    }
}

impl fmt::Debug for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} secrets", self.0.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_masked_wherever_it_stands() {
        let secrets = Secrets::of(["from-the-environment", "Bearer from-the-environment", "abc"]);
        for (text, shown) in [
            ("nothing, abc", "nothing, abc"),
            ("bad: Bearer from-the-environment!", "bad: ***!"),
            (r#"{"t":"from-the-environment"}"#, r#"{"t":"***"}"#),
        ] {
            assert_eq!(secrets.redact(text), shown);
        }
        assert!(!format!("{secrets:?}").contains("from-the"), "{secrets:?}");
    }
}
