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
        secrets.sort_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
        secrets.dedup();
        Self(secrets)
    }

    /// The text without them, however they are spelled there.
    pub(crate) fn redact<'a>(&self, text: &'a str) -> Cow<'a, str> {
        // Bodies have megabytes: most bytes begin no spelling of any secret.
        let mut begins = [false; 256];
        let first = self.0.iter().filter_map(|secret| secret.bytes().next());
        for byte in first.chain(*b"\\%") {
            begins[usize::from(byte)] = !self.0.is_empty();
        }
        let mut redacted = String::new();
        let (mut kept, mut at) = (0, 0);
        while let Some(further) = text.as_bytes()[at..]
            .iter()
            .position(|byte| begins[usize::from(*byte)])
        {
            at += further;
            match self.0.iter().find_map(|it| spelling(&text[at..], it)) {
                Some(length) => {
                    redacted.push_str(&text[kept..at]);
                    redacted.push_str(MASK);
                    at += length;
                    kept = at;
                }
                None => at += text[at..].chars().next().map_or(1, char::len_utf8),
            }
        }
        if kept == 0 {
            return Cow::Borrowed(text);
        }
        redacted.push_str(&text[kept..]);
        Cow::Owned(redacted)
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

/// How many bytes at the beginning of `text` spell the secret: as it is, with escapes of JSON or of Rust, or percent-encoded,
/// every character in its own way.
fn spelling(text: &str, secret: &str) -> Option<usize> {
    // A backslash of the secret may stand for itself or be escaped.
    [true, false].into_iter().find_map(|escapes| {
        let mut chars = secret.chars();
        let rest = chars.try_fold(text, |rest, c| after_character(rest, c, escapes))?;
        Some(text.len() - rest.len())
    })
}

/// What follows one spelling of `c` at the beginning of `text`.
fn after_character(text: &str, c: char, escapes: bool) -> Option<&str> {
    let plain = || text.strip_prefix(c);
    let escaped = || {
        // Quoted twice, an escape has several backslashes.
        let inner = text.strip_prefix('\\')?.trim_start_matches('\\');
        match c {
            '\\' => text.strip_prefix(r"\\").or_else(|| after_units(text, c)),
            '"' | '\'' | '/' => inner.strip_prefix(c).or_else(|| after_units(text, c)),
            _ => after_units(text, c),
        }
    };
    let found = if escapes {
        escaped().or_else(plain)
    } else {
        plain().or_else(escaped)
    };
    found.or_else(|| after_percent(text, c))
}

/// What follows `c` written as `\u0068`, in one or two units of UTF-16.
fn after_units(text: &str, c: char) -> Option<&str> {
    let units = c.encode_utf16(&mut [0; 2]).to_vec();
    units.into_iter().try_fold(text, |rest, unit| {
        let rest = rest.strip_prefix('\\')?.trim_start_matches('\\');
        let (digits, rest) = rest.strip_prefix('u')?.split_at_checked(4)?;
        (u16::from_str_radix(digits, 16) == Ok(unit)).then_some(rest)
    })
}

/// What follows `c` written as `%68`, each of its bytes.
fn after_percent(text: &str, c: char) -> Option<&str> {
    let bytes = c.encode_utf8(&mut [0; 4]).as_bytes().to_vec();
    bytes.into_iter().try_fold(text, |rest, byte| {
        let (digits, rest) = rest.strip_prefix('%')?.split_at_checked(2)?;
        (u8::from_str_radix(digits, 16) == Ok(byte)).then_some(rest)
    })
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

    #[test]
    fn a_secret_is_masked_in_its_other_spellings_too() {
        let secrets = Secrets::of([r#"hun/t"er\22"#, "密码-secret"]);
        for (text, shown) in [
            (r#"a hun/t"er\22 b"#, "a *** b"),
            (r#"{"a":"hun\/t\"er\\22"}"#, r#"{"a":"***"}"#),
            (r#"\u0068un/t\u0022er\u005C22!"#, "***!"),
            (r#""{\"a\":\"hun\\/t\\\"er\\22"#, r#""{\"a\":\"***"#),
            ("?a=hun%2ft%22er%5C22&b", "?a=***&b"),
            ("%68%75n/t%22er%5c22", "***"),
            (r"\u5bc6\u7801-\u0073ecret", "***"),
            ("%E5%AF%86%e7%a0%81-secret 密码", "*** 密码"),
            (r"\u0068un \ % 密 %E5 \u5b", r"\u0068un \ % 密 %E5 \u5b"),
        ] {
            assert_eq!(secrets.redact(text), shown, "{text}");
        }
    }
}
