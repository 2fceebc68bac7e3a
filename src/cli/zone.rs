//! `--tz`.

use jiff::tz::{Offset, TimeZone};

/// A zone by its name, or by its difference from UTC: `Asia/Shanghai`, `+08:00`, `-0330`, `+8`, `UTC+5:30`. `None` if it is neither.
pub(super) fn zone(text: &str) -> Option<TimeZone> {
    let text = text.trim();
    if text.eq_ignore_ascii_case("z") || text.eq_ignore_ascii_case("utc") {
        return Some(TimeZone::UTC);
    }
    let rest = text
        .get(..3)
        .filter(|start| start.eq_ignore_ascii_case("utc"))
        .and_then(|_| text.get(3..))
        .unwrap_or(text);
    if let Some(digits) = rest.strip_prefix('+') {
        return offset(digits, 1);
    }
    if let Some(digits) = rest.strip_prefix('-') {
        return offset(digits, -1);
    }
    TimeZone::get(text).ok()
}

fn offset(digits: &str, sign: i32) -> Option<TimeZone> {
    let (hours, minutes) = match digits.split_once(':') {
        Some((hours, minutes)) if minutes.len() == 2 => (hours, minutes),
        Some(_) => return None,
        None if digits.len() == 4 => digits.split_at_checked(2)?,
        None => (digits, "0"),
    };
    let number = |text: &str| {
        let plain = matches!(text.len(), 1 | 2) && text.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| text.parse::<i32>().ok())?
    };
    let (hours, minutes) = (number(hours)?, number(minutes)?);
    // No zone on Earth is further away.
    if hours > 14 || minutes > 59 {
        return None;
    }
    let offset = Offset::from_seconds(sign * (hours * 3600 + minutes * 60)).ok()?;
    Some(TimeZone::fixed(offset))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use crate::i18n::{local, zone_name};
    use jiff::Timestamp;

    #[test]
    fn names_and_offsets() {
        let at = Timestamp::UNIX_EPOCH;
        for (text, name) in [
            ("+08:00", "UTC+8"),
            ("+8", "UTC+8"),
            ("-0330", "UTC-3:30"),
            ("UTC+5:30", "UTC+5:30"),
            ("utc", "UTC"),
            ("Z", "UTC"),
            ("-00:00", "UTC"),
            ("Asia/Shanghai", "UTC+8"),
        ] {
            assert_eq!(zone_name(at, &zone(text).unwrap()), name, "{text}");
        }
        assert_eq!(local(at, &zone("+08:00").unwrap()), "1970-01-01 08:00:00");
        for text in [
            "",
            "+",
            "+25",
            "+8:0",
            "+08:60",
            "+123",
            "8",
            "Mars/Olympus",
            "+८",
            "../../etc/passwd",
        ] {
            assert!(zone(text).is_none(), "{text}");
        }
    }
}
