//! A list that comes page by page, behind a cursor, and is never sure to stay the same.
//!
//! Rules (docs/rules.md#paging): never two requests for one cursor; a cursor that answered is never asked again; append only; unique by id;
//! a refresh keeps the old rows in sight until the new ones cover them.

use std::collections::{HashMap, HashSet};

use crate::app::ticket::Ticket;
use crate::domain::{LoadError, PageToken, Record};

/// After this many pages in a row without a single new row the list ends with a note, whatever the server says.
const EMPTY_PAGES_LIMIT: u8 = 3;

/// Something a paged list can hold.
pub trait Row: PartialEq {
    /// What the row is known by; rows without an id are never taken for each other.
    fn id(&self) -> Option<&str>;
}

impl Row for Record {
    fn id(&self) -> Option<&str> {
        Self::id(self)
    }
}

/// Why a list is at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The service says there is no more at present.
    Listed,
    /// The service repeats a cursor.
    TokenRepeats,
    /// The service sends page after page without new rows.
    EmptyPages,
    /// The service says there is more, but gives no cursor.
    NoToken,
}

/// What is known about the rows that aren't here.
#[derive(Clone, Debug, PartialEq)]
pub enum Tail {
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
    Exhausted(Ending),
}

/// What a page says about the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// `hasMore`, if it was said.
    pub has_more: Option<bool>,
    /// The cursor, if there is one.
    pub next: Option<PageToken>,
}

/// The list.
#[derive(Clone, Debug, PartialEq)]
pub struct PagedList<T> {
    fresh: Vec<T>,
    stale: Vec<T>,
    places: HashMap<Box<str>, usize>,
    changed: HashSet<usize>,
    asked: HashSet<Option<PageToken>>,
    empty_pages: u8,
    tail: Tail,
}

impl<T> Default for PagedList<T> {
    fn default() -> Self {
        Self {
            fresh: Vec::new(),
            stale: Vec::new(),
            places: HashMap::new(),
            changed: HashSet::new(),
            asked: HashSet::new(),
            empty_pages: 0,
            tail: Tail::Unrequested,
        }
    }
}

impl<T: Row> PagedList<T> {
    /// All rows in sight: those of this generation, then older ones not yet covered.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.fresh.len() + self.stale.len()
    }

    /// True without a row.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many rows are of this generation.
    #[must_use]
    pub const fn fresh_len(&self) -> usize {
        self.fresh.len()
    }

    /// The rows of this generation.
    #[must_use]
    pub fn fresh(&self) -> &[T] {
        &self.fresh
    }

    /// The rows of earlier generations that aren't covered yet.
    #[must_use]
    pub fn stale(&self) -> &[T] {
        &self.stale
    }

    /// A row by place.
    #[must_use]
    pub fn get(&self, at: usize) -> Option<&T> {
        self.fresh
            .get(at)
            .or_else(|| self.stale.get(at.checked_sub(self.fresh.len())?))
    }

    /// True if a row of the same id came twice with different content; the later one is kept.
    #[must_use]
    pub fn is_changed(&self, at: usize) -> bool {
        self.changed.contains(&at)
    }

    /// Where the row of this id stands.
    #[must_use]
    pub fn place_of(&self, id: &str) -> Option<usize> {
        self.places.get(id).copied().or_else(|| {
            self.stale
                .iter()
                .position(|row| row.id() == Some(id))
                .map(|at| at + self.fresh.len())
        })
    }

    /// What is known about the rest.
    #[must_use]
    pub const fn tail(&self) -> &Tail {
        &self.tail
    }

    /// The cursor that may be asked now (none inside: the first page); nothing while a page is on its way, failed, or the list ended.
    #[must_use]
    pub fn askable(&self) -> Option<Option<PageToken>> {
        match &self.tail {
            Tail::Unrequested => Some(None),
            Tail::More(token) => Some(Some(token.clone())),
            Tail::Loading { .. } | Tail::Failed { .. } | Tail::Exhausted(_) => None,
        }
    }

    /// Notes that the page behind `token` is on its way.
    pub fn begin(&mut self, ticket: Ticket, token: Option<PageToken>) {
        self.tail = Tail::Loading { ticket, token };
    }

    /// After a failure: the list may be asked again, at the same cursor.
    pub fn allow_retry(&mut self) {
        if let Tail::Failed { token, .. } = &self.tail {
            self.tail = token.clone().map_or(Tail::Unrequested, Tail::More);
        }
    }

    /// Takes a page; false if it isn't the awaited one, and then nothing changes.
    pub fn arrive(&mut self, ticket: Ticket, rows: Vec<T>, outlook: &Outlook) -> bool {
        let Tail::Loading {
            ticket: awaited,
            token,
        } = &self.tail
        else {
            return false;
        };
        if *awaited != ticket {
            return false;
        }
        self.asked.insert(token.clone());
        self.cover(&rows);
        let before = self.fresh.len();
        // Rows without ids are never taken for each other, but a whole page of them that is the page before once more is suspicious.
        let is_same_again = !rows.is_empty() && self.fresh.ends_with(&rows);
        for row in rows {
            self.append(row);
        }
        // A page of rows that are all here already is as good as an empty one.
        self.empty_pages = if self.fresh.len() == before || is_same_again {
            self.empty_pages.saturating_add(1)
        } else {
            0
        };
        self.tail = self.tail_after(outlook);
        // Only an end that the service itself names covers all the rest; at an odd one nothing is known of the older rows.
        if self.tail == Tail::Exhausted(Ending::Listed) {
            self.stale.clear();
        }
        true
    }

    /// Takes a failure; false if it isn't the awaited page's.
    pub fn fail(&mut self, ticket: Ticket, error: LoadError) -> bool {
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
    pub fn refresh(&mut self) {
        let mut old = std::mem::take(&mut self.fresh);
        old.append(&mut self.stale);
        *self = Self {
            stale: old,
            ..Self::default()
        };
    }

    fn tail_after(&self, outlook: &Outlook) -> Tail {
        match (outlook.has_more, &outlook.next) {
            (Some(false), _) | (None, None) => Tail::Exhausted(Ending::Listed),
            (Some(true), None) => Tail::Exhausted(Ending::NoToken),
            (_, Some(next)) if self.asked.contains(&Some(next.clone())) => {
                Tail::Exhausted(Ending::TokenRepeats)
            }
            (_, Some(_)) if self.empty_pages >= EMPTY_PAGES_LIMIT => {
                Tail::Exhausted(Ending::EmptyPages)
            }
            (_, Some(next)) => Tail::More(next.clone()),
        }
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

    fn append(&mut self, row: T) {
        if let Some(at) = row.id().and_then(|id| self.places.get(id).copied()) {
            if let Some(known) = self.fresh.get_mut(at).filter(|known| **known != row) {
                *known = row;
                self.changed.insert(at);
            }
            return;
        }
        if let Some(id) = row.id() {
            self.places.insert(id.into(), self.fresh.len());
        }
        self.fresh.push(row);
    }
}

#[cfg(test)]
#[path = "paged_list_tests.rs"]
mod tests;
