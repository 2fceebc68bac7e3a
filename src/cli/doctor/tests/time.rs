//! Language and zone, and what decided about them.

use jiff::tz::TimeZone;

use super::super::time::time;
use super::*;

/// Language and zone as they are said; the zone in force is UTC+8.
fn said_of(words: &[&str], vars: Vars<'_>) -> [String; 2] {
    let said = said(words);
    let zone = TimeZone::fixed(jiff::tz::offset(8));
    let found = found_on(
        vars,
        |_| {},
        &said,
        Lang::En,
        |report| {
            time(report, &zone, Timestamp::UNIX_EPOCH);
        },
    );
    assert_eq!(found[2].name, "now");
    assert!(found[2].value.starts_with("1970-01-01 08:00"), "{found:?}");
    [found[0].value.clone(), found[1].value.clone()]
}

#[test]
fn what_decided_about_language_and_zone_is_named() {
    let locale = [
        ("LANG", "zh_CN.UTF-8"),
        ("LC_MESSAGES", "en_US.UTF-8"),
        ("LC_ALL", "C"),
    ];
    for (words, vars, language, zone) in [
        (&[][..], &[][..], "en  (none)", "UTC+8  (the system's)"),
        (
            &[],
            &locale[..1],
            "en  (LANG=zh_CN.UTF-8)",
            "UTC+8  (the system's)",
        ),
        (
            &[],
            &locale[..2],
            "en  (LC_MESSAGES=en_US.UTF-8)",
            "UTC+8  (the system's)",
        ),
        (
            &["--lang", "en"],
            &locale,
            "en  (command line)",
            "UTC+8  (the system's)",
        ),
        (
            &[],
            &[locale[0], locale[2], ("TZ", "Asia/Shanghai")],
            "en  (LC_ALL=C)",
            "UTC+8  (TZ=Asia/Shanghai)",
        ),
        (
            &["--tz", "+08:00"],
            &[("TZ", "Asia/Tokyo")],
            "en  (none)",
            "UTC+8  (+08:00, command line)",
        ),
        // One that is none isn't in force.
        (
            &["--tz", "Mars"],
            &[("TZ", "Asia/Tokyo")],
            "en  (none)",
            "UTC+8  (TZ=Asia/Tokyo)",
        ),
    ] {
        assert_eq!(said_of(words, vars), [language, zone], "{words:?} {vars:?}");
    }
}
