//! OSC 52: the terminal is asked to put a text on the clipboard of the machine the person sits at.

use crossterm::{Command, clipboard::CopyToClipboard};
use thiserror::Error;

use crate::domain::Multiplexer;

/// The longest text that is sent, in bytes of UTF-8. Terminals that limit the sequence do so near 100,000 bytes, and Base64 turns
/// these 74,994 bytes into 99,992. A longer one would be dropped or, worse, cut without a sign.
pub(crate) const TEXT_LIMIT: usize = 74_994;

/// The text doesn't fit into one OSC 52 sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{bytes} bytes are more than the {limit} bytes a terminal takes through OSC 52")]
pub(crate) struct TooLongForOsc52 {
    /// Size of the text in bytes of UTF-8.
    pub bytes: usize,
    /// The most that is sent, in the same unit: [`TEXT_LIMIT`].
    pub limit: usize,
}

/// GNU screen keeps 768 bytes of what is wrapped for the terminal and drops the rest, so it goes in pieces of fewer.
const SCREEN_PIECE: usize = 700;

/// The bytes that ask the terminal to take `text` into its clipboard (selection `c`), to be written whole and in one go, so that no
/// drawing falls in between. The text travels as Base64, so no byte of it can act on the terminal. Through GNU screen it is wrapped, as
/// screen drops the sequence itself; through tmux it is not, so that tmux goes by the person's own `set-clipboard`.
///
/// # Errors
/// [`TooLongForOsc52`] above [`TEXT_LIMIT`]; nothing is cut.
pub(crate) fn sequence(
    text: &str,
    through: Option<Multiplexer>,
) -> Result<Vec<u8>, TooLongForOsc52> {
    let too_long = TooLongForOsc52 {
        bytes: text.len(),
        limit: TEXT_LIMIT,
    };
    if text.len() > TEXT_LIMIT {
        return Err(too_long);
    }
    let mut escape = String::new();
    // Writing into a String can't fail; the error is passed on so that half a sequence could never be returned.
    CopyToClipboard::to_clipboard_from(text)
        .write_ansi(&mut escape)
        .map_err(|_| too_long)?;
    Ok(match through {
        Some(Multiplexer::Screen) => wrapped_for_screen(&escape),
        Some(Multiplexer::Tmux) | None => escape.into_bytes(),
    })
}

/// Each piece in a device control string, whose contents screen hands to the terminal. The end is BEL: screen would take the other end,
/// ST, for its own.
fn wrapped_for_screen(escape: &str) -> Vec<u8> {
    let open = escape.strip_suffix("\x1b\\").unwrap_or(escape);
    let inner = format!("{open}\x07");
    let mut wrapped = Vec::with_capacity(inner.len() + inner.len() / SCREEN_PIECE * 4 + 8);
    for piece in inner.as_bytes().chunks(SCREEN_PIECE) {
        wrapped.extend(b"\x1bP");
        wrapped.extend(piece);
        wrapped.extend(b"\x1b\\");
    }
    wrapped
}

#[cfg(test)]
mod tests;
