//! English words about config files.

use super::ConfigTexts;

pub(in crate::i18n) const CONFIG: ConfigTexts = ConfigTexts {
    place: |file, line, column| format!("{file}, line {line}, column {column}"),
    quoted: |text| format!("'{text}'"),
    between: "; ",
    not_there: "there is no such file; check --config or QRSCOPE_CONFIG",
    unreadable: |why| format!("can't be read: {why}"),
    folder: "is a folder; name a file in it",
    too_large: |kib| format!("has more than {kib} KiB and isn't taken"),
    not_utf8: "isn't UTF-8 here; save the file as UTF-8",
    syntax: |why| format!("isn't TOML here: {why}"),
    a_text: "a text in quotes has to stand here",
    one_of: |words| format!("has to be one of {words}"),
    a_number: |least, most| match most {
        Some(most) => format!("has to be a whole number from {least} to {most}"),
        None => format!("has to be a whole number from {least}"),
    },
    a_switch: "has to be true or false",
    a_list: "has to be a list of texts, such as [\"one\", \"two\"]",
    a_table: "has to be a table: a line [keys], and under it command = [\"key\"]",
    unknown_command: "no command has this name",
    commands_listed: "`qrscope generate keymap` lists them",
    did_you_mean: |name| format!("did you mean {name}?"),
    no_chord: |text| {
        format!(
            "'{text}' is no key; write one like \"y\", \"F2\", \"Ctrl-d\", \"Shift-Tab\", \"PgDn\" or \"Space\""
        )
    },
    same_in_terminals: |chord, other| {
        format!("a terminal sends {chord} as {other}, so it would never come")
    },
    conflict_default: |chord, command| {
        format!("{chord} stands for {command} already; give {command} other keys, or [] for none")
    },
    conflict_line: |chord, command, line| {
        format!(
            "{chord} stands for {command} already, in line {line}; one of the two needs another key"
        )
    },
    no_way_out: "at least one key has to quit that isn't a character, such as \"F10\" or \"Ctrl-c\"",
    unknown_key: "there is no such key, so it has no effect",
    more_warnings: |n| format!(" (and {n} more, on the screen before)"),
    hint: "`qrscope generate config` prints a file with every key and what it may be",
    head: &[
        "Settings of qrscope: $XDG_CONFIG_HOME/qrscope/config.toml (by default ~/.config/qrscope/config.toml),",
        "on Windows %APPDATA%\\qrscope\\config.toml, or the file named by --config or QRSCOPE_CONFIG.",
        "",
        "A flag is stronger than its variable, which is stronger than this file. Every line that begins with # and a name",
        "shows the default; take the # away to change it. An empty text or list means: not set.",
    ],
    keys_head: &[
        "Keys: command = [\"key\", …], the one named in hints first; [] leaves a command without one. What isn't here keeps its",
        "default. Written like \"y\", \"F2\", \"Ctrl-d\", \"Alt-x\", \"Shift-Tab\", \"PgDn\", \"Space\". Characters are text where a line is typed.",
    ],
    allowed: |what| format!("Allowed: {what}"),
};
