//! 文件所在之处还可能是什么。

use super::FileTexts;
use crate::domain::FileKind;

pub(in crate::i18n) const FILES: FileTexts = FileTexts {
    kind,
    no_file: |found| format!("是{}；请写明普通文件", kind(found)),
};

/// In Chinese, as a noun.
const fn kind(kind: FileKind) -> &'static str {
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
