//! English nouns for what lies in place of a file.

use super::FileTexts;
use crate::domain::FileKind;

pub(in crate::i18n) const FILES: FileTexts = FileTexts {
    kind,
    no_file: |found| format!("it is {}; name an ordinary file", kind(found)),
};

/// In English, as a noun.
const fn kind(kind: FileKind) -> &'static str {
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
