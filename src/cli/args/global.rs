//! The options of every command. Each but --header may also stand in a variable of the environment, which
//! [`named`](super::variables::named) adds.

use std::path::PathBuf;

use clap::ArgAction;
use clap::builder::BoolishValueParser;
use jiff::Timestamp;
use tracing::level_filters::LevelFilter;

use super::values::{
    Spoken, Unshown, ambiguous_width, binding, clipboard, color, dialect, lang, log_level, moment,
    page_size, theme,
};
use crate::a2a::{Binding, Version};
use crate::clipboard::ClipboardChoice;
use crate::i18n::LangChoice;
use crate::text::AmbiguousWidth;
use crate::theme::{ColorChoice, Surroundings, Theme, ThemeChoice, choose};

/// Options of every command.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Options of every command")]
pub(in crate::cli) struct GlobalArgs {
    /// The service: its JSON-RPC address, its HTTP+JSON base, or just its origin
    #[arg(long, global = true, value_name = "URL")]
    pub endpoint: Option<String>,
    /// Version of A2A to speak; auto finds it out
    #[arg(long, global = true, default_value = "auto", value_parser = dialect())]
    pub dialect: Spoken<Version>,
    /// What carries it; auto finds it out
    #[arg(long, global = true, default_value = "auto", value_parser = binding())]
    pub binding: Spoken<Binding>,
    /// Another origin that the service's agent card may lead to, or that may be asked over plain http; may be repeated,
    /// and commas separate several, also in the variable
    #[arg(long, global = true, value_name = "ORIGIN", value_delimiter = ',')]
    pub allow_origin: Vec<String>,
    /// A header for the service's own origin, 'Name: value'; the value may be env:NAME or file:PATH; may be repeated
    #[arg(long, global = true, value_name = "HEADER")]
    pub header: Vec<Unshown>,
    /// The proxy for what leaves this machine, or none [default: as https_proxy, http_proxy and all_proxy say]
    ///
    /// http://HOST:PORT, also https, socks5 and socks5h; NAME:PASSWORD@ before the host where it wants a login, special characters as
    /// %XX. The variables count in capitals too. The exceptions of NO_PROXY stay exceptions, and this machine itself is always asked
    /// directly. Names are looked up by the proxy.
    #[arg(long, global = true, value_name = "URL")]
    pub proxy: Option<Unshown>,
    /// A PEM file with authorities to trust beside the system's
    ///
    /// The system's are those of its store; on Linux SSL_CERT_FILE and SSL_CERT_DIR take its place where they are set. No option turns
    /// the checks off.
    #[arg(long, global = true, value_name = "FILE")]
    pub ca_cert: Option<PathBuf>,
    /// Use the built-in demo service instead; needs no network
    #[arg(long, global = true, value_parser = BoolishValueParser::new())]
    pub demo: bool,
    /// Language of the program's own words; auto goes by the locale
    #[arg(long, global = true, default_value = "auto", value_parser = lang())]
    pub lang: LangChoice,
    /// Zone that times are shown in: a name (Asia/Shanghai) or an offset (+08:00) [default: the system's]
    #[arg(long, global = true, value_name = "ZONE", allow_hyphen_values = true)]
    pub tz: Option<String>,
    /// Colours for dark or light grounds, with much contrast, or none; COLORFGBG tells the ground, without it auto takes dark and
    /// high-contrast takes no colours
    #[arg(long, global = true, default_value = "auto", value_parser = theme())]
    pub theme: ThemeChoice,
    /// Whether to use colours; auto goes by NO_COLOR and TERM
    #[arg(long, global = true, default_value = "auto", value_parser = color())]
    pub color: ColorChoice,
    /// Draw marks and rules with ASCII only
    #[arg(long, global = true, value_parser = BoolishValueParser::new())]
    pub ascii: bool,
    /// Cells of ambiguous characters, such as curly quotes, Greek and Cyrillic: wide for two, as some Chinese terminals draw them
    #[arg(long, global = true, default_value = "narrow", value_parser = ambiguous_width())]
    pub ambiguous_width: AmbiguousWidth,
    /// How links are copied; command runs the program of `clipboard_command` in the config file or of QRSCOPE_CLIPBOARD_COMMAND, a JSON array such as ["wl-copy"]
    #[arg(long, global = true, default_value = "auto", value_parser = clipboard())]
    pub clipboard: ClipboardChoice,
    /// Keep what was copied after quitting, on X11 and Wayland by a process that ends with the next copy or after a day
    ///
    /// On a display that came along with an SSH connection (DISPLAY names a host) nothing is kept: it would keep the connection open.
    #[arg(long, global = true, default_value_t = true, value_name = "true|false", action = ArgAction::Set,
          value_parser = BoolishValueParser::new())]
    pub clipboard_hold: bool,
    /// Print the last copied link to stderr after quitting, to be selected by hand
    #[arg(long, global = true, value_parser = BoolishValueParser::new())]
    pub print_last_copy: bool,
    /// Longest wait for an answer's first byte, 1 to 600 seconds; the whole answer may take four times that
    #[arg(long, global = true, default_value_t = 15, value_name = "SECONDS",
          value_parser = clap::value_parser!(u16).range(1..=600))]
    pub timeout: u16,
    /// Records a page, 1 to 50; more is taken as 50
    #[arg(long, global = true, default_value_t = 50, value_name = "N", value_parser = page_size)]
    pub page_size: u32,
    /// A further host whose links are codes; may be repeated, and commas separate several, also in the variable
    #[arg(long, global = true, value_name = "HOST", value_delimiter = ',')]
    pub allow_host: Vec<String>,
    /// Hosts that are always code hosts; a setting for the file and the environment
    #[arg(
        long,
        global = true,
        hide = true,
        value_name = "HOSTS",
        value_delimiter = ','
    )]
    pub code_hosts: Vec<String>,
    /// The config file [default: qrscope/config.toml in the configuration folder]
    #[arg(long, global = true, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Write a log to the end of this file; never to the screen
    #[arg(long, global = true, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// How much goes into the log
    #[arg(long, global = true, default_value = "info", value_name = "LEVEL", value_parser = log_level())]
    pub log_level: LevelFilter,
    /// Take this as the present moment (RFC 3339), for demos and snapshots
    #[arg(long, global = true, value_name = "T", value_parser = moment)]
    pub fixed_time: Option<Timestamp>,
}

impl GlobalArgs {
    /// The theme that these options give on a terminal of these surroundings.
    pub fn theme_on(&self, around: &Surroundings) -> Theme {
        choose(
            self.theme,
            self.color,
            self.ascii,
            self.ambiguous_width,
            around,
        )
    }
}
