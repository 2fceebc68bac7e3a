//! Values of the command line: what a word means, and which words there are.

use std::fmt;
use std::num::IntErrorKind;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use tracing::level_filters::LevelFilter;

use crate::a2a::{Binding, TaskState, Version};
use crate::clipboard::ClipboardChoice;
use crate::domain::MASK;
use crate::i18n::{Lang, LangChoice};
use crate::text::AmbiguousWidth;
use crate::theme::{ColorChoice, ThemeChoice};

/// A word that may hold a password, so it is never shown.
#[derive(Clone, PartialEq, Eq)]
pub(in crate::cli) struct Unshown(pub String);

impl From<String> for Unshown {
    fn from(word: String) -> Self {
        Self(word)
    }
}

impl fmt::Debug for Unshown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(MASK)
    }
}

/// What is to be spoken; none is to be found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) struct Spoken<T>(pub Option<T>);

/// `--fixed-time`.
pub(super) fn moment(text: &str) -> Result<jiff::Timestamp, String> {
    text.parse()
        .map_err(|_| "not a moment such as 2026-06-23T10:00:00+08:00".to_owned())
}

/// `--page-size`. A number that is too long to be kept is more than any page has.
pub(super) fn page_size(text: &str) -> Result<u32, String> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse::<u32>() {
        Err(error) if is_number && *error.kind() == IntErrorKind::PosOverflow => Ok(u32::MAX),
        Ok(0) | Err(_) => Err("1 or more; more than 50 is taken as 50".to_owned()),
        Ok(size) => Ok(size),
    }
}

pub(super) fn state() -> impl TypedValueParser<Value = TaskState> {
    let names = [
        "submitted",
        "working",
        "completed",
        "failed",
        "canceled",
        "rejected",
        "input-required",
        "auth-required",
    ];
    PossibleValuesParser::new(names).map(|name| TaskState::read(&name))
}

pub(super) fn dialect() -> impl TypedValueParser<Value = Spoken<Version>> {
    PossibleValuesParser::new(["auto", "0.3", "1.0"]).map(|word| Spoken(Version::named(&word)))
}

pub(super) fn binding() -> impl TypedValueParser<Value = Spoken<Binding>> {
    PossibleValuesParser::new(["auto", "jsonrpc", "rest"]).map(|word| Spoken(Binding::named(&word)))
}

pub(super) fn lang() -> impl TypedValueParser<Value = LangChoice> {
    PossibleValuesParser::new(["auto", "zh", "en"]).map(|word| match word.as_str() {
        "zh" => LangChoice::Fixed(Lang::Zh),
        "en" => LangChoice::Fixed(Lang::En),
        _ => LangChoice::Auto,
    })
}

pub(super) fn theme() -> impl TypedValueParser<Value = ThemeChoice> {
    PossibleValuesParser::new(["auto", "dark", "light", "high-contrast", "mono"]).map(|word| {
        match word.as_str() {
            "dark" => ThemeChoice::Dark,
            "light" => ThemeChoice::Light,
            "high-contrast" => ThemeChoice::HighContrast,
            "mono" => ThemeChoice::Mono,
            _ => ThemeChoice::Auto,
        }
    })
}

pub(super) fn color() -> impl TypedValueParser<Value = ColorChoice> {
    PossibleValuesParser::new(["auto", "always", "never"]).map(|word| match word.as_str() {
        "always" => ColorChoice::Always,
        "never" => ColorChoice::Never,
        _ => ColorChoice::Auto,
    })
}

pub(super) fn log_level() -> impl TypedValueParser<Value = LevelFilter> {
    PossibleValuesParser::new(["error", "warn", "info", "debug", "trace"])
        .map(|word| word.parse().unwrap_or(LevelFilter::INFO))
}

pub(super) fn clipboard() -> impl TypedValueParser<Value = ClipboardChoice> {
    PossibleValuesParser::new(ClipboardChoice::ALL.map(ClipboardChoice::as_str))
        .map(|word| word.parse().unwrap_or_default())
}

/// `--ambiguous-width`.
pub(super) fn ambiguous_width() -> impl TypedValueParser<Value = AmbiguousWidth> {
    PossibleValuesParser::new(["narrow", "wide"]).map(|word| match word.as_str() {
        "wide" => AmbiguousWidth::Wide,
        _ => AmbiguousWidth::Narrow,
    })
}
