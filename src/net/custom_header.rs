//! Headers that the person adds to requests. Their values are secrets: they go to the endpoint's own origin only and are shown to nobody.

use std::fmt;

use reqwest::header::{HeaderName, HeaderValue};

use super::redact::MASK;

/// Headers that the program itself or the connection decides.
const RESERVED: [&str; 13] = [
    "host",
    "content-length",
    "content-type",
    "content-encoding",
    "accept",
    "accept-encoding",
    "transfer-encoding",
    "connection",
    "keep-alive",
    "proxy-connection",
    "te",
    "trailer",
    "upgrade",
];

/// A header of the person's.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct CustomHeader {
    name: HeaderName,
    value: HeaderValue,
    /// The variable that the value came from, or a fit name for one.
    variable: String,
    /// Texts that must not be shown: the value, and its part behind a scheme such as `Bearer`.
    secrets: Vec<String>,
}

/// Why a header isn't taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum HeaderRefusal {
    /// It isn't `Name: value`.
    NoColon,
    /// The name isn't one.
    Name,
    /// The program itself decides about this header.
    Reserved(String),
    /// The value is empty or holds characters that no header may hold.
    Value,
    /// The variable isn't set, or empty.
    NoVariable(String),
    /// The file can't be read; the system's words.
    NoFile(String, String),
}

impl CustomHeader {
    /// Reads `Name: value`, where the value may be `env:NAME` (taken by `variable`) or `file:PATH` (taken by `file`, its last line
    /// break left out). Of the headers that are `reserved` the protocol that is spoken decides, of some the program always.
    ///
    /// # Errors
    /// Why it isn't taken. The value is never part of that.
    pub(crate) fn parse(
        text: &str,
        reserved: &[&str],
        variable: impl FnOnce(&str) -> Option<String>,
        file: impl FnOnce(&str) -> Result<String, String>,
    ) -> Result<Self, HeaderRefusal> {
        let (name, value) = text.split_once(':').ok_or(HeaderRefusal::NoColon)?;
        let name = HeaderName::from_bytes(name.trim().as_bytes());
        let name = name.map_err(|_| HeaderRefusal::Name)?;
        if RESERVED.iter().chain(reserved).any(|other| name == *other) {
            return Err(HeaderRefusal::Reserved(name.as_str().to_owned()));
        }
        let said = value.trim();
        let variable_said = said.strip_prefix("env:").filter(|name| is_variable(name));
        let variable_name =
            variable_said.map_or_else(|| variable_for(name.as_str()), str::to_owned);
        let value = if let Some(variable_name) = said.strip_prefix("env:") {
            variable(variable_name)
                .filter(|value| !value.is_empty())
                .ok_or_else(|| HeaderRefusal::NoVariable(variable_name.to_owned()))?
        } else if let Some(path) = said.strip_prefix("file:") {
            file(path).map_err(|why| HeaderRefusal::NoFile(path.to_owned(), why))?
        } else {
            said.to_owned()
        };
        let value = value.trim_end_matches(['\r', '\n']).trim();
        let mut sent = HeaderValue::from_str(value).map_err(|_| HeaderRefusal::Value)?;
        if value.is_empty() {
            return Err(HeaderRefusal::Value);
        }
        sent.set_sensitive(true);
        let behind_scheme = value.split_once(' ').map(|(_, rest)| rest.trim());
        let secrets = [Some(value), behind_scheme].into_iter().flatten();
        Ok(Self {
            name,
            value: sent,
            variable: variable_name,
            secrets: secrets.map(str::to_owned).collect(),
        })
    }

    /// The name, in lower case.
    #[must_use]
    pub(crate) fn name(&self) -> &str {
        self.name.as_str()
    }

    /// The variable of the environment that its value came from, or a fit name for one.
    #[must_use]
    pub(crate) fn variable(&self) -> &str {
        &self.variable
    }

