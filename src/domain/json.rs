//! JSON as it was sent: the text is kept, and taken apart one level at a time.
//!
//! A parsed value would lose big numbers, `1.10`, member order of duplicates, and would fail a whole document on `1e400` or a lone
//! surrogate. One level at a time, such a thing costs one field.

use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use super::raw_json::RawJson;

/// The members of an object in the order sent, duplicates included; `None` when it is no object.
#[must_use]
pub(crate) fn members_of(raw: &RawValue) -> Option<Vec<(String, &RawValue)>> {
    first_members_of(raw, usize::MAX).map(|(all, _)| all)
}

/// The elements of an array; `None` when it is no array.
#[must_use]
pub(crate) fn elements_of(raw: &RawValue) -> Option<Vec<&RawValue>> {
    first_elements_of(raw, usize::MAX).map(|(all, _)| all)
}

/// The first elements of an array, at most `limit`, and how many more there are; `None` when it is no array. What lies beyond costs no memory.
#[must_use]
pub(crate) fn first_elements_of(raw: &RawValue, limit: usize) -> Option<(Vec<&RawValue>, usize)> {
    if !raw.get().starts_with('[') {
        return None;
    }
    let mut deserializer = serde_json::Deserializer::from_str(raw.get());
    First(limit).deserialize(&mut deserializer).ok()
}

/// The same of an object's members.
#[must_use]
pub(crate) fn first_members_of(
    raw: &RawValue,
    limit: usize,
) -> Option<(Vec<(String, &RawValue)>, usize)> {
    if !raw.get().starts_with('{') {
        return None;
    }
    let mut deserializer = serde_json::Deserializer::from_str(raw.get());
    FirstMembers(limit).deserialize(&mut deserializer).ok()
}

/// A string's content; lone surrogates become U+FFFD. `None` when it is no string.
#[must_use]
pub(crate) fn lossy_text(raw: &RawValue) -> Option<String> {
    if !raw.get().starts_with('"') {
        return None;
    }
    serde_json::from_str::<LossyString>(raw.get())
        .ok()
        .map(|s| s.0)
}

/// The member named `name`; of duplicates the last, as JSON readers commonly do.
#[must_use]
pub(crate) fn member<'a>(members: &[(String, &'a RawValue)], name: &str) -> Option<&'a RawValue> {
    members
        .iter()
        .rev()
        .find(|(key, _)| key == name)
        .map(|(_, raw)| *raw)
}

/// A number as written without a fraction of nothing but zeros. Some SDKs keep every number as a double (docs/protocol.md#what-breaks-a-naive-client): where
/// only a count makes sense `1000.0` is a thousand.
#[must_use]
pub(crate) fn without_zero_fraction(written: &str) -> &str {
    match written.split_once('.') {
        Some((whole, fraction)) if fraction.bytes().all(|b| b == b'0') => whole,
        _ => written,
    }
}

/// True for `null`, `{}` and `[]`: the platform's ways of saying "not tracked" (docs/protocol.md#reader-contract).
#[must_use]
pub(crate) fn is_untracked(raw: &RawValue) -> bool {
    let text = raw.get();
    let Some(inner) = text
        .strip_prefix('{')
        .and_then(|t| t.strip_suffix('}'))
        .or_else(|| text.strip_prefix('[').and_then(|t| t.strip_suffix(']')))
    else {
        return text == "null";
    };
    inner.trim_matches([' ', '\t', '\n', '\r']).is_empty()
}

struct First(usize);

impl<'de> DeserializeSeed<'de> for First {
    type Value = (Vec<&'de RawValue>, usize);

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        from.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for First {
    type Value = (Vec<&'de RawValue>, usize);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Self::Value, A::Error> {
        let (mut first, mut more) = (Vec::new(), 0);
        while first.len() < self.0 {
            match elements.next_element()? {
                Some(element) => first.push(element),
                None => return Ok((first, 0)),
            }
        }
        // Skipped as raw values: a number that no type holds isn't looked at.
        while elements.next_element::<&'de RawValue>()?.is_some() {
            more += 1;
        }
        Ok((first, more))
    }
}

struct FirstMembers(usize);

impl<'de> DeserializeSeed<'de> for FirstMembers {
    type Value = (Vec<(String, &'de RawValue)>, usize);

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        from.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for FirstMembers {
    type Value = (Vec<(String, &'de RawValue)>, usize);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Self::Value, A::Error> {
        let (mut first, mut more) = (Vec::new(), 0);
        while let Some(LossyString(key)) = members.next_key()? {
            let value = members.next_value()?;
            if first.len() < self.0 {
                first.push((key, value));
            } else {
                more += 1;
            }
        }
        Ok((first, more))
    }
}

/// Read as bytes, because only then serde_json lets a lone surrogate pass.
struct LossyString(String);

impl<'de> Deserialize<'de> for LossyString {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct BytesVisitor;
        impl Visitor<'_> for BytesVisitor {
            type Value = String;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string")
            }
            fn visit_bytes<E>(self, bytes: &[u8]) -> Result<String, E> {
                Ok(String::from_utf8_lossy(bytes).into_owned())
            }
            fn visit_str<E>(self, text: &str) -> Result<String, E> {
                Ok(text.to_owned())
            }
        }
        deserializer
            .deserialize_bytes(BytesVisitor)
            .map(LossyString)
    }
}

/// One token of a JSON text, borrowed exactly as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum JsonToken<'a> {
    /// `{` or `[`.
    Open(char),
    /// `}` or `]`.
    Close(char),
    /// `,`.
    Comma,
    /// `:`.
    Colon,
    /// A string with its quotes and escapes.
    Text(&'a str),
    /// A number, `true`, `false` or `null`.
    Word(&'a str),
}

/// Walks a JSON text of valid syntax, for showing it with other white space and nothing else changed.
pub(crate) fn tokens_of(json: &RawJson) -> impl Iterator<Item = JsonToken<'_>> {
    let mut rest = json.as_str();
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches([' ', '\t', '\n', '\r']);
        let first = rest.chars().next()?;
        let (token, len) = match first {
            '{' | '[' => (JsonToken::Open(first), 1),
            '}' | ']' => (JsonToken::Close(first), 1),
            ',' => (JsonToken::Comma, 1),
            ':' => (JsonToken::Colon, 1),
            '"' => {
                let len = string_length(rest);
                (JsonToken::Text(rest.get(..len)?), len)
            }
            _ => {
                let len = rest
                    .find([',', '}', ']', ':', ' ', '\t', '\n', '\r'])
                    .unwrap_or(rest.len())
                    .max(first.len_utf8());
                (JsonToken::Word(rest.get(..len)?), len)
            }
        };
        rest = rest.get(len..)?;
        Some(token)
    })
}

fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests;
