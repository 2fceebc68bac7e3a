//! What lies behind the screen: what went over the wire, tasks, the agent card, the documented limits. One overlay with tabs, each a file.

mod about;
mod agent_card;
mod chosen;
pub(super) mod commands;
pub(super) mod derive;
mod narrowing;
mod places;
pub(super) mod replies;
mod service_tasks;
mod session_tasks;
pub(super) mod state;
mod tab;
mod task_reading;
mod traffic;

pub(crate) use agent_card::ReadCard;
pub(crate) use commands::is_on_top;
pub(crate) use places::{InspectorPlaces, places};
pub(crate) use session_tasks::SessionTask;
pub(crate) use state::{InspectorTab, Rows};
