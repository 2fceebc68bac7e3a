//! The colours and the theme in force, and why there are none.

use super::finding::{Finding, Section};
use super::origin_words;
use crate::config::Sources;
use crate::i18n::{DoctorTexts, Lang};
use crate::theme::{ColorChoice, Depth, Ground, Surroundings, Theme, ThemeChoice};

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
    theme: &Theme,
    sources: &Sources,
    around: &Surroundings,
    label: &str,
    lang: Lang,
) -> Finding {
    let texts = &lang.texts().doctor;
    let depth = match theme.depth {
        Depth::Mono => texts.depth_none,
        Depth::Sixteen => texts.depth_16,
        Depth::Indexed => texts.depth_256,
        Depth::True => texts.depth_all,
    };
    let from = origin_words(sources, "color", lang);
    let words = format!("{depth}  ({from})");
    let finding = |words: String| Finding::new(Section::Terminal, "colours", label, words);
    let Some(why) = colourless(theme, sources, around) else {
        return finding(words);
    };
    let because = match why {
        Colourless::Asked => texts.no_colours_wanted,
        Colourless::Terminal => texts.no_colours_known,
        Colourless::Theme => texts.no_colours_in_theme,
        Colourless::Ground => texts.no_colours_without_ground,
    };
    let finding = finding(format!("{words}  {because}"));
    // The others were meant so; a terminal that can't move its cursor needs another TERM first, as is said of it.
    if why == Colourless::Terminal && around.term != "dumb" {
        finding.off().helped_by("color", "\"always\"")
    } else {
        finding
    }
}

fn colourless(theme: &Theme, sources: &Sources, around: &Surroundings) -> Option<Colourless> {
    if theme.depth != Depth::Mono {
        None
    } else if sources.word("theme", ThemeChoice::named) == ThemeChoice::Mono {
        // Whatever is said of colours.
        Some(Colourless::Theme)
    } else if sources.word("color", ColorChoice::named) != ColorChoice::Auto {
        None
    } else if around.no_color {
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
pub(super) fn theme(theme: &Theme, sources: &Sources, label: &str, lang: Lang) -> Finding {
    let texts = &lang.texts().doctor;
    let (ground, high_contrast) = (ground_words(theme.ground, texts), texts.theme_high_contrast);
    let words = match sources.word("theme", ThemeChoice::named) {
        ThemeChoice::Mono => texts.theme_mono.to_owned(),
        ThemeChoice::HighContrast if theme.depth == Depth::Mono => high_contrast.to_owned(),
        ThemeChoice::HighContrast => format!("{high_contrast}{}{ground}", texts.comma),
        ThemeChoice::Auto | ThemeChoice::Dark | ThemeChoice::Light => ground.to_owned(),
    };
    let words = format!("{words}  ({})", origin_words(sources, "theme", lang));
    Finding::new(Section::Terminal, "theme", label, words)
}
