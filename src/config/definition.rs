//! What an option is: everything that is known of it stands in its one row of the table in `options`.

use crate::i18n::{OptionHelp, OptionTexts};

/// One option.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Definition {
    /// Its name as the config file has it: lower case with `_`.
    pub name: &'static str,
    /// What stands for its value in the help; empty for its own name.
    pub value_name: &'static str,
    /// What it may be.
    pub kind: Kind,
    /// The default as a flag would say it; empty where there is none.
    pub default: &'static str,
    /// Where it may stand.
    pub places: Places,
    /// What of it may be shown.
    pub redaction: Redaction,
    /// The command that has it alone; none for an option of every command.
    pub command: Option<&'static str>,
    /// What it is for, in a language.
    pub help: fn(&OptionTexts) -> &OptionHelp,
}

/// What may stand as a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A text that has to be read further to tell.
    Text,
    /// A file, by a name that needn't be UTF-8.
    Path,
    /// A moment, as RFC 3339 writes it.
    Moment,
    /// One of these words.
    Word(&'static [&'static str]),
    /// A whole number from the first to the second; the largest of all limits is none.
    Number(u32, u32),
    /// `true` or `false`.
    Switch,
    /// Texts, several of them in one flag or variable separated by commas.
    List,
    /// Texts that may hold commas, so that each flag says one.
    Lines,
    /// A program and its arguments, in a variable as a JSON array.
    Program,
}

/// Where an option may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Places {
    /// On the command line.
    pub flag: bool,
    /// In the environment.
    pub variable: bool,
    /// In the config file.
    pub file: bool,
}

impl Places {
    const ALL: Self = Self {
        flag: true,
        variable: true,
        file: true,
    };
    /// What names a program to run must not come with a pasted line.
    const NO_FLAG: Self = Self {
        flag: false,
        ..Self::ALL
    };
    /// Values that are secrets may be named by variables of their own.
    const NO_VARIABLE: Self = Self {
        variable: false,
        ..Self::ALL
    };
    const NO_FILE: Self = Self {
        file: false,
        ..Self::ALL
    };
}

/// What of a value only the service, a proxy or a program should know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Redaction {
    /// Nothing, unless it is an address all the same.
    None,
    /// Name, password and query of an address, whatever else was typed there.
    Address,
    /// All but the name of a header.
    Header,
    /// The arguments of a program.
    Arguments,
}

impl PartialEq for Definition {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Definition {}

/// How a row reaches its words.
type Help = fn(&OptionTexts) -> &OptionHelp;

impl Definition {
    const fn new(name: &'static str, value_name: &'static str, kind: Kind, help: Help) -> Self {
        Self {
            name,
            value_name,
            kind,
            default: "",
            places: Places::ALL,
            redaction: Redaction::None,
            command: None,
            help,
        }
    }

    pub(super) const fn text(name: &'static str, value_name: &'static str, help: Help) -> Self {
        Self::new(name, value_name, Kind::Text, help)
    }

    pub(super) const fn path(name: &'static str, help: Help) -> Self {
        Self::new(name, "FILE", Kind::Path, help)
    }

    pub(super) const fn moment(name: &'static str, help: Help) -> Self {
        Self::new(name, "T", Kind::Moment, help)
    }

    pub(super) const fn word(
        name: &'static str,
        words: &'static [&'static str],
        default: &'static str,
        help: Help,
    ) -> Self {
        Self {
            default,
            ..Self::new(name, "", Kind::Word(words), help)
        }
    }

    pub(super) const fn number(
        name: &'static str,
        value_name: &'static str,
        range: (u32, u32),
        default: &'static str,
        help: Help,
    ) -> Self {
        Self {
            default,
            ..Self::new(name, value_name, Kind::Number(range.0, range.1), help)
        }
    }

    /// Off, unless `default` says otherwise; then its flag takes a value.
    pub(super) const fn switch(name: &'static str, default: &'static str, help: Help) -> Self {
        Self {
            default,
            ..Self::new(name, "true|false", Kind::Switch, help)
        }
    }

    pub(super) const fn list(name: &'static str, value_name: &'static str, help: Help) -> Self {
        Self::new(name, value_name, Kind::List, help).address()
    }

    pub(super) const fn header(name: &'static str, help: Help) -> Self {
        Self {
            places: Places::NO_VARIABLE,
            redaction: Redaction::Header,
            ..Self::new(name, "HEADER", Kind::Lines, help)
        }
    }

    pub(super) const fn program(name: &'static str, help: Help) -> Self {
        Self {
            redaction: Redaction::Arguments,
            ..Self::new(name, "PROGRAM", Kind::Program, help).no_flag()
        }
    }

    /// The same as an address, which may hold a password.
    pub(super) const fn address(self) -> Self {
        Self {
            redaction: Redaction::Address,
            ..self
        }
    }

    /// The same with a default.
    pub(super) const fn or(self, default: &'static str) -> Self {
        Self { default, ..self }
    }

    pub(super) const fn no_flag(self) -> Self {
        Self {
            places: Places::NO_FLAG,
            ..self
        }
    }

    pub(super) const fn no_file(self) -> Self {
        Self {
            places: Places::NO_FILE,
            ..self
        }
    }

    /// The same for one command alone.
    pub(super) const fn of_command(self, command: &'static str) -> Self {
        Self {
            command: Some(command),
            ..self
        }
    }

    /// Its flag: `--page-size`.
    #[must_use]
    pub(crate) fn flag(&self) -> String {
        format!("--{}", self.name.replace('_', "-"))
    }

    /// Its variable: `QRSCOPE_PAGE_SIZE`.
    #[must_use]
    pub(crate) fn variable(&self) -> String {
        format!("{PREFIX}{}", self.name.to_uppercase())
    }

    /// Whether its flag takes a value.
    #[must_use]
    pub(crate) fn takes_value(&self) -> bool {
        self.kind != Kind::Switch || self.default == "true"
    }
}

/// What the names of this program's variables begin with.
pub(crate) const PREFIX: &str = "QRSCOPE_";
