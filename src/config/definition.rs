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
    /// It may stand on the command line.
    pub flag: bool,
    /// It may stand in the environment.
    pub variable: bool,
    /// It may stand in the config file.
    pub file: bool,
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
    /// An address, which may hold a password.
    Address,
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
    /// Addresses or parts of one, several of them in one flag or variable separated by commas.
    List,
    /// Headers, which may hold commas, so that each flag says one.
    Headers,
    /// A program and its arguments, in a variable as a JSON array.
    Program,
}

impl PartialEq for Definition {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Definition {}

/// An option that may stand anywhere, is set by nobody, and belongs to every command.
pub(super) const fn row(
    name: &'static str,
    value_name: &'static str,
    kind: Kind,
    help: fn(&OptionTexts) -> &OptionHelp,
) -> Definition {
    Definition {
        name,
        value_name,
        kind,
        default: "",
        flag: true,
        variable: true,
        file: true,
        command: None,
        help,
    }
}

impl Definition {
    /// The same with a default.
    pub(super) const fn or(mut self, default: &'static str) -> Self {
        self.default = default;
        self
    }

    /// The same without a flag: what names a program to run must not come with a pasted line.
    pub(super) const fn no_flag(mut self) -> Self {
        self.flag = false;
        self
    }

    /// The same without a variable: values that are secrets may be named by variables of their own.
    pub(super) const fn no_variable(mut self) -> Self {
        self.variable = false;
        self
    }

    /// The same for flag and variable only.
    pub(super) const fn no_file(mut self) -> Self {
        self.file = false;
        self
    }

    /// The same for one command alone.
    pub(super) const fn of_command(mut self, command: &'static str) -> Self {
        self.command = Some(command);
        self
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
