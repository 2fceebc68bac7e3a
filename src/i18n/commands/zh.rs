//! 命令的名称。

use super::CommandTexts;
use crate::input::{Command, Key};

pub(in crate::i18n) const COMMANDS: CommandTexts = CommandTexts {
    words,
    hint,
    key: |key| match key {
        Key::Enter => Some("回车"),
        Key::Up => Some("上"),
        Key::Down => Some("下"),
        Key::Left => Some("左"),
        Key::Right => Some("右"),
        _ => None,
    },
};

const fn words(command: Command) -> &'static str {
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
        Command::NextTab => "下一个页签",
        Command::PreviousTab => "上一个页签",
        Command::FirstTab => "第一个页签",
        Command::SecondTab => "第二个页签",
        Command::ThirdTab => "第三个页签",
        Command::FourthTab => "第四个页签",
        Command::FifthTab => "第五个页签",
        Command::Inspector => "请求和任务；再按换页签",
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

const fn hint(command: Command) -> &'static str {
    match command {
        Command::Activate | Command::Detail => "详情",
        Command::Close | Command::Back => "关闭",
        Command::Qr => "二维码",
        Command::CycleView => "原文",
        Command::Refresh => "刷新",
        Command::NextPane => "换窗格",
        Command::Zoom => "放大",
        Command::Open => "打开",
        Command::Inspector => "请求",
        Command::FilterState => "筛状态",
        Command::FilterContext => "筛会话",
        Command::Help => "帮助",
        Command::Quit => "退出",
        Command::Down => "下一条",
        Command::Up => "上一条",
        _ => "",
    }
}
