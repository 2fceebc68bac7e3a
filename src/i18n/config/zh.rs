//! 配置文件.

use super::ConfigTexts;

pub(in crate::i18n) const CONFIG: ConfigTexts = ConfigTexts {
    place: |file, line, column| format!("{file} 第 {line} 行第 {column} 列"),
    quoted: |text| format!("「{text}」"),
    between: "；",
    not_there: "没有这个文件；请检查 --config 或 QRSCOPE_CONFIG",
    unreadable: |why| format!("读不了：{why}"),
    folder: "是文件夹；请写明其中的文件",
    too_large: |kib| format!("超过 {kib} KiB，不予读取"),
    not_utf8: "这里不是 UTF-8；请把文件存为 UTF-8",
    syntax: |why| format!("这里不是 TOML：{why}"),
    a_text: "这里要写带引号的文字",
    one_of: |words| format!("只能是 {words} 之一"),
    a_number: |least, most| match most {
        Some(most) => format!("只能是 {least} 到 {most} 的整数"),
        None => format!("只能是从 {least} 起的整数"),
    },
    a_switch: "只能是 true 或 false",
    a_list: "要写一组文字，如 [\"一\", \"二\"]",
    a_table: "要写成表：一行 [keys]，下面写 命令 = [\"键\"]",
    unknown_command: "没有这个命令",
    commands_listed: "qrscope generate keymap 列出全部命令",
    did_you_mean: |name| format!("是不是 {name}？"),
    no_chord: |text| {
        format!(
            "「{text}」不是键；写法如 \"y\"、\"F2\"、\"Ctrl-d\"、\"Shift-Tab\"、\"PgDn\"、\"Space\""
        )
    },
    same_in_terminals: |chord, other| format!("终端把 {chord} 当作 {other} 送出，所以收不到"),
    conflict_default: |chord, command| {
        format!("{chord} 已经是{command}的键；请给{command}换键，或写 [] 去掉它的键")
    },
    conflict_line: |chord, command, line| {
        format!("{chord} 在第 {line} 行已经是{command}的键；两者之一要换键")
    },
    no_way_out: "退出至少要有一个不是字符的键，如 \"F10\" 或 \"Ctrl-c\"",
    unknown_key: "没有这个设置项，不起作用",
    more_warnings: |n| format!("（还有 {n} 条，见之前的屏幕）"),
    hint: "qrscope generate config 打印带全部设置项和取值的文件",
    head: &[
        "qrscope 的设置：$XDG_CONFIG_HOME/qrscope/config.toml（通常是 ~/.config/qrscope/config.toml），",
        "Windows 上是 %APPDATA%\\qrscope\\config.toml，或 --config、QRSCOPE_CONFIG 写明的文件。",
        "",
        "命令行选项优先于环境变量，环境变量优先于这个文件。以 # 加名称开头的行写的是默认值，",
        "去掉 # 再改。空的文字或列表等于没有设置。",
    ],
    keys_head: &[
        "键位：命令 = [\"键\", …]，提示里用第一个；[] 去掉命令的键。没有写的保持默认。",
        "写法如 \"y\"、\"F2\"、\"Ctrl-d\"、\"Alt-x\"、\"Shift-Tab\"、\"PgDn\"、\"Space\"。输入文字时字符不是命令。",
    ],
    allowed: |what| format!("可以是：{what}"),
};
