//! What lies in place of a file, in both languages.

use crate::domain::FileKind;

/// In English, as a noun.
pub(super) const fn en(kind: FileKind) -> &'static str {
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

/// In Chinese, as a noun.
pub(super) const fn zh(kind: FileKind) -> &'static str {
    match kind {
        FileKind::Ordinary => "普通文件",
        FileKind::Folder => "文件夹",
        FileKind::DanglingLink => "指向不存在的文件的链接",
        FileKind::Pipe => "命名管道（FIFO）",
        FileKind::Socket => "套接字",
        FileKind::BlockDevice => "块设备",
        FileKind::CharacterDevice => "设备",
        FileKind::Other => "特殊文件",
    }
}
