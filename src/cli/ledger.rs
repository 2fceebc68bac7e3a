//! Walking the ledger page by page, as far as a command wants.

use std::sync::Arc;

use jiff::Timestamp;

use crate::client::Visit;
use crate::domain::{
    CodeLink, ListEnd, LoadError, NextPage, Page, PageToken, PagedRows, RawJson, Record,
};
use crate::text::SafeText;

/// How far to walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// One page.
    OnePage,
    /// Until there are so many records.
    Limit(u64),
    /// To the end.
    All,
}

/// Why the walk is over.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Ending {
    /// The list is at its end.
    List(ListEnd),
    /// As far as was wanted; there is more.
    Enough,
    /// The next page did not arrive.
    Failed(LoadError),
}

/// A walk, and what is known from it so far.
pub(super) struct Walk<'a> {
    visit: &'a Visit<'a>,
    size: u16,
    extent: Extent,
    rows: PagedRows<Record>,
    ending: Option<Ending>,
    /// Records given out: those that came first.
    given: usize,
    /// `total` as sent last.
    pub total: Option<RawJson>,
    /// The same as a count.
    pub total_count: Option<u64>,
    /// The first page said neither records nor a total.
    pub untracked: bool,
    /// When the last page arrived.
    pub fetched_at: Option<Timestamp>,
    /// The artifact of an answer had this name instead of the expected one.
    pub other_artifact: Option<SafeText>,
    /// The newest page's members but its records.
    pub members: Vec<(SafeText, RawJson)>,
    /// The service has records that weren't given out.
    pub has_more: bool,
    /// Where these begin: the cursor of the first page that holds one; none if that is the first page or isn't known.
    pub next: Option<PageToken>,
}

impl<'a> Walk<'a> {
    /// A walk from the newest record on.
    pub fn new(visit: &'a Visit<'a>, size: u16, extent: Extent) -> Self {
        Self {
            visit,
            size,
            extent,
            rows: PagedRows::default(),
            ending: None,
            given: 0,
            total: None,
            total_count: None,
            untracked: false,
            fetched_at: None,
            other_artifact: None,
            members: Vec::new(),
            has_more: true,
            next: None,
        }
    }

    /// The code asked about.
    pub const fn link(&self) -> &CodeLink {
        self.visit.link()
    }

    /// How far it was to go.
    pub const fn extent(&self) -> Extent {
        self.extent
    }

    /// Why the walk is over; none while it isn't.
    pub const fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The records given out so far, each with its newest content.
    pub fn records(&self) -> &[Arc<Record>] {
        self.rows.rows().get(..self.given).unwrap_or_default()
    }

    /// How many of them changed while the list was walked.
    pub fn changed_count(&self) -> usize {
        (0..self.given)
            .filter(|at| self.rows.is_changed(*at))
            .count()
    }

    /// The records of the next page that weren't given out before; `None` when the walk is over.
    pub async fn next_page(&mut self) -> Option<&[Arc<Record>]> {
        let NextPage::Behind(token) = self.rows.next().clone() else {
            return None;
        };
        if self.ending.is_some() {
            return None;
        }
        let page = match self.visit.records(self.size, token.clone()).await {
            Ok(answer) => {
                self.fetched_at = Some(answer.fetched_at);
                self.other_artifact = self.other_artifact.take().or(answer.other_artifact);
                answer.value
            }
            Err(error) => return self.fail(error),
        };
        let first = self.given;
        self.take(token, page);
        self.records().get(first..)
    }

    fn fail<T>(&mut self, error: LoadError) -> Option<T> {
        self.ending = Some(Ending::Failed(error));
        None
    }

    fn take(&mut self, asked: Option<PageToken>, page: Page) {
        let outlook = page.outlook();
        if asked.is_none() {
            self.untracked = page.untracked;
        }
        if let Some(sent) = page
            .total_sent
            .filter(|_| !page.total.is_untracked() || self.total.is_none())
        {
            self.total = Some(sent);
            self.total_count = page.total.value().and_then(|total| total.count);
        }
        self.members = page.others;
        self.rows.take(asked.clone(), page.records, &outlook);
        self.has_more = *self.rows.next() != NextPage::Ended(ListEnd::Listed);
        self.next = outlook.next.filter(|_| self.has_more);
        let (loaded, before) = (self.rows.rows().len(), self.given);
        let wanted = match self.extent {
            Extent::Limit(limit) => usize::try_from(limit).unwrap_or(usize::MAX),
            Extent::OnePage | Extent::All => usize::MAX,
        };
        self.given = loaded.min(wanted);
        if loaded > wanted {
            // The rest of this page wasn't given out, so it is asked again by whoever goes on.
            self.has_more = true;
            self.next = asked;
        }
        let is_enough = loaded >= wanted || self.extent == Extent::OnePage;
        self.ending = match self.rows.next() {
            _ if loaded > wanted => Some(Ending::Enough),
            NextPage::Ended(ListEnd::Listed) => Some(Ending::List(ListEnd::Listed)),
            _ if is_enough => Some(Ending::Enough),
            NextPage::Ended(end) => Some(Ending::List(*end)),
            NextPage::Behind(_) => None,
        };
        debug_assert!(self.given >= before, "what was given out stays given out");
    }
}

#[cfg(test)]
mod tests;
