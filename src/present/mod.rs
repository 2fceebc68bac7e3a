//! What each object says, once: an object becomes a [`Document`] of headings, facts, sentences, JSON and tables with roles. The explorer
//! lays it into a width (`laid_out`), the command line prints it plain (`plain`); another form is another writer.

mod about;
mod action;
mod agent_card;
mod card;
mod document;
mod exchange;
mod facts;
mod failure;
mod flow;
mod json_lines;
mod laid_out;
mod line;
mod plain;
mod record;
mod table;
mod task;
mod text_style;
mod total;

pub(crate) use about::about_document;
pub(crate) use action::{
    Hosts, action_document, action_name, actions_document, full_link, host_words,
};
pub(crate) use agent_card::agent_card_document;
pub(crate) use card::block_document;
#[cfg(test)]
pub(crate) use card::card_document;
pub(crate) use card::{CardRows, card_text};
pub(crate) use document::Document;
#[cfg(test)]
pub(crate) use document::Entry;
pub(crate) use exchange::{received_document, sent_document};
pub(crate) use failure::{
    failure_paragraphs, failure_sentence, failure_words, no_entity_document, wanted_wait,
};
pub(crate) use json_lines::json_lines;
#[cfg(test)]
pub(crate) use line::plain;
pub(crate) use line::wrap_pieces;
pub(crate) use line::{Line, Piece, line_width, wrapped};
pub(crate) use plain::compact;
pub(crate) use record::{record_document, records_document, result_mark, result_words};
pub(crate) use task::{
    ReadAgain, TaskView, raw_task_document, state_name, task_document, tasks_document,
};
pub(crate) use text_style::TextStyle;
pub(crate) use text_style::{GAP, LabelCells};
pub(crate) use total::total_words;
