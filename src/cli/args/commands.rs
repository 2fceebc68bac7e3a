//! The commands, and what each of them takes beside the options of all.

use std::path::PathBuf;

use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap_complete::Shell;

use crate::a2a::TaskState;
use crate::clipboard::HOLD_COMMAND;

/// What is printed instead of exploring.
#[derive(Debug, Subcommand)]
pub(in crate::cli) enum CommandArgs {
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

impl CommandArgs {
    /// The name of one that has options of its own in the table.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Doctor { .. } => "doctor",
            _ => "",
        }
    }
}

/// What `generate` prints.
#[derive(Clone, Copy, Debug, Subcommand)]
pub(in crate::cli) enum Generated {
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
pub(in crate::cli) struct RecordsArgs {
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
pub(in crate::cli) struct QrArgs {
    /// A code link, or any text with one in it
    pub link: String,
    /// Write a PNG into this new file instead; - is standard output
    #[arg(long, value_name = "FILE")]
    pub png: Option<PathBuf>,
    /// Overwrite an ordinary file, also the one that a link leads to; nothing else is overwritten
    #[arg(long, requires = "png")]
    pub force: bool,
}

/// Which tasks `tasks` lists, and how.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct TasksArgs {
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
