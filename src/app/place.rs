//! Where the person is: the one answer that keys, hints, help and the list of commands go by.

use super::inspector::state::InspectorTab;
use super::model::{Model, Screen};
use super::overlay::{Overlay, OverlayKind};
use super::ticket::PaneId;
use crate::input::Scope;

/// A place that keys go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A pane of the open code.
    Pane(PaneId),
    /// A detail, or another overlay.
    Overlay,
    /// A tab of the inspector, and whether the chosen row fills it.
    Inspector(InspectorTab, bool),
    /// The list of codes to choose from.
    Choices,
    /// The line that a link is typed into.
    LinkLine,
}

impl Place {
    /// Where keys go now.
    #[must_use]
    pub(crate) fn of(model: &Model) -> Self {
        Self::under(model, model.overlays.last())
    }

    /// Where keys would go without the list of commands: where what it lists works.
    #[must_use]
    pub(crate) fn under_list(model: &Model) -> Self {
        let is_list = |it: &&Overlay| matches!(it.kind, OverlayKind::Commands(_));
        Self::under(model, model.overlays.iter().rev().find(|it| !is_list(it)))
    }

    fn under(model: &Model, top: Option<&Overlay>) -> Self {
        match (top.map(|overlay| &overlay.kind), &model.screen) {
            (Some(OverlayKind::Open(home)), _) | (None, Screen::Home(home)) => {
                Self::home(home.on_list)
            }
            (Some(OverlayKind::Inspector), _) => {
                Self::Inspector(model.inspector.tab, model.inspector.opened)
            }
            (Some(_), _) => Self::Overlay,
            (None, Screen::Code(code)) => Self::Pane(code.focus),
        }
    }

    /// What lies under the overlays and is explained by help: the inspector stands in the place of the panes.
    #[must_use]
    pub(crate) fn under_overlays(model: &Model) -> Self {
        let mut kinds = model.overlays.iter().map(|overlay| &overlay.kind);
        if kinds.any(|kind| matches!(kind, OverlayKind::Inspector)) {
            return Self::Inspector(model.inspector.tab, model.inspector.opened);
        }
        match &model.screen {
            Screen::Code(code) => Self::Pane(code.focus),
            // The list's keys are more than the line's, and explained from both.
            Screen::Home(_) => Self::home(!model.options.demo_codes.is_empty()),
        }
    }

    const fn home(on_list: bool) -> Self {
        if on_list {
            Self::Choices
        } else {
            Self::LinkLine
        }
    }

    /// Whose keys are in force there.
    #[must_use]
    pub(crate) const fn scope(self) -> Scope {
        match self {
            Self::Pane(_) => Scope::Panes,
            Self::Overlay => Scope::Overlay,
            Self::Inspector(..) => Scope::Inspector,
            Self::Choices => Scope::Home,
            Self::LinkLine => Scope::Typing,
        }
    }
}
