//! How a text leaves for a clipboard, and what may truthfully be said about it afterwards.

use crate::text::SafeText;

/// A way by which a text can reach a clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CopyWay {
    /// The clipboard of the system this program runs on. It can be read back, so success can be known.
    Native,
    /// The escape sequence OSC 52, which asks the terminal to fill the clipboard of the machine the person sits at.
    /// Nothing comes back, so success can't be known.
    Osc52,
    /// A program that the person named in their own settings; it is given the text and its exit code is believed.
    Command,
}

/// A program between this one and the terminal, which decides by itself whether a clipboard sequence goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Multiplexer {
    /// tmux: goes by its option `set-clipboard`, which by default ignores programs inside.
    Tmux,
    /// GNU screen: passes on what is wrapped for the terminal.
    Screen,
}

/// What became of one copy. Only [`CopyOutcome::Confirmed`] may be called "copied".
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CopyOutcome {
    /// The system clipboard took the text, and reading it back gave the same text (on Windows apart from the form of line ends).
    /// It says nothing about later: another program may replace it at any time, and on X11 and Wayland it lasts only as long as
    /// someone holds it.
    Confirmed,
    /// The whole OSC 52 sequence was written to the terminal. The terminal, or a multiplexer before it, may ignore, refuse or cut
    /// it without a sign.
    SentToTerminal,
    /// The person's own command read the whole text and ended with exit code 0. What it did with it isn't known.
    GivenToCommand,
    /// The text is longer than terminals take through OSC 52. Nothing was written and nothing was cut.
    TooLong {
        /// Size of the text in bytes of UTF-8.
        bytes: usize,
        /// The most that is sent, in the same unit.
        limit: usize,
    },
    /// Copying is switched off by setting. Nothing was tried.
    Off,
    /// The setting allows copying, but this environment offers no way. Nothing was tried.
    NoWay,
    /// Every way that was planned was tried without success. For [`CopyWay::Native`] the clipboard may hold the old text, the new
    /// one or another: it couldn't be confirmed.
    Failed {
        /// The way that failed last.
        way: CopyWay,
        /// Why.
        fault: CopyFault,
    },
}

impl CopyOutcome {
    /// True if the text went where it should, as far as that can be known.
    #[must_use]
    pub(crate) const fn is_success(&self) -> bool {
        matches!(
            self,
            Self::Confirmed | Self::SentToTerminal | Self::GivenToCommand
        )
    }
}

/// Why a way to a clipboard failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CopyFault {
    /// The system clipboard didn't answer within so many seconds.
    NoAnswer {
        /// The limit.
        seconds: u64,
    },
    /// The system has a clipboard only with a display, and none is named.
    NoDisplay,
    /// Nobody answers at the display that is named.
    Unreachable,
    /// Reading the system clipboard back gave something else.
    NotKept,
    /// What serves the system clipboard in this program ended in the middle.
    Broken,
    /// The system's own words.
    Said(SafeText),
    /// The command couldn't be started, with the system's words.
    NotStarted(SafeText),
    /// The command was still running after so many seconds and was ended.
    TooSlow {
        /// The limit.
        seconds: u64,
    },
    /// The command ended well but hadn't read all of the text.
    NotRead,
    /// The command ended with this exit code, which isn't 0.
    ExitCode {
        code: i32,
        /// The first line of what it printed; may be empty.
        said: SafeText,
    },
    /// A signal ended the command.
    Signal {
        /// The signal's number.
        number: i32,
        /// The first line of what it printed; may be empty.
        said: SafeText,
    },
}
