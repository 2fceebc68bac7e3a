//! How a text leaves for a clipboard, and what may truthfully be said about it afterwards.

use crate::text::SafeText;

/// A way by which a text can reach a clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CopyWay {
    /// The clipboard of the system this program runs on. It can be read back, so success can be known.
    Native,
    /// The escape sequence OSC 52, which asks the terminal to fill the clipboard of the machine the person sits at.
    /// Nothing comes back, so success can't be known.
    Osc52,
}

/// What became of one copy. Only [`CopyOutcome::Confirmed`] may be called "copied".
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CopyOutcome {
    /// The system clipboard took the text, and reading it back gave the same text (on Windows apart from the form of line ends).
    /// It says nothing about later: another program may replace it at any time, and on X11 and Wayland it lasts only as long as
    /// someone holds it.
    Confirmed,
    /// The whole OSC 52 sequence was written to the terminal. The terminal, or a multiplexer before it, may ignore, refuse or cut
    /// it without a sign.
    SentToTerminal,
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
        /// The system's words, or ours where the system said nothing.
        reason: SafeText,
    },
}
