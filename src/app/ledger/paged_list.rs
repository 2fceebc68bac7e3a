//! A paged list on a screen: [`PagedRows`] with a request on its way, a failure that can be retried, and the rows of earlier generations,
//! which stay in sight until the new ones cover them.

use std::collections::HashSet;
use std::sync::Arc;

use crate::app::ticket::Ticket;
use crate::domain::{
    ListEnd, LoadError, NextPage, Outlook, PageToken, PagedRows, Row, Total, Tracked,
};

/// What is known about the rows that aren't here.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Tail {
    /// Nothing was asked yet.
    Unrequested,
    /// A page is on its way.
    Loading {
        /// What its reply must carry.
        ticket: Ticket,
        /// The cursor asked; none for the first page.
        token: Option<PageToken>,
    },
    /// There is more, behind this cursor.
    More(PageToken),
    /// The page behind this cursor (none: the first) did not arrive.
    Failed {
        /// Why.
        error: LoadError,
        /// Where to go on.
        token: Option<PageToken>,
    },
    /// There is no more.
    Exhausted(ListEnd),
}

impl From<&NextPage> for Tail {
    fn from(next: &NextPage) -> Self {
        match next {
            NextPage::Behind(None) => Self::Unrequested,
            NextPage::Behind(Some(token)) => Self::More(token.clone()),
            NextPage::Ended(end) => Self::Exhausted(*end),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PagedList<T> {
    fresh: PagedRows<T>,
    stale: Vec<Arc<T>>,
    /// The total of the generation before.
    stale_total: Tracked<Total>,
    tail: Tail,
}

impl<T> Default for PagedList<T> {
    fn default() -> Self {
        Self {
            fresh: PagedRows::default(),
            stale: Vec::new(),
            stale_total: Tracked::Untracked,
            tail: Tail::Unrequested,
        }
    }
}

impl<T: Row> PagedList<T> {
    /// All rows in sight: those of this generation, then older ones not yet covered.
    #[must_use]
    pub(crate) fn len(&self) -> usize {
        self.fresh_len() + self.stale.len()
    }

    /// True without a row.
    #[must_use]
    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many rows are of this generation.
    #[must_use]
    pub(crate) fn fresh_len(&self) -> usize {
        self.fresh.rows().len()
    }

    /// The rows of this generation.
    #[must_use]
    pub(crate) fn fresh(&self) -> &[Arc<T>] {
        self.fresh.rows()
    }

    /// The rows of earlier generations that aren't covered yet.
    #[must_use]
    pub(crate) fn stale(&self) -> &[Arc<T>] {
        &self.stale
    }

    /// A row by place.
    #[must_use]
    pub(crate) fn get(&self, at: usize) -> Option<&T> {
        let row = self.fresh().get(at);
        row.or_else(|| self.stale.get(at.checked_sub(self.fresh_len())?))
            .map(Arc::as_ref)
    }

    /// True if a row of the same id came twice with different content; the later one is kept.
    #[must_use]
    pub(crate) fn is_changed(&self, at: usize) -> bool {
        self.fresh.is_changed(at)
    }

    /// Where the row of this id stands.
    #[must_use]
    pub(crate) fn place_of(&self, id: &str) -> Option<usize> {
        self.fresh.place_of(id).or_else(|| {
            let old = self.stale.iter().position(|row| row.id() == Some(id));
            old.map(|at| at + self.fresh_len())
        })
    }

    /// The rows of this generation with what the rule book knows of them.
    #[cfg(test)]
    pub(crate) const fn this_generation(&self) -> &PagedRows<T> {
        &self.fresh
    }

    /// How many rows there are in all; before this generation's first page, as the one before had it.
    #[must_use]
    pub(crate) fn total(&self) -> &Tracked<Total> {
        match self.fresh.next() {
            NextPage::Behind(None) => &self.stale_total,
            NextPage::Behind(Some(_)) | NextPage::Ended(_) => self.fresh.total(),
        }
    }

    /// What is known about the rest.
    #[must_use]
    pub(crate) const fn tail(&self) -> &Tail {
        &self.tail
    }

    /// The cursor that may be asked now (none inside: the first page); nothing while a page is on its way, failed, or the list ended.
    #[must_use]
    pub(crate) fn askable(&self) -> Option<Option<PageToken>> {
        match &self.tail {
            Tail::Unrequested => Some(None),
            Tail::More(token) => Some(Some(token.clone())),
            Tail::Loading { .. } | Tail::Failed { .. } | Tail::Exhausted(_) => None,
        }
    }

    /// Notes that the page behind `token` is on its way.
    pub(crate) fn begin(&mut self, ticket: Ticket, token: Option<PageToken>) {
        self.tail = Tail::Loading { ticket, token };
    }

    /// After a failure: the list may be asked again, at the same cursor.
    pub(crate) fn allow_retry(&mut self) {
        if matches!(self.tail, Tail::Failed { .. }) {
            self.tail = Tail::from(self.fresh.next());
        }
    }

    /// Takes a page, and says whether a known row changed; `None` if it isn't the awaited one, and then nothing changes.
    pub(crate) fn arrive(
        &mut self,
        ticket: Ticket,
        rows: Vec<T>,
        outlook: Outlook,
    ) -> Option<bool> {
        if !matches!(self.tail, Tail::Loading { ticket: awaited, .. } if awaited == ticket) {
            return None;
        }
        self.cover(&rows);
        let has_changed = self.fresh.take(rows, outlook);
        self.tail = Tail::from(self.fresh.next());
        // Only an end that the service itself names covers all the rest; at an odd one nothing is known of the older rows.
        if self.tail == Tail::Exhausted(ListEnd::Listed) {
            self.stale.clear();
        }
        Some(has_changed)
    }

    /// Takes a failure; false if it isn't the awaited page's.
    pub(crate) fn fail(&mut self, ticket: Ticket, error: LoadError) -> bool {
        match &mut self.tail {
            Tail::Loading {
                ticket: awaited,
                token,
            } if *awaited == ticket => {
                let token = token.take();
                self.tail = Tail::Failed { error, token };
                true
            }
            _ => false,
        }
    }

    /// Begins a new generation; every row stays in sight until the new ones cover it.
    pub(crate) fn refresh(&mut self) {
        let mut old = std::mem::take(self);
        self.stale_total = old.total().clone();
        self.stale = old.fresh.into_rows();
        self.stale.append(&mut old.stale);
    }

    /// Drops the older rows whose span the new page covers: all down to the last one that the page names again. Rows without ids are
    /// covered one by one.
    fn cover(&mut self, rows: &[T]) {
        if self.stale.is_empty() {
            return;
        }
        let ids: HashSet<&str> = rows.iter().filter_map(Row::id).collect();
        let covered = if ids.is_empty() {
            rows.len().min(self.stale.len())
        } else {
            self.stale
                .iter()
                .rposition(|row| row.id().is_some_and(|id| ids.contains(id)))
                .map_or(0, |last| last + 1)
        };
        self.stale.drain(..covered);
    }
}

#[cfg(test)]
#[path = "paged_list_tests.rs"]
mod tests;
