//! HTTP's `Retry-After`, in both its forms.

use std::time::{Duration, SystemTime};

use jiff::Timestamp;
use reqwest::header::{HeaderMap, RETRY_AFTER};

/// When a service wants to be asked again, as it was understood when it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RetryAfter {
    /// How long to wait from its coming on.
    pub delay: Duration,
    /// The same as a moment of this machine's clock.
    pub at: Timestamp,
}

/// Reads the header, `now` being this machine's clock; a date that is past means now. `None` if there is none, or none that can be
/// understood.
pub(super) fn retry_after(headers: &HeaderMap, now: Timestamp) -> Option<RetryAfter> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        // A number that is too long for a number is long enough to be never.
        let delay = Duration::from_secs(text.parse().unwrap_or(u64::MAX));
        let at = now.checked_add(delay).unwrap_or(Timestamp::MAX);
        return Some(RetryAfter { delay, at });
    }
    let date: SystemTime = httpdate::parse_http_date(text).ok()?;
    let at = Timestamp::try_from(date).ok()?.max(now);
    let delay = Duration::try_from(at.duration_since(now)).unwrap_or_default();
    Some(RetryAfter { delay, at })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use reqwest::header::HeaderValue;

    const NOW: &str = "2026-06-30T09:20:00Z";

    fn read(text: &str) -> Option<(u64, String)> {
        let mut headers = HeaderMap::new();
        headers.insert(
            RETRY_AFTER,
            HeaderValue::from_bytes(text.as_bytes()).unwrap(),
        );
        let read = retry_after(&headers, NOW.parse().unwrap())?;
        Some((read.delay.as_secs(), read.at.to_string()))
    }

    #[test]
    fn seconds_and_the_three_forms_of_dates_are_understood() {
        let later = |seconds, at: &str| Some((seconds, at.to_owned()));
        for (text, wanted) in [
            ("0", later(0, NOW)),
            (" 7 ", later(7, "2026-06-30T09:20:07Z")),
            ("3600", later(3_600, "2026-06-30T10:20:00Z")),
            (
                "Tue, 30 Jun 2026 09:21:30 GMT",
                later(90, "2026-06-30T09:21:30Z"),
            ),
            (
                "Tuesday, 30-Jun-26 09:21:30 GMT",
                later(90, "2026-06-30T09:21:30Z"),
            ),
            (
                "Tue Jun 30 09:21:30 2026",
                later(90, "2026-06-30T09:21:30Z"),
            ),
            // Past, or now.
            ("Tue, 30 Jun 2026 09:20:00 GMT", later(0, NOW)),
            ("Sun, 06 Nov 1994 08:49:37 GMT", later(0, NOW)),
        ] {
            assert_eq!(read(text), wanted, "{text:?}");
        }
    }

    #[test]
    fn absurd_lengths_are_long_and_nonsense_is_none() {
        for text in [
            "99999999999",
            "18446744073709551615",
            "99999999999999999999999",
        ] {
            let (delay, at) = read(text).unwrap();
            assert!(delay > 1_000_000_000, "{text}: {delay}");
            assert!(
                at.starts_with("9999-") || at.starts_with("5"),
                "{text}: {at}"
            );
        }
        for text in [
            "",
            "soon",
            "-5",
            "1.5",
            "+3",
            "5, 7",
            "٣",
            "30 Jun",
            "Tue, 32 Jun 2026 09:20:00 GMT",
        ] {
            assert_eq!(read(text), None, "{text:?}");
        }
        assert_eq!(retry_after(&HeaderMap::new(), NOW.parse().unwrap()), None);
    }
}
