//! Walking the ledger page by page, as far as a command wants.

use std::sync::Arc;

use jiff::Timestamp;

use crate::client::Visit;
use crate::domain::{CodeLink, LoadError, NextPage, PagedRows, RawJson, Record};
use crate::text::SafeText;

/// How far to walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    OnePage,
    /// Until there are so many records.
    Limit(u64),
    /// To the end.
    All,
}

/// A walk, and what is known from it so far.
pub(super) struct Walk<'a> {
    visit: &'a Visit<'a>,
    size: u16,
    extent: Extent,
    /// The records so far, each with its newest content.
    pub list: PagedRows<Record>,
    /// Why the next page did not arrive.
    pub failed: Option<LoadError>,
    /// The first page said neither records nor a total.
    pub untracked: bool,
    /// When the last page arrived.
    pub fetched_at: Option<Timestamp>,
    /// The artifact of an answer had this name instead of the expected one.
    pub other_artifact: Option<SafeText>,
    /// The newest page's members but its records.
    pub members: Vec<(SafeText, RawJson)>,
}

impl<'a> Walk<'a> {
    /// A walk from the newest record on.
    pub(crate) fn new(visit: &'a Visit<'a>, size: u16, extent: Extent) -> Self {
        let limit = match extent {
            Extent::Limit(limit) => usize::try_from(limit).unwrap_or(usize::MAX),
            Extent::OnePage | Extent::All => usize::MAX,
        };
        Self {
            visit,
            size,
            extent,
            list: PagedRows::up_to(limit),
            failed: None,
            untracked: false,
            fetched_at: None,
            other_artifact: None,
            members: Vec::new(),
        }
    }

    /// The code asked about.
    pub(crate) const fn link(&self) -> &CodeLink {
        self.visit.link()
    }

    /// Asks for the next page and gives its records that weren't here before; `None` when the walk is over.
    pub(crate) async fn next_page(&mut self) -> Option<&[Arc<Record>]> {
        let NextPage::Behind(token) = self.list.next().clone() else {
            return None;
        };
        let is_first = token.is_none();
        if self.failed.is_some() || (self.extent == Extent::OnePage && !is_first) {
            return None;
        }
        let answer = match self.visit.records(self.size, token).await {
            Ok(answer) => answer,
            Err(error) => {
                self.failed = Some(error);
                return None;
            }
        };
        self.fetched_at = Some(answer.fetched_at);
        self.other_artifact = self.other_artifact.take().or(answer.other_artifact);
        let (page, before) = (answer.value, self.list.rows().len());
        let outlook = page.outlook();
        self.untracked |= is_first && page.untracked;
        self.members = page.others;
        self.list.take(page.records, outlook);
        self.list.rows().get(before..)
    }
}

#[cfg(test)]
mod tests;
