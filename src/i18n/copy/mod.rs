//! The words of copying.

pub(super) mod en;
pub(super) mod zh;

use std::borrow::Cow;

use crate::domain::{CopyFault, CopyOutcome, Multiplexer};

/// Every text of copying: how it ended, which ways there are, and what is left where there is none.
pub(crate) struct CopyTexts {
    /// Confirmed by the system clipboard.
    pub copied: &'static str,
    /// Given to the terminal.
    pub sent_to_terminal: &'static str,
    /// Given to what stands before the terminal.
    pub sent_to_multiplexer: fn(Multiplexer) -> &'static str,
    /// What tmux needs to pass it on.
    pub tmux_hint: &'static str,
    /// The person's own command took it.
    pub given_to_command: &'static str,
    /// Nothing was executed.
    pub nothing_executed: &'static str,
    /// The same where the person's own command was, to copy.
    pub no_action_executed: &'static str,
    /// Copying is switched off; the link is in the detail.
    pub off: &'static str,
    /// There is no way to copy from here.
    pub no_way: &'static str,
    /// Too long for the terminal's clipboard; bytes and limit.
    pub too_long: fn(usize, usize) -> String,
    /// It didn't work, with the reason.
    pub failed: fn(&str) -> String,
    /// The reason.
    pub fault: fn(&CopyFault) -> String,
    /// Copying takes its time.
    pub handing_over: &'static str,
    /// Way: the system clipboard.
    pub way_system: &'static str,
    /// Way: the terminal.
    pub way_terminal: &'static str,
    /// Way: the system clipboard, else the terminal.
    pub way_both: &'static str,
    /// Copying is switched off.
    pub way_off: &'static str,
    /// There is no way.
    pub way_none: &'static str,
    /// Way: the person's command.
    pub way_command: &'static str,
    /// The command that holds the clipboard, typed by a person: what it is for, after its name.
    pub holder: &'static str,
    /// After the end: before the line with the link that was to be copied last.
    pub last_link: &'static str,
    /// After the end: the last copy hadn't ended; before the line with its link.
    pub unfinished_link: &'static str,
    /// The same of a text that is no link.
    pub unfinished_text: &'static str,
}

impl CopyTexts {
    /// Why a copy didn't succeed; `None` if it did.
    #[must_use]
    pub(crate) fn why_not(&self, outcome: &CopyOutcome) -> Option<Cow<'static, str>> {
        match outcome {
            CopyOutcome::Confirmed | CopyOutcome::SentToTerminal | CopyOutcome::GivenToCommand => {
                None
            }
            CopyOutcome::Off => Some(self.off.into()),
            CopyOutcome::NoWay => Some(self.no_way.into()),
            CopyOutcome::TooLong { bytes, limit } => Some((self.too_long)(*bytes, *limit).into()),
            CopyOutcome::Failed { fault, .. } => Some((self.failed)(&(self.fault)(fault)).into()),
        }
    }
}
