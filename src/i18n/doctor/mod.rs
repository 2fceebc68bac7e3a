//! The words of `doctor`.

pub(super) mod en;
pub(super) mod zh;

/// Every text of `doctor`. What is inserted is safe already.
pub struct DoctorTexts {
    /// What stands in the first line behind the name and version: how to read the marks.
    pub note: &'static str,
    /// Headings: terminal, language and time, service, proxy, TLS, clipboard, config file, log.
    pub sections: [&'static str; 8],
    /// Where a setting comes from: default, config file, variable, flag.
    pub origins: [&'static str; 4],
    /// Between parts of one line.
    pub comma: &'static str,
    /// A variable isn't set, or a thing isn't there.
    pub none: &'static str,
    /// In front of what would help.
    pub would_help: &'static str,
    /// Labels: standard input and output, window, locale, marks, colours, theme, ground as the terminal says it.
    pub terminal_labels: [&'static str; 7],
    /// Input and output: both a terminal; not both.
    pub on_terminal: [&'static str; 2],
    /// A terminal that can't move its cursor.
    pub dumb: &'static str,
    /// The window is too small; the least.
    pub small_window: fn(u16, u16) -> String,
    /// The locale's character set isn't UTF-8: what follows from that; the variable that says so.
    pub not_utf8: fn(&str) -> String,
    /// Marks: Unicode, ASCII.
    pub marks: [&'static str; 2],
    /// Colours: none, 16, 256, all.
    pub depths: [&'static str; 4],
    /// No colours: because of `NO_COLOR`; because nothing says that the terminal has any; because of the theme; because high contrast
    /// needs a ground that is told.
    pub no_colours: [&'static str; 4],
    /// Theme: for dark, for light grounds.
    pub grounds: [&'static str; 2],
    /// Themes with a name of their own: without colours, high contrast.
    pub themes: [&'static str; 2],
    /// The terminal's ground: not asked, it doesn't say.
    pub ground_unknown: [&'static str; 2],
    /// The theme doesn't fit the ground.
    pub ground_differs: &'static str,
    /// Labels: language, zone, now.
    pub time_labels: [&'static str; 3],
    /// The system's zone.
    pub system_zone: &'static str,
    /// Labels: address, dialect, headers, other origins, answer.
    pub service_labels: [&'static str; 5],
    /// The built-in demo service.
    pub demo: &'static str,
    /// Not asked because of `--offline`.
    pub not_asked: &'static str,
    /// It answers: HTTP status, milliseconds.
    pub answers: fn(u16, u128) -> String,
    /// With an agent card of that name; without one.
    pub with_card: fn(&str) -> String,
    /// Without an agent card, which isn't needed.
    pub without_card: &'static str,
    /// This machine is never reached through a proxy.
    pub loopback: &'static str,
    /// The proxy that counts here; host and port.
    pub proxy_counts: fn(&str) -> String,
    /// None counts here.
    pub no_proxy: &'static str,
    /// Label: for this service.
    pub proxy_label: &'static str,
    /// Label: authorities.
    pub roots_label: &'static str,
    /// So many authorities were found.
    pub roots: fn(usize) -> String,
    /// None was found: what follows from that.
    pub no_roots: &'static str,
    /// A file or folder named by a variable isn't there.
    pub not_there: &'static str,
    /// Labels: way, why, program, the system clipboard.
    pub clipboard_labels: [&'static str; 4],
    /// The system clipboard could be opened.
    pub clipboard_opened: &'static str,
    /// The program of one's own can't be found.
    pub program_not_there: &'static str,
    /// What is found under its name can't be run.
    pub program_not_one: &'static str,
    /// Nothing speaks for a clipboard.
    pub no_signs: &'static str,
    /// The terminal has no clipboard; the key that shows a QR code instead.
    pub no_osc52: fn(&str) -> String,
    /// tmux passes OSC 52 on only if told.
    pub tmux: &'static str,
    /// Labels: file, set (settings that somebody said, the default's value or not), keys, the setting that can't be used.
    pub config_labels: [&'static str; 4],
    /// The file: none there, no home folder to look in.
    pub no_file: [&'static str; 2],
    /// The file was read.
    pub read: &'static str,
    /// The file can't be used, so nothing of it counts here.
    pub unusable: &'static str,
    /// Nothing is set.
    pub all_default: &'static str,
    /// A variable that is none of this program's, after its name.
    pub unknown_variable: &'static str,
    /// So many commands have other keys.
    pub own_keys: fn(usize) -> String,
    /// A setting can't be used; the sentence stands before.
    pub refused_setting: &'static str,
    /// Labels: file, level.
    pub log_labels: [&'static str; 2],
}
