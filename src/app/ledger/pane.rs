//! The ledger: a paged list, its selection, and when to ask for more.

use std::sync::Arc;

use jiff::Timestamp;

use super::paged_list::{PagedList, Tail};
use crate::app::pane::{Pane, step};
use crate::app::scroll::follow;
use crate::app::ticket::Ticket;
use crate::domain::{
    Answer, FailureFold, KnownFailure, LoadError, Page, PageToken, RawJson, Record, TaskSeen,
};
use crate::text::SafeText;

/// At least so many rows below the window are asked for ahead, so that steady scrolling meets no gap.
const AHEAD_AT_LEAST: usize = 30;

/// What a page said besides its records.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PageMembers {
    /// Place of its first record among the rows of this generation.
    pub first: usize,
    /// All members but the records, as sent.
    pub others: Vec<(SafeText, RawJson)>,
    /// The one-line summary.
    pub summary: Option<SafeText>,
    /// The task it came in.
    pub task: TaskSeen,
}

/// The ledger's state.
#[derive(Clone, Debug, Default)]
pub(crate) struct LedgerPane {
    pub list: PagedList<Record>,
    /// Selected row; one past the last record is the error row, if there is one.
    pub selected: usize,
    /// First visible row.
    pub offset: usize,
    /// True if the service said nothing about records.
    pub untracked: bool,
    /// True while walking on to the true end.
    pub walking: bool,
    /// True after End, until another key moves the selection: End again walks on.
    pub at_end: bool,
    /// When this generation's first page came.
    pub fetched_at: Option<Timestamp>,
    /// When the rows of the generation before came.
    pub stale_fetched_at: Option<Timestamp>,
    /// Since when a page is on its way.
    pub asked_at: Option<Timestamp>,
    /// The pages so far.
    pub pages: Vec<PageMembers>,
    /// The newest page had its data under another artifact name.
    pub other_artifact: Option<SafeText>,
    failures: FailureFold,
    stale_failures: Option<FailureFold>,
}

impl LedgerPane {
    /// Rows that can be selected.
    #[must_use]
    pub(crate) fn selectable(&self) -> usize {
        self.list.len() + usize::from(self.error().is_some())
    }

    /// True if the service refuses the cursor of the next page, as one that is too old.
    #[must_use]
    pub(crate) fn is_cursor_refused(&self) -> bool {
        match self.list.tail() {
            Tail::Failed {
                error,
                token: Some(_),
            } => error.refuses_the_question(),
            _ => false,
        }
    }

    /// True if the error row is selected.
    #[must_use]
    pub(crate) fn on_error_row(&self) -> bool {
        self.error().is_some() && self.selected >= self.list.len()
    }

    /// From the error row back to the last record.
    pub(crate) fn leave_error_row(&mut self) {
        if self.on_error_row() {
            self.selected = self.list.len().saturating_sub(1);
        }
    }

    /// The selected record.
    #[must_use]
    pub(crate) fn record(&self) -> Option<&Record> {
        self.list.get(self.selected)
    }

    /// Lines below the last record: an error takes two, an ending two (one of them blank), a page on its way one.
    #[must_use]
    pub(crate) const fn tail_lines(&self) -> usize {
        match self.list.tail() {
            Tail::Failed { .. } | Tail::Exhausted(_) => 2,
            Tail::Loading { .. } => 1,
            Tail::Unrequested | Tail::More(_) => 0,
        }
    }

    /// True if the next page should be asked for now, in a window of `height` rows. Pure look-ahead: the end of what is loaded is
    /// about a screenful away, or the person walks to the end.
    #[must_use]
    pub(crate) fn wants_page(&self, height: usize) -> bool {
        if self.list.askable().is_none() {
            return false;
        }
        if self.walking || matches!(self.list.tail(), Tail::Unrequested) {
            return true;
        }
        let ahead = height.max(AHEAD_AT_LEAST);
        let (edge, bottom) = (self.list.fresh_len(), self.offset + height);
        let near = edge < bottom + ahead;
        // Among rows of an earlier generation nothing is fetched unasked, only where the new ones end is in reach.
        near && (self.list.stale().is_empty() || edge + ahead >= self.offset)
    }

    /// Notes that a page is on its way.
    pub(crate) fn begin(&mut self, ticket: Ticket, token: Option<PageToken>, now: Timestamp) {
        self.list.begin(ticket, token);
        self.asked_at = Some(now);
    }

