//! What each object says, in lines of text: for the explorer laid into a width, for the command line plain.

mod about;
mod action;
mod agent_card;
mod card_rows;
mod detail;
mod exchange;
mod fact_lines;
mod flow;
mod json_lines;
mod line;
mod page;
mod plain;
mod record;
mod records_table;
mod task;
mod text_style;
mod values;

pub(crate) use about::about_lines;
pub(crate) use agent_card::card_lines;
pub use card_rows::{CardRow, CardRows};
pub(crate) use detail::Detail;
pub(crate) use exchange::{received_lines, sent_lines};
pub(crate) use json_lines::json_lines;
pub(crate) use line::wrap_pieces;
pub use line::{Line, Piece, line_width, plain, wrapped};
pub(crate) use page::state_name;
pub(crate) use plain::Lines;
pub use plain::card_text;
pub(crate) use record::result_mark;
pub(crate) use records_table::text as records_text;
pub(crate) use task::{ReadAgain, TaskView, raw_task_lines, task_lines};
pub use text_style::TextStyle;
pub(crate) use text_style::{GAP, LabelCells, TextLayout};
pub(crate) use values::quoted_if_empty;
