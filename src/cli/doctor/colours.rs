//! The colours and the theme in force, and why there are none.

use super::finding::Section::Terminal;
use super::report::Report;
use crate::i18n::DoctorTexts;
use crate::theme::{ColorChoice, Depth, Ground, TerminalEnvironment, Theme, ThemeChoice};

/// Why there are no colours where nobody said so by `--color`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colourless {
    /// `NO_COLOR` is set.
    Asked,
    /// Nothing says that the terminal has any.
    Terminal,
    /// The theme has none.
    Theme,
    /// High contrast on a ground that nobody told.
    Ground,
}

/// How many colours there are.
pub(super) fn colours(
    report: &mut Report<'_>,
    theme: &Theme,
    environment: &TerminalEnvironment,
    label: &str,
) {
    let texts = report.texts();
    let depth = match theme.depth {
        Depth::Mono => texts.depth_none,
        Depth::Sixteen => texts.depth_16,
        Depth::Indexed => texts.depth_256,
        Depth::True => texts.depth_all,
    };
    let why = colourless(report, theme, environment);
    let words = report.sourced(depth, "color");
    let more = match why {
        None => "",
        Some(Colourless::Asked) => texts.no_colours_wanted,
        Some(Colourless::Terminal) => texts.no_colours_known,
        Some(Colourless::Theme) => texts.no_colours_in_theme,
        Some(Colourless::Ground) => texts.no_colours_without_ground,
    };
    let words = format!("{words}  {more}");
    let found = report.say(Terminal, "colours", label, words.trim_end());
    // The others were meant so; a terminal that can't move its cursor needs another TERM first, as is said of it.
    if why == Some(Colourless::Terminal) && environment.term != "dumb" {
        found.off().helped_by("color", "\"always\"");
    }
}

fn colourless(
    report: &Report<'_>,
    theme: &Theme,
    environment: &TerminalEnvironment,
) -> Option<Colourless> {
    if theme.depth != Depth::Mono {
        None
    } else if report.sources.word("theme", ThemeChoice::named) == ThemeChoice::Mono {
        // Whatever is said of colours.
        Some(Colourless::Theme)
    } else if report.sources.word("color", ColorChoice::named) != ColorChoice::Auto {
        None
    } else if environment.no_color {
        Some(Colourless::Asked)
    } else if theme.pictures == Depth::Mono {
        Some(Colourless::Terminal)
    } else {
        Some(Colourless::Ground)
    }
}

/// What colours are for on that ground.
pub(super) const fn ground_words(ground: Ground, texts: &DoctorTexts) -> &'static str {
    match ground {
        Ground::Dark => texts.ground_dark,
        Ground::Light => texts.ground_light,
    }
}

/// The theme by its name, and the ground that its colours are for.
pub(super) fn theme(report: &mut Report<'_>, theme: &Theme, label: &str) {
    let texts = report.texts();
    let (ground, high_contrast) = (ground_words(theme.ground, texts), texts.theme_high_contrast);
    let words = match report.sources.word("theme", ThemeChoice::named) {
        ThemeChoice::Mono => texts.theme_mono.to_owned(),
        ThemeChoice::HighContrast if theme.depth == Depth::Mono => high_contrast.to_owned(),
        ThemeChoice::HighContrast => format!("{high_contrast}{}{ground}", texts.comma),
        ThemeChoice::Auto | ThemeChoice::Dark | ThemeChoice::Light => ground.to_owned(),
    };
    report.say(Terminal, "theme", label, report.sourced(&words, "theme"));
}
