//! `--tz`.

use std::path::PathBuf;

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

/// This machine's zone. Only its own file is read where that is possible: the time library's way lists the whole zone database first,
/// which costs more than everything else before the first frame.
pub(super) fn system() -> TimeZone {
    let path = zone_file(std::env::var("TZ").ok().as_deref());
    let read = path.and_then(|path| std::fs::read(path).ok());
    read.and_then(|bytes| TimeZone::tzif("", &bytes).ok())
        .unwrap_or_else(TimeZone::system)
}

/// The one file that holds the zone `tz` names, as Unix systems keep them; none if it takes more than that to say.
fn zone_file(tz: Option<&str>) -> Option<PathBuf> {
    let name = tz
        .map(|tz| tz.strip_prefix(':').unwrap_or(tz))
        .filter(|name| !name.is_empty());
    let Some(name) = name else {
        return Some(PathBuf::from("/etc/localtime"));
    };
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '+');
    let is_name = name.contains('/')
        && name
            .split('/')
            .all(|part| !part.is_empty() && part.chars().all(plain));
    is_name.then(|| PathBuf::from("/usr/share/zoneinfo").join(name))
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
    fn only_plain_names_are_looked_up_as_files() {
        let file = |tz| zone_file(tz).map(|path| path.display().to_string());
        assert_eq!(file(None).as_deref(), Some("/etc/localtime"));
        assert_eq!(file(Some("")).as_deref(), Some("/etc/localtime"));
        assert_eq!(
            file(Some(":Asia/Shanghai")).as_deref(),
            Some("/usr/share/zoneinfo/Asia/Shanghai")
        );
        for odd in [
            "UTC",
            "CST-8",
            "../../etc/passwd",
            "/etc/passwd",
            "Asia/../x",
            "EST5EDT,M3.2.0,M11.1.0",
        ] {
            assert_eq!(file(Some(odd)), None, "{odd}");
        }
    }

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
