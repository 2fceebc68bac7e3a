//! What is wrong with a file.

use std::path::PathBuf;

use super::{Kind, Place};
use crate::domain::FileKind;
use crate::input::{Chord, Command};

/// What makes a file unusable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub file: PathBuf,
    /// Where in it, if it is about a place.
    pub place: Option<Place>,
    /// The key it is about, as it stands there.
    pub key: Option<String>,
    /// What it is.
    pub why: Why,
}

/// Why a file or a value in it can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// The file was named and isn't there.
    NotThere,
    /// The file can't be read; the system's words.
    Unreadable(String),
    /// It is a folder.
    Folder,
    /// It is something else that isn't opened.
    NoFile(FileKind),
    /// It is larger than this many bytes.
    TooLarge(u64),
    /// A byte that isn't UTF-8.
    NotUtf8,
    /// No TOML; the parser's words.
    Syntax(String),
    /// Something of this kind has to stand there.
    Kind(Kind),
    /// `[keys]` isn't a table.
    NoTable,
    /// No command has this name; one that is like it.
    UnknownCommand(Option<String>),
    /// No chord is written like this.
    UnreadableChord(String),
    /// Terminals send this chord as that other one.
    SameInTerminals(Chord, &'static str),
    /// The chord stands for another command already, by the default or by the file at that place.
    Conflict(Chord, Command, Option<Place>),
    /// Nothing would be left to leave the program with.
    NoWayOut,
    /// The setting itself refuses the value; its sentence.
    Refused(String),
}

/// A key that has no effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Warning {
    pub file: PathBuf,
    /// Where in it.
    pub place: Place,
    /// The key as it stands there.
    pub key: String,
    /// A key that is like it.
    pub suggestion: Option<String>,
}
