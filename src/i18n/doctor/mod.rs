//! The words of `doctor`.

pub(super) mod en;
pub(super) mod zh;

/// Every text of `doctor`. What is inserted is safe already.
pub(crate) struct DoctorTexts {
    /// What stands in the first line behind the name and version: how to read the marks.
    pub note: &'static str,
    /// Heading.
    pub section_terminal: &'static str,
    /// Heading: language and time.
    pub section_time: &'static str,
    /// Heading.
    pub section_service: &'static str,
    /// Heading.
    pub section_proxy: &'static str,
    /// Heading.
    pub section_tls: &'static str,
    /// Heading.
    pub section_clipboard: &'static str,
    /// Heading.
    pub section_config: &'static str,
    /// Heading.
    pub section_log: &'static str,
    /// A setting is the default.
    pub origin_default: &'static str,
    /// It comes from the config file.
    pub origin_file: &'static str,
    /// It comes from a variable.
    pub origin_variable: &'static str,
    /// It comes from the command line.
    pub origin_flag: &'static str,
    /// Between parts of one line.
    pub comma: &'static str,
    /// A variable isn't set, or a thing isn't there.
    pub none: &'static str,
    /// In front of what would help.
    pub would_help: &'static str,
    /// Labels of what the terminal is.
    pub terminal_labels: TerminalLabels,
    /// Input and output are both a terminal.
    pub on_terminal: &'static str,
    /// They aren't both one.
    pub not_on_terminal: &'static str,
    /// A terminal that can't move its cursor.
    pub dumb: &'static str,
    /// The window is too small; the least.
    pub small_window: fn(u16, u16) -> String,
    /// The locale's character set isn't UTF-8: what follows from that; the variable that says so.
    pub not_utf8: fn(&str) -> String,
    pub marks_unicode: &'static str,
    pub marks_ascii: &'static str,
    /// No colours.
    pub depth_none: &'static str,
    /// So many colours.
    pub depth_16: &'static str,
    /// So many colours.
    pub depth_256: &'static str,
    /// All colours.
    pub depth_all: &'static str,
    /// No colours because of `NO_COLOR`.
    pub no_colours_wanted: &'static str,
    /// Because nothing says that the terminal has any.
    pub no_colours_known: &'static str,
    /// Because of the theme.
    pub no_colours_in_theme: &'static str,
    /// Because high contrast needs a ground that is told.
    pub no_colours_without_ground: &'static str,
    /// A theme for dark grounds.
    pub ground_dark: &'static str,
    /// A theme for light ones.
    pub ground_light: &'static str,
    /// The theme without colours.
    pub theme_mono: &'static str,
    /// The theme with much contrast.
    pub theme_high_contrast: &'static str,
    /// The terminal wasn't asked for its ground.
    pub ground_not_asked: &'static str,
    /// It doesn't say.
    pub ground_not_said: &'static str,
    /// The theme doesn't fit the ground.
    pub ground_differs: &'static str,
    /// Labels of language and time.
    pub time_labels: TimeLabels,
    /// The system's zone.
    pub system_zone: &'static str,
    pub service_labels: ServiceLabels,
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
    pub clipboard_labels: ClipboardLabels,
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
    /// Labels of the config file.
    pub config_labels: ConfigLabels,
    /// There is no config file.
    pub no_file: &'static str,
    /// There is no home folder to look in.
    pub no_home: &'static str,
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
    pub log_labels: LogLabels,
}

/// Labels of what the terminal is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TerminalLabels {
    pub streams: &'static str,
    pub window: &'static str,
    pub locale: &'static str,
    pub marks: &'static str,
    pub colours: &'static str,
    pub theme: &'static str,
    pub ground: &'static str,
}

/// Labels of language and time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TimeLabels {
    pub language: &'static str,
    pub zone: &'static str,
    pub now: &'static str,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct ServiceLabels {
    pub address: &'static str,
    pub dialect: &'static str,
    pub headers: &'static str,
    pub origins: &'static str,
    pub answer: &'static str,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct ClipboardLabels {
    pub way: &'static str,
    pub by: &'static str,
    pub program: &'static str,
    pub system: &'static str,
}

/// Labels of the config file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ConfigLabels {
    pub file: &'static str,
    pub set: &'static str,
    pub keys: &'static str,
    pub unusable: &'static str,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct LogLabels {
    pub file: &'static str,
    pub level: &'static str,
}
