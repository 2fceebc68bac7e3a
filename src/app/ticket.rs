//! Who asks, and what a question and its reply are matched by.

use crate::i18n::Texts;

/// The three panes of the explorer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum PaneId {
    /// The entity card.
    #[default]
    Card,
    Ledger,
    Actions,
}

impl PaneId {
    /// All of them, in their order.
    pub(crate) const ALL: [Self; 3] = [Self::Card, Self::Ledger, Self::Actions];

    /// What it is called.
    #[must_use]
    pub(crate) const fn name(self, texts: &Texts) -> &'static str {
        match self {
            Self::Card => texts.panes.card,
            Self::Ledger => texts.panes.ledger,
            Self::Actions => texts.panes.actions,
        }
    }

    /// The one so many further on, round and round.
    #[must_use]
    pub(crate) const fn moved(self, by: usize) -> Self {
        Self::ALL[(self as usize + by) % Self::ALL.len()]
    }
}

/// What a question and its reply are matched by: counts the questions of the whole run. A reply whose ticket nothing waits for changes
/// nothing on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Ticket(pub u64);
