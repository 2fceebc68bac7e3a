//! 账本的文字.

use super::{LedgerColumns, LedgerTexts};
use crate::domain::{ListEnd, Listed};
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const LEDGER: LedgerTexts = LedgerTexts {
    columns: LedgerColumns {
        time: "时间",
        result: "结果",
        record: "记录",
        summary: "摘要",
        by: "填写人",
    },
    loaded: |n| format!("已取 {}", thousands(n as u64)),
    total: |n| format!("共 {n}"),
    total_untracked: "总数未跟踪",
    card_says: |n| format!("实体卡写 {n}"),
    untracked: "平台没有说明这个码有没有记录。这不等于「没有记录」。",
    empty: "服务目前列出 0 条记录。",
    list_end: |end, listed, n| {
        let (rows, measure) = match listed {
            Listed::Records => ("记录", "条"),
            Listed::Tasks => ("任务", "个"),
        };
        let count = format!("{} {measure}", thousands(n as u64));
        match end {
            ListEnd::Listed => format!("服务目前列出的{rows}到此为止，共 {count}"),
            ListEnd::TokenRepeats => {
                format!("服务给的下一页标记和之前相同，到这里停下；已取 {count}")
            }
            ListEnd::EmptyPages => format!("服务接连几页没有新{rows}，到这里停下；已取 {count}"),
            ListEnd::NoToken => format!("服务说还有更多，但没有给下一页标记；已取 {count}"),
            ListEnd::Full => format!("最多列出 {count}，服务还有更多"),
        }
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
