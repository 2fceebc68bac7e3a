//! Terminal, language and time.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::colours;
use super::finding::{Finding, Section};
use super::machine::{Machine, Said as Told};
use super::origin_words;
use crate::app::SMALLEST;
use crate::cli::zone;
use crate::config::Sources;
use crate::i18n::{Lang, LangChoice, local, zone_name};
use crate::theme::{Depth, Glyphs, Ground, Surroundings, Theme};

/// What the terminal is, and what is made of that.
pub(super) fn terminal(
    machine: &Machine<'_>,
    sources: &Sources,
    theme: Theme,
    lang: Lang,
) -> Vec<Finding> {
    let texts = &lang.texts().doctor;
    let labels = texts.terminal_labels;
    let finding =
        |name, label: &str, value: String| Finding::new(Section::Terminal, name, label, value);
    let around = Surroundings::from_vars(machine.variable);
    let mut found = Vec::new();
    let streams = match machine.on_terminal {
        true => texts.on_terminal,
        false => texts.not_on_terminal,
    };
    found.push(finding("streams", labels.streams, streams.to_owned()));
    for (name, variable) in [
        ("term", "TERM"),
        ("colorterm", "COLORTERM"),
        ("colorfgbg", "COLORFGBG"),
        ("term_program", "TERM_PROGRAM"),
        ("no_color", "NO_COLOR"),
    ] {
        let value = (machine.variable)(variable);
        // Only the first says something by being absent.
        if value.is_none() && variable != "TERM" {
            continue;
        }
        let is_dumb = variable == "TERM" && value.as_deref() == Some("dumb");
        let value = value.unwrap_or_else(|| texts.none.to_owned());
        found.push(if is_dumb {
            finding(name, variable, format!("{value}  {}", texts.dumb)).off()
        } else {
            finding(name, variable, value)
        });
    }
    if let Some((width, height)) = machine.window {
        let size = format!("{width}x{height}");
        found.push(if width < SMALLEST.0 || height < SMALLEST.1 {
            let least = (texts.small_window)(SMALLEST.0, SMALLEST.1);
            finding("window", labels.window, format!("{size}  {least}")).off()
        } else {
            finding("window", labels.window, size)
        });
    }
    found.push(match locale_said(machine) {
        Some((name, value)) if !around.has_unicode() => finding(
            "locale",
            labels.locale,
            format!("{name}={value}  {}", (texts.not_utf8)(name)),
        )
        .off(),
        Some((name, value)) => finding("locale", labels.locale, format!("{name}={value}")),
        None => finding("locale", labels.locale, texts.none.to_owned()),
    });
    let marks = match theme.glyphs == Glyphs::ASCII {
        true => texts.marks_ascii,
        false => texts.marks_unicode,
    };
    found.push(finding(
        "marks",
        labels.marks,
        with_origin(marks, sources, "ascii", lang),
    ));
    found.push(colours::colours(
        &theme,
        sources,
        &around,
        labels.colours,
        lang,
    ));
    found.push(colours::theme(&theme, sources, labels.theme, lang));
    found.push(match machine.ground {
        Told::NotAsked => finding("ground", labels.ground, texts.ground_not_asked.to_owned()),
        Told::Nothing => finding("ground", labels.ground, texts.ground_not_said.to_owned()),
        Told::Ground(ground) => {
            let is_light = ground == Ground::Light;
            let words = colours::ground_words(ground, texts);
            if ground == theme.ground || theme.depth == Depth::Mono {
                finding("ground", labels.ground, words.to_owned())
            } else {
                let name = if is_light { "\"light\"" } else { "\"dark\"" };
                finding(
                    "ground",
                    labels.ground,
                    format!("{words}  {}", texts.ground_differs),
                )
                .off()
                .helped_by("theme", name)
            }
        }
    });
    found
}

/// Language and zone.
pub(super) fn time(
    machine: &Machine<'_>,
    sources: &Sources,
    zone: &TimeZone,
    now: Timestamp,
    lang: Lang,
) -> Vec<Finding> {
    let texts = &lang.texts().doctor;
    let labels = texts.time_labels;
    let finding =
        |name, label: &str, value: String| Finding::new(Section::Time, name, label, value);
    let name = lang.code();
    let by = match sources.word("lang", LangChoice::named) {
        LangChoice::Auto => ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| Some(format!("{name}={}", (machine.variable)(name)?)))
            .unwrap_or_else(|| texts.none.to_owned()),
        LangChoice::Fixed(_) => origin_words(sources, "lang", lang).to_owned(),
    };
    // One that is none isn't in force.
    let named = sources.text("tz");
    let zone_by = match named.filter(|text| zone::zone(text).is_some()) {
        Some(text) => format!("{text}{}{}", texts.comma, origin_words(sources, "tz", lang)),
        None => match (machine.variable)("TZ") {
            Some(value) => format!("TZ={value}"),
            None => texts.system_zone.to_owned(),
        },
    };
    vec![
        finding("language", labels.language, format!("{name}  ({by})")),
        finding(
            "zone",
            labels.zone,
            format!("{}  ({zone_by})", zone_name(now, zone)),
        ),
        finding("now", labels.now, local(now, zone)),
    ]
}

/// The variable that decides about the character set, and its value.
fn locale_said(machine: &Machine<'_>) -> Option<(&'static str, String)> {
    ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .find_map(|name| Some((name, (machine.variable)(name)?)))
}

fn with_origin(words: &str, sources: &Sources, id: &str, lang: Lang) -> String {
    format!("{words}  ({})", origin_words(sources, id, lang))
}
