//! The file of a picture: new, or in the place of an ordinary one.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::domain::FileKind;

/// Why nothing was written.
#[derive(Debug)]
pub(super) enum NotSaved {
    /// Something is there, and nobody said that it may be overwritten.
    Exists,
    /// What is there is of this kind, which is never overwritten.
    Kept(FileKind),
    /// The system's reason.
    System(io::Error),
}

impl From<io::Error> for NotSaved {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::AlreadyExists => Self::Exists,
            _ => Self::System(error),
        }
    }
}

/// Writes a file whole or not at all; by `force` also in the place of an ordinary file.
///
/// # Errors
/// Why that can't be; what was there is as it was.
pub(super) fn save(path: &Path, bytes: &[u8], force: bool) -> Result<(), NotSaved> {
    if !force {
        return Ok(fill(path, bytes)?);
    }
    match ordinary(path)? {
        Some(file) => replace(&file, bytes).map_err(NotSaved::System),
        None => Ok(fill(path, bytes)?),
    }
}

/// The ordinary file at `path`, or the one that a link there leads to; `None` if nothing is there.
fn ordinary(path: &Path) -> Result<Option<PathBuf>, NotSaved> {
    let not_found = |error: &io::Error| error.kind() == ErrorKind::NotFound;
    match fs::symlink_metadata(path) {
        Ok(_) => {}
        Err(error) if not_found(&error) => return Ok(None),
        Err(error) => return Err(NotSaved::System(error)),
    }
    let kind = match fs::metadata(path) {
        Ok(there) => FileKind::of(there.file_type()),
        Err(error) if not_found(&error) => FileKind::DanglingLink,
        Err(error) => return Err(NotSaved::System(error)),
    };
    match kind {
        // The file that a link leads to is meant, and the link stays one.
        FileKind::Ordinary => fs::canonicalize(path).map(Some).map_err(NotSaved::System),
        kind => Err(NotSaved::Kept(kind)),
    }
}

/// Puts a new file in the place of an old one, which is whole until then.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let beside = path.with_file_name(name);
    fill(&beside, bytes)?;
    fs::rename(&beside, path).inspect_err(|_| {
        let _ = fs::remove_file(&beside);
    })
}

fn fill(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file: File = OpenOptions::new().write(true).create_new(true).open(path)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    written.inspect_err(|_| {
        let _ = fs::remove_file(path);
    })
}
