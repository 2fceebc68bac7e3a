//! 选项的文字.

use super::{NoteTexts, OptionHelp, OptionTexts};

pub(in crate::i18n) const OPTIONS: OptionTexts = OptionTexts {
    notes: NoteTexts {
        heading: "所有命令的选项",
        variable: |name| format!("[环境变量：{name}]"),
        default: |value| format!("[默认：{value}]"),
        values: |words| format!("[可以是：{words}]"),
        repeated: "；可以重复",
        list: "；可以重复，几项可用逗号分开，环境变量里也一样",
    },
    endpoint: OptionHelp::new("查询服务：JSON-RPC 地址、HTTP+JSON 基地址，或只写来源"),
    dialect: OptionHelp::new("A2A 的版本；auto 自行查明"),
    binding: OptionHelp::new("用什么承载；auto 自行查明"),
    allow_origin: OptionHelp::new("服务的名片可以指向的其他来源，或可以用 http 访问的来源"),
    header: OptionHelp::new("给服务自己的来源加的请求头，写作「名称: 值」；值也可写 env:变量名 或 file:路径"),
    proxy: OptionHelp::new("离开本机的请求用的代理，或 none")
        .more("写 http://HOST:PORT，也可以是 https、socks5、socks5h；要登录时在主机前写 NAME:PASSWORD@，特殊字符写成 %XX。大写的环境变量也算。NO_PROXY 的例外仍是例外，本机总是直接访问。域名由代理解析。")
        .unset("按 https_proxy、http_proxy 和 all_proxy"),
    ca_cert: OptionHelp::new("PEM 文件，其中的机构在系统的以外也受信任")
        .more("系统的机构来自系统的证书库；Linux 上设了 SSL_CERT_FILE 和 SSL_CERT_DIR 就用它们。没有关掉检查的选项。"),
    timeout: OptionHelp::new("等第一个字节的秒数，1 到 600；整个回答可用四倍时间"),
    demo: OptionHelp::new("改用内置的演示服务，不需要网络"),
    code_hosts: OptionHelp::new("一直当作码域名的其他域名，除文档列出的以外"),
    allow_host: OptionHelp::new("也当作码域名的其他域名；写成选项会取代在别处设置的"),
    page_size: OptionHelp::new("每页记录数，最多 50；更大按 50"),
    lang: OptionHelp::new("程序自己的语言；auto 按系统区域"),
    tz: OptionHelp::new("显示时间用的时区：名称（Asia/Shanghai）或与 UTC 的差（+08:00）").unset("系统时区"),
    theme: OptionHelp::new("配色：深色底、浅色底、高对比，或不用颜色；底色看 COLORFGBG，没有时 auto 按深色，高对比不用颜色"),
    color: OptionHelp::new("是否用颜色；auto 按 NO_COLOR 和 TERM"),
    ascii: OptionHelp::new("只用 ASCII 画标记和线"),
    ambiguous_width: OptionHelp::new("弯引号、希腊和西里尔字母等字符的宽度；有的中文终端用两格画"),
    clipboard: OptionHelp::new("怎样复制链接；command 运行配置文件的 clipboard_command 或 QRSCOPE_CLIPBOARD_COMMAND 里的程序"),
    clipboard_command: OptionHelp::new("--clipboard command 运行的程序和参数，如 [\"wl-copy\"]：不经过 shell，链接从标准输入给它")
        .more("没有对应的选项；QRSCOPE_CLIPBOARD_COMMAND 写成 JSON 数组。"),
    clipboard_hold: OptionHelp::new("退出后留住复制的内容，X11 和 Wayland 上由一个进程保管，到下一次复制或一天为止")
        .more("显示环境是随 SSH 带来的（DISPLAY 写有主机名）时不保管，否则连接关不掉。"),
    print_last_copy: OptionHelp::new("退出后在标准错误上写出最后复制的链接"),
    config: OptionHelp::new("配置文件").unset("配置文件夹里的 qrscope/config.toml"),
    log: OptionHelp::new("日志写到这个文件的末尾，不写到屏幕"),
    log_level: OptionHelp::new("日志记到哪一级"),
    fixed_time: OptionHelp::new("把这个时刻当作现在（RFC 3339），用于演示"),
    offline: OptionHelp::new("不访问服务"),
};
