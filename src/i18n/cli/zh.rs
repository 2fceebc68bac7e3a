//! 命令行的文字.

use super::CliTexts;
use crate::domain::Listed;
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const CLI: CliTexts = CliTexts {
    usage_hint: "用法见 qrscope --help",
    link_missing: "没有终端时要给出链接；--demo 不带链接会列出演示码",
    dumb_terminal: "TERM=dumb 显示不了浏览界面，只能打印文字：请按终端的类型设置 TERM，如 TERM=xterm-256color",
    demo_or_endpoint: "--demo 用内置的演示服务，不能同时给 --endpoint",
    endpoint_no_url: "--endpoint 不是网址",
    endpoint_scheme: "--endpoint 只能是 https，本机可以用 http",
    endpoint_plain_http: "--endpoint 是其他机器的 http 地址；除本机外只用 https，除非 --allow-origin 写明它",
    endpoint_user_info: "--endpoint 里有用户名或密码，不能使用",
    origin_refused: |text| {
        format!("--allow-origin {text} 不是来源：写协议、主机和端口，如 https://example.com")
    },
    header_form: "不是「名称: 值」的形式",
    header_name: "不是请求头的名称",
    header_reserved: "这个请求头由程序自己决定",
    header_value: "值为空，或含有请求头不允许的字符",
    header_variable: "环境变量没有设置",
    header_file: "文件读不了",
    header_file_too_large: "超过 64 KiB，不是请求头的值",
    authorities_unreadable: "文件读不了",
    authorities_too_large: "文件太大，不像是证书",
    authorities_binary: "文件是二进制格式（DER），需要 PEM：可用 openssl x509 -inform der -in FILE 转换",
    authorities_none: "里面没有证书：应有 -----BEGIN CERTIFICATE----- 这样的行",
    authorities_damaged: "里面有证书读不了，文件损坏",
    zone_refused: |zone| {
        format!("--tz {zone} 不是时区：写时区名称，如 Asia/Shanghai，或与 UTC 的差，如 +08:00")
    },
    locale_not_utf8: |name, value| {
        // What to set is ASCII, so that it is read also where the rest comes out garbled.
        format!("{name}={value} 不是 UTF-8：请设 {name}=zh_CN.UTF-8，终端也要用 UTF-8")
    },
    variable_not_utf8: "不是 UTF-8",
    a_switch_variable: "只能是 true 或 false（也可以写 yes、on、1 或 no、off、0），或者留空",
    a_moment: "要写时刻，如 2026-06-23T10:00:00+08:00",
    log_refused: |file, why| format!("--log {file} 写不了：{why}"),
    log_terminal: "是终端；日志只写入文件",
    clipboard_command_missing: "--clipboard：\"command\" 需要指定程序：在配置文件里写 clipboard_command，或设 QRSCOPE_CLIPBOARD_COMMAND，值是数组，例如 [\"wl-copy\"]",
    clipboard_command_no_array: "必须是文字的 JSON 数组，例如 [\"wl-copy\"]",
    clipboard_command_no_program: "--clipboard-command 没有指定程序：第一项就是程序",
    clipboard_command_nul: "--clipboard-command 含有 NUL 字符，程序的参数里不能有",
    task_id_refused: "这不是任务编号：不能是空的、只有点，或超过 1,024 字节",
    host_unknown: |host| format!("{host} 不是已知的码域名，没有查询"),
    host_unknown_hint: |host| {
        format!("确认无误可加 --allow-host {host}；链接会发给查询服务，不会访问这个域名")
    },
    more_links: |n| format!("文字里还有 {n} 个链接，这里用第一个；其余"),
    retry_after: |seconds| format!("；服务要求 {} 秒以后再问", thousands(seconds)),
    text_goes_out: |endpoint| format!("下面这段文字将发送给 {endpoint} 上的服务"),
    text_send_it: "把上面的文字发送给这个服务吗？[y/N]",
    yes: &["y", "Y", "yes", "ｙ", "Ｙ", "是"],
    text_needs_yes: "没有发送：不在终端里无法询问，需要 --yes",
    text_empty: "--text 里没有文字，没有发送",
    text_not_sent: "没有发送",
    tasks_none: "服务没有这样的任务",
    plain_more: |loaded, total| format!("{} / {total}；--all 取全部", thousands(loaded as u64)),
    clamped: |asked| format!("每页最多 50 条，{asked} 按 50 处理"),
    odd_exported: |n| {
        format!(
            "{} 条记录不是预期的结构，原文放在 summary 列",
            thousands(n as u64)
        )
    },
    rows_changed: |listed, n, is_newest| {
        let which = if is_newest { "最后" } else { "最先" };
        let rows = match listed {
            Listed::Records => "条记录",
            Listed::Tasks => "个任务",
        };
        format!(
            "有 {} {rows}在取的过程中变了；各只列一次，是{which}取到的内容",
            thousands(n as u64)
        )
    },
    serve_failed: |why| format!("演示服务没有启动：{why}"),
    start_failed: |why| format!("程序没有启动：{why}"),
    output_failed: |why| format!("写不出结果：{why}"),
};
