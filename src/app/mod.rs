//! The Elm Architecture: [`Model`], [`Message`], [`update`], and [`Effect`] for what happens outside. Nothing here does input or output,
//! asks the time, or knows colours.

mod actions_pane;
mod arrivals;
mod card_rows;
mod clock;
mod command_list;
mod copying;
mod detail;
mod effect;
mod head;
mod help;
mod hints;
mod home;
mod json_lines;
mod keys;
mod layout;
mod ledger;
mod message;
mod model;
mod navigate;
mod notice;
mod opening;
mod overlay;
mod paged_list;
mod pane_text;
pub mod panel;
mod pauses;
mod pausing;
mod qr;
mod qr_sheet;
mod remote;
mod scroll;
mod settle;
mod text_view;
mod update;
mod waiting_on;

pub use actions_pane::ActionsPane;
pub use card_rows::{CardRow, CardRows};
pub use clock::{running_since, wake_at};
pub use command_list::{CommandList, ListedCommand};
pub use detail::result_mark;
pub use effect::Effect;
pub use head::{Head, LastRecord};
pub use help::chord_name;
pub use hints::Hint;
pub use home::HomeState;
pub use layout::{Arrangement, Layout, SMALLEST};
pub use ledger::LedgerPane;
pub use message::Message;
pub use model::{
    CardPane, DemoCode, Model, OpenCode, PaneView, Screen, Surroundings, TaskProgress,
};
pub use notice::{CopiedText, Notice};
pub use overlay::{Overlay, OverlayKind};
pub use paged_list::{Ending, Outlook, PagedList, Row, Tail};
pub use pausing::Pausing;
pub use qr::{QrPage, QrSubject};
pub use qr_sheet::QrSheet;
pub use remote::Remote;
pub use text_view::TextView;
pub use update::update;
