//! The card's answer, its rows and what is selected in them.

use jiff::Timestamp;

use crate::app::pane::{Pane, step};
use crate::app::remote::Remote;
use crate::app::ticket::Ticket;
use crate::domain::{Answer, Card, LoadError};
use crate::i18n::Lang;
use crate::present::CardRows;

/// The card and what is selected in it.
#[derive(Clone, Debug, Default)]
pub(crate) struct CardPane {
    pub answer: Remote<Box<Answer<Card>>>,
    /// Laid out for the present width and language.
    pub rows: CardRows,
    /// What `rows` was laid out for.
    pub(super) rows_key: Option<RowsKey>,
    /// Selected row.
    pub selected: usize,
    /// First visible line.
    pub offset: usize,
}

/// What the rows depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RowsKey {
    pub width: usize,
    pub lang: Lang,
    /// Counts the changes of the content.
    pub version: u64,
    /// With blank lines between blocks.
    pub airy: bool,
}

impl CardPane {
    /// The place in the card of the block that the selected row belongs to.
    pub(in crate::app) fn selected_block(&self) -> Option<usize> {
        let row = self.rows.rows.get(self.selected)?;
        Some(row.block)
    }
}

impl Pane for CardPane {
    fn awaited(&self) -> Option<Ticket> {
        self.answer.awaited()
    }

    fn since(&self) -> Option<Timestamp> {
        self.answer.since()
    }

    fn error(&self) -> Option<&LoadError> {
        self.answer.error()
    }

    fn has_answer(&self) -> bool {
        self.answer.value().is_some()
    }

    fn fetched_at(&self) -> Option<Timestamp> {
        self.answer.fetched_at()
    }

    fn outdated(&self) -> Option<(&LoadError, Timestamp)> {
        self.answer.outdated()
    }

    fn fail(&mut self, ticket: Ticket, error: LoadError) {
        self.answer.finish(ticket, Err(error));
    }

    fn step(&mut self, by: isize) -> bool {
        step(&mut self.selected, by, self.rows.rows.len())
    }
}
