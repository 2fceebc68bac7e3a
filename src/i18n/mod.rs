//! The program's own words, in two languages. A text that is missing in one doesn't compile.

mod cli_texts;
mod config_texts;
mod copy_texts;
mod doctor_texts;
mod en;
mod en_cli;
mod en_config;
mod en_copy;
mod en_doctor;
mod en_errors;
mod en_labels;
mod en_ledger;
mod en_network;
mod en_panel;
mod file_kinds;
mod lang;
mod ledger_texts;
mod moments;
mod options;
mod panel_texts;
mod qr_texts;
mod texts;
mod their_words;
mod zh;
mod zh_cli;
mod zh_config;
mod zh_copy;
mod zh_doctor;
mod zh_errors;
mod zh_labels;
mod zh_ledger;
mod zh_network;
mod zh_panel;

pub use cli_texts::CliTexts;
pub use config_texts::ConfigTexts;
pub use copy_texts::CopyTexts;
pub use doctor_texts::DoctorTexts;
pub use lang::{Lang, LangChoice};
pub use ledger_texts::LedgerTexts;
pub use moments::{
    age, byte_size, clock, clock_to_the_second, elapsed, list_time, local, milliseconds, thousands,
    zone_name,
};
pub use options::{NoteTexts, OptionHelp, OptionTexts};
pub use panel_texts::PanelTexts;
pub use qr_texts::QrTexts;
pub use texts::Texts;
