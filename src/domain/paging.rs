//! The one rule book (docs/rules.md#paging) for lists that come page by page behind a cursor: what may be asked, which rows there are, and when such a list is over.
//!
//! A cursor that answered is never asked again. A row is known by its id: the same id with other content is the same row, changed, and the
//! newest content is kept; rows without an id are never taken for each other. A service that never comes to an end is brought to one, and
//! which end it is stays known. Whoever walks a list (a pane, a tab, a command) only adds how far it wants to go.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::outlook::{Outlook, PageToken, Total};
use super::{RawJson, Record, Tracked};

/// After this many pages in a row with nothing new and nothing changed the list ends, whatever the service says.
const EMPTY_PAGES_LIMIT: u8 = 3;

/// The same for pages on which known rows change and no new one comes: rows may well change while one looks, but not for ever.
const CHANGED_PAGES_LIMIT: u8 = 20;

/// The most tasks of a service that are listed; one that goes on for ever must not fill the memory.
pub(crate) const LISTED_TASKS_LIMIT: usize = 20_000;

/// Something that is listed.
pub(crate) trait Row: PartialEq {
    /// What the row is known by; `None` makes it a row of its own.
    fn id(&self) -> Option<&str>;
}

impl Row for Record {
    fn id(&self) -> Option<&str> {
        Self::id(self)
    }
}

/// Why a list is at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ListEnd {
    /// The service says there is no more at present.
    Listed,
    /// The service repeats a cursor.
    TokenRepeats,
    /// The service sends page after page without new rows.
    EmptyPages,
    /// The service says there is more, but gives no cursor.
    NoToken,
    /// There are as many rows as are wanted at most, and more behind them.
    Full,
}

/// What stands in a list, where it has to be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listed {
    /// Records of a ledger.
    Records,
    /// Tasks of a service.
    Tasks,
}

/// What may be asked of a list now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NextPage {
    /// The page behind this cursor; none for the first page.
    Behind(Option<PageToken>),
    /// Nothing: it is over.
    Ended(ListEnd),
}

/// The rows so far, and what may still be asked.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PagedRows<T> {
    rows: Vec<Arc<T>>,
    places: HashMap<Box<str>, usize>,
    changed: HashSet<usize>,
    asked: HashSet<Option<PageToken>>,
    limit: usize,
    empty_pages: u8,
    changed_pages: u8,
    next: NextPage,
    /// The cursor behind which the rest begins.
    rest: Option<PageToken>,
    total: Tracked<Total>,
    total_sent: Option<RawJson>,
}

impl<T> Default for PagedRows<T> {
    fn default() -> Self {
        Self::up_to(usize::MAX)
    }
}

impl<T> PagedRows<T> {
    /// No rows yet, and never more than `limit`.
    pub(crate) fn up_to(limit: usize) -> Self {
        Self {
            rows: Vec::new(),
            places: HashMap::new(),
            changed: HashSet::new(),
            asked: HashSet::new(),
            limit,
            empty_pages: 0,
            changed_pages: 0,
            next: NextPage::Behind(None),
            rest: None,
            total: Tracked::Untracked,
            total_sent: None,
        }
    }

    /// The rows in the order sent. They can be read elsewhere without being copied.
    #[must_use]
    pub(crate) fn rows(&self) -> &[Arc<T>] {
        &self.rows
    }

    /// The rows alone.
    #[must_use]
    pub(crate) fn into_rows(self) -> Vec<Arc<T>> {
        self.rows
    }

    /// What may be asked.
    #[must_use]
    pub(crate) const fn next(&self) -> &NextPage {
        &self.next
    }

    /// How many rows did.
    pub(crate) fn changed_count(&self) -> usize {
        self.changed.len()
    }

    /// Why nothing may be asked any more; `None` while something may.
    #[must_use]
    pub(crate) const fn end(&self) -> Option<ListEnd> {
        match self.next {
            NextPage::Behind(_) => None,
            NextPage::Ended(end) => Some(end),
        }
    }

    /// True if the service has rows that aren't here, as far as it says.
    #[must_use]
    pub(crate) fn has_more(&self) -> bool {
        self.end() != Some(ListEnd::Listed)
    }

    /// The cursor of the first page with such rows; `None` if that is the first page, or nobody knows.
    #[must_use]
    pub(crate) const fn rest(&self) -> Option<&PageToken> {
        self.rest.as_ref()
    }

