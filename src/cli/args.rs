//! The words of the command line. A flag wins over its environment variable, which wins over the config file, which wins over the default.

mod values;

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;

use clap::builder::{FalseyValueParser, OsStr, Resettable};
use clap::error::ErrorKind;
use clap::{
    Arg, ArgAction, ArgMatches, Command, CommandFactory, FromArgMatches, Parser, Subcommand,
};
use clap_complete::Shell;
use jiff::Timestamp;
use tracing::level_filters::LevelFilter;

use values::{
    Spoken, Unshown, ambiguous_width, binding, clipboard, color, dialect, lang, log_level, moment,
    page_size, state, theme,
};

use crate::a2a::{Binding, TaskState, Version};
use crate::clipboard::{ClipboardChoice, HOLD_COMMAND};
use crate::config::Patch;
use crate::i18n::LangChoice;
use crate::text::AmbiguousWidth;
use crate::theme::{ColorChoice, ThemeChoice};

const EXIT_CODES: &str = "\
Exit codes:
  0    the answer was printed, or the explorer was left
  1    anything not named here
  2    the words of the command line are wrong, or the link or host isn't one that is asked about,
       or the card leads to an origin that isn't allowed
  3    the service can't be reached, or TLS or a proxy refuses
  4    the service refused, or its answer can't be used, or the task ended otherwise
  5    no answer in time
  6    no readable public entity
  129, 130, 131, 143    ended by SIGHUP, SIGINT, SIGQUIT, SIGTERM

Data goes to stdout, everything else to stderr. `qrscope COMMAND --help` tells what a command prints.
Every option but --header may also stand in the environment, as QRSCOPE_ and its name in capitals with _ for -.
Every option but --config may also stand in the config file; `qrscope generate config` prints one with all that may stand there.";

/// Explore the object behind a Caoliao QR code, read-only.
///
/// Paste a code link (or a whole message with one in it) and see what the object is, what happened to it and what can be done.
/// Without a terminal `qrscope LINK` prints what `show` prints.
#[derive(Debug, Parser)]
#[command(name = "qrscope", version, after_long_help = EXIT_CODES, after_help = "Exit codes and more: --help")]
pub(super) struct Args {
    /// A code link, or any text with one in it
    pub link: Option<String>,
    #[command(flatten)]
    pub global: GlobalArgs,
    #[command(subcommand)]
    pub command: Option<CommandArgs>,
}

/// What is printed instead of exploring.
#[derive(Debug, Subcommand)]
pub(super) enum CommandArgs {
    /// Print the entity card
    Show {
        /// A code link, or any text with one in it
        #[arg(required_unless_present = "text")]
        link: Option<String>,
        /// Send this text as it is; the service takes the first link in it. It is shown and asked about first
        #[arg(long, value_name = "TEXT", conflicts_with = "link")]
        text: Option<String>,
        /// Send the text without asking
        #[arg(long, requires = "text")]
        yes: bool,
        /// Print JSON, the data exactly as the service sent it
        #[arg(long)]
        json: bool,
    },
    /// Print the ledger, one page unless told otherwise
    Records(RecordsArgs),
    /// Print the actions
    Actions {
        /// A code link, or any text with one in it
        link: String,
        /// Print JSON, the data exactly as the service sent it
        #[arg(long)]
        json: bool,
    },
    /// Print a task that the service holds
    Task {
        /// The task's id
        id: String,
        /// Print JSON, the task exactly as the service sent it
        #[arg(long)]
        json: bool,
    },
    /// List the tasks that the service holds (A2A 1.0), one page unless told otherwise
    Tasks(TasksArgs),
    /// Print the service's agent card
    Card {
        /// The service [default: that of --endpoint]
        #[arg(value_name = "ENDPOINT")]
        service: Option<String>,
        /// Print JSON, the card exactly as the service sent it
        #[arg(long)]
        json: bool,
    },
    /// Print a code's link as a QR code for a phone; nobody is asked for it
    ///
    /// On a terminal it is drawn black on white in half blocks, with --ascii in squares of two characters; into a file or a pipe it goes
    /// as plain ASCII, # for dark. The last line is the link.
    Qr(QrArgs),
    /// Run the demo service alone, on this machine only
    ///
    /// Prints its base address. Another client asks it at that address with /a2a/jsonrpc behind it, as qrscope does by
    /// --endpoint http://127.0.0.1:PORT/a2a/jsonrpc; the agent card is at /.well-known/agent-card.json.
    Serve {
        /// The port on 127.0.0.1; 0 takes a free one
        #[arg(long, default_value_t = 0, value_name = "N")]
        port: u16,
    },
    /// Print what this machine offers and what is in force, to be pasted into a ticket; without secrets
    ///
    /// Asks the service for its agent card, once and nothing else, and the terminal for its ground, if there is one.
    Doctor {
        /// Print JSON
        #[arg(long)]
        json: bool,
        /// Don't ask the service
        #[arg(long, env = "QRSCOPE_OFFLINE", hide_env_values = true, value_parser = FalseyValueParser::new())]
        offline: bool,
    },
    /// Print a config file, the keys, a manual page, or completions for a shell
    Generate {
        #[command(subcommand)]
        what: Generated,
    },
    /// Hold the clipboard after the explorer has ended; started by it alone
    #[command(name = HOLD_COMMAND, hide = true)]
    HoldClipboard,
}

