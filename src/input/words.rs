//! What commands are called, in both languages. They stand here and not in the catalogue, because `i18n` is left of this room.

use super::Command;
use crate::i18n::Lang;

impl Command {
    /// What it does, for the help.
    #[must_use]
    pub const fn words(self, lang: Lang) -> &'static str {
        match lang {
            Lang::Zh => zh_words(self),
            Lang::En => en_words(self),
        }
    }

    /// What it does in a word, for hints; empty if it isn't worth a hint.
    #[must_use]
    pub const fn hint(self, lang: Lang) -> &'static str {
        match lang {
            Lang::Zh => zh_hint(self),
            Lang::En => en_hint(self),
        }
    }
}

const fn zh_words(command: Command) -> &'static str {
    match command {
        Command::Activate => "记录、实体：详情；操作：复制链接",
        Command::Detail => "详情",
        Command::Close => "关闭详情",
        Command::Back => "退一步；取消请求",
        Command::Qr => "二维码，给手机扫",
        Command::CycleView => "呈现、摘要、原文",
        Command::Refresh => "刷新；接着取失败的页",
        Command::WaitOn => "继续等没有结束的任务",
        Command::Up => "上一条",
        Command::Down => "下一条",
        Command::PageUp => "上一屏",
        Command::PageDown => "下一屏",
        Command::HalfUp => "上半屏",
        Command::HalfDown => "下半屏",
        Command::Top => "最新",
        Command::Bottom => "已取到的最旧；再按取到底",
        Command::NextPane => "下一个窗格",
        Command::PreviousPane => "上一个窗格",
        Command::FocusCard => "实体",
        Command::FocusLedger => "账本",
        Command::FocusActions => "操作",
        Command::Zoom => "放大窗格",
        Command::FourthTab => "第四个页签",
        Command::FifthTab => "第五个页签",
        Command::Panel => "请求和任务；再按换页签",
        Command::Copy => "复制：请求为 curl 命令，任务为编号",
        Command::Save => "把请求存为 NDJSON 文件",
        Command::FilterState => "只看某个状态的任务",
        Command::FilterContext => "只看所选任务的会话",
        Command::Open => "打开另一个码，也可直接粘贴",
        Command::Language => "中文 / English",
        Command::Commands => "全部命令，用方向键选",
        Command::Help => "帮助",
        Command::Redraw => "重画屏幕",
        Command::Suspend => "挂起，回到命令行；fg 继续",
        Command::Quit => "退出",
    }
}

const fn en_words(command: Command) -> &'static str {
    match command {
        Command::Activate => "record, block: detail; action: copy its link",
        Command::Detail => "detail",
        Command::Close => "close the detail",
        Command::Back => "one step back; cancel requests",
        Command::Qr => "QR code for a phone",
        Command::CycleView => "rendered, summary, raw",
        Command::Refresh => "refresh; go on at a failed page",
        Command::WaitOn => "wait on for an unfinished task",
        Command::Up => "one up",
        Command::Down => "one down",
        Command::PageUp => "a screen up",
        Command::PageDown => "a screen down",
        Command::HalfUp => "half a screen up",
        Command::HalfDown => "half a screen down",
        Command::Top => "newest",
        Command::Bottom => "oldest fetched; again: fetch to the end",
        Command::NextPane => "next pane",
        Command::PreviousPane => "previous pane",
        Command::FocusCard => "entity",
        Command::FocusLedger => "ledger",
        Command::FocusActions => "actions",
        Command::Zoom => "zoom the pane",
        Command::FourthTab => "fourth tab",
        Command::FifthTab => "fifth tab",
        Command::Panel => "traffic and tasks; again: next tab",
        Command::Copy => "copy: a request as curl, a task's id",
        Command::Save => "save the requests as NDJSON",
        Command::FilterState => "only tasks in a certain state",
        Command::FilterContext => "only the chosen task's conversation",
        Command::Open => "open another code, or paste",
        Command::Language => "中文 / English",
        Command::Commands => "all commands, by arrows",
        Command::Help => "help",
        Command::Redraw => "redraw the screen",
        Command::Suspend => "suspend; fg goes on",
        Command::Quit => "quit",
    }
}

const fn zh_hint(command: Command) -> &'static str {
    match command {
        Command::Activate | Command::Detail => "详情",
        Command::Close | Command::Back => "关闭",
        Command::Qr => "二维码",
        Command::CycleView => "原文",
        Command::Refresh => "刷新",
        Command::NextPane => "换窗格",
        Command::Zoom => "放大",
        Command::Open => "打开",
        Command::Panel => "请求",
        Command::FilterState => "筛状态",
        Command::FilterContext => "筛会话",
        Command::Language => "English",
        Command::Help => "帮助",
        Command::Quit => "退出",
        Command::Down => "下一条",
        Command::Up => "上一条",
        _ => "",
    }
}

const fn en_hint(command: Command) -> &'static str {
    match command {
        Command::Activate | Command::Detail => "detail",
        Command::Close | Command::Back => "close",
        Command::Qr => "QR",
        Command::CycleView => "raw",
        Command::Refresh => "refresh",
        Command::NextPane => "next pane",
        Command::Zoom => "zoom",
        Command::Open => "open",
        Command::Panel => "traffic",
        Command::FilterState => "by state",
        Command::FilterContext => "by conversation",
        Command::Language => "中文",
        Command::Help => "help",
        Command::Quit => "quit",
        Command::Down => "next",
        Command::Up => "previous",
        _ => "",
    }
}
