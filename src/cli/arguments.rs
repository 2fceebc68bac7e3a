//! Arguments that several commands have, and how they are written down.

use clap::{Arg, ArgAction, value_parser};

use crate::i18n::UsageTexts;

/// LINK, which is required.
pub(super) fn link(texts: &UsageTexts) -> Arg {
    Arg::new("link")
        .value_name("LINK")
        .required(true)
        .help(texts.link)
}

/// `--json`.
pub(super) fn json(texts: &UsageTexts) -> Arg {
    switch("json", texts.json)
}

/// An option that is there or not.
pub(super) fn switch(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name)
        .long(name)
        .action(ArgAction::SetTrue)
        .help(help)
}

/// An option with a value.
pub(super) fn value(name: &'static str, value_name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).value_name(value_name).help(help)
}

/// `--all` and `--limit`: how far to page on.
pub(super) fn extent(all: &'static str, limit: &'static str) -> [Arg; 2] {
    let number = value_parser!(u64).range(1..);
    let all = switch("all", all).conflicts_with("limit");
    [all, value("limit", "N", limit).value_parser(number)]
}
