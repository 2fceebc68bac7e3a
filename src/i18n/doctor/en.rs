//! English words of `doctor`.

use super::DoctorTexts;

pub(in crate::i18n) const DOCTOR: DoctorTexts = DoctorTexts {
    note: "no passwords or tokens in it, fit to be pasted into a ticket; ! marks what may be wrong",
    sections: [
        "Terminal",
        "Language and time",
        "Service",
        "Proxy",
        "TLS",
        "Clipboard",
        "Config file",
        "Log",
    ],
    origins: ["default", "config file", "variable", "command line"],
    comma: ", ",
    none: "none",
    would_help: "would help",
    terminal_labels: [
        "in and output",
        "window",
        "locale",
        "marks",
        "colours",
        "theme",
        "ground",
    ],
    on_terminal: [
        "both a terminal",
        "not both a terminal, so the explorer isn't started and text is printed",
    ],
    dumb: "can't move its cursor, so the explorer isn't started and text is printed; it needs another TERM, such as TERM=xterm-256color, if the terminal can",
    small_window: |w, h| format!("too small, at least {w}x{h}"),
    not_utf8: |name| {
        format!(
            "isn't UTF-8, so marks and rules are ASCII; if the terminal does take UTF-8, set a UTF-8 locale such as {name}=C.UTF-8"
        )
    },
    marks: ["Unicode", "ASCII"],
    depths: ["none", "16", "256", "all"],
    no_colours: [
        "as NO_COLOR is set",
        "as nothing says that the terminal has any",
        "as this theme has none",
        "as high contrast goes by COLORFGBG, which doesn't tell the ground",
    ],
    grounds: ["for dark grounds", "for light grounds"],
    themes: ["mono", "high contrast"],
    ground_unknown: [
        "not asked: in- and output aren't both a terminal",
        "the terminal doesn't say",
    ],
    ground_differs: "doesn't fit the theme",
    time_labels: ["language", "zone", "now"],
    system_zone: "the system's",
    service_labels: ["address", "A2A", "headers", "other origins", "answer"],
    demo: "the built-in demo service",
    not_asked: "not asked (--offline)",
    answers: |status, ms| format!("answers: HTTP {status} in {ms} ms"),
    with_card: |name| format!("agent card '{name}'"),
    without_card: "no agent card, which isn't needed",
    loopback: "this machine, never asked through a proxy",
    proxy_counts: |proxy| format!("through {proxy}"),
    no_proxy: "directly",
    proxy_label: "for this service",
    roots_label: "trusted authorities",
    roots: |n| format!("{n}"),
    no_roots: "not one, so https always fails; on Linux install ca-certificates",
    not_there: "isn't there",
    clipboard_labels: ["way", "by", "program", "system"],
    clipboard_opened: "can be opened",
    program_not_there: "isn't found, so a copy would fail",
    program_not_one: "isn't a program that can be run, so a copy would fail",
    no_signs: "no sign of a clipboard",
    no_osc52: |key| {
        format!("this terminal has no clipboard; in the explorer {key} shows the link as a QR code")
    },
    tmux: "tmux has to allow it first: set -g set-clipboard on",
    config_labels: ["file", "set", "keys", "unusable"],
    no_file: [
        "isn't there, so all is as by default",
        "no home folder to look in; name a file with --config",
    ],
    read: "was read",
    unusable: "can't be used; what follows is without it",
    all_default: "nothing",
    unknown_variable: "there is no such variable, so it has no effect",
    own_keys: |n| match n {
        1 => "1 command has other keys".to_owned(),
        n => format!("{n} commands have other keys"),
    },
    refused_setting: "this setting can't be used: other commands end with exit code 2",
    log_labels: ["file", "level"],
};
