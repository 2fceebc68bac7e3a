//! 程序自己出错时的文字。

use super::CrashTexts;

pub(in crate::i18n) const CRASH: CrashTexts = CrashTexts {
    internal: |said| format!("程序内部错误：{said}"),
    restored: "终端已恢复。",
    nothing_written: "没有向服务写入任何内容。",
    terminal: |why| format!("终端出错：{why}"),
};
