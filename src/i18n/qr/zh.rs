//! 二维码的文字。

use super::QrTexts;
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const QR: QrTexts = QrTexts {
    own_link: "码的链接 code.uri",
    opened_link: "打开时用的链接",
    action_note: "用手机扫，到扫码页填写；这里不执行操作",
    code_note: "用手机扫，打开这个码",
    uri_untracked: "code.uri 未跟踪，这是打开时用的链接",
    needs: |(width, height), (has_width, has_height)| {
        format!("二维码需要 {width} x {height}，窗口是 {has_width} x {has_height}")
    },
    needs_hint: "请放大窗口或缩小字号；完整链接：",
    too_long: |bytes, limit| {
        format!(
            "链接有 {} 字节，二维码最多 {} 字节；完整链接：",
            thousands(bytes as u64),
            thousands(limit as u64)
        )
    },
    instead: |key| format!("{key} 二维码"),
    of_card: "code.uri 的二维码",
    of_ledger: "打开时用的链接的二维码",
    of_action: "操作链接的二维码",
    saved: |file| format!("二维码已写入 {file}"),
    exists: |file| format!("文件已存在，没有覆盖：{file}"),
    exists_hint: "换一个文件名，或加 --force 覆盖",
    read_only: |file| format!("没有覆盖 {file}：它是只读文件；请换一个文件名"),
    kept: |file, kind| {
        format!("没有覆盖 {file}：它是{kind}，--force 只覆盖普通文件；请换一个文件名")
    },
    not_written: |file, why| format!("没有写成 {file}：{why}"),
    png_to_terminal: "--png - 会把图片字节写到终端；请重定向到文件，或给出文件名",
    too_wide: |needs, has| {
        format!("二维码宽 {needs} 列，终端只有 {has} 列，会折行；可用 --png FILE")
    },
};
