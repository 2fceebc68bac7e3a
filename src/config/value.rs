//! Values of options: what each kind takes, from a flag, a variable or the file.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::num::IntErrorKind;

use jiff::Timestamp;
use toml::Spanned;
use toml::de::DeValue;

use super::file_text::FileText;
use super::{Definition, Fault, Kind, Place, Why};

/// A value as a flag would say it; it may be a secret.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Value {
    pub text: OsString,
    /// Where it stands in the file, if it stands there.
    pub place: Option<Place>,
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "value at {:?}", self.place)
    }
}

impl<T: AsRef<OsStr> + ?Sized> From<&T> for Value {
    fn from(text: &T) -> Self {
        Self {
            text: text.as_ref().to_owned(),
            place: None,
        }
    }
}

impl Kind {
    /// Whether a text is a value of this kind, as far as that can be told at once.
    #[must_use]
    pub(crate) fn takes(self, text: &str) -> bool {
        match self {
            Self::Text
            | Self::Address
            | Self::Path
            | Self::List
            | Self::Headers
            | Self::Program => true,
            Self::Moment => text.parse::<Timestamp>().is_ok(),
            Self::Word(words) => words.contains(&text),
            Self::Switch => switch(text).is_some(),
            Self::Number(least, most) => {
                number(text).is_some_and(|number| (least..=most).contains(&number))
            }
        }
    }

    /// What a flag or a variable says in one text, taken apart; `None` if it isn't of this kind.
    #[must_use]
    pub(crate) fn values(self, text: &OsStr) -> Option<Vec<Value>> {
        if self == Self::Path {
            return Some(vec![text.into()]);
        }
        let text = text.to_str()?;
        match self {
            Self::List => Some(text.split(',').map(Value::from).collect()),
            Self::Program => {
                let words: Vec<String> = serde_json::from_str(text).ok()?;
                Some(words.iter().map(Value::from).collect())
            }
            _ => self.takes(text).then(|| vec![text.into()]),
        }
    }
}

/// A number; one that is too long to be kept is the largest of all.
pub(super) fn number(text: &str) -> Option<u32> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(number) if is_number => Some(number),
        Err(error) if is_number && *error.kind() == IntErrorKind::PosOverflow => Some(u32::MAX),
        _ => None,
    }
}

/// What a switch says, in any of the usual words.
pub(super) fn switch(text: &str) -> Option<bool> {
    match text.to_lowercase().as_str() {
        "y" | "yes" | "t" | "true" | "on" | "1" => Some(true),
        "n" | "no" | "f" | "false" | "off" | "0" => Some(false),
        _ => None,
    }
}

/// What stands in the file. An empty text or list counts as not set, as an empty variable does.
///
/// # Errors
/// The place of what isn't of the right kind.
pub(super) fn in_file(
    source: &FileText<'_>,
    option: &'static Definition,
    value: &Spanned<DeValue<'_>>,
) -> Result<Vec<Value>, Box<Fault>> {
    let kind = option.kind;
    let at = |value: &Spanned<DeValue<'_>>| value.span().start;
    let wrong = |at: usize| source.fault(at, Some(option.name), Why::Kind(kind));
    let text = match (kind, value.get_ref()) {
        (Kind::List | Kind::Headers | Kind::Program, DeValue::Array(items)) => {
            let one = |item: &Spanned<DeValue<'_>>| match item.get_ref() {
                DeValue::String(text) => Ok(Value {
                    text: text.as_ref().into(),
                    place: Some(source.place(at(item))),
                }),
                _ => Err(wrong(at(item))),
            };
            return items.iter().map(one).collect();
        }
        (Kind::List | Kind::Headers | Kind::Program, _) => return Err(wrong(at(value))),
        (Kind::Switch, DeValue::Boolean(truth)) => truth.to_string(),
        (Kind::Number(..), DeValue::Integer(number)) => {
            match u128::from_str_radix(number.as_str(), number.radix()) {
                Ok(number) => number.to_string(),
                // Still a number, and more than any limit.
                Err(error) if *error.kind() == IntErrorKind::PosOverflow => u128::MAX.to_string(),
                Err(_) => return Err(wrong(at(value))),
            }
        }
        (Kind::Switch | Kind::Number(..), _) => return Err(wrong(at(value))),
        (_, DeValue::String(text)) if text.is_empty() => return Ok(Vec::new()),
        (_, DeValue::String(text)) => text.clone().into_owned(),
        _ => return Err(wrong(at(value))),
    };
    if !kind.takes(&text) {
        return Err(wrong(at(value)));
    }
    Ok(vec![Value {
        text: text.into(),
        place: Some(source.place(at(value))),
    }])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_in_a_variable_is_a_json_array() {
        for (text, words) in [
            (r#"["wl-copy"]"#, Some(&["wl-copy"][..])),
            (
                r#" [ "xclip" , "-selection", "a b", "", "$HOME;" ] "#,
                Some(&["xclip", "-selection", "a b", "", "$HOME;"]),
            ),
            ("", None),
            ("wl-copy", None),
            (r#""wl-copy""#, None),
            (r#"{"a":"b"}"#, None),
            (r#"["a", 1]"#, None),
            (r#"["a"] ["b"]"#, None),
            ("[]", Some(&[])),
        ] {
            let values = Kind::Program.values(OsStr::new(text));
            let words = words.map(|words| words.iter().map(|word| Value::from(*word)).collect());
            assert_eq!(values, words, "{text}");
        }
    }
}
