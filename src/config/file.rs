//! Reading a file: what it says becomes a patch over the defaults, with the place of everything.

use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::chords::rebindings;
use super::file_text::FileText;
use super::named_file::{Unopened, open_named};
use super::suggest::suggest;
use super::value::in_file;
use super::{Definition, Fault, Place, Value, Warning, Why, keys};
use crate::domain::FileKind;
use crate::input::Keymap;

/// The table of keys of the keyboard.
pub(super) const KEYS_TABLE: &str = "keys";

/// No one writes more than this by hand.
const LIMIT_BYTES: u64 = 1024 * 1024;

/// What a file says, over the defaults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Patch {
    /// The keys that have a value.
    pub settings: Vec<Setting>,
    /// The effective keys of the keyboard, if the file changes any.
    pub keymap: Option<Keymap>,
}

/// An option and what somebody said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Setting {
    pub option: &'static Definition,
    /// Its values: one, or those of a list.
    pub values: Vec<Value>,
}

impl Patch {
    /// What it says of that key.
    #[cfg(test)]
    #[must_use]
    pub(crate) fn setting(&self, name: &str) -> Option<&Setting> {
        self.settings
            .iter()
            .find(|setting| setting.option.name == name)
    }
}

/// A file that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ConfigFile {
    /// What it says.
    pub patch: Patch,
    /// Keys in it that have no effect.
    pub warnings: Vec<Warning>,
}

/// What became of looking for a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FileState {
    /// There is no home folder to look in.
    NoHome,
    /// There is none at the usual place, which is no fault.
    Absent(PathBuf),
    /// It was read.
    Read(PathBuf),
}

/// Reads the file that was named, or the one at the usual place if there is one.
///
/// # Errors
/// What makes it unusable; also that a named one isn't there.
pub(crate) fn load(
    named: Option<&Path>,
    usual: Option<PathBuf>,
) -> Result<(FileState, ConfigFile), Box<Fault>> {
    let Some(path) = named.map(Path::to_owned).or(usual) else {
        return Ok((FileState::NoHome, ConfigFile::default()));
    };
    let fault = |why| {
        Box::new(Fault {
            file: path.clone(),
            place: None,
            key: None,
            why,
        })
    };
    match bytes(&path) {
        Ok(bytes) => {
            let read = read(&path, &bytes)?;
            Ok((FileState::Read(path), read))
        }
        Err(Why::NotThere) if named.is_none() => {
            Ok((FileState::Absent(path), ConfigFile::default()))
        }
        Err(why) => Err(fault(why)),
    }
}

fn bytes(path: &Path) -> Result<Vec<u8>, Why> {
    let why = |error: std::io::Error| match error.kind() {
        // A file in place of a folder on the way there: nothing can be at this path.
        ErrorKind::NotFound | ErrorKind::NotADirectory => Why::NotThere,
        _ => Why::Unreadable(error.to_string()),
    };
    let mut bytes = Vec::new();
    let file = open_named(path).map_err(|unopened| match unopened {
        Unopened::Kind(FileKind::Folder) => Why::Folder,
        Unopened::Kind(kind) => Why::NoFile(kind),
        Unopened::System(error) => why(error),
    })?;
    file.take(LIMIT_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(why)?;
    if bytes.len() as u64 > LIMIT_BYTES {
        return Err(Why::TooLarge(LIMIT_BYTES));
    }
    Ok(bytes)
}

/// Reads the bytes of the file called `path`.
///
/// # Errors
/// What makes it unusable.
pub(crate) fn read(path: &Path, bytes: &[u8]) -> Result<ConfigFile, Box<Fault>> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let valid = bytes.get(..error.valid_up_to()).unwrap_or_default();
        let valid = String::from_utf8_lossy(valid);
        Box::new(Fault {
            file: path.to_owned(),
            place: Some(Place::of(&valid, valid.len())),
            key: None,
            why: Why::NotUtf8,
        })
    })?;
    patch(&FileText { path, text })
}

/// All of a source that was decoded.
fn patch(source: &FileText<'_>) -> Result<ConfigFile, Box<Fault>> {
    let table = DeTable::parse(source.text).map_err(|error| {
        let at = error.span().map_or(source.text.len(), |span| span.start);
        source.fault(at, None, Why::Syntax(error.message().to_owned()))
    })?;
    let mut file = ConfigFile::default();
    // In the order of the file, so that what is said first is what stands first.
    let mut entries: Vec<_> = table.get_ref().iter().collect();
    entries.sort_by_key(|(name, _)| name.span().start);
    for (name, value) in entries {
        let at = name.span().start;
        let name = name.get_ref().as_ref();
        if name == KEYS_TABLE {
            file.patch.keymap = keymap(source, value)?;
        } else if let Some(option) = keys().find(|option| option.name == name) {
            let values = in_file(source, option, value)?;
            if !values.is_empty() {
                file.patch.settings.push(Setting { option, values });
            }
        } else {
            let known = keys().map(|option| option.name).chain([KEYS_TABLE]);
            file.warnings.push(Warning {
                file: source.path.to_owned(),
                place: source.place(at),
                key: name.to_owned(),
                suggestion: suggest(name, known).map(str::to_owned),
            });
        }
    }
    Ok(file)
}

fn keymap(
    source: &FileText<'_>,
    value: &Spanned<DeValue<'_>>,
) -> Result<Option<Keymap>, Box<Fault>> {
    let DeValue::Table(table) = value.get_ref() else {
        let at = value.span().start;
        return Err(source.fault(at, Some(KEYS_TABLE), Why::NoTable));
    };
    rebindings(source, table)
}
