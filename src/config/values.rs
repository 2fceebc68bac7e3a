//! Values of keys: of the right kind, or a fault.

use std::num::IntErrorKind;

use toml::Spanned;
use toml::de::DeValue;

use super::source::Source;
use super::{Fault, Key, Kind, Value, Why};

/// What stands there, as a flag would say it. An empty text or list counts as not set, as an empty variable does.
pub(super) fn values(
    source: &Source<'_>,
    key: &'static Key,
    value: &Spanned<DeValue<'_>>,
) -> Result<Vec<Value>, Box<Fault>> {
    let wrong = |at: usize| source.fault(at, Some(key.name), Why::Kind(key.kind));
    let at = value.span().start;
    let one = |text: String| Value {
        text,
        place: source.place(at),
    };
    match (key.kind, value.get_ref()) {
        (Kind::Text | Kind::Word(_), DeValue::String(text)) if text.is_empty() => Ok(Vec::new()),
        (Kind::Text, DeValue::String(text)) => Ok(vec![one(text.clone().into_owned())]),
        (Kind::Word(words), DeValue::String(text)) if words.contains(&text.as_ref()) => {
            Ok(vec![one(text.clone().into_owned())])
        }
        (Kind::Switch, DeValue::Boolean(truth)) => Ok(vec![one(truth.to_string())]),
        (Kind::Number(least, most), DeValue::Integer(number)) => {
            let number = match u128::from_str_radix(number.as_str(), number.radix()) {
                Ok(number) => number,
                // Still a number, and more than any limit.
                Err(error) if *error.kind() == IntErrorKind::PosOverflow => u128::MAX,
                Err(_) => return Err(wrong(at)),
            };
            // The largest of all limits is none.
            let is_taken =
                u128::from(least) <= number && (most == u32::MAX || number <= u128::from(most));
            match is_taken {
                true => Ok(vec![one(number.to_string())]),
                false => Err(wrong(at)),
            }
        }
        (Kind::List, DeValue::Array(items)) => items
            .iter()
            .map(|item| match item.get_ref() {
                DeValue::String(text) => Ok(Value {
                    text: text.clone().into_owned(),
                    place: source.place(item.span().start),
                }),
                _ => Err(wrong(item.span().start)),
            })
            .collect(),
        _ => Err(wrong(at)),
    }
}
