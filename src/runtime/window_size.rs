//! How large the window is.

use std::io;

/// Columns and rows. Asks the system and nobody else: where that fails the library would start a program to find out.
#[cfg(unix)]
pub(super) fn window_size() -> io::Result<(u16, u16)> {
    let size = crossterm::terminal::window_size()?;
    Ok((size.columns, size.rows))
}

/// Columns and rows.
#[cfg(not(unix))]
pub(super) fn window_size() -> io::Result<(u16, u16)> {
    crossterm::terminal::size()
}
