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

pub use config::ConfigTexts;
pub use lang::{ByLang, Lang, LangChoice};
pub use moments::{clock_to_the_second, local, milliseconds, zone_name};
pub use numbers::{byte_size, thousands};
pub use options::{OptionHelp, OptionTexts};
pub use texts::Texts;
pub use usage::{Entry, ProgramTexts, UsageTexts};
