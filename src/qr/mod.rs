//! QR codes that this program makes: their modules, as rows of characters for a terminal, and as a picture file.
//!
//! Nothing here draws on the screen or writes a file, and nothing goes anywhere: a link becomes modules on this machine.

mod picture;
mod rows;
mod symbol;

pub use picture::png;
pub use rows::Form;
pub use symbol::{LONGEST, Symbol, TooLong};
