//! Options as flags: what clap has to know of them, and what was typed.

use std::ffi::OsString;

use clap::builder::{OsStringValueParser, PossibleValuesParser, ValueParser};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches};

use super::card;
use crate::config::{Definition, Kind, OPTIONS, Setting, Value, option};
use crate::i18n::{Lang, Texts};

/// The flags of every command, or those of one alone.
pub(super) fn flags(command: Option<&str>, lang: Lang) -> Vec<Arg> {
    let here = |option: &&Definition| option.flag && option.command == command;
    let options = OPTIONS.iter().filter(here);
    options.map(|option| flag(option, lang.texts())).collect()
}

fn flag(option: &Definition, texts: &'static Texts) -> Arg {
    let help = (option.help)(&texts.options);
    let notes = notes(option, texts);
    let words = &texts.options.notes;
    let (action, repeated) = match option.kind {
        _ if !option.takes_value() => (ArgAction::SetTrue, ""),
        Kind::List => (ArgAction::Append, words.list),
        Kind::Headers => (ArgAction::Append, words.repeated),
        _ => (ArgAction::Set, ""),
    };
    let about = format!("{}{repeated}", help.about);
    let paragraphs = [&about, help.more, &notes.join("\n")];
    let paragraphs: Vec<&str> = paragraphs.into_iter().filter(|it| !it.is_empty()).collect();
    let arg = Arg::new(option.name)
        .long(option.name.replace('_', "-"))
        .help(format!("{about} {}", notes.join(" ")).trim_end().to_owned())
        .long_help(paragraphs.join("\n\n"))
        .global(option.command.is_none())
        .action(action);
    if !option.takes_value() {
        return arg;
    }
    let arg = match option.value_name {
        "" if option.kind == Kind::Switch => arg.value_name("true|false"),
        "" => arg.value_name(option.name.to_uppercase()),
        name => arg.value_name(name),
    };
    // Differences from UTC begin with a hyphen.
    let arg = arg.allow_hyphen_values(option.name == "tz");
    arg.value_parser(parser(option.kind, texts))
        .hide_possible_values(true)
}

fn parser(kind: Kind, texts: &'static Texts) -> ValueParser {
    match kind {
        Kind::Path => OsStringValueParser::new().into(),
        Kind::Word(words) => PossibleValuesParser::new(words).into(),
        kind => ValueParser::new(move |text: &str| match kind.takes(text) {
            true => Ok(text.to_owned()),
            false => Err(kind.variable_words(texts)),
        }),
    }
}

/// Variable, default and words of an option, each in brackets.
fn notes(option: &Definition, texts: &Texts) -> Vec<String> {
    let (words, help) = (&texts.options.notes, (option.help)(&texts.options));
    let variable = option
        .variable
        .then(|| (words.variable)(&option.variable()));
    let default = match (option.kind, help.unset) {
        (Kind::Switch, _) if !option.takes_value() => "",
        (_, "") => option.default,
        (_, unset) => unset,
    };
    let default = Some(default).filter(|default| !default.is_empty());
    let values = match option.kind {
        Kind::Word(values) => Some((words.values)(&values.join(", "))),
        _ => None,
    };
    let notes = [variable, default.map(words.default), values];
    notes.into_iter().flatten().collect()
}

/// What was typed of options, by the matches of a command or of the program without one. `card ENDPOINT` says that option in a place
/// of its own.
pub(super) fn typed(matches: &ArgMatches) -> Vec<Setting> {
    let said = |option: &'static Definition| {
        let own = (option.name == "endpoint")
            .then(|| raw(matches, card::SERVICE))
            .flatten();
        let values = own.or_else(|| raw(matches, option.name))?;
        Some(Setting { option, values })
    };
    OPTIONS.iter().filter_map(said).collect()
}

fn raw(matches: &ArgMatches, name: &str) -> Option<Vec<Value>> {
    let is_default = |source| source != ValueSource::CommandLine;
    let raw = matches.try_get_raw(name).ok()??;
    let source = matches.value_source(name)?;
    (!is_default(source)).then(|| raw.map(Value::from).collect())
}

/// What was typed of one option, without understanding the rest: for help and errors, which come before everything is understood.
pub(super) fn spotted(argv: &[OsString], name: &str) -> Option<Setting> {
    let option = option(name)?;
    let flag = option.flag();
    let mut words = argv.iter().take_while(|word| *word != "--");
    while let Some(word) = words.next() {
        let joined = word.to_str().and_then(|word| word.strip_prefix(&flag));
        let value = match joined {
            Some("") => words.next()?.as_os_str(),
            Some(rest) if rest.starts_with('=') => rest[1..].as_ref(),
            _ => continue,
        };
        let values = vec![Value::from(value)];
        return Some(Setting { option, values });
    }
    None
}

/// The first word that is neither an option nor the value of one.
pub(super) fn first_word(argv: &[OsString]) -> Option<&str> {
    let mut words = argv
        .iter()
        .skip(1)
        .map(|word| word.to_str().unwrap_or_default());
    while let Some(word) = words.next() {
        if !word.starts_with('-') {
            return Some(word);
        }
        let named = OPTIONS.iter().find(|option| option.flag() == word);
        if word == "--" || named.is_some_and(Definition::takes_value) && words.next().is_none() {
            return None;
        }
    }
    None
}
