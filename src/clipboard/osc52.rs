//! OSC 52: the terminal is asked to put a text on the clipboard of the machine the person sits at.

use crossterm::{Command, clipboard::CopyToClipboard};
use thiserror::Error;

/// The longest text that is sent, in bytes of UTF-8. Terminals that limit the sequence do so near 100,000 bytes, and Base64 turns
/// these 74,994 bytes into 99,992. A longer one would be dropped or, worse, cut without a sign.
pub const TEXT_LIMIT: usize = 74_994;

/// The text doesn't fit into one OSC 52 sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{bytes} bytes are more than the {limit} bytes a terminal takes through OSC 52")]
pub struct TooLong {
    /// Size of the text in bytes of UTF-8.
    pub bytes: usize,
    /// The most that is sent, in the same unit: [`TEXT_LIMIT`].
    pub limit: usize,
}

/// The bytes that ask the terminal to take `text` into its clipboard (selection `c`), to be written whole and in one go, so that no
/// drawing falls in between. The text travels as Base64, so no byte of it can act on the terminal.
///
/// # Errors
/// [`TooLong`] above [`TEXT_LIMIT`]; nothing is cut.
pub fn sequence(text: &str) -> Result<Vec<u8>, TooLong> {
    let too_long = TooLong {
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
    Ok(escape.into_bytes())
}

#[cfg(test)]
mod tests;
