//! Options as flags: what clap has to know of them, and what was typed.

use clap::builder::{OsStringValueParser, PossibleValuesParser, ValueParser};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches};

use crate::config::{Definition, Kind, OPTIONS, Setting, Value};
use crate::i18n::{Lang, Texts};

/// The flags of every command, or those of one alone.
pub(super) fn flags(command: Option<&str>, lang: Lang) -> Vec<Arg> {
    let here = |option: &&Definition| option.places.flag && option.command == command;
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
        Kind::Lines => (ArgAction::Append, words.repeated),
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
        .places
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

/// What was typed of options, by the program's own matches and those of a command.
pub(super) fn typed(matches: &ArgMatches) -> Vec<Setting> {
    let own = matches.subcommand().map_or(matches, |(_, own)| own);
    let said = |option: &'static Definition| {
        // Of an option of every command both know the value.
        let name = if option.name == "endpoint" && own.try_contains_id("service").is_ok_and(|is| is)
        {
            "service"
        } else {
            option.name
        };
        let raw = own.try_get_raw(name).ok()??;
        if own.value_source(name) != Some(ValueSource::CommandLine) {
            return None;
        }
        let value = |text: &std::ffi::OsStr| Value {
            text: text.to_owned(),
            place: None,
        };
        Some(Setting {
            option,
            values: raw.map(value).collect(),
        })
    };
    OPTIONS.iter().filter_map(said).collect()
}
