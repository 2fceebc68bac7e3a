//! Moments the service names, and how long ago something was.

use jiff::Timestamp;

use crate::text::SafeText;

/// A moment as the service wrote it, and what it means if it can be read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct At {
    /// As sent.
    pub raw: SafeText,
    /// The instant, when the text is a date and time with a zone (RFC 3339 or ISO 8601, any number of fraction digits).
    pub instant: Option<Timestamp>,
}

impl At {
    /// Reads a moment; a text that isn't one keeps its raw form.
    #[must_use]
    pub(crate) fn read(raw: SafeText) -> Self {
        let instant = raw.as_str().parse().ok();
        Self { raw, instant }
    }

    /// The moment, only if `text` clearly is one: an ISO date, a time and a zone. Plain dates stay as they were sent.
    #[must_use]
    pub(crate) fn recognise(text: &SafeText) -> Option<Self> {
        let bytes = text.as_str().as_bytes();
        let looks_right = bytes.len() >= 17
            && bytes.len() <= 40
            && bytes.get(4) == Some(&b'-')
            && bytes.get(7) == Some(&b'-')
            && matches!(bytes.get(10), Some(b'T' | b't' | b' '));
        if !looks_right {
            return None;
        }
        let at = Self::read(text.clone());
        at.instant.is_some().then_some(at)
    }
}

/// How long ago, coarsely, never negative (docs/rules.md#time). A moment in the future of this machine's clock counts as now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Age {
    /// Less than a minute.
    UnderAMinute,
    /// Whole minutes, 1 to 59.
    Minutes(i64),
    /// Whole hours, 1 to 23.
    Hours(i64),
    /// Whole days, 1 and more.
    Days(i64),
}

impl Age {
    /// The age of `then` at `now`.
    #[must_use]
    pub(crate) fn between(then: Timestamp, now: Timestamp) -> Self {
        let minutes = now.as_millisecond().saturating_sub(then.as_millisecond()) / 60_000;
        match minutes {
            ..=0 => Self::UnderAMinute,
            1..=59 => Self::Minutes(minutes),
            60..=1439 => Self::Hours(minutes / 60),
            _ => Self::Days(minutes / 1440),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn moments_are_read_with_any_fraction_and_offset() {
        for (text, second) in [
            ("2026-06-23T02:26:36.000Z", 1_782_181_596),
            ("2026-06-23T02:26:36Z", 1_782_181_596),
            ("2026-06-23T10:26:36.123456+08:00", 1_782_181_596),
            ("2026-06-23T02:26:36.123456789Z", 1_782_181_596),
        ] {
            let at = At::recognise(&SafeText::sanitize(text)).unwrap();
            assert_eq!(at.instant.unwrap().as_second(), second, "{text}");
        }
    }

    #[test]
    fn what_is_no_moment_stays_text() {
        for text in [
            "2019-05-20",
            "",
            "yesterday",
            "2026-13-01T00:00:00Z",
            "2026-06-23T02:26:36",
            "0000-00-00T00:00:00.000Z",
        ] {
            assert_eq!(At::recognise(&SafeText::sanitize(text)), None, "{text}");
        }
        assert_eq!(At::read(SafeText::sanitize("gestern")).instant, None);
    }

    #[test]
    fn ages_are_coarse_and_never_negative() {
        let now = Timestamp::from_second(1_000_000).unwrap();
        let ago =
            |seconds: i64| Age::between(Timestamp::from_second(1_000_000 - seconds).unwrap(), now);
        assert_eq!(ago(-500), Age::UnderAMinute);
        assert_eq!(ago(59), Age::UnderAMinute);
        assert_eq!(ago(60), Age::Minutes(1));
        assert_eq!(ago(3599), Age::Minutes(59));
        assert_eq!(ago(3600), Age::Hours(1));
        assert_eq!(ago(86399), Age::Hours(23));
        assert_eq!(ago(86400), Age::Days(1));
        assert_eq!(
            Age::between(Timestamp::MIN, Timestamp::MAX),
            Age::between(Timestamp::MIN, Timestamp::MAX)
        );
    }
}
