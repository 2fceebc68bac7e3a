//! Which ways to a clipboard are worth trying, decided from values alone.

use std::{fmt, str::FromStr};

use thiserror::Error;

use crate::domain::{CopyWay, Multiplexer};

/// What the person wants: the values of `--clipboard`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum ClipboardChoice {
    /// Decide from the environment.
    #[default]
    Auto,
    /// The system clipboard and nothing else.
    Native,
    /// OSC 52 and nothing else, whatever the terminal is thought to be.
    Osc52,
    /// The person's own command and nothing else. No other choice ever runs a program.
    Command,
    /// Never copy.
    Off,
}

/// A word that isn't a [`ClipboardChoice`]. It doesn't repeat the word, which comes from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected auto, native, osc52, command or off")]
pub(crate) struct UnknownChoice;

impl ClipboardChoice {
    /// Every choice, in the order in which they are documented.
    pub(crate) const ALL: [Self; 5] = [
        Self::Auto,
        Self::Native,
        Self::Osc52,
        Self::Command,
        Self::Off,
    ];

    /// The word for it on the command line and in the config file.
    #[must_use]
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Native => "native",
            Self::Osc52 => "osc52",
            Self::Command => "command",
            Self::Off => "off",
        }
    }
}

impl fmt::Display for ClipboardChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for ClipboardChoice {
    type Err = UnknownChoice;

    fn from_str(word: &str) -> Result<Self, UnknownChoice> {
        Self::ALL
            .into_iter()
            .find(|choice| choice.as_str() == word)
            .ok_or(UnknownChoice)
    }
}

/// The family of the operating system, as far as its clipboard is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Platform {
    /// Linux, also inside WSL: a clipboard exists only with an X11 or Wayland display.
    Linux,
    /// macOS: the clipboard belongs to the login session.
    MacOs,
    /// Windows: the clipboard belongs to the desktop session.
    Windows,
    /// The BSDs and others: treated like Linux.
    OtherUnix,
}

impl Platform {
    /// The platform this program was built for.
    #[must_use]
    pub(crate) const fn current() -> Self {
        if cfg!(target_os = "linux") {
            Self::Linux
        } else if cfg!(target_os = "macos") {
            Self::MacOs
        } else if cfg!(windows) {
            Self::Windows
        } else {
            Self::OtherUnix
        }
    }
}

/// The platform and what the environment variables say about the way to the person. They are hints: a variable can outlive the
/// connection or display it speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ClipboardEnvironment {
    /// Where this program runs.
    pub platform: Platform,
    /// The person sits at another machine (`SSH_CONNECTION`, `SSH_CLIENT` or `SSH_TTY`), so the clipboard here isn't theirs.
    pub ssh: bool,
    /// An X11 display is named (`DISPLAY`).
    pub display: bool,
    /// That display is at the other end of a connection: `DISPLAY` names a host, as SSH lets it.
    pub forwarded: bool,
    /// A Wayland compositor is named (`WAYLAND_DISPLAY` or `WAYLAND_SOCKET`).
    pub wayland: bool,
    /// Inside tmux (`TMUX`), which passes OSC 52 on only if its `set-clipboard` allows it.
    pub tmux: bool,
    /// Inside GNU screen (`STY`).
    pub screen: bool,
    /// Linux inside Windows (`WSL_DISTRO_NAME` or `WSL_INTEROP`).
    pub wsl: bool,
    /// `TERM` as it came, empty if unset. Text from outside: sanitise it before it is shown.
    pub term: String,
}

impl ClipboardEnvironment {
    /// Reads the variables through `lookup`. An empty variable counts as unset.
    #[must_use]
    pub(crate) fn from_vars(platform: Platform, lookup: impl Fn(&str) -> Option<String>) -> Self {
        let any_set = |names: &[&str]| {
            names
                .iter()
                .any(|name| lookup(name).is_some_and(|value| !value.is_empty()))
        };
        Self {
            platform,
            ssh: any_set(&["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"]),
            display: any_set(&["DISPLAY"]),
            forwarded: lookup("DISPLAY")
                .is_some_and(|display| !display.is_empty() && !display.starts_with([':', '/'])),
            wayland: any_set(&["WAYLAND_DISPLAY", "WAYLAND_SOCKET"]),
            tmux: any_set(&["TMUX"]),
            screen: any_set(&["STY"]),
            wsl: any_set(&["WSL_DISTRO_NAME", "WSL_INTEROP"]),
            term: lookup("TERM").unwrap_or_default(),
        }
    }

    /// What OSC 52 has to get through first. With both named, one inside the other, `TERM` tells the inner one.
    #[must_use]
    pub(crate) fn multiplexer(&self) -> Option<Multiplexer> {
        match (self.tmux, self.screen) {
            (false, false) => None,
            (true, false) => Some(Multiplexer::Tmux),
            (true, true) if self.term.starts_with("tmux") => Some(Multiplexer::Tmux),
            (_, true) => Some(Multiplexer::Screen),
        }
    }

    /// There may be a system clipboard at all: X11 and Wayland have one only with a display.
    #[must_use]
    pub(crate) const fn has_native(&self) -> bool {
        match self.platform {
            Platform::MacOs | Platform::Windows => true,
            Platform::Linux | Platform::OtherUnix => self.display || self.wayland,
        }
    }

    /// The clipboard of this system lasts only as long as a process holds it: X11 and Wayland have no store of their own. Not on a display
    /// that came along with an SSH connection: holding would keep the connection from being closed.
    #[must_use]
    pub(crate) const fn needs_holder(&self) -> bool {
        match self.platform {
            Platform::Linux | Platform::OtherUnix => !(self.ssh && self.forwarded),
            Platform::MacOs | Platform::Windows => false,
        }
    }

    /// The terminal is one that has no clipboard and may print the sequence as letters.
    #[must_use]
    pub(crate) fn terminal_lacks_osc52(&self) -> bool {
        matches!(self.term.as_str(), "dumb" | "linux" | "vt100")
    }
}

/// The ways to try, the best first; the next one only if the one before failed. Empty: there is nothing to try.
///
/// An explicit choice is taken at its word. `Auto` never touches the clipboard of a remote machine, and leaves OSC 52 out where the
/// terminal is known not to take it.
#[must_use]
pub(crate) fn plan(choice: ClipboardChoice, environment: &ClipboardEnvironment) -> Vec<CopyWay> {
    match choice {
        ClipboardChoice::Off => Vec::new(),
        ClipboardChoice::Native => vec![CopyWay::Native],
        ClipboardChoice::Osc52 => vec![CopyWay::Osc52],
        ClipboardChoice::Command => vec![CopyWay::Command],
        ClipboardChoice::Auto => automatic(environment),
    }
}

fn automatic(environment: &ClipboardEnvironment) -> Vec<CopyWay> {
    let native = !environment.ssh && environment.has_native();
    // Windows consoles set no TERM, and over SSH an odd client may not send one: only without both is a missing TERM a sign that
    // no terminal with a clipboard is there.
    let nothing_known = !native && !environment.ssh && environment.term.is_empty();
    let osc52 = !environment.terminal_lacks_osc52() && !nothing_known;
    [(CopyWay::Native, native), (CopyWay::Osc52, osc52)]
        .into_iter()
        .filter_map(|(way, usable)| usable.then_some(way))
        .collect()
}

#[cfg(test)]
mod tests;
