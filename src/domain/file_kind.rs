//! What lies at a path.

use std::fs::FileType;

/// What lies at a path, as the system says it; a link is what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum FileKind {
    /// An ordinary file.
    Ordinary,
    Folder,
    /// A link that leads nowhere.
    DanglingLink,
    /// A named pipe: opening it waits for somebody at its other end.
    Pipe,
    Socket,
    /// A disk or a part of one.
    BlockDevice,
    /// A terminal, `/dev/null` and the like.
    CharacterDevice,
    /// Something else.
    Other,
}

impl FileKind {
    /// The kind that the system names.
    #[must_use]
    pub(crate) fn of(kind: FileType) -> Self {
        if kind.is_file() {
            Self::Ordinary
        } else if kind.is_dir() {
            Self::Folder
        } else if kind.is_symlink() {
            // Of a link that was followed this is never left.
            Self::DanglingLink
        } else {
            special(kind)
        }
    }
}

#[cfg(unix)]
fn special(kind: FileType) -> FileKind {
    use std::os::unix::fs::FileTypeExt;
    if kind.is_fifo() {
        FileKind::Pipe
    } else if kind.is_socket() {
        FileKind::Socket
    } else if kind.is_block_device() {
        FileKind::BlockDevice
    } else if kind.is_char_device() {
        FileKind::CharacterDevice
    } else {
        FileKind::Other
    }
}

#[cfg(not(unix))]
fn special(_: FileType) -> FileKind {
    FileKind::Other
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use std::fs;

    use super::*;

    #[test]
    fn a_device_a_folder_and_a_link_are_told_from_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        fs::write(&file, "").unwrap();
        std::os::unix::fs::symlink("nowhere", &link).unwrap();
        let kind =
            |path: &std::path::Path| FileKind::of(fs::symlink_metadata(path).unwrap().file_type());
        assert_eq!(kind(&file), FileKind::Ordinary);
        assert_eq!(kind(folder.path()), FileKind::Folder);
        assert_eq!(kind(&link), FileKind::DanglingLink);
        assert_eq!(kind("/dev/null".as_ref()), FileKind::CharacterDevice);
    }
}
