//! Times, ages and numbers in words.

use std::time::Duration;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::Lang;
use crate::domain::Age;

const MONTHS: [&str; 12] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
];

/// A whole number with thousands separators, the same in both languages.
#[must_use]
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// `318 B`, `12.4 KB`, `3.1 MB`: powers of a thousand.
#[must_use]
pub fn byte_size(bytes: u64) -> String {
    let tenths = |unit: u64| {
        let tenths = (bytes + unit / 20) / (unit / 10);
        format!("{}.{}", thousands(tenths / 10), tenths % 10)
    };
    match bytes {
        ..1_000 => format!("{bytes} B"),
        1_000..999_950 => format!("{} KB", tenths(1_000)),
        _ => format!("{} MB", tenths(1_000_000)),
    }
}

/// `96 ms`, `15.0 s`.
#[must_use]
pub fn milliseconds(time: Duration) -> String {
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
pub fn clock_to_the_second(at: Timestamp, zone: &TimeZone, with_fraction: bool) -> String {
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
pub fn local(at: Timestamp, zone: &TimeZone) -> String {
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
pub fn utc(at: Timestamp) -> String {
    let (zone, seconds) = (TimeZone::UTC, ":00".len());
    let mut time = local(at, &zone);
    time.truncate(time.len() - seconds);
    format!("{time} UTC")
}

/// `09:49`.
#[must_use]
pub fn clock(at: Timestamp, zone: &TimeZone) -> String {
    let time = zone.to_datetime(at).time();
    format!("{:02}:{:02}", time.hour(), time.minute())
}

/// For lists, always the same width (zh 11, en 12): `06-23 10:26` in this year, `2025-12-30` in another.
#[must_use]
pub fn list_time(at: Timestamp, now: Timestamp, zone: &TimeZone, lang: Lang) -> (String, String) {
    let time = zone.to_datetime(at);
    let this_year = zone.to_datetime(now).date().year() == time.date().year();
    let (date, clock) = (time.date(), time.time());
    let month = usize::try_from(date.month() - 1)
        .ok()
        .and_then(|at| MONTHS.get(at))
        .copied()
        .unwrap_or_default();
    match (lang, this_year) {
        (Lang::Zh, true) => (
            format!("{:02}-{:02}", date.month(), date.day()),
            format!("{:02}:{:02}", clock.hour(), clock.minute()),
        ),
        (Lang::Zh, false) => (
            format!("{:04}-{:02}-{:02}", date.year(), date.month(), date.day()),
            String::new(),
        ),
        (Lang::En, true) => (
            format!("{month} {:>2}", date.day()),
            format!("{:02}:{:02}", clock.hour(), clock.minute()),
        ),
        (Lang::En, false) => (
            format!("{month} {:>2} {:04}", date.day(), date.year()),
            String::new(),
        ),
    }
}

/// The zone as an offset: `UTC+8`, `UTC+5:30`, `UTC`.
#[must_use]
pub fn zone_name(at: Timestamp, zone: &TimeZone) -> String {
    let minutes = zone.to_offset(at).seconds() / 60;
    let sign = if minutes < 0 { '-' } else { '+' };
    match (minutes.abs() / 60, minutes.abs() % 60) {
        (0, 0) => "UTC".to_owned(),
        (hours, 0) => format!("UTC{sign}{hours}"),
        (hours, rest) => format!("UTC{sign}{hours}:{rest:02}"),
    }
}

/// How long ago, in words.
#[must_use]
pub fn age(age: Age, lang: Lang) -> String {
    match (lang, age) {
        (Lang::Zh, Age::UnderAMinute) => "不到 1 分钟前".to_owned(),
        (Lang::Zh, Age::Minutes(n)) => format!("{n} 分钟前"),
        (Lang::Zh, Age::Hours(n)) => format!("{n} 小时前"),
        (Lang::Zh, Age::Days(n)) => format!("{} 天前", thousands(n.unsigned_abs())),
        (Lang::En, Age::UnderAMinute) => "< 1 min ago".to_owned(),
        (Lang::En, Age::Minutes(n)) => format!("{n} min ago"),
        (Lang::En, Age::Hours(n)) => format!("{n} h ago"),
        (Lang::En, Age::Days(n)) => format!("{} d ago", thousands(n.unsigned_abs())),
    }
}

/// Whole seconds of waiting.
#[must_use]
pub fn elapsed(time: Duration, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("{} 秒", time.as_secs()),
        Lang::En => format!("{} s", time.as_secs()),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use crate::text::width::cells;

    #[test]
    fn list_times_have_one_width_per_language() {
        let zone = TimeZone::fixed(jiff::tz::offset(8));
        let now: Timestamp = "2026-06-24T00:00:00Z".parse().unwrap();
        for (text, zh, en) in [
            ("2026-06-23T02:26:36Z", "06-23 10:26", "Jun 23 10:26"),
            ("2026-06-08T18:00:00Z", "06-09 02:00", "Jun  9 02:00"),
            ("2025-12-30T02:26:36Z", "2025-12-30", "Dec 30 2025"),
        ] {
            let shown = |lang| {
                let (date, time) = list_time(text.parse().unwrap(), now, &zone, lang);
                format!("{date} {time}").trim_end().to_owned()
            };
            assert_eq!(shown(Lang::Zh), zh);
            assert_eq!(shown(Lang::En), en);
            assert!(cells(&shown(Lang::Zh)) <= 11 && cells(&shown(Lang::En)) <= 12);
        }
    }

    #[test]
    fn zones_and_numbers_read_as_people_write_them() {
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
        assert_eq!(
            (
                thousands(0),
                thousands(999),
                thousands(1284),
                thousands(u64::MAX)
            ),
            (
                "0".into(),
                "999".into(),
                "1,284".into(),
                "18,446,744,073,709,551,615".into()
            )
        );
    }
}
