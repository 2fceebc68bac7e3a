//! English words of copying.

use super::CopyTexts;
use crate::domain::{CopyFault, Multiplexer};
use crate::text::SafeText;

pub(in crate::i18n) const COPY: CopyTexts = CopyTexts {
    copied: "Copied",
    sent_to_terminal: "Sent to the terminal",
    sent_to_multiplexer: |through| match through {
        Multiplexer::Tmux => "Sent to tmux",
        Multiplexer::Screen => "Sent through GNU screen",
    },
    tmux_hint: "tmux needs: set -g set-clipboard on",
    given_to_command: "Given to your command",
    nothing_executed: "nothing was executed",
    no_action_executed: "no action was executed",
    off: "Copying is off; select by hand:",
    no_way: "No clipboard here; select by hand:",
    too_long: |bytes, limit| {
        format!("{bytes} bytes are more than terminals take ({limit}); nothing was sent")
    },
    failed: |why| format!("Not copied: {why}"),
    fault,
    handing_over: "Handing over to the clipboard",
    way_system: "system clipboard",
    way_terminal: "terminal (OSC 52), unconfirmed",
    way_both: "system, else the terminal",
    way_off: "off",
    way_none: "none to be reached",
    way_command: "your own command",
    holder: "is started by the explorer only; there is nothing to type here",
    last_link: "The last link, to select by hand:",
    unfinished_link: "The last copy hadn't ended; its link, to select by hand:",
    unfinished_text: "The last copy hadn't ended; the clipboard may hold something else",
};

/// Why a copy failed, after "Not copied: ".
fn fault(fault: &CopyFault) -> String {
    let with_words = |end: String, said: &SafeText| match &*said.one_line() {
        "" => end,
        said => format!("{end}: {said}"),
    };
    match fault {
        CopyFault::NoAnswer { seconds } => format!("no answer from the clipboard in {seconds} s"),
        CopyFault::NoDisplay => "no display is named (DISPLAY, WAYLAND_DISPLAY)".to_owned(),
        CopyFault::Unreachable => {
            "nobody answers at the display (DISPLAY, WAYLAND_DISPLAY)".to_owned()
        }
        CopyFault::NotKept => "the clipboard holds something else".to_owned(),
        CopyFault::Broken => "copying broke off inside this program; try again".to_owned(),
        CopyFault::Said(said) => said.one_line().into_owned(),
        CopyFault::NotStarted(said) => with_words("your command can't be started".to_owned(), said),
        CopyFault::TooSlow { seconds } => {
            format!("your command was still running after {seconds} s and was ended")
        }
        CopyFault::NotRead => "your command ended before it had read all of the text".to_owned(),
        CopyFault::ExitCode { code, said } => {
            with_words(format!("your command ended with exit code {code}"), said)
        }
        CopyFault::Signal { number, said } => {
            with_words(format!("your command was ended by signal {number}"), said)
        }
    }
}
