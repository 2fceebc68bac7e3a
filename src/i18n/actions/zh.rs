//! 操作的文字。

use super::ActionTexts;
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const ACTIONS: ActionTexts = ActionTexts {
    count: |n| format!("共 {} 个", thousands(n as u64)),
    untracked: "平台没有说明这个码有哪些操作。这不等于「没有操作」。",
    needs_auth: "需授权",
    no_auth: "无需授权",
    writes: "会写入",
    only_reads: "只读取",
    destroys: "会破坏已有数据",
    keeps: "不破坏已有数据",
    once_per_key: "同一请求键只算一次",
    confirm_none: "不要求",
    confirm: |kind| format!("二次确认 {kind}"),
    hint: |key, qr| format!("{key}复制链接，{qr} 显示二维码，到手机上填写；这里只读，不执行操作"),
    promises: "如果执行，会怎样（平台的约定）",
    promises_note: "标注说的是将来执行时的行为，不是它现在的状态。qrscope 只读，不执行任何操作。",
    auth_needed: "需要。这个服务无论是否授权都不执行",
    auth_not_needed: "不需要。这个服务不执行任何操作",
    reads_long: "只读取，不写入",
    form_via: |tool| format!("公开 MCP 的 {tool}"),
    copy_link: "复制链接",
};
