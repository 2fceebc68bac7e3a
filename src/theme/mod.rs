//! What things look like: roles, not colours, are used everywhere else.

mod choose;
mod glyphs;
mod palette;
mod role;
mod sgr;
mod shades;
mod surroundings;

pub use choose::{ColorChoice, ThemeChoice, choose};
pub use glyphs::Glyphs;
pub use palette::Theme;
pub use role::{Contrast, Depth, Ground, Role};
pub use sgr::Sgr;
pub use surroundings::Surroundings;
