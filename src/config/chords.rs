//! `[keys]`: a patch over the default keymap.

use std::collections::HashMap;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::file_text::FileText;
use super::suggest::suggest;
use super::{Fault, Kind, Place, Why};
use crate::input::{Chord, ChordError, Command, KeyConflict, Keymap};

/// The keymap with what the table says; `None` if that is nothing.
pub(super) fn rebindings(
    source: &FileText<'_>,
    table: &DeTable<'_>,
) -> Result<Option<Keymap>, Box<Fault>> {
    let mut said: Vec<(Command, Vec<Chord>)> = Vec::new();
    let mut places: HashMap<Command, (usize, Place)> = HashMap::new();
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(name, _)| name.span().start);
    for (name, value) in entries {
        let at = name.span().start;
        let name = name.get_ref().as_ref();
        let Some(command) = Command::named(name) else {
            let names = Command::ALL.into_iter().map(Command::name);
            let like = suggest(name, names).map(str::to_owned);
            return Err(source.fault(at, Some(name), Why::UnknownCommand(like)));
        };
        places.insert(command, (at, source.place(at)));
        said.push((command, chords(source, name, value)?));
    }
    if said.is_empty() {
        return Ok(None);
    }
    let patched = Keymap::default().patched(&said);
    let fault = |conflict: KeyConflict| {
        let (blamed, why) = match conflict {
            KeyConflict::NoWayOut => (Command::Quit, Why::NoWayOut),
            KeyConflict::Twice { chord, commands } => {
                // The one that the file says is to blame; of two the one that stands further down.
                let [one, other] = commands;
                let at = |command| places.get(&command).copied();
                let (blamed, by) = if at(one) >= at(other) {
                    (one, other)
                } else {
                    (other, one)
                };
                let first = at(by).map(|(_, place)| place);
                (blamed, Why::Conflict(chord, by, first))
            }
        };
        let byte = places.get(&blamed).map_or(0, |(byte, _)| *byte);
        source.fault(byte, Some(blamed.name()), why)
    };
    patched.map(Some).map_err(fault)
}

fn chords(
    source: &FileText<'_>,
    name: &str,
    value: &Spanned<DeValue<'_>>,
) -> Result<Vec<Chord>, Box<Fault>> {
    let wrong = |at: usize| source.fault(at, Some(name), Why::Kind(Kind::List));
    let DeValue::Array(items) = value.get_ref() else {
        return Err(wrong(value.span().start));
    };
    let one = |item: &Spanned<DeValue<'_>>| {
        let at = item.span().start;
        let DeValue::String(text) = item.get_ref() else {
            return Err(wrong(at));
        };
        text.parse::<Chord>().map_err(|error| {
            let why = match error {
                ChordError::Unreadable => Why::UnreadableChord(text.clone().into_owned()),
                ChordError::SameInTerminals(chord, other) => Why::SameInTerminals(chord, other),
            };
            source.fault(at, Some(name), why)
        })
    };
    items.iter().map(one).collect()
}
