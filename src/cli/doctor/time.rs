//! Language and time.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::finding::Section::Time;
use super::report::Report;
use crate::cli::environment::LANGUAGE_VARIABLES;
use crate::cli::zone;
use crate::i18n::{LangChoice, local, zone_name};

/// Language and zone, and what decided about them.
pub(super) fn time(report: &mut Report<'_>, zone: &TimeZone, now: Timestamp) {
    let (texts, sources) = (report.texts(), report.sources);
    let labels = texts.time_labels;
    let by = match sources.word("lang", LangChoice::named) {
        LangChoice::Auto => LANGUAGE_VARIABLES
            .iter()
            .find_map(|name| Some(format!("{name}={}", report.variable(name)?)))
            .unwrap_or_else(|| texts.none.to_owned()),
        LangChoice::Fixed(_) => report.source("lang").to_owned(),
    };
    let words = format!("{}  ({by})", report.lang.code());
    report.say(Time, "language", labels.language, words);
    // One that is none isn't in force.
    let named = sources.text("tz").filter(|text| zone::zone(text).is_some());
    let by = match (named, report.variable("TZ")) {
        (Some(text), _) => format!("{text}{}{}", texts.comma, report.source("tz")),
        (None, Some(value)) => format!("TZ={value}"),
        (None, None) => texts.system_zone.to_owned(),
    };
    let words = format!("{}  ({by})", zone_name(now, zone));
    report.say(Time, "zone", labels.zone, words);
    report.say(Time, "now", labels.now, local(now, zone));
}
