//! Times in the assets are written relative to the moment the demo starts, so that a demo always looks fresh.
//!
//! | token | becomes |
//! |---|---|
//! | `@-2d3h10m5s` | that long before now, RFC 3339 in UTC with milliseconds |
//! | `@-2d 09:12:40` | the day two days before today, at 09:12:40 in China (UTC+8), printed in UTC |
//! | `@+30d date` | the date in thirty days, in China |

use std::io;

use jiff::{Timestamp, tz::Offset};
use serde_json::Value;

/// Seconds in a day: China has known no clock changes since 1991.
pub(super) const DAY: i64 = 86_400;
const CHINA: Offset = Offset::constant(8);
const CHINA_SECONDS: i64 = 8 * 3_600;

/// The moment that relative times count from.
#[derive(Debug, Clone, Copy)]
pub(super) struct Anchor {
    now: i64,
}

impl Anchor {
    pub(super) fn new(now: Timestamp) -> Self {
        Self {
            now: now.as_second(),
        }
    }

    /// Unix seconds.
    pub(super) fn now(self) -> i64 {
        self.now
    }

    /// Unix seconds of 00:00 in China, `days_ago` days before today.
    pub(super) fn midnight(self, days_ago: i64) -> i64 {
        ((self.now + CHINA_SECONDS).div_euclid(DAY) - days_ago) * DAY - CHINA_SECONDS
    }

    /// What the token stands for; `None` for something that isn't one.
    pub(super) fn resolve(self, token: &str) -> Option<String> {
        let (sign, rest) = match token.strip_prefix('@')?.split_at_checked(1)? {
            ("-", rest) => (-1, rest),
            ("+", rest) => (1, rest),
            _ => return None,
        };
        let (span, form) = rest.split_once(' ').unwrap_or((rest, ""));
        let seconds = sign * span_seconds(span)?;
        match form {
            "" => rfc3339(self.now + seconds),
            "date" => date(self.now + seconds),
            clock => rfc3339(self.midnight(-seconds / DAY) + clock_seconds(clock)?),
        }
    }

    /// Replaces every token anywhere in `value`. Fails on a text that starts like one and isn't.
    pub(super) fn resolve_all(self, value: &mut Value) -> io::Result<()> {
        match value {
            Value::String(text) if text.starts_with("@-") || text.starts_with("@+") => {
                let Some(moment) = self.resolve(text) else {
                    return Err(io::Error::new(
                        io::ErrorKind::InvalidData,
                        format!("not a time token: {text}"),
                    ));
                };
                *text = moment;
                Ok(())
            }
            Value::Array(items) => items.iter_mut().try_for_each(|item| self.resolve_all(item)),
            Value::Object(members) => members
                .values_mut()
                .try_for_each(|item| self.resolve_all(item)),
            _ => Ok(()),
        }
    }
}

/// RFC 3339 in UTC with milliseconds, the way the service prints times.
pub(super) fn rfc3339(seconds: i64) -> Option<String> {
    Timestamp::from_second(seconds)
        .ok()
        .map(|moment| format!("{moment:.3}"))
}

/// The month in China, 1 to 12.
pub(super) fn month(seconds: i64) -> usize {
    Timestamp::from_second(seconds).map_or(1, |moment| {
        usize::from(CHINA.to_datetime(moment).month().unsigned_abs())
    })
}

fn date(seconds: i64) -> Option<String> {
    Timestamp::from_second(seconds)
        .ok()
        .map(|moment| CHINA.to_datetime(moment).date().to_string())
}

fn span_seconds(span: &str) -> Option<i64> {
    let mut total = 0_i64;
    let mut digits = String::new();
    for c in span.chars() {
        if c.is_ascii_digit() {
            digits.push(c);
            continue;
        }
        let unit = match c {
            'd' => DAY,
            'h' => 3_600,
            'm' => 60,
            's' => 1,
            _ => return None,
        };
        total = total.checked_add(digits.parse::<i64>().ok()?.checked_mul(unit)?)?;
        digits.clear();
    }
    (digits.is_empty() && !span.is_empty()).then_some(total)
}

/// Seconds since midnight of `HH:MM` or `HH:MM:SS`.
pub(super) fn clock_seconds(clock: &str) -> Option<i64> {
    let mut total = 0;
    let mut parts = clock.split(':');
    for (unit, limit) in [(3_600, 24), (60, 60), (1, 60)] {
        let part = match (parts.next(), unit) {
            (Some(part), _) => part
                .parse::<u32>()
                .ok()
                .filter(|n| *n < limit && part.len() == 2)?,
            (None, 1) => 0,
            (None, _) => return None,
        };
        total += i64::from(part) * unit;
    }
    parts.next().is_none().then_some(total)
}

#[cfg(test)]
mod tests {
    #![allow(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        reason = "tests"
    )]
    use super::{Anchor, clock_seconds, month};
    use serde_json::json;

    fn anchor() -> Anchor {
        Anchor::new("2026-11-30T17:20:30.987Z".parse().unwrap())
    }

    #[test]
    fn tokens() {
        for (token, moment) in [
            ("@-0s", "2026-11-30T17:20:30.000Z"),
            ("@-2d3h10m5s", "2026-11-28T14:10:25.000Z"),
            ("@+1h", "2026-11-30T18:20:30.000Z"),
            // It is already December 1 in China.
            ("@-1d 09:12:40", "2026-11-30T01:12:40.000Z"),
            ("@+2d 08:00", "2026-12-03T00:00:00.000Z"),
            ("@-0d date", "2026-12-01"),
            ("@+30d date", "2026-12-31"),
        ] {
            assert_eq!(anchor().resolve(token).as_deref(), Some(moment), "{token}");
        }
        for token in [
            "",
            "@",
            "@-",
            "@+2",
            "@2d",
            "@-2y",
            "@-d",
            "@-1d 9:00",
            "@-1d 24:00",
            "@-1d 08:00:00:00",
            "x",
            "@-甲",
        ] {
            assert_eq!(anchor().resolve(token), None, "{token}");
        }
    }

    #[test]
    fn everywhere_and_strictly() {
        let mut value = json!({"a": ["@+1h", {"b": "x@y"}], "c": 1, "d": "@someone"});
        anchor().resolve_all(&mut value).unwrap();
        assert_eq!(
            value,
            json!({"a": ["2026-11-30T18:20:30.000Z", {"b": "x@y"}], "c": 1, "d": "@someone"})
        );
        assert!(anchor().resolve_all(&mut json!(["@-2dd"])).is_err());
    }

    #[test]
    fn clocks_and_months() {
        assert_eq!(clock_seconds("02:05"), Some(7_500));
        assert_eq!(month(anchor().now()), 12);
    }
}
