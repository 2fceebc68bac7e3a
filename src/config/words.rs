//! Faults and warnings in words.

use std::path::Path;

use super::{Fault, Kind, Place, Warning, Why};
use crate::i18n::{ConfigTexts, Lang, Texts};
use crate::input::Command;
use crate::text::sanitize_line;

impl Fault {
    /// File, line, column, key, and what is wrong.
    #[must_use]
    pub(crate) fn words(&self, lang: Lang) -> String {
        let texts = &lang.texts().config;
        let place = place(&self.file, self.place, texts);
        let key = self
            .key
            .as_ref()
            .map(|key| format!("{}{}", sanitize_line(key), lang.texts().common.colon));
        let colon = lang.texts().common.colon;
        format!(
            "{place}{colon}{}{}",
            key.unwrap_or_default(),
            self.why.words(lang.texts())
        )
    }
}

impl Warning {
    /// File, line, column, key, and a key that may have been meant.
    #[must_use]
    pub(crate) fn words(&self, lang: Lang) -> String {
        let texts = &lang.texts().config;
        let colon = lang.texts().common.colon;
        let place = place(&self.file, Some(self.place), texts);
        let key = sanitize_line(&self.key);
        let meant = self.suggestion.as_deref();
        let meant = meant.map(|name| format!("{}{}", texts.between, (texts.did_you_mean)(name)));
        format!(
            "{place}{colon}{key}{colon}{}{}",
            texts.unknown_key,
            meant.unwrap_or_default()
        )
    }
}

impl Kind {
    /// What may stand in a file, as a condition.
    #[must_use]
    pub(crate) fn words(self, all: &Texts) -> String {
        let texts = &all.config;
        match self {
            Self::Text | Self::Address | Self::Path => texts.a_text.to_owned(),
            Self::Moment => all.cli.a_moment.to_owned(),
            Self::Word(words) => (texts.one_of)(&quoted(words)),
            Self::Number(least, u32::MAX) => (texts.a_number)(least, None),
            Self::Number(least, most) => (texts.a_number)(least, Some(most)),
            Self::Switch => texts.a_switch.to_owned(),
            Self::List | Self::Headers | Self::Program => texts.a_list.to_owned(),
        }
    }
}

impl Kind {
    /// What may stand in a variable, as a condition.
    #[must_use]
    pub(crate) fn variable_words(self, texts: &Texts) -> String {
        match self {
            Self::Switch => texts.cli.a_switch_variable.to_owned(),
            Self::Program => texts.cli.clipboard_command_no_array.to_owned(),
            _ => self.words(texts),
        }
    }
}

/// Words as they stand in a file.
pub(super) fn quoted(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
    words.join(", ")
}

fn place(file: &Path, place: Option<Place>, texts: &ConfigTexts) -> String {
    let file = sanitize_line(&file.to_string_lossy()).into_owned();
    match place {
        Some(place) => (texts.place)(&file, place.line, place.column),
        None => file,
    }
}

impl Why {
    fn words(&self, all: &Texts) -> String {
        let texts = &all.config;
        let safe = |text: &str| sanitize_line(text).into_owned();
        let name = |command: &Command| (texts.quoted)(command.name());
        match self {
            Self::NotThere => texts.not_there.to_owned(),
            Self::Unreadable(why) => (texts.unreadable)(&safe(why)),
            Self::Folder => texts.folder.to_owned(),
            Self::NoFile(kind) => (all.files.no_file)(*kind),
            Self::TooLarge(bytes) => (texts.too_large)(bytes / 1024),
            Self::NotUtf8 => texts.not_utf8.to_owned(),
            Self::Syntax(why) => (texts.syntax)(&safe(why)),
            Self::Kind(kind) => kind.words(all),
            Self::NoTable => texts.a_table.to_owned(),
            Self::UnknownCommand(like) => {
                let more = match like {
                    Some(like) => (texts.did_you_mean)(like),
                    None => texts.commands_listed.to_owned(),
                };
                format!("{}{}{more}", texts.unknown_command, texts.between)
            }
            Self::UnreadableChord(text) => (texts.no_chord)(&safe(text)),
            Self::SameInTerminals(chord, other) => {
                (texts.same_in_terminals)(&chord.to_string(), other)
            }
            Self::Conflict(chord, command, None) => {
                (texts.conflict_default)(&chord.to_string(), &name(command))
            }
            Self::Conflict(chord, command, Some(place)) => {
                (texts.conflict_line)(&chord.to_string(), &name(command), place.line)
            }
            Self::NoWayOut => texts.no_way_out.to_owned(),
            Self::Refused(sentence) => safe(sentence),
        }
    }
}
