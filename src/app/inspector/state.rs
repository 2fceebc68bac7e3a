//! The inspector's state. It stays when the inspector is closed, so that it opens as it was left.

use jiff::Timestamp;

use super::about::About;
use super::agent_card::RemoteCard;
use super::service_tasks::ServiceTasks;
use super::session_tasks::SessionTasks;
use super::tab::Tab;
use super::traffic::Traffic;
use crate::app::text_view::TextView;
use crate::app::ticket::Ticket;
use crate::i18n::InspectorTexts;

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

/// What each tab holds, and how the one in sight is shown.
#[derive(Clone, Debug, Default)]
pub(crate) struct Inspector {
    /// Which tab is in sight.
    pub tab: InspectorTab,
    /// What went over the wire.
    pub traffic: Traffic,
    /// The tasks of this run.
    pub tasks: SessionTasks,
    /// The tasks that the service holds.
    pub service: ServiceTasks,
    /// The agent card.
    pub card: RemoteCard,
    about: About,
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
    pub(super) tab: InspectorTab,
    pub(super) raw: bool,
    pub(super) opened: bool,
    /// The chosen row's key.
    pub(super) chosen: Option<u64>,
    /// The second of two side by side.
    pub(super) second: bool,
}

/// The rows of the tab in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rows {
    /// How many there are.
    pub count: usize,
    /// Place of the chosen one.
    pub chosen: usize,
    /// First visible one.
    pub offset: usize,
}

impl Inspector {
    /// What a tab does.
    fn tabs(&self) -> [&dyn Tab; 5] {
        [
            &self.traffic,
            &self.tasks,
            &self.service,
            &self.card,
            &self.about,
        ]
    }

    pub(super) fn tabs_mut(&mut self) -> [&mut dyn Tab; 5] {
        [
            &mut self.traffic,
            &mut self.tasks,
            &mut self.service,
            &mut self.card,
            &mut self.about,
        ]
    }

    /// The tab in sight.
    pub(super) fn tab(&self) -> &dyn Tab {
        self.tabs()[self.tab as usize]
    }

    pub(super) fn tab_mut(&mut self) -> &mut dyn Tab {
        let at = self.tab as usize;
        let [traffic, tasks, service, card, about] = self.tabs_mut();
        match at {
            0 => traffic,
            1 => tasks,
            2 => service,
            3 => card,
            _ => about,
        }
    }

    /// The rows of the tab in sight; none where it is a text.
    #[must_use]
    pub(crate) fn rows(&self) -> Rows {
        let (keys, chosen) = (self.tab().keys(), self.tab().chosen());
        Rows {
            count: keys.len(),
            chosen: chosen.map_or(0, |chosen| chosen.place(&keys)),
            offset: chosen.map_or(0, |chosen| chosen.offset),
        }
    }

    /// The inspector's own requests on their way, and since when.
    pub(super) fn running(&self) -> impl Iterator<Item = (Ticket, Timestamp)> {
        self.tabs().into_iter().flat_map(|tab| tab.running())
    }

    /// Since when they are on their way.
    pub(in crate::app) fn running_since(&self) -> impl Iterator<Item = Timestamp> {
        self.running().map(|(_, since)| since)
    }
}
