//! What lies behind the screen: what went over the wire, tasks, the agent card, the documented limits. One overlay with tabs.

mod choosing;
mod chosen;
mod commands;
mod derive;
mod hints;
mod places;
mod replies;
mod requests;
mod reread;
mod service_tasks;
mod session_tasks;

pub(crate) use chosen::Chosen;
pub(crate) use places::InspectorPlaces;
pub(crate) use reread::Reread;
pub(crate) use service_tasks::ServiceTasks;
pub(crate) use session_tasks::{SessionTask, SessionTasks};

use crate::a2a::AgentCard;
use crate::app::remote::Remote;
use crate::app::text_view::TextView;
use crate::app::ticket::Ticket;
use crate::i18n::InspectorTexts;
use crate::net::ExchangeLog;

/// The tabs, in their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum InspectorTab {
    /// Every request.
    #[default]
    Traffic,
    /// The tasks of this run.
    Tasks,
    /// The tasks that the service holds.
    ServiceTasks,
    /// What the service says about itself.
    Card,
    /// The documented limits and rules.
    About,
}

impl InspectorTab {
    /// All of them.
    pub(crate) const ALL: [Self; 5] = [
        Self::Traffic,
        Self::Tasks,
        Self::ServiceTasks,
        Self::Card,
        Self::About,
    ];

    /// What it is called.
    #[must_use]
    pub(crate) const fn name(self, words: &InspectorTexts) -> &'static str {
        match self {
            Self::Traffic => words.tab_traffic,
            Self::Tasks => words.tab_tasks,
            Self::ServiceTasks => words.tab_service_tasks,
            Self::Card => words.tab_agent_card,
            Self::About => words.tab_about,
        }
    }

    /// The one so many further on, round and round.
    #[must_use]
    pub(crate) fn moved(self, by: usize) -> Self {
        let at = (self as usize + by) % Self::ALL.len();
        Self::ALL.get(at).copied().unwrap_or_default()
    }

    /// Whether rows are chosen in it; else it is a text.
    #[must_use]
    pub(crate) const fn is_list(self) -> bool {
        matches!(self, Self::Traffic | Self::Tasks | Self::ServiceTasks)
    }
}

/// An agent card and where it was read.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ReadCard {
    pub card: AgentCard,
    /// Its address.
    pub url: String,
    /// When it was read, by this machine's clock.
    pub at: jiff::Timestamp,
}

/// The state of the inspector. It stays when the inspector is closed, so that it opens as it was left.
#[derive(Clone, Debug, Default)]
pub(crate) struct Inspector {
    /// Which tab is in sight.
    pub tab: InspectorTab,
    /// What went over the wire.
    pub exchanges: ExchangeLog,
    /// Which request is chosen.
    pub traffic: Chosen,
    /// The tasks of this run.
    pub tasks: SessionTasks,
    /// Which of them is chosen.
    pub task: Chosen,
    /// The tasks that the service holds.
    pub service: ServiceTasks,
    /// The agent card.
    pub card: Remote<Box<ReadCard>>,
    /// True if the chosen row fills the inspector.
    pub opened: bool,
    /// True if the JSON as sent is shown instead of what was read from it.
    pub raw: bool,
    /// Which of two texts side by side scrolls.
    pub side: usize,
    /// The texts in sight: of a request what was sent and what was received; else only the first.
    pub texts: [TextView<InspectorSubject>; 2],
    /// Counts everything that came in; texts made from older content are made again.
    pub(super) version: u64,
}

/// Which text of the inspector it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct InspectorSubject {
    tab: InspectorTab,
    raw: bool,
    opened: bool,
    /// The chosen row's key.
    chosen: Option<u64>,
    /// The second of two side by side.
    second: bool,
}

impl Inspector {
    /// Since when the inspector's own requests are on their way.
    pub(super) fn running_since(&self) -> impl Iterator<Item = jiff::Timestamp> {
        let others = [self.service.listing.since(), self.card.since()];
        let rereads = self.rereads().filter_map(Reread::since);
        others.into_iter().flatten().chain(rereads)
    }

    /// What the replies to those requests are matched by.
    fn awaited(&self) -> Vec<Ticket> {
        let others = [self.service.listing.awaited(), self.card.awaited()];
        let rereads = self.rereads().filter_map(Reread::awaited);
        rereads.chain(others.into_iter().flatten()).collect()
    }

    /// What became of every task that may be read again.
    fn rereads(&self) -> impl Iterator<Item = &Reread> {
        let tasks = self.tasks.iter().map(|task| &task.reread);
        tasks.chain([&self.service.reread])
    }
}
