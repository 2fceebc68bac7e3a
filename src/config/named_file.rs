//! Opening a file that somebody named, without waiting for ever.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::Path;

use crate::domain::FileKind;
use crate::i18n::Texts;

/// Why it isn't opened.
#[derive(Debug)]
pub(crate) enum Unopened {
    /// This lies in its place.
    Kind(FileKind),
    /// The system's reason.
    System(io::Error),
}

impl Unopened {
    /// The reason in words.
    #[must_use]
    pub(crate) fn words(&self, texts: &Texts) -> String {
        match self {
            Self::Kind(FileKind::Folder) => texts.config.folder.to_owned(),
            Self::Kind(kind) => (texts.files.no_file)(*kind),
            Self::System(error) => error.to_string(),
        }
    }
}

/// Opens a file for reading. What isn't an ordinary file or a character device is never opened, because a pipe keeps whoever opens
/// it until somebody writes; only one that is open already may be named, as a shell does for `<(…)`.
///
/// # Errors
/// Why it isn't opened.
pub(crate) fn open_named(path: &Path) -> Result<File, Unopened> {
    match kind(path).map_err(Unopened::System)? {
        FileKind::Ordinary | FileKind::CharacterDevice => {}
        // Some systems open one and refuse to read it.
        FileKind::Folder => return Err(Unopened::Kind(FileKind::Folder)),
        _ if is_open_already(path) => {}
        kind => return Err(Unopened::Kind(kind)),
    }
    File::open(path).map_err(Unopened::System)
}

/// What lies at the end of `path`.
///
/// # Errors
/// The system's, if that can't be told.
pub(crate) fn kind(path: &Path) -> io::Result<FileKind> {
    fs::metadata(path).map(|there| FileKind::of(there.file_type()))
}

/// Whether the path is the system's name for a descriptor of this process.
fn is_open_already(path: &Path) -> bool {
    let is_number = |name: &OsStr| {
        let digits = name.to_str().unwrap_or_default();
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let is_folder = |name: &&str| path.parent() == Some(Path::new(name));
    path == Path::new("/dev/stdin")
        || (path.file_name().is_some_and(is_number)
            && ["/dev/fd", "/proc/self/fd"].iter().any(is_folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_systems_names_of_descriptors_are_open_already() {
        for path in ["/dev/stdin", "/dev/fd/0", "/dev/fd/63", "/proc/self/fd/7"] {
            assert!(is_open_already(Path::new(path)), "{path}");
        }
        for path in [
            "/dev/fd",
            "/dev/fd/x",
            "/tmp/fd/3",
            "dev/fd/3",
            "/dev/fd/3/x",
            "/dev/fd/../3",
        ] {
            assert!(!is_open_already(Path::new(path)), "{path}");
        }
    }
}