/// What `generate` prints.
#[derive(Clone, Copy, Debug, Subcommand)]
pub(super) enum Generated {
    /// A config file with every key, commented out at its default
    Config,
    /// The part of it with the keys of the keyboard
    Keymap,
    /// The manual page
    Man,
    /// Completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// What and how `records` prints.
#[derive(Debug, clap::Args)]
pub(super) struct RecordsArgs {
    /// A code link, or any text with one in it
    pub link: String,
    /// Page on to the end of what the service lists
    #[arg(long, conflicts_with = "limit")]
    pub all: bool,
    /// Print the newest N records, paging on as far as that needs
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub limit: Option<u64>,
    /// Print one JSON object, the records exactly as the service sent them
    #[arg(long, group = "format")]
    pub json: bool,
    /// Print one record a line as JSON
    #[arg(long, group = "format")]
    pub ndjson: bool,
    /// Print comma-separated values: untracked is an empty cell, an empty text is ""
    #[arg(long, group = "format")]
    pub csv: bool,
}

/// What `qr` prints, and where to.
#[derive(Debug, clap::Args)]
pub(super) struct QrArgs {
    /// A code link, or any text with one in it
    pub link: String,
    /// Write a PNG into this new file instead; - is standard output
    #[arg(long, value_name = "FILE")]
    pub png: Option<PathBuf>,
    /// Overwrite the file
    #[arg(long, requires = "png")]
    pub force: bool,
}

/// Which tasks `tasks` lists, and how.
#[derive(Debug, clap::Args)]
pub(super) struct TasksArgs {
    /// Only those of this conversation
    #[arg(long, value_name = "ID")]
    pub context: Option<String>,
    /// Only those in this state
    #[arg(long, value_name = "STATE", value_parser = state())]
    pub state: Option<TaskState>,
    /// Page on to the end
    #[arg(long, conflicts_with = "limit")]
    pub all: bool,
    /// Print the N tasks changed last, paging on as far as that needs
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub limit: Option<u64>,
    /// Print JSON, the tasks exactly as the service sent them
    #[arg(long)]
    pub json: bool,
}

/// Options of every command.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Options of every command")]
pub(super) struct GlobalArgs {
    /// The service: its JSON-RPC address, its HTTP+JSON base, or just its origin
    #[arg(
        long,
        global = true,
        env = "QRSCOPE_ENDPOINT",
        hide_env_values = true,
        value_name = "URL"
    )]
    pub endpoint: Option<String>,
    /// Version of A2A to speak; auto finds it out
    #[arg(long, global = true, env = "QRSCOPE_DIALECT", hide_env_values = true, default_value = "auto", value_parser = dialect())]
    pub dialect: Spoken<Version>,
    /// What carries it; auto finds it out
    #[arg(long, global = true, env = "QRSCOPE_BINDING", hide_env_values = true, default_value = "auto", value_parser = binding())]
    pub binding: Spoken<Binding>,
    /// Another origin that the service's agent card may lead to, or that may be asked over plain http; may be repeated
    #[arg(
        long,
        global = true,
        env = "QRSCOPE_ALLOW_ORIGIN",
        hide_env_values = true,
        value_name = "ORIGIN",
        value_delimiter = ','
    )]
    pub allow_origin: Vec<String>,
    /// A header for the service's own origin, 'Name: value'; the value may be env:NAME or file:PATH; may be repeated
    #[arg(long, global = true, value_name = "HEADER")]
    pub header: Vec<Unshown>,
    /// The proxy for what leaves this machine, or none [default: as https_proxy, http_proxy and all_proxy say]
    ///
    /// http://HOST:PORT, also https, socks5 and socks5h; NAME:PASSWORD@ before the host where it wants a login, special characters as
    /// %XX. The variables count in capitals too. The exceptions of NO_PROXY stay exceptions, and this machine itself is always asked
    /// directly. Names are looked up by the proxy.
    #[arg(
        long,
        global = true,
        env = "QRSCOPE_PROXY",
        hide_env_values = true,
        value_name = "URL"
    )]
    pub proxy: Option<Unshown>,
    /// A PEM file with authorities to trust beside the system's
    ///
    /// The system's are those of its store; on Linux SSL_CERT_FILE and SSL_CERT_DIR take its place where they are set. No option turns
    /// the checks off.
    #[arg(
        long,
        global = true,
        env = "QRSCOPE_CA_CERT",
        hide_env_values = true,
        value_name = "FILE"
    )]
    pub ca_cert: Option<PathBuf>,
    /// Use the built-in demo service instead; needs no network
    #[arg(long, global = true, env = "QRSCOPE_DEMO", hide_env_values = true, value_parser = FalseyValueParser::new())]
    pub demo: bool,
    /// Language of the program's own words; auto goes by the locale
    #[arg(long, global = true, env = "QRSCOPE_LANG", hide_env_values = true, default_value = "auto", value_parser = lang())]
    pub lang: LangChoice,
    /// Zone that times are shown in: a name (Asia/Shanghai) or an offset (+08:00) [default: the system's]
    #[arg(
        long,
        global = true,
        env = "QRSCOPE_TZ",
        hide_env_values = true,
        value_name = "ZONE",
        allow_hyphen_values = true
    )]
    pub tz: Option<String>,
    /// Colours for dark or light grounds, with much contrast, or none; auto goes by COLORFGBG, else takes dark
    #[arg(long, global = true, env = "QRSCOPE_THEME", hide_env_values = true, default_value = "auto", value_parser = theme())]
    pub theme: ThemeChoice,
    /// Whether to use colours; auto goes by NO_COLOR and TERM
    #[arg(long, global = true, env = "QRSCOPE_COLOR", hide_env_values = true, default_value = "auto", value_parser = color())]
    pub color: ColorChoice,
    /// Draw marks and rules with ASCII only
    #[arg(long, global = true, env = "QRSCOPE_ASCII", hide_env_values = true, value_parser = FalseyValueParser::new())]
    pub ascii: bool,
    /// Cells of ambiguous characters, such as curly quotes, Greek and Cyrillic: wide for two, as some Chinese terminals draw them
    #[arg(long, global = true, env = "QRSCOPE_AMBIGUOUS_WIDTH", hide_env_values = true, default_value = "narrow", value_parser = ambiguous_width())]
    pub ambiguous_width: AmbiguousWidth,
    /// How links are copied; command runs the program named by QRSCOPE_CLIPBOARD_COMMAND, a JSON array such as ["wl-copy"]
    #[arg(long, global = true, env = "QRSCOPE_CLIPBOARD", hide_env_values = true, default_value = "auto", value_parser = clipboard())]
    pub clipboard: ClipboardChoice,
    /// Keep what was copied after quitting, on X11 and Wayland by a process that ends with the next copy or after a day
    #[arg(long, global = true, env = "QRSCOPE_CLIPBOARD_HOLD", hide_env_values = true, default_value_t = true,
          value_name = "true|false", action = ArgAction::Set)]
    pub clipboard_hold: bool,
    /// Print the last copied link to stderr after quitting, to be selected by hand
    #[arg(long, global = true, env = "QRSCOPE_PRINT_LAST_COPY", hide_env_values = true, value_parser = FalseyValueParser::new())]
    pub print_last_copy: bool,
    /// Longest wait for an answer's first byte, 1 to 600 seconds; the whole answer may take four times that
    #[arg(long, global = true, env = "QRSCOPE_TIMEOUT", hide_env_values = true, default_value_t = 15, value_name = "SECONDS",
          value_parser = clap::value_parser!(u16).range(1..=600))]
    pub timeout: u16,
    /// Records a page, 1 to 50; more is taken as 50
    #[arg(long, global = true, env = "QRSCOPE_PAGE_SIZE", hide_env_values = true, default_value_t = 50, value_name = "N",
          value_parser = page_size)]
    pub page_size: u32,
    /// A further host whose links are codes; may be repeated
    #[arg(
        long,
        global = true,
        env = "QRSCOPE_ALLOW_HOST",
        hide_env_values = true,
        value_name = "HOST",
        value_delimiter = ','
    )]
    pub allow_host: Vec<String>,
    /// Hosts that are always code hosts; a setting for the file and the environment
    #[arg(
        long,
        global = true,
        hide = true,
        env = "QRSCOPE_CODE_HOSTS",
        value_name = "HOSTS",
        value_delimiter = ','
    )]
    pub code_hosts: Vec<String>,
    /// The config file [default: qrscope/config.toml in the configuration folder]
    #[arg(
        long,
        global = true,
        env = "QRSCOPE_CONFIG",
        hide_env_values = true,
        value_name = "FILE"
    )]
    pub config: Option<PathBuf>,
    /// Write a log to the end of this file; never to the screen
    #[arg(
        long,
        global = true,
        env = "QRSCOPE_LOG",
        hide_env_values = true,
        value_name = "FILE"
    )]
    pub log: Option<PathBuf>,
    /// How much goes into the log
    #[arg(long, global = true, env = "QRSCOPE_LOG_LEVEL", hide_env_values = true, default_value = "info", value_name = "LEVEL", value_parser = log_level())]
    pub log_level: LevelFilter,
    /// Take this as the present moment (RFC 3339), for demos and snapshots
    #[arg(
        long,
        global = true,
        env = "QRSCOPE_FIXED_TIME",
        hide_env_values = true,
        value_name = "T",
        value_parser = moment
    )]
    pub fixed_time: Option<Timestamp>,
}

