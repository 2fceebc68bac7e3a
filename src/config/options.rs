//! The table of options: one row for each, in the order in which help, config file and manual page list them. From a row come parsing,
//! precedence, what is said of a wrong value, redaction, the printed file, help, completions and manual page.

use super::Definition;
use crate::i18n::LangChoice;

/// The service that is asked where nobody names one.
const ENDPOINT: &str = "https://a2a.objqr.com/a2a/jsonrpc";

const DIALECTS: &[&str] = &["auto", "0.3", "1.0"];
const BINDINGS: &[&str] = &["auto", "jsonrpc", "rest"];
const THEMES: &[&str] = &["auto", "dark", "light", "high-contrast", "mono"];
const COLORS: &[&str] = &["auto", "always", "never"];
const WIDTHS: &[&str] = &["narrow", "wide"];
const CLIPBOARDS: &[&str] = &["auto", "native", "osc52", "command", "off"];
const LOG_LEVELS: &[&str] = &["error", "warn", "info", "debug", "trace"];

/// Every option but the keys of the keyboard.
pub(crate) static OPTIONS: &[Definition] = &[
    Definition::text("endpoint", "URL", |t| &t.endpoint)
        .address()
        .or(ENDPOINT),
    Definition::word("dialect", DIALECTS, "auto", |t| &t.dialect),
    Definition::word("binding", BINDINGS, "auto", |t| &t.binding),
    Definition::list("allow_origin", "ORIGIN", |t| &t.allow_origin),
    Definition::header("header", |t| &t.header),
    Definition::text("proxy", "URL", |t| &t.proxy).address(),
    Definition::path("ca_cert", |t| &t.ca_cert),
    Definition::number("timeout", "SECONDS", (1, 600), "15", |t| &t.timeout),
    Definition::switch("demo", "false", |t| &t.demo),
    Definition::list("code_hosts", "HOST", |t| &t.code_hosts).no_flag(),
    Definition::list("allow_host", "HOST", |t| &t.allow_host),
    Definition::number("page_size", "N", (1, u32::MAX), "50", |t| &t.page_size),
    Definition::word("lang", &LangChoice::WORDS, "auto", |t| &t.lang),
    Definition::text("tz", "ZONE", |t| &t.tz),
    Definition::word("theme", THEMES, "auto", |t| &t.theme),
    Definition::word("color", COLORS, "auto", |t| &t.color),
    Definition::switch("ascii", "false", |t| &t.ascii),
    Definition::word("ambiguous_width", WIDTHS, "narrow", |t| &t.ambiguous_width),
    Definition::word("clipboard", CLIPBOARDS, "auto", |t| &t.clipboard),
    Definition::program("clipboard_command", |t| &t.clipboard_command),
    Definition::switch("clipboard_hold", "true", |t| &t.clipboard_hold),
    Definition::switch("print_last_copy", "false", |t| &t.print_last_copy),
    Definition::path("config", |t| &t.config).no_file(),
    Definition::path("log", |t| &t.log),
    Definition::word("log_level", LOG_LEVELS, "info", |t| &t.log_level),
    Definition::moment("fixed_time", |t| &t.fixed_time),
    Definition::switch("offline", "false", |t| &t.offline)
        .no_file()
        .of_command("doctor"),
];

/// The option of that name.
#[must_use]
pub(crate) fn option(name: &str) -> Option<&'static Definition> {
    OPTIONS.iter().find(|option| option.name == name)
}

/// Those that may stand in a config file: its keys.
pub(crate) fn keys() -> impl Iterator<Item = &'static Definition> {
    OPTIONS.iter().filter(|option| option.places.file)
}
