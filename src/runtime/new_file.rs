//! The one writer for files of the person's: new, or in the place of an ordinary one, and whole or not there.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::domain::FileKind;

/// Why nothing was written.
#[derive(Debug)]
pub(crate) enum NotSaved {
    /// A file is there, and nobody said that it may be overwritten.
    Exists,
    /// The file that is there may not be written.
    ReadOnly,
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
pub(crate) fn save(path: &Path, bytes: &[u8], force: bool) -> Result<(), NotSaved> {
    let Some((file, permissions)) = ordinary(path)? else {
        return Ok(create(path, Readers::Usual, |out| out.write_all(bytes))?);
    };
    // Where `force` would change nothing, it isn't asked for.
    if permissions.readonly() {
        Err(NotSaved::ReadOnly)
    } else if force {
        replace(&file, bytes, permissions).map_err(NotSaved::System)
    } else {
        Err(NotSaved::Exists)
    }
}

/// The ordinary file at `path`, or the one that a link there leads to, and its permissions; `None` if nothing is there.
fn ordinary(path: &Path) -> Result<Option<(PathBuf, Permissions)>, NotSaved> {
    let not_found = |error: &io::Error| error.kind() == ErrorKind::NotFound;
    match fs::symlink_metadata(path) {
        Ok(_) => {}
        Err(error) if not_found(&error) => return Ok(None),
        Err(error) => return Err(NotSaved::System(error)),
    }
    let there = match fs::metadata(path) {
        Ok(there) => there,
        Err(error) if not_found(&error) => return Err(NotSaved::Kept(FileKind::DanglingLink)),
        Err(error) => return Err(NotSaved::System(error)),
    };
    match FileKind::of(there.file_type()) {
        // The file that a link leads to is meant, and the link stays one.
        FileKind::Ordinary => fs::canonicalize(path)
            .map(|file| Some((file, there.permissions())))
            .map_err(NotSaved::System),
        kind => Err(NotSaved::Kept(kind)),
    }
}

/// Puts a new file in the place of an old one, which is whole until then and whose permissions it gets.
fn replace(path: &Path, bytes: &[u8], permissions: Permissions) -> io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let beside = path.with_file_name(name);
    create(&beside, Readers::Of(permissions), |out| {
        out.write_all(bytes)
    })?;
    fs::rename(&beside, path).inspect_err(|_| {
        let _ = fs::remove_file(&beside);
    })
}

/// Who may read a new file.
pub(super) enum Readers {
    /// Whoever may read what this person makes.
    Usual,
    /// This person only, where the system can say so.
    Owner,
    /// Who might read the file in whose place it comes.
    Of(Permissions),
}

/// Writes a new file, whole or not at all. Nothing is in it before it is known who may read it.
///
/// # Errors
/// The system's; [`ErrorKind::AlreadyExists`] if something is there.
pub(super) fn create(
    path: &Path,
    readers: Readers,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if matches!(readers, Readers::Owner) {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    let file = options.open(path)?;
    let permitted = match readers {
        Readers::Of(permissions) => file.set_permissions(permissions),
        Readers::Usual | Readers::Owner => Ok(()),
    };
    let mut out = BufWriter::new(file);
    permitted
        .and_then(|()| write(&mut out))
        .and_then(|()| out.into_inner().map_err(io::Error::from)?.sync_all())
        .inspect_err(|_| {
            let _ = fs::remove_file(path);
        })
}
