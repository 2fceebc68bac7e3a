//! What is chosen in the tab in sight.

use std::sync::Arc;

use super::{Chosen, Panel, PanelTab, SessionTask};
use crate::a2a::Task;
use crate::net::Exchange;

impl Panel {
    /// The keys of the rows of the tab in sight, the newest first.
    #[must_use]
    pub(crate) fn keys(&self) -> Vec<u64> {
        match self.tab {
            PanelTab::Traffic => self.request_keys(),
            PanelTab::Tasks => self.tasks.iter().rev().map(|it| it.key).collect(),
            PanelTab::ServiceTasks => self.service.keys(),
            PanelTab::Card | PanelTab::About => Vec::new(),
        }
    }

    /// Which row of the tab in sight is chosen; none where the tab is a text.
    #[must_use]
    pub(crate) const fn chosen(&self) -> Option<&Chosen> {
        match self.tab {
            PanelTab::Traffic => Some(&self.traffic),
            PanelTab::Tasks => Some(&self.task),
            PanelTab::ServiceTasks => Some(&self.service.chosen),
            PanelTab::Card | PanelTab::About => None,
        }
    }

    pub(super) const fn chosen_mut(&mut self) -> Option<&mut Chosen> {
        match self.tab {
            PanelTab::Traffic => Some(&mut self.traffic),
            PanelTab::Tasks => Some(&mut self.task),
            PanelTab::ServiceTasks => Some(&mut self.service.chosen),
            PanelTab::Card | PanelTab::About => None,
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
        let key = self.chosen_key().filter(|_| self.tab == PanelTab::Tasks)?;
        self.tasks.get(key)
    }

    /// The chosen task of the tab in sight.
    #[must_use]
    pub(crate) fn chosen_task(&self) -> Option<&Arc<Task>> {
        match self.tab {
            PanelTab::Tasks => self.own_task().map(|own| &own.task),
            PanelTab::ServiceTasks => self.service.task(),
            PanelTab::Traffic | PanelTab::Card | PanelTab::About => None,
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
