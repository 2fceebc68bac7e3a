//! The words around QR codes, in both languages.

use super::thousands;

/// Texts of the QR overlay and of `qrscope qr`.
pub struct QrTexts {
    /// Titles: the code's own link as the service gives it, and the link that was opened.
    pub titles: [&'static str; 2],
    /// What to do with an action's code.
    pub action_note: &'static str,
    /// What to do with the code of a code's own link.
    pub code_note: &'static str,
    /// `code.uri` isn't tracked, and so it is another link.
    pub uri_untracked: &'static str,
    /// Too small: columns and rows that it needs, and that the window has.
    pub needs: fn((u16, u16), (u16, u16)) -> String,
    /// Too small: what can be done.
    pub needs_hint: &'static str,
    /// Too long: the link's bytes and how many there may be.
    pub too_long: fn(usize, usize) -> String,
    /// Instead of a copy that could not be made; the key's name.
    pub instead: fn(&str) -> String,
    /// What the key does with the card, the ledger, the actions focused.
    pub in_panes: [&'static str; 3],
    /// `qr --png`: written to this file.
    pub saved: fn(&str) -> String,
    /// `qr --png`: this file exists already.
    pub exists: fn(&str) -> String,
    /// `qr --png`: what to do about that.
    pub exists_hint: &'static str,
    /// `qr --png`: this file may not be written.
    pub read_only: fn(&str) -> String,
    /// `qr --png`: this file isn't an ordinary one, but that.
    pub kept: fn(&str, &str) -> String,
    /// `qr --png`: this file can't be written, with the reason.
    pub not_written: fn(&str, &str) -> String,
    /// `qr --png -` on a terminal.
    pub png_to_terminal: &'static str,
    /// `qr`: the code is wider than the terminal; columns that it needs and that there are.
    pub too_wide: fn(usize, usize) -> String,
}

pub(super) static ZH: QrTexts = QrTexts {
    titles: ["码的链接 code.uri", "打开时用的链接"],
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
    in_panes: [
        "code.uri 的二维码",
        "打开时用的链接的二维码",
        "操作链接的二维码",
    ],
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

pub(super) static EN: QrTexts = QrTexts {
    titles: ["The code's own link, code.uri", "The link that was opened"],
    action_note: "Scan it and fill in on the phone; nothing is executed here",
    code_note: "Scan it to open this code on a phone",
    uri_untracked: "code.uri is not tracked; this is the link that was opened",
    needs: |(width, height), (has_width, has_height)| {
        format!("The QR code needs {width} x {height}, the window has {has_width} x {has_height}")
    },
    needs_hint: "Enlarge the window or make its letters smaller; the link in full:",
    too_long: |bytes, limit| {
        format!(
            "The link has {} bytes, a QR code holds {}; the link in full:",
            thousands(bytes as u64),
            thousands(limit as u64)
        )
    },
    instead: |key| format!("{key}: QR"),
    in_panes: [
        "QR code of code.uri",
        "QR code of the opened link",
        "QR code of the action's link",
    ],
    saved: |file| format!("the QR code is in {file}"),
    exists: |file| format!("the file exists and was left as it is: {file}"),
    exists_hint: "Name another file, or overwrite it with --force",
    read_only: |file| format!("{file} was left as it is: it is read-only; name another file"),
    kept: |file, kind| {
        format!(
            "{file} was left as it is: it is {kind}, and --force overwrites ordinary files only; name another file"
        )
    },
    not_written: |file, why| format!("{file} can't be written: {why}"),
    png_to_terminal: "--png - would write a picture's bytes to the terminal; redirect it, or name a file",
    too_wide: |needs, has| {
        format!(
            "the QR code is {needs} columns wide and the terminal has {has}, so that it is broken; --png FILE writes a picture"
        )
    },
};
