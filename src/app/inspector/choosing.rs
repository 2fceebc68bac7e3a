//! What is chosen in the tab in sight.

use std::sync::Arc;

use super::{Chosen, Inspector, InspectorTab, SessionTask};
use crate::a2a::Task;
use crate::net::Exchange;

impl Inspector {
    /// The keys of the rows of the tab in sight, the newest first.
    #[must_use]
    pub(crate) fn keys(&self) -> Vec<u64> {
        match self.tab {
            InspectorTab::Traffic => self.request_keys(),
            InspectorTab::Tasks => self.tasks.iter().rev().map(|it| it.key).collect(),
            InspectorTab::ServiceTasks => self.service.keys(),
            InspectorTab::Card | InspectorTab::About => Vec::new(),
        }
    }

    /// Which row of the tab in sight is chosen; none where the tab is a text.
    #[must_use]
    pub(crate) const fn chosen(&self) -> Option<&Chosen> {
        match self.tab {
            InspectorTab::Traffic => Some(&self.traffic),
            InspectorTab::Tasks => Some(&self.task),
            InspectorTab::ServiceTasks => Some(&self.service.chosen),
            InspectorTab::Card | InspectorTab::About => None,
        }
    }

    pub(super) const fn chosen_mut(&mut self) -> Option<&mut Chosen> {
        match self.tab {
            InspectorTab::Traffic => Some(&mut self.traffic),
            InspectorTab::Tasks => Some(&mut self.task),
            InspectorTab::ServiceTasks => Some(&mut self.service.chosen),
            InspectorTab::Card | InspectorTab::About => None,
        }
    }

    /// The key of that row; none where there are no rows.
    #[must_use]
    pub(crate) fn chosen_key(&self) -> Option<u64> {
        let keys = self.keys();
        keys.get(self.chosen()?.place(&keys)).copied()
    }

    /// The chosen task of this run, if those are in sight.
    pub(super) fn own_task(&self) -> Option<&SessionTask> {
        let key = self
            .chosen_key()
            .filter(|_| self.tab == InspectorTab::Tasks)?;
        self.tasks.get(key)
    }

    /// The chosen task of the tab in sight.
    #[must_use]
    pub(crate) fn chosen_task(&self) -> Option<&Arc<Task>> {
        match self.tab {
            InspectorTab::Tasks => self.own_task().map(|own| &own.task),
            InspectorTab::ServiceTasks => self.service.task(),
            InspectorTab::Traffic | InspectorTab::Card | InspectorTab::About => None,
        }
    }

    /// The chosen request, whichever tab is in sight.
    #[must_use]
    pub(crate) fn exchange(&self) -> Option<&Arc<Exchange>> {
        let keys = self.request_keys();
        self.exchanges.get(*keys.get(self.traffic.place(&keys))?)
    }

    fn request_keys(&self) -> Vec<u64> {
        self.exchanges.iter().rev().map(|it| it.number).collect()
    }
}
