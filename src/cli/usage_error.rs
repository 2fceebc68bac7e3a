//! What clap finds wrong with words, in a language.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

use super::failure::Failure;
use crate::i18n::Lang;

/// The failure: a sentence, and what would be right. What was typed is made safe there.
pub(super) fn usage_error(error: &Error, lang: Lang) -> Failure {
    let words = &lang.texts().usage.wrong;
    let said = |kind| error.get(kind).map(words_of).unwrap_or_default();
    let argument = said(ContextKind::InvalidArg);
    let reason = error
        .source()
        .map(|why| format!("{}{why}", lang.texts().common.colon));
    let sentence = match error.kind() {
        ErrorKind::InvalidValue if said(ContextKind::InvalidValue).is_empty() => {
            (words.no_value)(&argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            (words.invalid_value)(&said(ContextKind::InvalidValue), &argument)
                + &reason.unwrap_or_default()
        }
        ErrorKind::UnknownArgument => (words.unknown_argument)(&argument),
        ErrorKind::InvalidSubcommand => {
            (words.unknown_command)(&said(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => (words.missing)(&argument),
        ErrorKind::MissingSubcommand => (words.missing)(lang.texts().usage.program.command_mark),
        ErrorKind::ArgumentConflict => (words.conflict)(&argument, &said(ContextKind::PriorArg)),
        kind => kind.to_string(),
    };
    let similar = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand]
        .map(said)
        .concat();
    let possible = said(ContextKind::ValidValue);
    let usage = said(ContextKind::Usage);
    let usage = usage.split_once(' ').map_or("", |(_, usage)| usage).trim();
    let hint = if !similar.is_empty() {
        (words.did_you_mean)(&similar)
    } else if !possible.is_empty() {
        (words.possible)(&possible)
    } else if !usage.is_empty() {
        (words.usage)(usage)
    } else {
        String::new()
    };
    let hint = [hint.as_str(), lang.texts().cli.usage_hint];
    let hint: Vec<&str> = hint.into_iter().filter(|line| !line.is_empty()).collect();
    Failure::usage(&sentence, Some(&hint.join(lang.texts().config.between)))
}

fn words_of(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(words) => words.join(", "),
        other => other.to_string(),
    }
}
