//! Where the file is, and where in it something stands.

use std::path::PathBuf;

use etcetera::base_strategy::{BaseStrategy, choose_base_strategy};

/// A place in a file, both counted from 1; the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub line: usize,
    /// The character in it.
    pub column: usize,
}

impl Place {
    /// The place of a byte of `text`.
    #[must_use]
    pub(crate) fn of(text: &str, byte: usize) -> Self {
        let mut end = byte.min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let before = text.get(..end).unwrap_or_default();
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        let in_line = before.get(line_start..).unwrap_or_default();
        Self {
            line: before.matches('\n').count() + 1,
            column: in_line.chars().count() + 1,
        }
    }
}

/// Where the file is looked for if nobody names one: `$XDG_CONFIG_HOME/qrscope/config.toml`, on Windows under `%APPDATA%`. `None`
/// without a home folder.
#[must_use]
pub(crate) fn default_path() -> Option<PathBuf> {
    let by_system = choose_base_strategy().map(|strategy| strategy.config_dir());
    // The library wants a home folder even where this variable makes it superfluous.
    let folder = by_system.ok().or_else(|| {
        let said = std::env::var_os("XDG_CONFIG_HOME")?;
        cfg!(unix).then(|| PathBuf::from(said))
    })?;
    // An empty HOME would make a file of the working directory count.
    folder
        .is_absolute()
        .then(|| folder.join("qrscope").join("config.toml"))
}
