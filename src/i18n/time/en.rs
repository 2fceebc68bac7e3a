//! How times are written in English.

use super::TimeTexts;
use crate::domain::Age;
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const TIME: TimeTexts = TimeTexts {
    age: |age| match age {
        Age::UnderAMinute => "< 1 min ago".to_owned(),
        Age::Minutes(n) => format!("{n} min ago"),
        Age::Hours(n) => format!("{n} h ago"),
        Age::Days(n) => format!("{} d ago", thousands(n.unsigned_abs())),
    },
    seconds: |time| format!("{} s", time.as_secs()),
    this_year: |at| {
        (
            at.strftime("%b %e").to_string(),
            at.strftime("%H:%M").to_string(),
        )
    },
    other_year: |at| at.strftime("%b %e %Y").to_string(),
};
