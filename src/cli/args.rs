//! The words of the command line. A flag wins over its environment variable, which wins over the default.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{FalseyValueParser, OsStr, PossibleValuesParser, Resettable, TypedValueParser};
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, CommandFactory, FromArgMatches, Parser, Subcommand};
use jiff::Timestamp;

use crate::a2a::{Binding, TaskState, Version};
use crate::clipboard::ClipboardChoice;
use crate::i18n::{Lang, LangChoice};
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
Every option but --header may also stand in the environment, as QRSCOPE_ and its name in capitals with _ for -.";

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

fn page_size(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(0) | Err(_) => Err("a page has 1 to 50 records".to_owned()),
        Ok(size) => Ok(size),
    }
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
    pub header: Vec<String>,
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
    /// How links are copied
    #[arg(long, global = true, env = "QRSCOPE_CLIPBOARD", hide_env_values = true, default_value = "auto", value_parser = clipboard())]
    pub clipboard: ClipboardChoice,
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
    /// Take this as the present moment (RFC 3339), for demos and snapshots
    #[arg(
        long,
        global = true,
        env = "QRSCOPE_FIXED_TIME",
        hide_env_values = true,
        value_name = "T"
    )]
    pub fixed_time: Option<Timestamp>,
}

/// What is to be spoken; none is to be found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spoken<T>(pub Option<T>);

/// The parsed words, and what of it was said on the command line itself.
#[derive(Debug)]
pub(super) struct Said {
    pub args: Args,
    /// `--endpoint` is a flag, not a variable.
    pub endpoint_is_flag: bool,
    /// `--demo` is a flag, not a variable.
    pub demo_is_flag: bool,
}

/// Reads the words; `argv` begins with the program's name.
///
/// # Errors
/// For words that aren't understood, and also for `--help` and `--version`, whose text is in the error.
pub(super) fn parse(argv: &[OsString]) -> Result<Said, clap::Error> {
    let mut command = Args::command().mut_args(without_empty_variable);
    let matches = command.try_get_matches_from_mut(argv)?;
    let args = Args::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
    if args.link.is_some() && args.command.is_some() {
        let words = "a LINK before a command can't be used with it";
        return Err(command.error(ErrorKind::ArgumentConflict, words));
    }
    let is_flag = |id: &str| matches.value_source(id) == Some(ValueSource::CommandLine);
    Ok(Said {
        args,
        endpoint_is_flag: is_flag("endpoint"),
        demo_is_flag: is_flag("demo"),
    })
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

fn state() -> impl TypedValueParser<Value = TaskState> {
    let names = [
        "submitted",
        "working",
        "completed",
        "failed",
        "canceled",
        "rejected",
        "input-required",
        "auth-required",
    ];
    PossibleValuesParser::new(names).map(|name| TaskState::read(&name))
}

fn dialect() -> impl TypedValueParser<Value = Spoken<Version>> {
    PossibleValuesParser::new(["auto", "0.3", "1.0"]).map(|word| Spoken(Version::named(&word)))
}

fn binding() -> impl TypedValueParser<Value = Spoken<Binding>> {
    PossibleValuesParser::new(["auto", "jsonrpc", "rest"]).map(|word| Spoken(Binding::named(&word)))
}

fn lang() -> impl TypedValueParser<Value = LangChoice> {
    PossibleValuesParser::new(["auto", "zh", "en"]).map(|word| match word.as_str() {
        "zh" => LangChoice::Fixed(Lang::Zh),
        "en" => LangChoice::Fixed(Lang::En),
        _ => LangChoice::Auto,
    })
}

fn theme() -> impl TypedValueParser<Value = ThemeChoice> {
    let names = ["auto", "dark", "light", "high-contrast", "mono"];
    PossibleValuesParser::new(names).map(|word| match word.as_str() {
        "dark" => ThemeChoice::Dark,
        "light" => ThemeChoice::Light,
        "high-contrast" => ThemeChoice::HighContrast,
        "mono" => ThemeChoice::Mono,
        _ => ThemeChoice::Auto,
    })
}

fn color() -> impl TypedValueParser<Value = ColorChoice> {
    PossibleValuesParser::new(["auto", "always", "never"]).map(|word| match word.as_str() {
        "always" => ColorChoice::Always,
        "never" => ColorChoice::Never,
        _ => ColorChoice::Auto,
    })
}

fn clipboard() -> impl TypedValueParser<Value = ClipboardChoice> {
    PossibleValuesParser::new(ClipboardChoice::ALL.map(ClipboardChoice::as_str))
        .map(|word| word.parse().unwrap_or_default())
}
