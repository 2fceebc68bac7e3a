//! The program's own words, in two languages. A text that is missing in one doesn't compile.

mod en;
mod en_errors;
mod en_panel;
mod lang;
mod moments;
mod panel_texts;
mod qr_texts;
mod texts;
mod zh;
mod zh_errors;
mod zh_panel;

pub use lang::{Lang, LangChoice};
pub use moments::{
    age, byte_size, clock, clock_to_the_second, elapsed, list_time, local, milliseconds, thousands,
    zone_name,
};
pub use panel_texts::PanelTexts;
pub use qr_texts::QrTexts;
pub use texts::Texts;
