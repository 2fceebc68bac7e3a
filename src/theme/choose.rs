//! The theme from flags and environment, as a pure function. The terminal is never asked.

use super::{Contrast, Depth, Glyphs, Ground, Theme};
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
    /// Nothing dimmer than text; the ground by `COLORFGBG`.
    HighContrast,
    /// Without colours; the ground by `COLORFGBG`.
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
    /// Inside GNU screen (`STY`, and no tmux within it), which doesn't know full colours whatever the terminal around it knows.
    pub gnu_screen: bool,
    /// A Windows console, which sets no `TERM`.
    pub windows: bool,
    /// Windows Terminal (`WT_SESSION`).
    pub windows_terminal: bool,
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
            gnu_screen: !get("STY").is_empty() && get("TMUX").is_empty(),
            windows: cfg!(windows),
            windows_terminal: !get("WT_SESSION").is_empty(),
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
        ThemeChoice::Dark => Ground::Dark,
        ThemeChoice::Auto | ThemeChoice::HighContrast | ThemeChoice::Mono => around.ground(),
    };
    let there = match (around.depth(), color) {
        // The person knows better than a name.
        (Depth::Mono, ColorChoice::Always) => Depth::Sixteen,
        (depth, _) => depth,
    };
    let wanted = theme != ThemeChoice::Mono
        && match color {
            ColorChoice::Never => false,
            ColorChoice::Auto => !around.no_color,
            ColorChoice::Always => true,
        };
    Theme {
        ground,
        depth: if wanted { there } else { Depth::Mono },
        glyphs: Glyphs::of(ascii || !around.has_unicode(), ambiguous),
        contrast: if theme == ThemeChoice::HighContrast {
            Contrast::High
        } else {
            Contrast::Normal
        },
        pictures: there,
    }
}

impl Surroundings {
    /// The last field of `COLORFGBG` is the ground's colour; 7 and the bright ones but 8 are light.
    fn ground(&self) -> Ground {
        let last = self.colorfgbg.rsplit(';').next();
        match last.and_then(|ground| ground.parse::<u8>().ok()) {
            Some(7 | 9..=15) => Ground::Light,
            _ => Ground::Dark,
        }
    }

    /// How many colours the terminal has. `COLORTERM` is believed only where `TERM` doesn't say that there are fewer: it is
    /// inherited by what runs inside another terminal.
    fn depth(&self) -> Depth {
        let full = matches!(self.colorterm.as_str(), "truecolor" | "24bit");
        match self.term.as_str() {
            "dumb" | "vt100" | "vt102" | "vt220" => Depth::Mono,
            "" if self.windows_terminal => Depth::True,
            "" if self.windows => Depth::Indexed,
            "" if !full => Depth::Mono,
            "linux" | "screen" | "ansi" | "xterm-16color" => Depth::Sixteen,
            term if term.ends_with("-direct") => Depth::True,
            term => {
                // Their own names, which say nothing of the 256 that they all have.
                let named = [
                    "alacritty",
                    "foot",
                    "xterm-ghostty",
                    "xterm-kitty",
                    "wezterm",
                ];
                if full && !self.gnu_screen {
                    Depth::True
                } else if term.contains("256color") || named.contains(&term) {
                    Depth::Indexed
                } else {
                    Depth::Sixteen
                }
            }
        }
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
            ("xterm", "truecolor", Depth::True),
            ("xterm-direct", "", Depth::True),
            ("xterm-kitty", "", Depth::Indexed),
            ("tmux-256color", "", Depth::Indexed),
            // What runs inside another terminal inherits that one's COLORTERM.
            ("linux", "truecolor", Depth::Sixteen),
            ("screen", "truecolor", Depth::Sixteen),
            ("vt100", "truecolor", Depth::Mono),
            ("dumb", "24bit", Depth::Mono),
            ("", "", Depth::Mono),
            ("", "truecolor", Depth::True),
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
                ThemeChoice::Dark,
                ColorChoice::Always,
                false,
                AmbiguousWidth::Narrow,
                &around("dumb", "")
            )
            .depth,
            Depth::Sixteen
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

    #[test]
    fn screen_and_windows_consoles_are_known_by_their_own_variables() {
        let depth = |vars: &[(&str, &str)], windows: bool| {
            let around = Surroundings {
                windows,
                ..Surroundings::from_vars(|name| {
                    let found = vars.iter().find(|(known, _)| *known == name);
                    found.map(|(_, value)| (*value).to_owned())
                })
            };
            choose(
                ThemeChoice::Auto,
                ColorChoice::Auto,
                false,
                AmbiguousWidth::Narrow,
                &around,
            )
            .depth
        };
        let full = [("TERM", "screen-256color"), ("COLORTERM", "truecolor")];
        assert_eq!(depth(&full, false), Depth::True, "tmux");
        let screen = [full[0], full[1], ("STY", "1.pts")];
        assert_eq!(depth(&screen, false), Depth::Indexed, "GNU screen");
        let tmux_in_screen = [full[0], full[1], ("STY", "1.pts"), ("TMUX", "/tmp/x")];
        assert_eq!(depth(&tmux_in_screen, false), Depth::True);
        assert_eq!(depth(&[], true), Depth::Indexed);
        assert_eq!(depth(&[("WT_SESSION", "1")], true), Depth::True);
        assert_eq!(depth(&[], false), Depth::Mono);
    }

    #[test]
    fn theme_and_depth_are_two_things_and_pictures_keep_what_is_there() {
        let around = Surroundings {
            term: "xterm-256color".into(),
            colorfgbg: "0;15".into(),
            ..Surroundings::default()
        };
        for (choice, contrast, ground, depth) in [
            (
                ThemeChoice::Auto,
                Contrast::Normal,
                Ground::Light,
                Depth::Indexed,
            ),
            (
                ThemeChoice::Dark,
                Contrast::Normal,
                Ground::Dark,
                Depth::Indexed,
            ),
            (
                ThemeChoice::HighContrast,
                Contrast::High,
                Ground::Light,
                Depth::Indexed,
            ),
            (
                ThemeChoice::Mono,
                Contrast::Normal,
                Ground::Light,
                Depth::Mono,
            ),
        ] {
            let theme = choose(
                choice,
                ColorChoice::Auto,
                false,
                AmbiguousWidth::Narrow,
                &around,
            );
            assert_eq!(
                (theme.contrast, theme.ground, theme.depth, theme.pictures),
                (contrast, ground, depth, Depth::Indexed),
                "{choice:?}"
            );
        }
        let never = choose(
            ThemeChoice::Dark,
            ColorChoice::Never,
            false,
            AmbiguousWidth::Narrow,
            &around,
        );
        assert_eq!((never.depth, never.pictures), (Depth::Mono, Depth::Indexed));
    }
}
