//! The theme from flags and environment, as a pure function. The terminal is never asked.

use super::{Depth, Glyphs, Ground, Theme};
use crate::text::AmbiguousWidth;

/// `--theme`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThemeChoice {
    /// By `COLORFGBG`, else dark.
    #[default]
    Auto,
    /// For dark grounds.
    Dark,
    /// For light grounds.
    Light,
    /// Without colours.
    Mono,
}

/// `--color`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorChoice {
    /// By `NO_COLOR` and `TERM`.
    #[default]
    Auto,
    /// Colours even if the environment says nothing about them.
    Always,
    /// None.
    Never,
}

/// What the environment says, as values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Surroundings {
    /// `TERM`.
    pub term: String,
    /// `COLORTERM`.
    pub colorterm: String,
    /// `COLORFGBG`.
    pub colorfgbg: String,
    /// `NO_COLOR` is set and not empty.
    pub no_color: bool,
    /// The variable that decides the locale's character set, and its value: `LC_ALL`, `LC_CTYPE` or `LANG`, the first that is set.
    pub locale: Option<(&'static str, String)>,
    /// That character set; ASCII's for `C` and `POSIX`, empty if none is named.
    pub charset: String,
}

impl Surroundings {
    /// Reads them through `lookup` (a variable's value, if set).
    pub fn from_vars(lookup: impl Fn(&str) -> Option<String>) -> Self {
        let get = |name: &str| lookup(name).unwrap_or_default();
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
            .into_iter()
            .map(|name| (name, get(name)))
            .find(|(_, value)| !value.is_empty());
        let value = locale.as_ref().map_or("", |(_, value)| value.as_str());
        Self {
            term: get("TERM"),
            colorterm: get("COLORTERM"),
            colorfgbg: get("COLORFGBG"),
            no_color: !get("NO_COLOR").is_empty(),
            charset: match value.split_once('.') {
                Some((_, charset)) => charset.split('@').next().unwrap_or("").to_owned(),
                None if matches!(value, "C" | "POSIX") => "ANSI_X3.4-1968".to_owned(),
                None => String::new(),
            },
            locale,
        }
    }

    /// False only if the locale says that the terminal takes something else than UTF-8; one that says nothing is believed to take it.
    #[must_use]
    pub fn has_unicode(&self) -> bool {
        matches!(
            self.charset.to_ascii_lowercase().as_str(),
            "" | "utf-8" | "utf8"
        )
    }

    /// The variable that says so, and its value, if the terminal isn't said to take UTF-8.
    #[must_use]
    pub fn locale_at_fault(&self) -> Option<(&'static str, &str)> {
        let (name, value) = self.locale.as_ref().filter(|_| !self.has_unicode())?;
        Some((*name, value.as_str()))
    }
}

