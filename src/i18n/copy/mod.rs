//! The words of copying.

pub(super) mod en;
pub(super) mod zh;

use std::borrow::Cow;

use crate::domain::{CopyFault, CopyOutcome, Multiplexer};

/// Every text of copying: how it ended, which ways there are, and what is left where there is none.
pub(crate) struct CopyTexts {
    /// Confirmed by the system clipboard.
    pub(crate) copied: &'static str,
    /// Given to the terminal.
    pub(crate) sent_to_terminal: &'static str,
    /// Given to what stands before the terminal.
    pub(crate) sent_to_multiplexer: fn(Multiplexer) -> &'static str,
    /// What tmux needs to pass it on.
    pub(crate) tmux_hint: &'static str,
    /// The person's own command took it.
    pub(crate) given_to_command: &'static str,
    /// Nothing was executed.
    pub(crate) nothing_executed: &'static str,
    /// The same where the person's own command was, to copy.
    pub(crate) no_action_executed: &'static str,
    /// Copying is switched off; the link is in the detail.
    pub(crate) off: &'static str,
    /// There is no way to copy from here.
    pub(crate) no_way: &'static str,
    /// Too long for the terminal's clipboard; bytes and limit.
    pub(crate) too_long: fn(usize, usize) -> String,
    /// It didn't work, with the reason.
    pub(crate) failed: fn(&str) -> String,
    /// The reason.
    pub(crate) fault: fn(&CopyFault) -> String,
    /// Copying takes its time.
    pub(crate) handing_over: &'static str,
    /// Way: the system clipboard.
    pub(crate) way_system: &'static str,
    /// Way: the terminal.
    pub(crate) way_terminal: &'static str,
    /// Way: the system clipboard, else the terminal.
    pub(crate) way_both: &'static str,
    /// Copying is switched off.
    pub(crate) way_off: &'static str,
    /// There is no way.
    pub(crate) way_none: &'static str,
    /// Way: the person's command.
    pub(crate) way_command: &'static str,
    /// The command that holds the clipboard, typed by a person: what it is for, after its name.
    pub(crate) holder: &'static str,
    /// After the end: before the line with the link that was to be copied last.
    pub(crate) last_link: &'static str,
    /// After the end: the last copy hadn't ended; before the line with its link.
    pub(crate) unfinished_link: &'static str,
    /// The same of a text that is no link.
    pub(crate) unfinished_text: &'static str,
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
