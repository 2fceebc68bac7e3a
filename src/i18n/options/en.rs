//! English words about options.

use super::{NoteTexts, OptionHelp, OptionTexts};

pub(in crate::i18n) const OPTIONS: OptionTexts = OptionTexts {
    notes: NoteTexts {
        heading: "Options of every command",
        variable: |name| format!("[env: {name}]"),
        default: |value| format!("[default: {value}]"),
        values: |words| format!("[possible values: {words}]"),
        repeated: "; may be repeated",
        list: "; may be repeated, and commas separate several, also in the variable",
    },
    endpoint: OptionHelp::new("The service: its JSON-RPC address, its HTTP+JSON base, or just its origin"),
    dialect: OptionHelp::new("Version of A2A to speak; auto finds it out"),
    binding: OptionHelp::new("What carries it; auto finds it out"),
    allow_origin: OptionHelp::new("Another origin that the service's agent card may lead to, or that may be asked over plain http"),
    header: OptionHelp::new("A header for the service's own origin, 'Name: value'; the value may be env:NAME or file:PATH"),
    proxy: OptionHelp::new("The proxy for what leaves this machine, or none")
        .more("http://HOST:PORT, also https, socks5 and socks5h; NAME:PASSWORD@ before the host where it wants a login, special characters as %XX. The variables count in capitals too. The exceptions of NO_PROXY stay exceptions, and this machine itself is always asked directly. Names are looked up by the proxy.")
        .unset("as https_proxy, http_proxy and all_proxy say"),
    ca_cert: OptionHelp::new("A PEM file with authorities to trust beside the system's")
        .more("The system's are those of its store; on Linux SSL_CERT_FILE and SSL_CERT_DIR take its place where they are set. No option turns the checks off."),
    timeout: OptionHelp::new("Longest wait for an answer's first byte, 1 to 600 seconds; the whole answer may take four times that"),
    demo: OptionHelp::new("Use the built-in demo service instead; needs no network"),
    code_hosts: OptionHelp::new("Further hosts that are always code hosts, beside the documented ones"),
    allow_host: OptionHelp::new("A further host whose links are codes; the flag takes the place of those set elsewhere"),
    page_size: OptionHelp::new("Records a page, 1 to 50; more is taken as 50"),
    lang: OptionHelp::new("Language of the program's own words; auto goes by the locale"),
    tz: OptionHelp::new("Zone that times are shown in: a name (Asia/Shanghai) or an offset (+08:00)")
        .unset("the system's"),
    theme: OptionHelp::new("Colours for dark or light grounds, with much contrast, or none; COLORFGBG tells the ground, without it auto takes dark and high-contrast takes no colours"),
    color: OptionHelp::new("Whether to use colours; auto goes by NO_COLOR and TERM"),
    ascii: OptionHelp::new("Draw marks and rules with ASCII only"),
    ambiguous_width: OptionHelp::new("Cells of ambiguous characters, such as curly quotes, Greek and Cyrillic: wide for two, as some Chinese terminals draw them"),
    clipboard: OptionHelp::new("How links are copied; command runs the program of clipboard_command in the config file or of QRSCOPE_CLIPBOARD_COMMAND"),
    clipboard_command: OptionHelp::new("The program of --clipboard command with its arguments, such as [\"wl-copy\"]: run without a shell, given the link on stdin")
        .more("No option says it; QRSCOPE_CLIPBOARD_COMMAND is a JSON array."),
    clipboard_hold: OptionHelp::new("Keep what was copied after quitting, on X11 and Wayland by a process that ends with the next copy or after a day")
        .more("Nothing is kept on a display that came along with SSH (DISPLAY names a host): it would keep the SSH connection open."),
    print_last_copy: OptionHelp::new("Print the last copied link to stderr after quitting, to be selected by hand"),
    config: OptionHelp::new("The config file")
        .unset("qrscope/config.toml in the configuration folder"),
    log: OptionHelp::new("Write a log to the end of this file; never to the screen"),
    log_level: OptionHelp::new("How much goes into the log"),
    fixed_time: OptionHelp::new("Take this as the present moment (RFC 3339), for demos and snapshots"),
    offline: OptionHelp::new("Don't ask the service"),
};
