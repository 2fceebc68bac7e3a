//! The words about commands and their arguments: help, usage errors, and what stands behind them in the manual page.

pub(super) mod en;
pub(super) mod zh;

/// A name and what it means, a paragraph.
pub(crate) type Entry = (&'static str, &'static str);

/// The help of the program as a whole.
pub(crate) struct ProgramTexts {
    /// What it is for, in a line.
    pub about: &'static str,
    /// What else is to be known of it.
    pub more: &'static str,
    /// Headings of usage, commands, arguments, options.
    pub usage: &'static str,
    pub commands: &'static str,
    pub arguments: &'static str,
    pub options: &'static str,
    /// What stands for options in a usage.
    pub options_mark: &'static str,
    /// What stands for a command there.
    pub command_mark: &'static str,
    /// `--help`, `--version`, the command `help`.
    pub help_flag: &'static str,
    pub version_flag: &'static str,
    pub help_command: &'static str,
    /// Under the short help: where exit codes and more are.
    pub more_below: &'static str,
    /// Under the help of a command: where the options of every command are.
    pub options_elsewhere: &'static str,
    /// The heading of exit codes, and each with its meaning.
    pub exit_heading: &'static str,
    pub exit_codes: &'static [Entry],
    /// What else is to be known, a paragraph each: where things are printed, options in variables and in the file, which is stronger.
    pub streams_note: &'static str,
    pub variables_note: &'static str,
    pub file_note: &'static str,
    pub order_note: &'static str,
    /// In the manual page: variables that aren't ours, the config file.
    pub variables: &'static [Entry],
    pub config_file: Entry,
}

impl ProgramTexts {
    /// The notes in their order.
    pub(crate) const fn notes(&self) -> [&'static str; 4] {
        [
            self.streams_note,
            self.variables_note,
            self.file_note,
            self.order_note,
        ]
    }
}

/// What is wrong with words that were typed.
pub(crate) struct MisuseTexts {
    /// A value isn't taken: the value, its option.
    pub invalid_value: fn(&str, &str) -> String,
    /// The values that are.
    pub possible: fn(&str) -> String,
    /// There is no such option or argument.
    pub unknown_argument: fn(&str) -> String,
    /// There is no such command.
    pub unknown_command: fn(&str) -> String,
    /// What may be meant.
    pub did_you_mean: fn(&str) -> String,
    /// These are missing.
    pub missing: fn(&str) -> String,
    /// An option needs a value.
    pub no_value: fn(&str) -> String,
    /// Two that can't be used together.
    pub conflict: fn(&str, &str) -> String,
    /// A link in front of a command.
    pub link_before_command: &'static str,
    /// How it is used.
    pub usage: fn(&str) -> String,
}

/// Every command, argument and option of one command.
pub(crate) struct UsageTexts {
    pub program: ProgramTexts,
    pub wrong: MisuseTexts,
    pub link: &'static str,
    pub json: &'static str,
    pub show: &'static str,
    pub show_text: &'static str,
    pub show_yes: &'static str,
    pub records: &'static str,
    pub records_all: &'static str,
    pub records_limit: &'static str,
    pub records_ndjson: &'static str,
    pub records_csv: &'static str,
    pub actions: &'static str,
    pub task: &'static str,
    pub task_id: &'static str,
    pub tasks: &'static str,
    pub tasks_context: &'static str,
    pub tasks_state: &'static str,
    pub tasks_all: &'static str,
    pub tasks_limit: &'static str,
    pub card: &'static str,
    pub card_service: &'static str,
    pub qr: &'static str,
    pub qr_more: &'static str,
    pub qr_png: &'static str,
    pub qr_force: &'static str,
    pub serve: &'static str,
    pub serve_more: &'static str,
    pub serve_port: &'static str,
    pub doctor: &'static str,
    pub doctor_more: &'static str,
    pub generate: &'static str,
    pub generate_config: &'static str,
    pub generate_keymap: &'static str,
    pub generate_man: &'static str,
    pub generate_completions: &'static str,
    pub generate_shell: &'static str,
}
