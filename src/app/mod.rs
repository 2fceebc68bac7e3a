//! The Elm Architecture: [`Model`], [`Message`], [`update`], and [`Effect`] for what happens outside. Nothing here does input or output,
//! asks the time, or knows colours.

mod actions;
mod card;
mod clock;
mod code;
mod copying;
mod derive;
mod effect;
mod explorer_options;
mod hint;
mod hints;
mod home;
pub(crate) mod inspector;
mod layout;
mod ledger;
mod message;
mod model;
mod notice;
mod overlay;
pub(crate) mod overlays;
mod pane;
mod place;
mod remote;
mod routing;
mod scroll;
mod step;
mod text_view;
mod ticket;
mod update;

pub(crate) use clock::{running_since, wake_at};
pub(crate) use code::head::Head;
pub(crate) use code::open_code::OpenCode;
pub(crate) use code::retry_pauses::Pausing;
pub(crate) use effect::Effect;
pub(crate) use explorer_options::{DemoCode, ExplorerOptions};
pub(crate) use hint::{Hint, chord_name};
pub(crate) use hints::hints;
pub(crate) use home::choices::{choices, choices_title};
pub(crate) use home::state::HomeState;
pub(crate) use layout::{Arrangement, Layout, SMALLEST};
pub(crate) use ledger::paged_list::Tail;
pub(crate) use message::Message;
pub(crate) use model::{Model, Screen};
pub(crate) use notice::{CopiedText, Notice};
pub(crate) use overlay::{CommandList, Overlay, OverlayKind};
pub(crate) use overlays::command_list::listed as listed_commands;
pub(crate) use overlays::qr_page::QrPage;
#[cfg(test)]
pub(crate) use overlays::qr_page::QrSubject;
pub(crate) use pane::{Pane, PaneView};
pub(crate) use place::Place;
pub(crate) use remote::Remote;
pub(crate) use text_view::TextView;
pub(crate) use ticket::{PaneId, Ticket};
pub(crate) use update::{open_at_start, update};
