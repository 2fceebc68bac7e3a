//! What the three panes of a code have in common.

use jiff::Timestamp;

use super::text_view::TextView;
use super::ticket::Ticket;
use crate::domain::LoadError;
use crate::i18n::Texts;

/// How a pane is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum PaneView {
    /// Laid out.
    #[default]
    Rendered,
    /// The service's one-line summary and where the answer is from.
    Summary,
    /// The JSON as sent.
    Raw,
}

impl PaneView {
    /// What it is called.
    #[must_use]
    pub(crate) const fn name(self, texts: &Texts) -> &'static str {
        match self {
            Self::Rendered => texts.panes.rendered,
            Self::Summary => texts.panes.summary,
            Self::Raw => texts.panes.raw,
        }
    }

    /// The next one, round and round.
    #[must_use]
    pub(crate) const fn next(self) -> Self {
        match self {
            Self::Rendered => Self::Summary,
            Self::Summary => Self::Raw,
            Self::Raw => Self::Rendered,
        }
    }
}

/// Which text stands in a pane that isn't rendered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PaneSubject {
    /// How the pane is shown.
    pub view: PaneView,
    /// The row it is about.
    pub row: usize,
}

/// The lines of a pane that isn't rendered.
pub(crate) type PaneText = TextView<PaneSubject>;

/// A pane: something asked for, and a selection in what came.
pub(crate) trait Pane {
    /// The ticket of the request on its way.
    fn awaited(&self) -> Option<Ticket>;

    /// Since when it is on its way.
    fn since(&self) -> Option<Timestamp>;

    /// Why there is nothing new to show.
    fn error(&self) -> Option<&LoadError>;

    /// True if there is an answer to show, of whatever age.
    fn has_answer(&self) -> bool;

    /// When the answer in sight came.
    fn fetched_at(&self) -> Option<Timestamp>;

    /// Why what is in sight is old, and when it came.
    fn outdated(&self) -> Option<(&LoadError, Timestamp)>;

    /// Takes the failure of that request; nothing changes if it isn't awaited.
    fn fail(&mut self, ticket: Ticket, error: LoadError);

    /// Moves the selection; false if it stays.
    fn step(&mut self, by: isize) -> bool;
}

/// Moves a selection among `count` rows; false if it stays.
pub(super) fn step(selected: &mut usize, by: isize, count: usize) -> bool {
    let place = selected
        .saturating_add_signed(by)
        .min(count.saturating_sub(1));
    std::mem::replace(selected, place) != place
}
