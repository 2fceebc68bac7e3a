//! 中文.

use std::time::Duration;

use super::zh_errors::{asked_again_for, error, hint, host_refusal, link_refusal, url_refusal};
use super::zh_labels::{block, label};
use super::{Texts, thousands};
use crate::domain::Lookalike;

pub(super) static TEXTS: Texts = Texts {
    panel: super::zh_panel::PANEL,
    config: super::zh_config::CONFIG,
    doctor: super::zh_doctor::DOCTOR,
    ledger: super::zh_ledger::LEDGER,
    copy: super::zh_copy::COPY,
    qr: &super::qr_texts::ZH,
    tagline: "草料二维码背后的实体，只读",
    other_language: "English",
    untracked: "未跟踪",
    name_untracked: "名称未跟踪",
    panes: ["实体", "账本", "操作"],
    block,
    label,
    columns: ["时间", "结果", "记录", "摘要", "填写人"],
    more_lines: |n| format!("还有 {} 行", thousands(n as u64)),
    row_place: |n| format!("第 {} 条", thousands(n as u64)),
    loaded: |n| format!("已取 {}", thousands(n as u64)),
    total: |n| format!("共 {n}"),
    total_untracked: "总数未跟踪",
    card_says: |n| format!("实体卡写 {n}"),
    actions_count: |n| format!("共 {} 个", thousands(n as u64)),
    loading: |time| format!("正在取   {time}"),
    old_rows: |age| format!("下方是 {age}的内容"),
    pane_failed_hint: |key| format!("按 {key} 再试一次"),
    old_content: |age| format!("现在看到的是 {age}的内容"),
    odd_value: "不是预期的类型",
    actions_untracked: "平台没有说明这个码有哪些操作。这不等于「没有操作」。",
    auth: ["需授权", "无需授权"],
    writes: ["会写入", "只读取"],
    destroys: ["会破坏已有数据", "不破坏已有数据"],
    once_per_key: ["同一请求键只算一次", "同一请求键只算一次"],
    confirm_none: "不要求",
    confirm: |kind| format!("二次确认 {kind}"),
    actions_hint: |key, qr| {
        format!("{key}复制链接，{qr} 显示二维码，到手机上填写；这里只读，不执行操作")
    },
    promises: "如果执行，会怎样（平台的约定）",
    promises_note: "标注说的是将来执行时的行为，不是它现在的状态。qrscope 只读，不执行任何操作。",
    auth_needed: "需要。这个服务无论是否授权都不执行",
    auth_not_needed: "不需要。这个服务不执行任何操作",
    writes_long: "会写入",
    reads_long: "只读取，不写入",
    destroys_long: "会破坏已有数据",
    keeps_long: "不破坏已有数据",
    form_via: |tool| format!("公开 MCP 的 {tool}"),
    no_link: "没有可交给人的链接",
    url_refusal,
    host_known: |host| format!("{host} 是已知的码域名"),
    host_own: |host| format!("{host} 是这个码自己的域名"),
    host_foreign: |host| format!("{host} 不是已知的码域名，打开前请确认"),
    host_lookalike: |kind| match kind {
        Lookalike::Resembles(known) => format!("域名看上去像 {known}，其实不是"),
        Lookalike::MixedScripts => "域名混用了不同的文字，可能冒充别的域名".to_owned(),
        Lookalike::OtherLetters => "域名里有其他文字，这里按编码（punycode）写出".to_owned(),
    },
    host_in_row: |host, kind| match kind {
        Some(Lookalike::Resembles(known)) => format!("形似 {known}：{host}"),
        Some(Lookalike::MixedScripts) => format!("混用文字的域名 {host}"),
        Some(Lookalike::OtherLetters) | None => format!("非码域名 {host}"),
    },
    full_link: |n| format!("完整链接，{} 个字符", thousands(n as u64)),
    full_link_key: "完整链接",
    transitional: "过渡编号",
    page_members: "所在页的其他内容",
    views: ["呈现", "摘要", "原文"],
    no_summary: "服务没有给出摘要。",
    service_says: "服务原话",
    no_entity: "没有可读的公开实体",
    no_entity_why: "链接有误，或者这个码没有公开。服务对两种情况回答相同，这里无法区分。",
    said: "服务原话",
    possible: "可能的原因",
    link_read: "读到的链接",
    other_code: |uri| format!("服务回答的码是 {uri}，不是所问的链接"),
    other_artifact: |name| {
        if name.is_empty() {
            return "结果没有名称；内容相符，照此显示".to_owned();
        }
        format!("结果的名称是「{name}」，不是预期的名称；内容相符，照此显示")
    },
    error,
    hint,
    last_record: "上次",
    last_record_card: "上次（实体卡）",
    known_failures: |n| format!("已知异常 {}", thousands(n as u64)),
    head_actions: "操作",
    nothing_to_sum_up: "平台没有给出可以概括的内容",
    asked_again: |kind, time, [n, m]| {
        format!("{time}后再问：{}（第 {n}/{m} 次）", asked_again_for(kind))
    },
    retry_at: |time| format!("；请在 {time} 以后再问"),
    retry_after: |seconds| format!("；服务要求 {} 秒以后再问", thousands(seconds)),
    running: |n, time| format!("{n} 个请求进行中   {time}"),
    fetched: |age| format!("{age}取得"),
    open_title: "打开",
    link_label: "链接",
    link_placeholder: "粘贴码链接或整段聊天消息",
    demo_codes: "演示码",
    demo_note: "内置，不需要网络",
    machine: "本机",
    machine_labels: ["服务", "剪贴板", "时区"],
    clipboard_command_missing: "--clipboard：\"command\" 需要指定程序：在配置文件里写 clipboard_command，或设 QRSCOPE_CLIPBOARD_COMMAND，值是数组，例如 [\"wl-copy\"]",
    clipboard_command_refusals: [
        "--clipboard-command 必须是文字的 JSON 数组，例如 [\"wl-copy\"]",
        "--clipboard-command 没有指定程序：第一项就是程序",
        "--clipboard-command 含有 NUL 字符，程序的参数里不能有",
    ],
    overlays: ["记录", "操作", "实体", "帮助", "打开另一个码", "命令"],
    confirm_hint: "确定",
    composed: |key| format!("输入法可能开着：这里按键是命令。方向键、回车和 {key} 不受输入法影响"),
    run_hint: "执行",
    selected_record: "选中的记录",
    raw_title: "原文",
    raw_cut: |n| format!("还有 {} 字节没有显示", thousands(n as u64)),
    ask_host: |host| format!("{host} 不是已知的码域名。仍要查询吗？"),
    ask_host_note: "继续会把这个链接发给查询服务；不会访问这个域名。",
    other_links: |n| format!("文字里还有 {n} 个链接，这里用第一个；打开时可以另选"),
    more_links: |n| format!("文字里还有 {n} 个链接，这里用第一个；其余"),
    other_links_title: "其他链接",
    choices_title: "其他链接和演示码",
    other_link: "同一段文字里的链接",
    link_refusal,
    host_refusal,
    cancelled: "已取消，没有再等服务的回答",
    too_small: |w, h| format!("窗口 {w}x{h} 太小，至少 40x10"),
    help_groups: ["这个窗格", "移动", "整个程序", "标记"],
    copy_link: "复制链接",
    detail_or_retry: "详情，或重试",
    retry: "重试",
    cancel: "取消",
    marks: [
        "通过（pass）",
        "不通过（fail）",
        "其他结果，以及状态",
        "未跟踪：平台没有说明，不等于「没有」",
    ],
    help_note: "输入法开着也可用：方向键、回车、Esc、Tab、F 键；全角键同样有效",
    help_computed: "按当前键位生成",
    quotes: ["「", "」"],
    enter_key: "回车",
    plain_more: |loaded, total| format!("{} / {total}；--all 取全部", thousands(loaded as u64)),
    clamped: |asked| format!("每页最多 50 条，{asked} 按 50 处理"),
    seconds: |time: Duration| format!("{} 秒", time.as_secs()),
    colon: "：",
    host_unknown: |host| format!("{host} 不是已知的码域名，没有查询"),
    host_unknown_hint: |host| {
        format!("确认无误可加 --allow-host {host}；链接会发给查询服务，不会访问这个域名")
    },
    endpoint_refusals: [
        "--endpoint 不是网址",
        "--endpoint 只能是 https，本机可以用 http",
        "--endpoint 是其他机器的 http 地址；除本机外只用 https，除非 --allow-origin 写明它",
        "--endpoint 里有用户名或密码，不能使用",
    ],
    demo_or_endpoint: "--demo 用内置的演示服务，不能同时给 --endpoint",
    link_missing: "没有终端时要给出链接；--demo 不带链接会列出演示码",
    usage_hint: "用法见 qrscope --help",
    text_goes_out: |endpoint| format!("下面这段文字将发送给 {endpoint} 上的服务"),
    text_send_it: "把上面的文字发送给这个服务吗？[y/N]",
    text_needs_yes: "没有发送：不在终端里无法询问，需要 --yes",
    text_empty: "--text 里没有文字，没有发送",
    task_id_refused: "这不是任务编号：不能是空的、只有点，或超过 1,024 字节",
    text_not_sent: "没有发送",
    task_labels: ["任务", "会话", "状态", "时间", "服务原话", "结果", "历史"],
    tasks_none: "服务没有这样的任务",
    tasks_repeat: |n| format!("列出 {} 个任务后服务不再往下给", thousands(n as u64)),
    card_labels: ["提供方", "版本", "文档", "鉴权", "扩展", "必需"],
    card_headings: ["接口", "能力", "技能"],
    contradiction: |member| format!("名片写着 {member}，与服务公布的限制不符"),
    contract_extension: "只读契约",
    not_spoken: "本程序不支持",
    log_refused: |file, why| format!("--log {file} 写不了：{why}"),
    log_terminal: "是终端；日志只写入文件",
    origin_refused: |text| {
        format!("--allow-origin {text} 不是来源：写协议、主机和端口，如 https://example.com")
    },
    header_refusals: [
        "不是「名称: 值」的形式",
        "不是请求头的名称",
        "这个请求头由程序自己决定",
        "值为空，或含有请求头不允许的字符",
        "环境变量没有设置",
        "文件读不了",
    ],
    authority_refusals: [
        "文件读不了",
        "文件太大，不像是证书",
        "文件是二进制格式（DER），需要 PEM：可用 openssl x509 -inform der -in FILE 转换",
        "里面没有证书：应有 -----BEGIN CERTIFICATE----- 这样的行",
        "里面有证书读不了，文件损坏",
    ],
    locale_not_utf8: |name, value| {
        // First what is read also where the rest comes out garbled.
        format!("{name}={value} is not UTF-8: set {name}=zh_CN.UTF-8（终端也要用 UTF-8）")
    },
    zone_refused: |zone| {
        format!("--tz {zone} 不是时区：写时区名称，如 Asia/Shanghai，或与 UTC 的差，如 +08:00")
    },
    serve_failed: |why| format!("演示服务没有启动：{why}"),
    start_failed: |why| format!("程序没有启动：{why}"),
    output_failed: |why| format!("写不出结果：{why}"),
    odd_exported: |n| {
        format!(
            "{} 条记录不是预期的结构，原文放在 summary 列",
            thousands(n as u64)
        )
    },
    came_twice: |n| {
        format!(
            "同一编号先后给出不同内容的记录有 {} 条，都列出",
            thousands(n as u64)
        )
    },
};
