//! Moments and spans, the same in every language.

use std::time::Duration;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::numbers::thousands;

/// `96 ms`, `15.0 s`.
#[must_use]
pub(crate) fn milliseconds(time: Duration) -> String {
    match time.as_millis() {
        ms @ ..10_000 => format!("{ms} ms"),
        ms => format!(
            "{}.{} s",
            thousands(u64::try_from(ms / 1_000).unwrap_or(u64::MAX)),
            ms % 1_000 / 100
        ),
    }
}

/// `09:49:36.412`, or without the fraction.
#[must_use]
pub(crate) fn clock_to_the_second(at: Timestamp, zone: &TimeZone, with_fraction: bool) -> String {
    let time = zone.to_datetime(at).time();
    let clock = format!(
        "{:02}:{:02}:{:02}",
        time.hour(),
        time.minute(),
        time.second()
    );
    if with_fraction {
        format!("{clock}.{:03}", time.millisecond())
    } else {
        clock
    }
}

/// `2026-06-21 09:49:36`.
#[must_use]
pub(crate) fn local(at: Timestamp, zone: &TimeZone) -> String {
    let time = zone.to_datetime(at);
    let (date, clock) = (time.date(), time.time());
    format!(
        "{:04}-{:02}-{:02} {:02}:{:02}:{:02}",
        date.year(),
        date.month(),
        date.day(),
        clock.hour(),
        clock.minute(),
        clock.second()
    )
}

/// `2026-06-21 09:49 UTC`, where no zone is at hand.
#[must_use]
pub(crate) fn utc(at: Timestamp) -> String {
    let (zone, seconds) = (TimeZone::UTC, ":00".len());
    let mut time = local(at, &zone);
    time.truncate(time.len() - seconds);
    format!("{time} UTC")
}

/// The zone as an offset: `UTC+8`, `UTC+5:30`, `UTC`.
#[must_use]
pub(crate) fn zone_name(at: Timestamp, zone: &TimeZone) -> String {
    let minutes = zone.to_offset(at).seconds() / 60;
    let sign = if minutes < 0 { '-' } else { '+' };
    match (minutes.abs() / 60, minutes.abs() % 60) {
        (0, 0) => "UTC".to_owned(),
        (hours, 0) => format!("UTC{sign}{hours}"),
        (hours, rest) => format!("UTC{sign}{hours}:{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn zones_read_as_people_write_them() {
        let now = Timestamp::UNIX_EPOCH;
        assert_eq!(
            zone_name(now, &TimeZone::fixed(jiff::tz::offset(8))),
            "UTC+8"
        );
        assert_eq!(zone_name(now, &TimeZone::UTC), "UTC");
        assert_eq!(
            zone_name(
                now,
                &TimeZone::fixed(jiff::tz::Offset::from_seconds(19_800).unwrap())
            ),
            "UTC+5:30"
        );
        assert_eq!(
            zone_name(
                now,
                &TimeZone::fixed(jiff::tz::Offset::from_seconds(-12_600).unwrap())
            ),
            "UTC-3:30"
        );
    }
}
