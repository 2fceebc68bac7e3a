//! Times and ages in words.

pub(super) mod en;
pub(super) mod zh;

use std::time::Duration;

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

use crate::domain::Age;

/// Times, ages and spans where a language has its own.
pub(crate) struct TimeTexts {
    /// How long ago.
    pub age: fn(Age) -> String,
    /// Whole seconds of waiting.
    pub seconds: fn(Duration) -> String,
    /// A date and a clock of this year, in a list.
    this_year: fn(DateTime) -> (String, String),
    /// A date of another year in as many cells.
    other_year: fn(DateTime) -> String,
}

impl TimeTexts {
    /// For lists, always the same width: date and clock in this year, the whole date in another, with no clock.
    #[must_use]
    pub(crate) fn list_time(
        &self,
        at: Timestamp,
        now: Timestamp,
        zone: &TimeZone,
    ) -> (String, String) {
        let time = zone.to_datetime(at);
        if zone.to_datetime(now).year() == time.year() {
            (self.this_year)(time)
        } else {
            ((self.other_year)(time), String::new())
        }
    }
    /// What a time in a list looks like, to measure its cells by.
    #[must_use]
    pub(crate) fn list_sample(&self) -> String {
        let (date, clock) = (self.this_year)(DateTime::constant(2000, 12, 30, 23, 59, 59, 0));
        format!("{date} {clock}")
    }
}