    /// Texts that must not be shown.
    pub(crate) fn secrets(&self) -> impl Iterator<Item = &str> {
        self.secrets.iter().map(String::as_str)
    }

    pub(super) fn sent(&self) -> (HeaderName, HeaderValue) {
        (self.name.clone(), self.value.clone())
    }
}

impl fmt::Debug for CustomHeader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {MASK}", self.name)
    }
}

/// `x-api-key` gives `X_API_KEY`.
fn variable_for(header: &str) -> String {
    let name: String = header
        .chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() {
                c.to_ascii_uppercase()
            } else {
                '_'
            }
        })
        .collect();
    if is_variable(&name) {
        name
    } else {
        format!("H_{name}")
    }
}

/// Whether a shell takes it as the name of a variable.
fn is_variable(name: &str) -> bool {
    !name.starts_with(|c: char| c.is_ascii_digit())
        && !name.is_empty()
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn parse(text: &str) -> Result<CustomHeader, HeaderRefusal> {
        CustomHeader::parse(
            text,
            &["a2a-version"],
            |name| (name == "TOKEN").then(|| "Bearer from-the-environment".to_owned()),
            |path| match path {
                "token" => Ok("from a file\r\n".to_owned()),
                _ => Err("not there".to_owned()),
            },
        )
    }

    #[test]
    fn a_value_is_literal_or_from_a_variable_or_from_a_file() {
        for (text, name, value) in [
            ("X-Key: abc", "x-key", "abc"),
            ("x-key:a: b", "x-key", "a: b"),
            (
                "Authorization: env:TOKEN",
                "authorization",
                "Bearer from-the-environment",
            ),
            ("X-Key: file:token", "x-key", "from a file"),
        ] {
            let header = parse(text).unwrap();
            assert_eq!(header.name(), name, "{text}");
            assert_eq!(header.value.to_str().unwrap(), value, "{text}");
            assert!(header.value.is_sensitive());
        }
    }

    #[test]
    fn a_secret_has_a_variable_that_a_shell_takes() {
        for (text, variable) in [
            ("Authorization: env:TOKEN", "TOKEN"),
            ("X-Api-Key: abc", "X_API_KEY"),
            ("9-lives: abc", "H_9_LIVES"),
            ("x$(id): abc", ""),
        ] {
            let named = parse(text).map(|header| header.variable().to_owned());
            assert_eq!(named.unwrap_or_default(), variable, "{text}");
        }
    }

    #[test]
    fn what_is_no_header_or_not_the_persons_is_refused_without_its_value() {
        use HeaderRefusal::{Name, NoColon, NoFile, NoVariable, Reserved, Value};
        for (text, why) in [
            ("secret", NoColon),
            (": secret", Name),
            ("X Key: secret", Name),
            ("X-Key\r\nEvil: secret", Name),
            ("Host: secret", Reserved("host".into())),
            ("A2A-Version: 1.0", Reserved("a2a-version".into())),
            ("Content-Length: 7", Reserved("content-length".into())),
            ("X-Key:", Value),
            ("X-Key: a\r\nEvil: b", Value),
            ("X-Key: a\u{0}b", Value),
            ("X-Key: env:OTHER", NoVariable("OTHER".into())),
            ("X-Key: file:x", NoFile("x".into(), "not there".into())),
        ] {
            let refusal = parse(text).unwrap_err();
            assert!(!format!("{refusal:?}").contains("secret"), "{refusal:?}");
            assert_eq!(refusal, why, "{text:?}");
        }
    }

    #[test]
    fn the_secrets_are_the_value_and_what_follows_its_scheme() {
        let header = parse("Authorization: env:TOKEN").unwrap();
        assert_eq!(format!("{header:?}"), "authorization: ***");
        let secrets: Vec<&str> = header.secrets().collect();
        let (whole, rest) = ("Bearer from-the-environment", "from-the-environment");
        assert_eq!(secrets, [whole, rest]);
    }
}
