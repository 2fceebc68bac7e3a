//! The theme from flags and environment, as a pure function. The terminal is never asked.

use super::{Contrast, Depth, Glyphs, Ground, TerminalEnvironment, Theme};
use crate::text::AmbiguousWidth;

/// `--theme`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum ThemeChoice {
    /// By `COLORFGBG`, else dark.
    #[default]
    Auto,
    /// For dark grounds.
    Dark,
    /// For light grounds.
    Light,
    /// Nothing dimmer than text; the ground by `COLORFGBG`, and without that no colours.
    HighContrast,
    /// Without colours; the ground by `COLORFGBG`.
    Mono,
}

/// `--color`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum ColorChoice {
    /// By `NO_COLOR` and `TERM`.
    #[default]
    Auto,
    /// Colours even if the environment says nothing about them.
    Always,
    /// None.
    Never,
}

impl ThemeChoice {
    /// The choice of that name.
    #[must_use]
    pub(crate) fn named(word: &str) -> Option<Self> {
        Some(match word {
            "auto" => Self::Auto,
            "dark" => Self::Dark,
            "light" => Self::Light,
            "high-contrast" => Self::HighContrast,
            "mono" => Self::Mono,
            _ => return None,
        })
    }
}

impl ColorChoice {
    /// The choice of that name.
    #[must_use]
    pub(crate) fn named(word: &str) -> Option<Self> {
        Some(match word {
            "auto" => Self::Auto,
            "always" => Self::Always,
            "never" => Self::Never,
            _ => return None,
        })
    }
}

/// Decides the theme.
#[must_use]
pub(crate) fn choose(
    theme: ThemeChoice,
    color: ColorChoice,
    ascii: bool,
    ambiguous: AmbiguousWidth,
    environment: &TerminalEnvironment,
) -> Theme {
    let ground = match theme {
        ThemeChoice::Light => Ground::Light,
        ThemeChoice::Dark => Ground::Dark,
        ThemeChoice::Auto | ThemeChoice::HighContrast | ThemeChoice::Mono => {
            environment.told_ground().unwrap_or_default()
        }
    };
    // On a ground that nobody told, no colour stands out far enough: the terminal's own text does.
    let sure = theme != ThemeChoice::HighContrast || environment.told_ground().is_some();
    let there = match (environment.depth(), color) {
        // The person knows better than a name.
        (Depth::Mono, ColorChoice::Always) => Depth::Sixteen,
        (depth, _) => depth,
    };
    let wanted = theme != ThemeChoice::Mono
        && sure
        && match color {
            ColorChoice::Never => false,
            ColorChoice::Auto => !environment.no_color,
            ColorChoice::Always => true,
        };
    Theme {
        ground,
        depth: if wanted { there } else { Depth::Mono },
        glyphs: Glyphs::of(ascii || !environment.has_unicode(), ambiguous),
        contrast: if theme == ThemeChoice::HighContrast {
            Contrast::High
        } else {
            Contrast::Normal
        },
        pictures: there,
    }
}

#[cfg(test)]
#[path = "choose_tests.rs"]
mod tests;
