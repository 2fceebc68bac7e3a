//! English nouns for what lies in place of a file.

use crate::domain::FileKind;

/// In English, as a noun.
pub(in crate::i18n) const fn kind(kind: FileKind) -> &'static str {
    match kind {
        FileKind::Ordinary => "an ordinary file",
        FileKind::Folder => "a folder",
        FileKind::DanglingLink => "a link that leads nowhere",
        FileKind::Pipe => "a named pipe (FIFO)",
        FileKind::Socket => "a socket",
        FileKind::BlockDevice => "a block device",
        FileKind::CharacterDevice => "a device",
        FileKind::Other => "no ordinary file",
    }
}
