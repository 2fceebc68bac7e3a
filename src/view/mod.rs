//! From the model to cells. Reads only, returns nothing, decides nothing that outlives the frame.

mod action_words;
mod actions;
mod canvas;
mod card;
mod caveats;
mod choices;
mod columns;
mod command_list;
mod copy_outcome;
mod failure;
mod footer;
mod head;
mod home;
mod inspector;
mod keys;
mod ledger;
mod ledger_below;
mod ledger_rows;
mod link_line;
mod notice;
mod overlay;
mod overlay_frame;
mod pane;
mod places;
mod qr;
mod screen;
mod waiting;

pub(crate) use screen::render;
