//! The words of the command line.

use crate::domain::Listed;

pub(super) mod en;
pub(super) mod zh;

/// Every text that only the command line says: why an argument isn't taken, and what its commands say of their own accord.
pub(crate) struct CliTexts {
    /// Where the usage is explained.
    pub usage_hint: &'static str,
    /// Without a terminal a link is needed.
    pub link_missing: &'static str,
    /// A terminal with `TERM=dumb` gets text in place of the explorer.
    pub dumb_terminal: &'static str,
    /// `--demo` together with `--endpoint`.
    pub demo_or_endpoint: &'static str,
    /// `--endpoint` is no URL.
    pub endpoint_no_url: &'static str,
    /// It has another scheme.
    pub endpoint_scheme: &'static str,
    /// It is plain http to another machine.
    pub endpoint_plain_http: &'static str,
    /// It has a name or password inside.
    pub endpoint_user_info: &'static str,
    /// `--allow-origin` isn't an origin.
    pub origin_refused: fn(&str) -> String,
    /// `--header` has another form.
    pub header_form: &'static str,
    /// It has no name of a header.
    pub header_name: &'static str,
    /// The program itself decides about it.
    pub header_reserved: &'static str,
    /// Its value can't be one.
    pub header_value: &'static str,
    /// The variable isn't set.
    pub header_variable: &'static str,
    /// The file can't be read.
    pub header_file: &'static str,
    /// A header's value stands in a file that is too long.
    pub header_file_too_large: &'static str,
    /// The file of `--ca-cert` can't be read.
    pub authorities_unreadable: &'static str,
    /// It is too large.
    pub authorities_too_large: &'static str,
    /// It is in binary form.
    pub authorities_binary: &'static str,
    /// There is no certificate in it.
    pub authorities_none: &'static str,
    /// One in it is damaged.
    pub authorities_damaged: &'static str,
    /// `--tz` isn't a zone.
    pub zone_refused: fn(&str) -> String,
    /// The locale (variable and value) isn't UTF-8; begins with what is ASCII.
    pub locale_not_utf8: fn(&str, &str) -> String,
    /// A variable holds no text.
    pub variable_not_utf8: &'static str,
    /// What the variable of a switch has to be.
    pub a_switch_variable: &'static str,
    /// What `--fixed-time` has to be.
    pub a_moment: &'static str,
    /// `--log` can't be written; the file and the reason.
    pub log_refused: fn(&str, &str) -> String,
    /// That reason, if it is a terminal.
    pub log_terminal: &'static str,
    /// `--clipboard command` without a command.
    pub clipboard_command_missing: &'static str,
    /// The setting with the command is no array of texts.
    pub clipboard_command_no_array: &'static str,
    /// It names no program.
    pub clipboard_command_no_program: &'static str,
    /// It holds a NUL.
    pub clipboard_command_nul: &'static str,
    /// `task` with something that can't be an id.
    pub task_id_refused: &'static str,
    /// The link's host is no known code host.
    pub host_unknown: fn(&str) -> String,
    /// How to ask about such a host all the same.
    pub host_unknown_hint: fn(&str) -> String,
    /// The other links that a text held; they follow.
    pub more_links: fn(usize) -> String,
    /// The service wants so many seconds to pass, after our sentence.
    pub retry_after: fn(u64) -> String,
    /// `show --text`: what follows goes to this address.
    pub text_goes_out: fn(&str) -> String,
    /// `show --text`: the question whether to send it.
    pub text_send_it: &'static str,
    /// What agrees to that; input methods type full-width letters.
    pub yes: &'static [&'static str],
    /// `show --text` without a terminal and without `--yes`.
    pub text_needs_yes: &'static str,
    /// `show --text` without a text.
    pub text_empty: &'static str,
    /// The person didn't agree.
    pub text_not_sent: &'static str,
    /// `tasks`: the list is empty.
    pub tasks_none: &'static str,
    /// How many more rows than printed; `--all` for more.
    pub plain_more: fn(usize, &str) -> String,
    /// Clamped page size.
    pub clamped: fn(&str) -> String,
    /// CSV: records that are no objects stand as sent in the column `summary`.
    pub odd_exported: fn(usize) -> String,
    /// So many records changed while they were fetched; whether they stand here as read last, else as read first.
    pub rows_changed: fn(Listed, usize, bool) -> String,
    /// The demo service doesn't start.
    pub serve_failed: fn(&str) -> String,
    /// The program itself can't start.
    pub start_failed: fn(&str) -> String,
    /// Standard output takes no more.
    pub output_failed: fn(&str) -> String,
}
