//! The members of one JSON object, read leniently: what is null is absent, what has another type is absent.

use serde_json::value::RawValue;

use crate::domain::{RawJson, elements_of, is_untracked, lossy_text, member, members_of};

/// The members of an object.
#[derive(Debug, Default)]
pub(super) struct Fields<'a>(Vec<(String, &'a RawValue)>);

impl<'a> Fields<'a> {
    /// Takes an object apart; `None` for anything else.
    pub(super) fn of(raw: &'a RawValue) -> Option<Self> {
        members_of(raw).map(Self)
    }

    /// The names, in the order sent.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }

    /// The member, unless it is null.
    pub(super) fn get(&self, name: &str) -> Option<&'a RawValue> {
        member(&self.0, name).filter(|raw| raw.get() != "null")
    }

    /// A text that isn't empty: empty ones are how JSON made from protocol buffers prints what was never set.
    pub(super) fn text(&self, name: &str) -> Option<String> {
        self.get(name)
            .and_then(lossy_text)
            .filter(|text| !text.is_empty())
    }

    /// A text, or what stands in its place, as sent: for what is shown to people.
    pub(super) fn shown(&self, name: &str) -> Option<String> {
        self.text(name).or_else(|| {
            let raw = self.get(name).filter(|raw| !is_untracked(raw))?;
            (!raw.get().starts_with('"')).then(|| raw.get().to_owned())
        })
    }

    /// Whether there is a text, be it empty.
    pub(super) fn is_text(&self, name: &str) -> bool {
        self.get(name).is_some_and(|raw| raw.get().starts_with('"'))
    }

    /// An id: a text that isn't empty, or a number by its digits.
    pub(super) fn id(&self, name: &str) -> Option<String> {
        self.text(name).or_else(|| {
            let digits = self.get(name)?.get();
            digits
                .starts_with(|first: char| first.is_ascii_digit() || first == '-')
                .then(|| digits.to_owned())
        })
    }

    /// An object's members.
    pub(super) fn object(&self, name: &str) -> Option<Self> {
        self.get(name).and_then(Self::of)
    }

    /// An array's elements; none if it isn't one.
    pub(super) fn list(&self, name: &str) -> Vec<&'a RawValue> {
        self.get(name).and_then(elements_of).unwrap_or_default()
    }

    /// The texts in an array.
    pub(super) fn texts(&self, name: &str) -> Vec<String> {
        self.list(name).into_iter().filter_map(lossy_text).collect()
    }

    /// A whole number, also as `7.0` or `"7"`.
    pub(super) fn integer(&self, name: &str) -> Option<i64> {
        let raw = self.get(name)?;
        let text = lossy_text(raw).unwrap_or_else(|| raw.get().to_owned());
        text.parse().ok().or_else(|| {
            let float: f64 = text.parse().ok()?;
            // Far inside what a float tells apart, so the cast is exact.
            (float.fract() == 0.0 && float.abs() < 9e15).then_some(float as i64)
        })
    }

    /// A truth value, also as a text.
    pub(super) fn flag(&self, name: &str) -> Option<bool> {
        let raw = self.get(name)?;
        match lossy_text(raw).as_deref().unwrap_or(raw.get()) {
            "true" => Some(true),
            "false" => Some(false),
            _ => None,
        }
    }

    /// The member byte for byte, unless there is nothing in it.
    pub(super) fn tracked(&self, name: &str) -> Option<RawJson> {
        self.get(name)
            .filter(|raw| !is_untracked(raw))
            .map(RawJson::of)
    }
}
