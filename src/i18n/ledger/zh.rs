//! 账本的文字.

use super::LedgerTexts;
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const LEDGER: LedgerTexts = LedgerTexts {
    untracked: "平台没有说明这个码有没有记录。这不等于「没有记录」。",
    empty: "服务目前列出 0 条记录。",
    end: |n| format!("服务目前列出的记录到此为止，共 {} 条", thousands(n as u64)),
    repeats: |n| {
        format!(
            "服务给的下一页标记和之前相同，到这里停下；已取 {} 条",
            thousands(n as u64)
        )
    },
    empty_pages: |n| {
        format!(
            "服务接连给出没有新记录的页，到这里停下；已取 {} 条",
            thousands(n as u64)
        )
    },
    no_token: |n| {
        format!(
            "服务说还有更多，但没有给下一页标记；已取 {} 条",
            thousands(n as u64)
        )
    },
    walking: |n, key| {
        format!(
            "正在一路取到底，已取 {} 条；{key} 停下",
            thousands(n as u64)
        )
    },
    page_failed: "下一页没有取到：",
    page_failed_hint: |n, key| {
        format!(
            "已取的 {} 条不受影响；按 {key} 从这里接着取",
            thousands(n as u64)
        )
    },
    cursor_refused_hint: |n, key| {
        format!(
            "已取的 {} 条还在；按 {key} 从最新一条重新取，选中的不变",
            thousands(n as u64)
        )
    },
    odd_record: "这条记录不是预期的结构，原文如下",
    record_changed: "同一编号先后给出不同内容，这里是后一次的",
};
