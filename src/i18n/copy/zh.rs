//! 复制的文字.

use super::CopyTexts;
use crate::domain::{CopyFault, Multiplexer};
use crate::text::SafeText;

pub(in crate::i18n) const COPY: CopyTexts = CopyTexts {
    copied: "已复制",
    sent_to_terminal: "已交给终端，送达无法确认",
    sent_to_multiplexer: |through| match through {
        Multiplexer::Tmux => "已交给 tmux，送达无法确认",
        Multiplexer::Screen => "已经由 GNU screen 发送，送达无法确认",
    },
    tmux_hint: "tmux 需要 set -g set-clipboard on",
    given_to_command: "已交给你的命令",
    nothing_executed: "没有执行任何操作",
    no_action_executed: "没有执行任何操作",
    off: "复制已关闭，请手动选取：",
    no_way: "没有可用的剪贴板，请手动选取：",
    too_long: |bytes, limit| format!("{bytes} 字节，超过终端剪贴板的上限 {limit}，没有发送"),
    failed: |why| format!("没有复制成功：{why}"),
    fault,
    handing_over: "正在交给剪贴板",
    way_system: "系统剪贴板",
    way_terminal: "经由终端（OSC 52），无法确认",
    way_both: "系统剪贴板，不行则经由终端",
    way_off: "已关闭",
    way_none: "没有可用的",
    way_command: "自己的命令",
    holder: "只由浏览界面启动，这里没有什么可输入",
    last_link: "最后的链接，可手动选取：",
    unfinished_link: "最后一次复制还没有结束，链接可手动选取：",
    unfinished_text: "最后一次复制还没有结束，剪贴板里可能是别的内容",
};

/// 复制失败的原因，接在“没有复制成功：”之后。
fn fault(fault: &CopyFault) -> String {
    let with_words = |end: String, said: &SafeText| match &*said.one_line() {
        "" => end,
        said => format!("{end}：{said}"),
    };
    match fault {
        CopyFault::NoAnswer { seconds } => format!("剪贴板 {seconds} 秒内没有回答"),
        CopyFault::NoDisplay => "没有显示环境（DISPLAY、WAYLAND_DISPLAY）".to_owned(),
        CopyFault::Unreachable => "连不上显示环境（DISPLAY、WAYLAND_DISPLAY）".to_owned(),
        CopyFault::NotKept => "剪贴板里是别的内容".to_owned(),
        CopyFault::Broken => "本程序内部的复制中断了，请再试一次".to_owned(),
        CopyFault::Said(said) => said.one_line().into_owned(),
        CopyFault::NotStarted(said) => with_words("你的命令启动不了".to_owned(), said),
        CopyFault::TooSlow { seconds } => format!("你的命令 {seconds} 秒后还没结束，已被终止"),
        CopyFault::NotRead => "你的命令没有读完全部文字就结束了".to_owned(),
        CopyFault::ExitCode { code, said } => {
            with_words(format!("你的命令以退出码 {code} 结束"), said)
        }
        CopyFault::Signal { number, said } => {
            with_words(format!("你的命令被信号 {number} 终止"), said)
        }
    }
}
