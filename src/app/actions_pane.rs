//! The actions pane: its answer and what is selected in it.

use super::Remote;
use crate::domain::{ActionList, Answer, CopyUrl, EntityAction, UsableLink};

/// The actions and what is selected in them.
#[derive(Clone, Debug, Default)]
pub struct ActionsPane {
    /// The answer.
    pub answer: Remote<Box<Answer<ActionList>>>,
    /// Selected action.
    pub selected: usize,
    /// First visible action.
    pub offset: usize,
}

impl ActionsPane {
    /// How many actions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.answer
            .value()
            .map_or(0, |answer| answer.value.actions.len())
    }

    /// True without one.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The selected action, if there is one.
    #[must_use]
    pub fn selected_action(&self) -> Option<&EntityAction> {
        self.answer.value()?.value.actions.get(self.selected)
    }

    /// True if the selected action has a link that can be handed out.
    #[must_use]
    pub fn selected_is_usable(&self) -> bool {
        self.selected_link().is_some()
    }

    /// That link.
    #[must_use]
    pub fn selected_link(&self) -> Option<&CopyUrl> {
        match &self.selected_action()?.human_url {
            UsableLink::Usable(link) => Some(link),
            _ => None,
        }
    }
}
