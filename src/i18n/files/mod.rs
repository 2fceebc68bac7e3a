//! What lies in place of a file.

pub(super) mod en;
pub(super) mod zh;

use crate::domain::FileKind;

/// What lies in place of a file.
pub(crate) struct FileTexts {
    /// What lies at a path.
    pub kind: fn(FileKind) -> &'static str,
    /// Why a file isn't opened: that lies in its place.
    pub no_file: fn(FileKind) -> String,
}
