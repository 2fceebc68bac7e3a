//! Walking the ledger page by page: never two requests for one cursor, and an end even if the service never gives one.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use jiff::Timestamp;

use crate::client::{EntityReader, Reply};
use crate::domain::{
    CodeLink, ContextId, ErrorKind, LoadError, Mismatch, Page, PageToken, Query, RawJson, Record,
};
use crate::text::SafeText;

/// After this many pages in a row without a record the walk ends, whatever the service says.
const EMPTY_PAGES_LIMIT: u8 = 3;

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// The service says there is no more at present.
    Listed,
    /// As far as was wanted; there is more.
    Enough,
    /// The service repeats a cursor.
    TokenRepeats,
    /// The service sends page after page without records.
    EmptyPages,
    /// The service says there is more, but gives no cursor.
    NoToken,
    /// The next page did not arrive.
    Failed(LoadError),
}

/// A walk, and what is known from it so far.
pub(super) struct Walk<'a> {
    reader: &'a dyn EntityReader,
    link: &'a CodeLink,
    size: u16,
    extent: Extent,
    /// The cursor to ask next; none for the first page.
    cursor: Option<PageToken>,
    asked: HashSet<PageToken>,
    context: Option<ContextId>,
    /// Of each record with an id, a digest of its content.
    seen: HashMap<Box<str>, u64>,
    empty_pages: u8,
    /// Digest of the newest page's records.
    last_page: Option<u64>,
    ending: Option<Ending>,
    /// Records given out.
    pub loaded: u64,
    /// Records given out although one of the same id and other content was before.
    pub came_twice: usize,
    /// `total` of the last page, as sent.
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
    pub fn new(
        reader: &'a dyn EntityReader,
        link: &'a CodeLink,
        size: u16,
        extent: Extent,
    ) -> Self {
        Self {
            reader,
            link,
            size,
            extent,
            cursor: None,
            asked: HashSet::new(),
            context: None,
            seen: HashMap::new(),
            empty_pages: 0,
            last_page: None,
            ending: None,
            loaded: 0,
            came_twice: 0,
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
        self.link
    }

    /// How far it was to go.
    pub const fn extent(&self) -> Extent {
        self.extent
    }

    /// Why the walk is over; none while it isn't.
    pub const fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The records of the next page that weren't given out before; `None` when the walk is over.
    pub async fn next_page(&mut self) -> Option<Vec<Record>> {
        if self.ending.is_some() {
            return None;
        }
        let query = Query::Records {
            link: self.link.clone(),
            size: self.size,
            token: self.cursor.clone(),
        };
        let page = match self.reader.ask(&query, self.context.as_ref()).await {
            Ok(Reply::Records(answer)) => {
                self.fetched_at = Some(answer.fetched_at);
                self.other_artifact = self.other_artifact.take().or(answer.other_artifact);
                self.context = answer.task.context_id.or(self.context.take());
                answer.value
            }
            Ok(Reply::Entity(_) | Reply::Actions(_)) => {
                return self.fail(LoadError::of(ErrorKind::Malformed(Mismatch::OtherShape)));
            }
            Err(error) => return self.fail(error),
        };
        Some(self.take(page))
    }

    fn fail(&mut self, error: LoadError) -> Option<Vec<Record>> {
        self.ending = Some(Ending::Failed(error));
        None
    }

    fn take(&mut self, page: Page) -> Vec<Record> {
        let asked = self.cursor.take();
        self.members = page.others;
        self.untracked = asked.is_none() && page.untracked;
        self.total_count = page.total.value().and_then(|total| total.count);
        self.total = page.total_sent;
        self.has_more = page.has_more.unwrap_or(page.next.is_some());
        self.next = page.next.filter(|_| self.has_more);
        let mut records: Vec<Record> = page
            .records
            .into_iter()
            .filter(|record| self.is_new(record))
            .collect();
        // Records without ids are never taken for each other, but a whole page that is the one before once more is suspicious.
        let digest = digest(&records);
        let is_same_again = self.last_page.replace(digest) == Some(digest);
        // A page of records that were all given out already is as good as an empty one.
        self.empty_pages = if records.is_empty() || is_same_again {
            self.empty_pages.saturating_add(1)
        } else {
            0
        };
        let wanted = match self.extent {
            Extent::Limit(limit) => {
                usize::try_from(limit.saturating_sub(self.loaded)).unwrap_or(usize::MAX)
            }
            Extent::OnePage | Extent::All => usize::MAX,
        };
        let is_cut = records.len() > wanted;
        let is_enough = records.len() >= wanted || self.extent == Extent::OnePage;
        records.truncate(wanted);
        self.loaded += records.len() as u64;
        if is_cut {
            // The rest of this page wasn't given out, so it is asked again by whoever goes on.
            self.has_more = true;
            self.next.clone_from(&asked);
        }
        self.asked.extend(asked);
        self.ending = self.ending_after(is_enough);
        self.cursor.clone_from(&self.next);
        records
    }

    fn ending_after(&self, is_enough: bool) -> Option<Ending> {
        match &self.next {
            _ if !self.has_more => Some(Ending::Listed),
            _ if is_enough => Some(Ending::Enough),
            None => Some(Ending::NoToken),
            Some(next) if self.asked.contains(next) => Some(Ending::TokenRepeats),
            Some(_) if self.empty_pages >= EMPTY_PAGES_LIMIT => Some(Ending::EmptyPages),
            Some(_) => None,
        }
    }

    /// False for a record that was given out already. The same id with other content is another fact, and given out too.
    fn is_new(&mut self, record: &Record) -> bool {
        let Some(id) = record.id() else { return true };
        let digest = digest(std::slice::from_ref(record));
        match self.seen.insert(id.into(), digest) {
            None => true,
            Some(before) if before == digest => false,
            Some(_) => {
                self.came_twice += 1;
                true
            }
        }
    }
}

fn digest(records: &[Record]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for record in records {
        record.raw().hash(&mut hasher);
    }
    hasher.finish()
}

#[cfg(test)]
mod tests;
