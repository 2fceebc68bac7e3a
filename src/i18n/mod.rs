//! The program's own words, in two languages. A text that is missing in one doesn't compile.

mod en;
mod en_errors;
mod en_network;
mod lang;
mod moments;
mod texts;
mod zh;
mod zh_errors;
mod zh_network;

pub use lang::{Lang, LangChoice};
pub use moments::{age, clock, elapsed, list_time, local, thousands, zone_name};
pub use texts::Texts;
