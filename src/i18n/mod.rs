//! The program's own words: a folder for each topic with its languages side by side. A text that is missing in one doesn't compile.

mod card;
mod cli;
mod commands;
mod config;
mod copy;
mod doctor;
mod en;
mod errors;
mod files;
mod inspector;
mod lang;
mod ledger;
mod moments;
mod network;
mod numbers;
mod options;
mod qr;
mod texts;
mod their_words;
mod time;
mod usage;
mod zh;

pub use cli::CliTexts;
pub use config::ConfigTexts;
pub use copy::CopyTexts;
pub use doctor::DoctorTexts;
pub use inspector::PanelTexts;
pub use lang::{ByLang, Lang, LangChoice};
pub use ledger::LedgerTexts;
pub use moments::{clock, clock_to_the_second, local, milliseconds, zone_name};
pub use numbers::{byte_size, thousands};
pub use options::{NoteTexts, OptionHelp, OptionTexts};
pub use qr::QrTexts;
pub use texts::Texts;
pub use time::TimeTexts;
pub use usage::{Entry, MisuseTexts, ProgramTexts, UsageTexts};
