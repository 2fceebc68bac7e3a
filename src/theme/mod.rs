//! What things look like: roles, not colours, are used everywhere else.

mod choose;
mod glyphs;
mod palette;
mod role;
mod sgr;
mod shades;
mod terminal_environment;

pub(crate) use choose::{ColorChoice, ThemeChoice, choose};
pub(crate) use glyphs::Glyphs;
pub(crate) use palette::Theme;
pub(crate) use role::{Contrast, Depth, Ground, Role};
pub(crate) use sgr::Sgr;
pub(crate) use terminal_environment::TerminalEnvironment;
