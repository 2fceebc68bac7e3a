//! QR codes that this program makes: their modules, as rows of characters for a terminal, and as a picture file.
//!
//! Nothing here draws on the screen or writes a file, and nothing goes anywhere: a link becomes modules on this machine.

mod picture;
mod rows;
mod symbol;

pub(crate) use picture::png;
pub(crate) use rows::Form;
pub(crate) use symbol::{LONGEST, Symbol, TooLongForQr};
