//! 窗格的名称和标题里的说明。

use super::PaneTexts;
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const PANES: PaneTexts = PaneTexts {
    card: "实体",
    ledger: "账本",
    actions: "操作",
    more_lines: |n| format!("还有 {} 行", thousands(n as u64)),
    row_place: |n| format!("第 {} 条", thousands(n as u64)),
    loading: |time| format!("正在取   {time}"),
    old_rows: |age| format!("下方是 {age}的内容"),
    failed_hint: |key| format!("按 {key} 再试一次"),
    old_content: |age| format!("现在看到的是 {age}的内容"),
    page_members: "所在页的其他内容",
    rendered: "呈现",
    summary: "摘要",
    raw: "原文",
    running: |n, time| format!("{n} 个请求进行中   {time}"),
    fetched: |age| format!("{age}取得"),
    selected_record: "选中的记录",
    raw_title: "原文",
    raw_cut: |n| format!("还有 {} 字节没有显示", thousands(n as u64)),
    cancelled: "已取消，没有再等服务的回答",
    too_small: |w, h| format!("窗口 {w}x{h} 太小，至少 40x10"),
};