/// The parsed words, and where each comes from.
pub(super) struct Parsed {
    pub args: Args,
    pub matches: ArgMatches,
}

impl fmt::Debug for Parsed {
    /// The matches hold secrets as they were typed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.args.fmt(f)
    }
}

/// Reads the words; `argv` begins with the program's name. What `patch` says takes the place of defaults.
///
/// # Errors
/// For words that aren't understood, and also for `--help` and `--version`, whose text is in the error.
pub(super) fn parse(argv: &[OsString], patch: &Patch) -> Result<Parsed, clap::Error> {
    let mut command = command()
        .mut_args(without_empty_variable)
        .mut_args(|arg| with_file(arg, patch));
    let matches = command.try_get_matches_from_mut(argv)?;
    let args = Args::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
    if args.link.is_some() && args.command.is_some() {
        let words = "a LINK before a command can't be used with it";
        return Err(command.error(ErrorKind::ArgumentConflict, words));
    }
    Ok(Parsed { args, matches })
}

/// All that can be said on the command line.
pub(super) fn command() -> Command {
    Args::command()
}

/// What the config file says of an option is its default.
fn with_file(arg: Arg, patch: &Patch) -> Arg {
    match patch.setting(arg.get_id().as_str()) {
        Some(setting) => arg.default_values(setting.values.iter().map(|value| &value.text)),
        None => arg,
    }
}

/// An empty variable counts as unset.
fn without_empty_variable(arg: Arg) -> Arg {
    let is_empty = arg
        .get_env()
        .and_then(env::var_os)
        .is_some_and(|value| value.is_empty());
    if is_empty {
        arg.env(Resettable::<OsStr>::Reset)
    } else {
        arg
    }
}
