//! What the environment says of the terminal, and what follows from it. The terminal is never asked.

use super::{Depth, Ground};

/// What the environment says, as values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TerminalEnvironment {
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

impl TerminalEnvironment {
    /// Reads them through `lookup` (a variable's value, if set).
    pub(crate) fn from_vars(lookup: impl Fn(&str) -> Option<String>) -> Self {
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
    pub(crate) fn has_unicode(&self) -> bool {
        matches!(
            self.charset.to_ascii_lowercase().as_str(),
            "" | "utf-8" | "utf8"
        )
    }

    /// The variable that says so, and its value, if the terminal isn't said to take UTF-8.
    #[must_use]
    pub(crate) fn locale_at_fault(&self) -> Option<(&'static str, &str)> {
        let (name, value) = self.locale.as_ref().filter(|_| !self.has_unicode())?;
        Some((*name, value.as_str()))
    }

    /// The ground, if the terminal says it: the last field of `COLORFGBG` is its colour; 7 and the bright ones but 8 are light.
    pub(super) fn told_ground(&self) -> Option<Ground> {
        let last = self.colorfgbg.rsplit(';').next()?;
        Some(match last.parse::<u8>().ok()? {
            7 | 9..=15 => Ground::Light,
            _ => Ground::Dark,
        })
    }

    /// How many colours the terminal has. `COLORTERM` is believed only where `TERM` doesn't say that there are fewer: it is
    /// inherited by what runs inside another terminal.
    pub(super) fn depth(&self) -> Depth {
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
