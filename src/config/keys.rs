//! The table of keys: one row for each, in the order in which they are printed. A test in `cli` compares it with the options.

use super::Key;

/// Every key but those of `[keys]`.
pub const KEYS: &[Key] = &[
    Key::text("endpoint", ["查询服务：JSON-RPC 地址、HTTP+JSON 基地址，或只写来源", "The service: its JSON-RPC address, its HTTP+JSON base, or just its origin"]).or("\"https://a2a.objqr.com/a2a/jsonrpc\""),
    Key::word("dialect", &["auto", "0.3", "1.0"], ["A2A 的版本；auto 自行查明", "Version of A2A to speak; auto finds it out"]),
    Key::word("binding", &["auto", "jsonrpc", "rest"], ["用什么承载；auto 自行查明", "What carries it; auto finds it out"]),
    Key::list("allow_origin", ["服务的名片可以指向的其他来源，或可以用 http 访问的来源", "Other origins that the agent card may lead to, or that may be asked over plain http"]),
    Key::list("header", ["给服务自己的来源加的请求头，如 \"Authorization: env:TOKEN\"；值也可写 file:路径", "Headers for the service's own origin, such as \"Authorization: env:TOKEN\"; or file:PATH as the value"]),
    Key::text("proxy", ["离开本机的请求用的代理，如 \"http://HOST:PORT\"，或 \"none\"；空为按 https_proxy、http_proxy 和 all_proxy", "The proxy for what leaves this machine, such as \"http://HOST:PORT\", or \"none\"; empty for what https_proxy, http_proxy and all_proxy say"]),
    Key::text("ca_cert", ["PEM 文件，其中的机构在系统的以外也受信任", "A PEM file with authorities to trust beside the system's"]),
    Key::number("timeout", 1, 600, ["等第一个字节的秒数；整个回答可用四倍时间", "Longest wait for an answer's first byte, in seconds; the whole answer may take four times that"]).or("15"),
    Key::switch("demo", ["改用内置的演示服务", "Use the built-in demo service instead"]),
    Key::list("code_hosts", ["一直当作码域名的其他域名，除文档列出的以外", "Further hosts that are always code hosts, beside the documented ones"]),
    Key::list("allow_host", ["也当作码域名；--allow-host 会取代这里的", "The same, but --allow-host takes the place of these"]),
    Key::number("page_size", 1, u32::MAX, ["每页记录数，最多 50；更大按 50", "Records a page, 1 to 50; more is taken as 50"]).or("50"),
    Key::word("lang", &["auto", "zh", "en"], ["程序自己的语言；auto 按系统区域", "Language of the program's own words; auto goes by the locale"]),
    Key::text("tz", ["显示时间用的时区，如 \"Asia/Shanghai\" 或 \"+08:00\"；空为系统时区", "Zone that times are shown in, such as \"Asia/Shanghai\" or \"+08:00\"; empty for the system's"]),
    Key::word("theme", &["auto", "dark", "light", "high-contrast", "mono"], ["配色：深色底、浅色底、高对比，或不用颜色；底色看 COLORFGBG，没有时 auto 按深色，高对比不用颜色", "Colours for dark or light grounds, with high contrast, or none. COLORFGBG tells the ground; without it auto takes dark, high-contrast no colours"]),
    Key::word("color", &["auto", "always", "never"], ["是否用颜色；auto 按 NO_COLOR 和 TERM", "Whether to use colours; auto goes by NO_COLOR and TERM"]),
    Key::switch("ascii", ["只用 ASCII 画标记和线", "Draw marks and rules with ASCII only"]),
    Key::word("ambiguous_width", &["narrow", "wide"], ["弯引号、希腊和西里尔字母等字符的宽度；有的中文终端用两格画", "Cells of ambiguous characters, such as curly quotes, Greek and Cyrillic: wide for two, as some Chinese terminals draw them"]).or("\"narrow\""),
    Key::word("clipboard", &["auto", "native", "osc52", "command", "off"], ["怎样复制链接；command 运行 clipboard_command 里的程序", "How links are copied; command runs the program of clipboard_command"]),
    Key::list("clipboard_command", ["clipboard = \"command\" 时运行的程序和参数，如 [\"wl-copy\"]：不经过 shell，链接从标准输入给它；没有对应的选项，QRSCOPE_CLIPBOARD_COMMAND 写成 JSON 数组", "The program for clipboard = \"command\" and its arguments, such as [\"wl-copy\"]: run without a shell, given the link on stdin. No option says it; QRSCOPE_CLIPBOARD_COMMAND is a JSON array"]).without_flag(),
    Key::switch("clipboard_hold", ["退出后留住复制的内容，X11 和 Wayland 上由一个进程保管，到下一次复制或一天为止；显示环境是随 SSH 带来的（DISPLAY 写有主机名）时不保管，否则连接关不掉", "Keep what was copied after quitting, on X11 and Wayland by a process that ends with the next copy or after a day; not on a display that came along with SSH (DISPLAY names a host), where it would keep the connection open"]).or("true"),
    Key::switch("print_last_copy", ["退出后在标准错误上写出最后复制的链接", "Print the last copied link to stderr after quitting, to be selected by hand"]),
    Key::text("log", ["日志文件；空为不记", "File for the log; empty for none"]),
    Key::word("log_level", &["error", "warn", "info", "debug", "trace"], ["日志记到哪一级", "How much goes into the log"]).or("\"info\""),
    Key::text("fixed_time", ["把这个时刻当作现在（RFC 3339），用于演示", "Take this as the present moment (RFC 3339), for demos and snapshots"]),
];
