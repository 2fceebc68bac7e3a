//! The Elm Architecture: [`Model`], [`Message`], [`update`], and [`Effect`] for what happens outside. Nothing here does input or output,
//! asks the time, or knows colours.

mod actions;
mod card;
mod clock;
mod code;
mod copying;
mod derive;
mod effect;
mod hint;
mod hints;
mod home;
mod layout;
mod ledger;
mod message;
mod model;
mod notice;
mod overlay;
pub mod overlays;
mod pane;
pub mod panel;
mod place;
mod remote;
mod routing;
mod scroll;
mod step;
mod surroundings;
mod text_view;
mod ticket;
mod update;

pub use clock::{running_since, wake_at};
pub use code::head::Head;
pub use code::open_code::OpenCode;
pub use code::retry_pauses::Pausing;
pub use effect::Effect;
pub use hint::{Hint, chord_name};
pub use hints::hints;
pub use home::choices::{choices, choices_title};
pub use home::state::HomeState;
pub use layout::{Arrangement, Layout, SMALLEST};
pub use ledger::paged_list::Tail;
pub use message::Message;
pub use model::{Model, Screen};
pub use notice::{CopiedText, Notice};
pub use overlay::{CommandList, Overlay, OverlayKind};
pub use overlays::command_list::listed as listed_commands;
pub use overlays::qr_page::QrPage;
#[cfg(test)]
pub use overlays::qr_page::QrSubject;
pub use pane::{Pane, PaneView};
pub use place::Place;
pub use remote::Remote;
pub use surroundings::{DemoCode, Surroundings};
pub use text_view::TextView;
pub use ticket::{PaneId, Ticket};
pub use update::{open_at_start, update};
