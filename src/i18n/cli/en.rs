//! English words of the command line.

use super::CliTexts;
use crate::domain::Listed;
use crate::i18n::numbers::plural;
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const CLI: CliTexts = CliTexts {
    usage_hint: "see qrscope --help",
    link_missing: "without a terminal a link is needed; --demo without one lists its codes",
    dumb_terminal: "TERM=dumb can't show the explorer, only text: set TERM to what the terminal is, such as TERM=xterm-256color",
    demo_or_endpoint: "--demo brings its own service and can't be used with --endpoint",
    endpoint_no_url: "--endpoint is not a URL",
    endpoint_scheme: "--endpoint takes https only, and http to this machine",
    endpoint_plain_http: "--endpoint is plain http to another machine; only https goes there, unless --allow-origin names it",
    endpoint_user_info: "--endpoint has a name or password in it and isn't used",
    origin_refused: |text| {
        format!(
            "--allow-origin {text} is no origin: scheme, host and port, such as https://example.com"
        )
    },
    header_form: "not in the form 'Name: value'",
    header_name: "that is no name of a header",
    header_reserved: "the program itself decides about this one",
    header_value: "the value is empty or holds characters that no header may hold",
    header_variable: "the variable isn't set",
    header_file: "the file can't be read",
    header_file_too_large: "it is over 64 KiB and no value of a header",
    authorities_unreadable: "the file can't be read",
    authorities_too_large: "the file is too large to be a list of certificates",
    authorities_binary: "the file is in binary form (DER); PEM is needed, as 'openssl x509 -inform der -in FILE' writes it",
    authorities_none: "there is no certificate in it: it has to have lines -----BEGIN CERTIFICATE-----",
    authorities_damaged: "a certificate in it can't be read; the file is damaged",
    zone_refused: |zone| {
        format!(
            "--tz {zone} is no time zone: a name such as Asia/Shanghai or an offset such as +08:00"
        )
    },
    locale_not_utf8: |name, value| {
        format!("{name}={value} is not UTF-8: set {name}=C.UTF-8 and a UTF-8 terminal")
    },
    variable_not_utf8: "isn't UTF-8",
    a_switch_variable: "has to be true or false (yes, on, 1 or no, off, 0 will do), or empty",
    a_moment: "has to be a moment such as 2026-06-23T10:00:00+08:00",
    log_refused: |file, why| format!("--log {file} can't be written: {why}"),
    log_terminal: "it is a terminal; the log goes to a file only",
    clipboard_command_missing: "--clipboard: \"command\" needs a program: set clipboard_command in the config file, or QRSCOPE_CLIPBOARD_COMMAND, to an array such as [\"wl-copy\"]",
    clipboard_command_no_array: "has to be a JSON array of texts, such as [\"wl-copy\"]",
    clipboard_command_no_program: "--clipboard-command names no program: its first text is the program",
    clipboard_command_nul: "--clipboard-command holds a NUL character, which no argument of a program can",
    task_id_refused: "this is no task id: it can't be empty, only dots, or longer than 1,024 bytes",
    host_unknown: |host| format!("{host} is not a known code host; nothing was asked"),
    host_unknown_hint: |host| {
        format!(
            "--allow-host {host} allows it: the link goes to the query service, the host itself is not visited"
        )
    },
    more_links: |n| {
        format!(
            "the text has {n} more {}; the first is used; the rest",
            plural(n, "link", "links")
        )
    },
    retry_after: |seconds| {
        format!(
            "; it wants {} s to pass before the next try",
            thousands(seconds)
        )
    },
    text_goes_out: |endpoint| format!("the text below goes to the service at {endpoint}"),
    text_send_it: "Send the text above to that service? [y/N]",
    yes: &["y", "Y", "yes", "ｙ", "Ｙ"],
    text_needs_yes: "nothing was sent: without a terminal to ask at, --yes is needed",
    text_empty: "--text holds no text; nothing was sent",
    text_not_sent: "nothing was sent",
    tasks_none: "the service holds no such tasks",
    plain_more: |loaded, total| format!("{} / {total}; --all for more", thousands(loaded as u64)),
    clamped: |asked| format!("a page has at most 50 records; {asked} is taken as 50"),
    odd_exported: |n| {
        format!(
            "records of an unexpected shape: {}; they stand as sent in the column summary",
            thousands(n as u64)
        )
    },
    rows_changed: |listed, n, is_newest| {
        let which = if is_newest { "last" } else { "first" };
        let rows = match listed {
            Listed::Records => "records",
            Listed::Tasks => "tasks",
        };
        format!(
            "{rows} that changed while they were fetched: {}; each stands here once, as read {which}",
            thousands(n as u64)
        )
    },
    serve_failed: |why| format!("the demo service did not start: {why}"),
    start_failed: |why| format!("the program could not start: {why}"),
    output_failed: |why| format!("the output could not be written: {why}"),
};