/// Decides the theme.
#[must_use]
pub fn choose(
    theme: ThemeChoice,
    color: ColorChoice,
    ascii: bool,
    ambiguous: AmbiguousWidth,
    around: &Surroundings,
) -> Theme {
    let ground = match theme {
        ThemeChoice::Light => Ground::Light,
        ThemeChoice::Dark | ThemeChoice::Mono => Ground::Dark,
        // The last field is the ground's colour; 7 and the bright ones but 8 are light.
        ThemeChoice::Auto => match around
            .colorfgbg
            .rsplit(';')
            .next()
            .and_then(|ground| ground.parse::<u8>().ok())
        {
            Some(7 | 9..=15) => Ground::Light,
            _ => Ground::Dark,
        },
    };
    let depth = match color {
        _ if theme == ThemeChoice::Mono => Depth::Mono,
        ColorChoice::Never => Depth::Mono,
        ColorChoice::Auto if around.no_color => Depth::Mono,
        ColorChoice::Auto | ColorChoice::Always => {
            let term = around.term.as_str();
            if matches!(around.colorterm.as_str(), "truecolor" | "24bit")
                || term.ends_with("-direct")
            {
                Depth::True
            } else if term.contains("256color") {
                Depth::Indexed
            } else if color == ColorChoice::Auto && matches!(term, "dumb" | "vt100" | "vt220" | "")
            {
                Depth::Mono
            } else {
                Depth::Sixteen
            }
        }
    };
    Theme {
        ground,
        depth,
        glyphs: Glyphs::of(ascii || !around.has_unicode(), ambiguous),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides_about_unicode() {
        for (vars, fault) in [
            (&[][..], None),
            (&[("LANG", "zh_CN.UTF-8")][..], None),
            (&[("LANG", "zh_CN.utf8@pinyin")], None),
            (&[("LANG", "zh_CN")], None),
            (&[("LANG", "C.UTF-8"), ("LC_ALL", "")], None),
            (
                &[("LC_ALL", "C"), ("LANG", "zh_CN.UTF-8")],
                Some("LC_ALL=C"),
            ),
            (&[("LC_ALL", "POSIX")], Some("LC_ALL=POSIX")),
            (&[("LC_ALL", "zh_CN.UTF-8"), ("LANG", "zh_CN.GBK")], None),
            (&[("LC_ALL", "zh_CN.GBK")], Some("LC_ALL=zh_CN.GBK")),
            (
                &[("LC_CTYPE", "zh_CN.GB18030"), ("LANG", "zh_CN.UTF-8")],
                Some("LC_CTYPE=zh_CN.GB18030"),
            ),
            (&[("LC_CTYPE", "C.UTF-8"), ("LANG", "C")], None),
            (&[("LANG", "zh_CN.gb2312")], Some("LANG=zh_CN.gb2312")),
            // Only the character set counts.
            (&[("LC_MESSAGES", "zh_CN.GBK"), ("LANG", "C.UTF-8")], None),
        ] {
            let around = Surroundings::from_vars(|name| {
                let found = vars.iter().find(|(known, _)| *known == name)?;
                Some(found.1.to_owned())
            });
            let said = around.locale_at_fault();
            let said = said.map(|(name, value)| format!("{name}={value}"));
            assert_eq!(said.as_deref(), fault, "{vars:?}");
            let theme = choose(
                ThemeChoice::Auto,
                ColorChoice::Auto,
                false,
                AmbiguousWidth::Narrow,
                &around,
            );
            assert_eq!(theme.glyphs == Glyphs::ASCII, fault.is_some(), "{vars:?}");
        }
    }

    #[test]
    fn depth_follows_what_the_environment_promises() {
        let around = |term: &str, colorterm: &str| Surroundings {
            term: term.into(),
            colorterm: colorterm.into(),
            ..Surroundings::default()
        };
        for (term, colorterm, depth) in [
            ("xterm-256color", "truecolor", Depth::True),
            ("xterm-256color", "", Depth::Indexed),
            ("xterm", "", Depth::Sixteen),
            ("linux", "", Depth::Sixteen),
            ("screen", "", Depth::Sixteen),
            ("vt100", "", Depth::Mono),
            ("dumb", "", Depth::Mono),
        ] {
            assert_eq!(
                choose(
                    ThemeChoice::Auto,
                    ColorChoice::Auto,
                    false,
                    AmbiguousWidth::Narrow,
                    &around(term, colorterm)
                )
                .depth,
                depth,
                "{term} {colorterm}"
            );
        }
        let no_color = Surroundings {
            no_color: true,
            ..around("xterm-256color", "truecolor")
        };
        assert_eq!(
            choose(
                ThemeChoice::Dark,
                ColorChoice::Auto,
                false,
                AmbiguousWidth::Narrow,
                &no_color
            )
            .depth,
            Depth::Mono
        );
        assert_eq!(
            choose(
                ThemeChoice::Dark,
                ColorChoice::Always,
                false,
                AmbiguousWidth::Narrow,
                &no_color
            )
            .depth,
            Depth::True
        );
        assert_eq!(
            choose(
                ThemeChoice::Mono,
                ColorChoice::Always,
                false,
                AmbiguousWidth::Narrow,
                &no_color
            )
            .depth,
            Depth::Mono
        );
    }

    #[test]
    fn ground_follows_flag_then_colorfgbg() {
        let around = |colorfgbg: &str| Surroundings {
            colorfgbg: colorfgbg.into(),
            ..Surroundings::default()
        };
        let ground = |theme, colorfgbg: &str| {
            choose(
                theme,
                ColorChoice::Auto,
                false,
                AmbiguousWidth::Narrow,
                &around(colorfgbg),
            )
            .ground
        };
        assert_eq!(ground(ThemeChoice::Auto, "0;15"), Ground::Light);
        assert_eq!(ground(ThemeChoice::Auto, "0;default;15"), Ground::Light);
        assert_eq!(ground(ThemeChoice::Auto, "15;0"), Ground::Dark);
        assert_eq!(ground(ThemeChoice::Auto, ""), Ground::Dark);
        assert_eq!(ground(ThemeChoice::Dark, "0;15"), Ground::Dark);
        assert_eq!(ground(ThemeChoice::Light, ""), Ground::Light);
    }
}