    /// Takes a page or a failure; false if it isn't the awaited one.
    pub(crate) fn finish(
        &mut self,
        ticket: Ticket,
        reply: Result<Box<Answer<Page>>, LoadError>,
    ) -> bool {
        if self.awaited() != Some(ticket) {
            return false;
        }
        let anchor = self.record().and_then(Record::id).map(str::to_owned);
        let on_screen = self.selected.saturating_sub(self.offset);
        match reply {
            Err(error) => {
                self.walking = false;
                self.list.fail(ticket, error);
            }
            Ok(answer) => self.take(ticket, *answer),
        }
        self.asked_at = None;
        let arrived = self.walking && matches!(self.list.tail(), Tail::Exhausted(_));
        if arrived && self.at_end {
            // On the way only the count moves; the window jumps once, at the end.
            self.selected = self.list.len().saturating_sub(1);
        } else if let Some(place) = anchor.and_then(|id| self.list.place_of(&id)) {
            self.selected = place;
            self.offset = place.saturating_sub(on_screen);
        }
        if !matches!(self.list.tail(), Tail::More(_)) {
            self.walking = false;
        }
        true
    }

    fn take(&mut self, ticket: Ticket, answer: Answer<Page>) {
        let first = self.list.fresh_len();
        let Answer {
            value: page,
            summary,
            task,
            fetched_at,
            other_artifact,
            ..
        } = answer;
        if first == 0 {
            self.pages.clear();
            self.fetched_at = Some(fetched_at);
            self.untracked = page.untracked && page.next.is_none();
        }
        self.other_artifact = other_artifact;
        let outlook = page.outlook();
        self.pages.push(PageMembers {
            first,
            others: page.others,
            summary,
            task,
        });
        // A record that changed counts as what it is now, so that all are looked at again.
        let counted = match self.list.arrive(ticket, page.records, outlook) {
            Some(true) => {
                self.failures = FailureFold::default();
                0
            }
            Some(false) | None => first,
        };
        let rows = self.list.fresh().iter().skip(counted);
        self.failures.take(rows.map(Arc::as_ref));
        if self.list.stale().is_empty() {
            self.stale_failures = None;
            self.stale_fetched_at = None;
        }
    }

    /// Begins a new generation, old rows staying in sight.
    pub(crate) fn refresh(&mut self) {
        self.list.refresh();
        self.walking = false;
        self.stale_fetched_at = self.fetched_at.take().or(self.stale_fetched_at);
        let mut older = std::mem::take(&mut self.failures);
        if let Some(oldest) = self.stale_failures.take() {
            older.append_older(oldest);
        }
        self.stale_failures = Some(older);
    }

    /// Known failures among the rows loaded.
    #[must_use]
    pub(crate) fn known_failures(&self) -> Vec<KnownFailure> {
        self.failures.failures(self.stale_failures.as_ref())
    }

    /// What the page of the selected record said besides its records.
    #[must_use]
    pub(crate) fn page_of_selected(&self) -> Option<&PageMembers> {
        let at = self
            .pages
            .partition_point(|page| page.first <= self.selected);
        self.pages.get(at.saturating_sub(1))
    }

    /// Keeps selection and offset inside the list, in a window of `height` rows.
    pub(crate) fn settle(&mut self, height: usize) {
        self.selected = self.selected.min(self.selectable().saturating_sub(1));
        let last = if self.on_error_row() {
            self.selected + 1
        } else {
            self.selected
        };
        let total = self.list.len() + self.tail_lines();
        self.offset = follow(self.offset, self.selected, last, height, total);
        // The last record brings what stands under it into sight.
        if self.selected + 1 == self.list.len() && total <= self.selected + height {
            self.offset = self.offset.max(total.saturating_sub(height));
        }
    }
}

impl Pane for LedgerPane {
    fn awaited(&self) -> Option<Ticket> {
        match self.list.tail() {
            Tail::Loading { ticket, .. } => Some(*ticket),
            _ => None,
        }
    }

    fn since(&self) -> Option<Timestamp> {
        self.awaited().and(self.asked_at)
    }

    fn error(&self) -> Option<&LoadError> {
        match self.list.tail() {
            Tail::Failed { error, .. } => Some(error),
            _ => None,
        }
    }

    fn has_answer(&self) -> bool {
        self.fetched_at.is_some() || !self.list.is_empty()
    }

    fn fetched_at(&self) -> Option<Timestamp> {
        self.fetched_at
    }

    fn outdated(&self) -> Option<(&LoadError, Timestamp)> {
        self.error().zip(self.stale_fetched_at)
    }

    fn fail(&mut self, ticket: Ticket, error: LoadError) {
        self.finish(ticket, Err(error));
    }

    fn step(&mut self, by: isize) -> bool {
        let count = self.selectable();
        step(&mut self.selected, by, count)
    }
}

#[cfg(test)]
mod tests;
