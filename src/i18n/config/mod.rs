//! The words about config files.

pub(super) mod en;
pub(super) mod zh;

/// Every text about config files. What is inserted is safe already.
pub(crate) struct ConfigTexts {
    /// A place in a file: file, line, column.
    pub place: fn(&str, usize, usize) -> String,
    /// Inside quote marks: a key, a word, a chord.
    pub quoted: fn(&str) -> String,
    /// Between two sentences.
    pub between: &'static str,
    /// The named file isn't there.
    pub not_there: &'static str,
    /// The file can't be read; the system's words.
    pub unreadable: fn(&str) -> String,
    /// It is a folder.
    pub folder: &'static str,
    /// It is larger than so many KiB.
    pub too_large: fn(u64) -> String,
    /// It isn't UTF-8 there.
    pub not_utf8: &'static str,
    /// It isn't TOML there; the parser's words.
    pub syntax: fn(&str) -> String,
    /// A text has to stand there.
    pub a_text: &'static str,
    /// One of these words has to.
    pub one_of: fn(&str) -> String,
    /// A whole number: from, to; without an end from the first on.
    pub a_number: fn(u32, Option<u32>) -> String,
    /// `true` or `false`.
    pub a_switch: &'static str,
    /// A list of texts.
    pub a_list: &'static str,
    /// `[keys]` has to be a table.
    pub a_table: &'static str,
    /// No command is called that.
    pub unknown_command: &'static str,
    /// Where the commands are listed.
    pub commands_listed: &'static str,
    pub did_you_mean: fn(&str) -> String,
    /// No chord is written like that.
    pub no_chord: fn(&str) -> String,
    /// A chord that terminals send as another key.
    pub same_in_terminals: fn(&str, &str) -> String,
    /// A chord that stands for another command by default.
    pub conflict_default: fn(&str, &str) -> String,
    /// The same, said in that line.
    pub conflict_line: fn(&str, &str, usize) -> String,
    /// Nothing would quit.
    pub no_way_out: &'static str,
    /// A key that doesn't exist and has no effect.
    pub unknown_key: &'static str,
    /// In the explorer: so many keys have no effect; the first one's words.
    pub more_warnings: fn(usize) -> String,
    /// How to get a correct file.
    pub hint: &'static str,
    /// The head of a printed file, line by line.
    pub head: &'static [&'static str],
    /// The head of the printed keys.
    pub keys_head: &'static [&'static str],
    /// In a printed file: what may stand there.
    pub allowed: fn(&str) -> String,
}
