//! What things look like: roles, not colours, are used everywhere else.

mod choose;
mod glyphs;
mod palette;
mod piece;
mod role;
mod sgr;
mod shades;
mod surroundings;

pub use choose::{ColorChoice, ThemeChoice, choose};
pub use glyphs::Glyphs;
pub use palette::Theme;
pub use piece::{Line, Piece, line_width, plain, wrapped};
pub use role::{Contrast, Depth, Ground, Role};
pub use sgr::Sgr;
pub use surroundings::Surroundings;
