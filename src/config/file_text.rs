//! The text of a file, where a place or a fault in it is named.

use std::path::Path;

use super::{Fault, Place, Why};

pub(super) struct FileText<'a> {
    /// The file.
    pub path: &'a Path,
    /// All of its text, without a byte order mark.
    pub text: &'a str,
}

impl FileText<'_> {
    pub(crate) fn place(&self, byte: usize) -> Place {
        Place::of(self.text, byte)
    }

    /// What is wrong at a byte.
    pub(crate) fn fault(&self, byte: usize, key: Option<&str>, why: Why) -> Box<Fault> {
        Box::new(Fault {
            file: self.path.to_owned(),
            place: Some(self.place(byte)),
            key: key.map(str::to_owned),
            why,
        })
    }
}
