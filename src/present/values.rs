//! Values of the service in words.

use super::text_style::{GAP, TextStyle};
use crate::domain::{At, Extra, FactValue};
use crate::text::SafeText;

/// A value in words; several lines if the text has them.
pub(super) fn value(value: &FactValue, look: &TextStyle) -> String {
    match value {
        FactValue::Heading => String::new(),
        FactValue::Untracked => look.untracked(),
        FactValue::Text(text) | FactValue::Number(text) => quoted_if_empty(text),
        FactValue::Bool(truth) => truth.to_string(),
        FactValue::Moment(at) => moment(at, look),
        FactValue::Unreadable(raw) => {
            format!("{raw}{GAP}{} {}", look.glyphs.other, look.texts().odd_value)
        }
    }
}

/// A moment in local time, then as it was sent.
fn moment(at: &At, look: &TextStyle) -> String {
    at.instant.map_or_else(
        || quoted_if_empty(&at.raw),
        |instant| format!("{}{GAP}{}", look.moment(instant), at.raw),
    )
}

/// An empty text is a value, so it has to be seen.
pub(crate) fn quoted_if_empty(text: &SafeText) -> String {
    if text.is_empty() {
        "\"\"".to_owned()
    } else {
        text.as_str().to_owned()
    }
}

/// A smaller value, on one line, with its name if it has one.
pub(super) fn extra_words(extra: &Extra, look: &TextStyle) -> String {
    let words = value(&extra.value, look).replace('\n', "^J");
    match &extra.name {
        Some(name) => format!("{} {words}", name.one_line()),
        None => words,
    }
}
