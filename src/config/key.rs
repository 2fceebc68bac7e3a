//! What a key of the file is.

/// A key of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// Its name, that of the option in lower case with `_`.
    pub name: &'static str,
    /// What may stand there.
    pub kind: Kind,
    /// The default, as it stands in a file. An empty text or list is what isn't set.
    pub default: &'static str,
    /// False for what no flag says, only the file and the variable: what names a program to run must not come with a pasted line.
    pub has_flag: bool,
    /// What it is for, in Chinese and English.
    pub about: [&'static str; 2],
}

/// What may stand as a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A text that has to be read further to tell.
    Text,
    /// One of these words.
    Word(&'static [&'static str]),
    /// A whole number from the first to the second.
    Number(u32, u32),
    /// `true` or `false`.
    Switch,
    /// Texts.
    List,
}

impl Key {
    pub(super) const fn text(name: &'static str, about: [&'static str; 2]) -> Self {
        Self {
            name,
            kind: Kind::Text,
            default: "\"\"",
            has_flag: true,
            about,
        }
    }

    pub(super) const fn list(name: &'static str, about: [&'static str; 2]) -> Self {
        Self {
            name,
            kind: Kind::List,
            default: "[]",
            has_flag: true,
            about,
        }
    }

    pub(super) const fn switch(name: &'static str, about: [&'static str; 2]) -> Self {
        Self {
            name,
            kind: Kind::Switch,
            default: "false",
            has_flag: true,
            about,
        }
    }

    pub(super) const fn word(
        name: &'static str,
        words: &'static [&'static str],
        about: [&'static str; 2],
    ) -> Self {
        Self {
            name,
            kind: Kind::Word(words),
            default: "\"auto\"",
            has_flag: true,
            about,
        }
    }

    pub(super) const fn number(
        name: &'static str,
        least: u32,
        most: u32,
        about: [&'static str; 2],
    ) -> Self {
        Self {
            name,
            kind: Kind::Number(least, most),
            default: "",
            has_flag: true,
            about,
        }
    }

    /// The same with another default, as it stands in a file.
    pub(super) const fn or(self, default: &'static str) -> Self {
        Self { default, ..self }
    }

    /// The same without a flag.
    pub(super) const fn without_flag(self) -> Self {
        Self {
            has_flag: false,
            ..self
        }
    }
}