    /// How many rows there are in all, as the service said last; a page that says nothing takes nothing away.
    #[must_use]
    pub(crate) const fn total(&self) -> &Tracked<Total> {
        &self.total
    }

    /// The same exactly as sent.
    #[must_use]
    pub(crate) const fn total_sent(&self) -> Option<&RawJson> {
        self.total_sent.as_ref()
    }

    /// Where the row of this id stands.
    #[must_use]
    pub(crate) fn place_of(&self, id: &str) -> Option<usize> {
        self.places.get(id).copied()
    }

    /// True if the row at this place came more than once, with different content.
    #[must_use]
    pub(crate) fn is_changed(&self, at: usize) -> bool {
        self.changed.contains(&at)
    }
}

impl<T: Row> PagedRows<T> {
    /// Takes the page that [`PagedRows::next`] names; nothing after the end. New rows stand behind all others. True if a known row changed.
    pub(crate) fn take(&mut self, page: impl IntoIterator<Item = T>, outlook: Outlook) -> bool {
        let NextPage::Behind(asked) = self.next.clone() else {
            return false;
        };
        self.asked.insert(asked.clone());
        let (before, mut has_changed, mut is_cut) = (self.rows.len(), false, false);
        for row in page {
            match row.id().and_then(|id| self.place_of(id)) {
                Some(at) => has_changed |= self.renew(at, row),
                None if self.rows.len() >= self.limit => is_cut = true,
                None => self.push(row),
            }
        }
        self.count_empty_pages(before, has_changed);
        let end = if is_cut {
            Some(ListEnd::Full)
        } else {
            self.end_after(&outlook)
        };
        // What was cut off is asked again by whoever goes on.
        self.rest = if is_cut { asked } else { outlook.next };
        self.rest.take_if(|_| end == Some(ListEnd::Listed));
        self.next = end.map_or_else(|| NextPage::Behind(self.rest.clone()), NextPage::Ended);
        if !outlook.total.is_untracked() || self.total.is_untracked() {
            (self.total, self.total_sent) = (outlook.total, outlook.total_sent);
        }
        has_changed
    }

    fn push(&mut self, row: T) {
        if let Some(id) = row.id() {
            self.places.insert(id.into(), self.rows.len());
        }
        self.rows.push(Arc::new(row));
    }

    /// Puts a row in the place of the one of its id: it was read again by itself, not found changed on a page.
    pub(crate) fn replace(&mut self, row: Arc<T>) {
        let at = row.id().and_then(|id| self.place_of(id));
        if let Some(known) = at.and_then(|at| self.rows.get_mut(at)) {
            *known = row;
        }
    }

    /// The newest content for a known row; false if it is the same.
    fn renew(&mut self, at: usize, row: T) -> bool {
        let Some(known) = self.rows.get_mut(at).filter(|known| ***known != row) else {
            return false;
        };
        *known = Arc::new(row);
        self.changed.insert(at);
        true
    }

    fn count_empty_pages(&mut self, before: usize, has_changed: bool) {
        let new = self.rows.get(before..).unwrap_or_default();
        // Rows without ids are never taken for each other, but a whole page of them that is the page before once more is suspicious.
        let earlier = self.rows.get(..before).unwrap_or_default();
        let is_same_again = new.iter().all(|row| row.id().is_none()) && earlier.ends_with(new);
        let counts_for =
            |is_idle: bool, count: u8| if is_idle { count.saturating_add(1) } else { 0 };
        self.empty_pages = counts_for(is_same_again && !has_changed, self.empty_pages);
        self.changed_pages = counts_for(is_same_again, self.changed_pages);
    }

    fn end_after(&self, outlook: &Outlook) -> Option<ListEnd> {
        match (outlook.has_more, &outlook.next) {
            (Some(false), _) | (None, None) => Some(ListEnd::Listed),
            _ if self.rows.len() >= self.limit => Some(ListEnd::Full),
            (Some(true), None) => Some(ListEnd::NoToken),
            (_, next) if self.asked.contains(next) => Some(ListEnd::TokenRepeats),
            _ if self.empty_pages >= EMPTY_PAGES_LIMIT
                || self.changed_pages >= CHANGED_PAGES_LIMIT =>
            {
                Some(ListEnd::EmptyPages)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
