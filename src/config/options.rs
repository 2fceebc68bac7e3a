//! The table of options: one row for each, in the order in which help, config file and manual page list them. From a row come parsing,
//! precedence, what is said of a wrong value, redaction, the printed file, help, completions and manual page.

use super::definition::Kind::{
    Address, Headers, List, Moment, Number, Path, Program, Switch, Text, Word,
};
use super::definition::{Definition, row};
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
    row("endpoint", "URL", Address, |t| &t.endpoint).or(ENDPOINT),
    row("dialect", "", Word(DIALECTS), |t| &t.dialect).or("auto"),
    row("binding", "", Word(BINDINGS), |t| &t.binding).or("auto"),
    row("allow_origin", "ORIGIN", List, |t| &t.allow_origin),
    row("header", "HEADER", Headers, |t| &t.header).no_variable(),
    row("proxy", "URL", Address, |t| &t.proxy),
    row("ca_cert", "FILE", Path, |t| &t.ca_cert),
    row("timeout", "SECONDS", Number(1, 600), |t| &t.timeout).or("15"),
    row("demo", "", Switch, |t| &t.demo).or("false"),
    row("code_hosts", "HOST", List, |t| &t.code_hosts).no_flag(),
    row("allow_host", "HOST", List, |t| &t.allow_host),
    row("page_size", "N", Number(1, u32::MAX), |t| &t.page_size).or("50"),
    row("lang", "", Word(&LangChoice::WORDS), |t| &t.lang).or("auto"),
    row("tz", "ZONE", Text, |t| &t.tz),
    row("theme", "", Word(THEMES), |t| &t.theme).or("auto"),
    row("color", "", Word(COLORS), |t| &t.color).or("auto"),
    row("ascii", "", Switch, |t| &t.ascii).or("false"),
    row("ambiguous_width", "", Word(WIDTHS), |t| &t.ambiguous_width).or("narrow"),
    row("clipboard", "", Word(CLIPBOARDS), |t| &t.clipboard).or("auto"),
    row("clipboard_command", "", Program, |t| &t.clipboard_command).no_flag(),
    row("clipboard_hold", "", Switch, |t| &t.clipboard_hold).or("true"),
    row("print_last_copy", "", Switch, |t| &t.print_last_copy).or("false"),
    row("config", "FILE", Path, |t| &t.config).no_file(),
    row("log", "FILE", Path, |t| &t.log),
    row("log_level", "LEVEL", Word(LOG_LEVELS), |t| &t.log_level).or("info"),
    row("fixed_time", "T", Moment, |t| &t.fixed_time),
    row("offline", "", Switch, |t| &t.offline)
        .or("false")
        .no_file()
        .of_command("doctor"),
];

#[must_use]
pub(crate) fn option(name: &str) -> Option<&'static Definition> {
    OPTIONS.iter().find(|option| option.name == name)
}

/// Those that may stand in a config file: its keys.
pub(crate) fn keys() -> impl Iterator<Item = &'static Definition> {
    OPTIONS.iter().filter(|option| option.file)
}
