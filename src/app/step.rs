//! What one step of the program leads to: side effects, and whether anything visible may have changed.

use super::effect::Effect;
use crate::input::Command;

/// The outcome of a message or a command.
#[derive(Clone, Debug, Default, PartialEq)]
#[must_use]
pub(crate) struct Step {
    /// What is to be done outside, in this order.
    pub effects: Vec<Effect>,
    /// True if anything visible may have changed: what depends on the model is derived again, and the screen drawn.
    pub redraw: bool,
    /// A command to carry out next, wherever keys go by then.
    pub then: Option<Command>,
}

impl Step {
    /// Nothing happens and nothing changes.
    pub(crate) const NONE: Self = Self {
        effects: Vec::new(),
        redraw: false,
        then: None,
    };

    /// Something visible may have changed.
    pub(crate) const REDRAW: Self = Self {
        effects: Vec::new(),
        redraw: true,
        then: None,
    };

    /// The same step, drawn also if `redraw` says so.
    pub(crate) const fn or_redraw(mut self, redraw: bool) -> Self {
        self.redraw |= redraw;
        self
    }

    /// The effect of a step that changes nothing visible by itself.
    pub(crate) fn unseen(effect: Effect) -> Self {
        Self {
            effects: vec![effect],
            ..Self::NONE
        }
    }

    /// Goes on with another command.
    pub(crate) const fn then(command: Command) -> Self {
        Self {
            effects: Vec::new(),
            redraw: true,
            then: Some(command),
        }
    }
}

/// Draws if something changed.
impl From<bool> for Step {
    fn from(redraw: bool) -> Self {
        Self {
            redraw,
            ..Self::NONE
        }
    }
}

/// Does this, and draws.
impl From<Vec<Effect>> for Step {
    fn from(effects: Vec<Effect>) -> Self {
        Self {
            effects,
            ..Self::REDRAW
        }
    }
}
