//! The words about options: what each is for, in the help, in the printed config file and in the manual page.

pub(super) mod en;
pub(super) mod zh;

/// What is said of one option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OptionHelp {
    /// What it is for.
    pub about: &'static str,
    /// What else is to be known; may be empty.
    pub more: &'static str,
    /// What holds where nobody sets it and no value says so; may be empty.
    pub unset: &'static str,
}

impl OptionHelp {
    const fn new(about: &'static str) -> Self {
        Self {
            about,
            more: "",
            unset: "",
        }
    }

    const fn more(self, more: &'static str) -> Self {
        Self { more, ..self }
    }

    const fn unset(self, unset: &'static str) -> Self {
        Self { unset, ..self }
    }
}

/// What stands in brackets behind an option's help.
pub(crate) struct NoteTexts {
    /// The heading of the options of every command.
    pub heading: &'static str,
    /// The variable of an option.
    pub variable: fn(&str) -> String,
    pub default: fn(&str) -> String,
    /// The words that may be said.
    pub values: fn(&str) -> String,
    /// A flag may be repeated.
    pub repeated: &'static str,
    /// It may be repeated, and commas separate several values, in a variable too.
    pub list: &'static str,
}

/// Every option by its name.
pub(crate) struct OptionTexts {
    pub notes: NoteTexts,
    pub endpoint: OptionHelp,
    pub dialect: OptionHelp,
    pub binding: OptionHelp,
    pub allow_origin: OptionHelp,
    pub header: OptionHelp,
    pub proxy: OptionHelp,
    pub ca_cert: OptionHelp,
    pub timeout: OptionHelp,
    pub demo: OptionHelp,
    pub code_hosts: OptionHelp,
    pub allow_host: OptionHelp,
    pub page_size: OptionHelp,
    pub lang: OptionHelp,
    pub tz: OptionHelp,
    pub theme: OptionHelp,
    pub color: OptionHelp,
    pub ascii: OptionHelp,
    pub ambiguous_width: OptionHelp,
    pub clipboard: OptionHelp,
    pub clipboard_command: OptionHelp,
    pub clipboard_hold: OptionHelp,
    pub print_last_copy: OptionHelp,
    pub config: OptionHelp,
    pub log: OptionHelp,
    pub log_level: OptionHelp,
    pub fixed_time: OptionHelp,
    pub offline: OptionHelp,
}
