//! What an answer must come to, written down case by case.

use crate::tests::client::asking::Reply;
use qrscope::{
    domain::{BlockName, ErrorKind, LoadError, Mismatch, PageToken, Tracked, UsableLink},
    text::SafeText,
};

/// The outcome of a question.
#[derive(Debug)]
pub enum Expected {
    /// A card.
    Entity(Card),
    /// A page.
    Records(Page),
    /// Actions: label and link, a refused link in angle brackets.
    Actions(&'static [(&'static str, &'static str)]),
    /// No answer, with the words that are quoted.
    Error(ErrorKind, Option<&'static str>),
}

/// A card's name, organisation, states, how many of its documented blocks are tracked, and the names of the others.
#[derive(Debug)]
pub struct Card {
    pub name: Option<&'static str>,
    pub organisation: Option<&'static str>,
    pub states: &'static [(&'static str, &'static str)],
    pub uri: &'static str,
    pub tracked: usize,
    pub unknown: &'static [&'static str],
}

/// A page's records, the first one's id, what it says about the rest, and the total.
#[derive(Debug)]
pub struct Page {
    pub records: usize,
    pub first: Option<&'static str>,
    pub has_more: Option<bool>,
    pub next: Option<&'static str>,
    pub total: Option<u64>,
}

fn text(text: Option<&SafeText>) -> Option<&str> {
    text.map(SafeText::as_str)
}

impl Expected {
    /// A JSON-RPC error.
    pub const fn rpc(code: i64, words: &'static str) -> Self {
        Self::Error(ErrorKind::Rpc(code), Some(words))
    }

    /// A task in a state that is no answer.
    pub fn state(state: &'static str, words: Option<&'static str>) -> Self {
        Self::Error(ErrorKind::TaskState(SafeText::from_static(state)), words)
    }

    /// An answer that can't be understood.
    pub const fn malformed(mismatch: Mismatch, words: Option<&'static str>) -> Self {
        Self::Error(ErrorKind::Malformed(mismatch), words)
    }

    /// Compares; `case` names the case in a failure.
    pub fn check(&self, case: &str, actual: &Result<Reply, LoadError>) {
        match (self, actual) {
            (Self::Entity(card), Ok(Reply::Entity(answer))) => card.check(case, &answer.value),
            (Self::Records(page), Ok(Reply::Records(answer))) => page.check(case, &answer.value),
            (Self::Actions(actions), Ok(Reply::Actions(answer))) => {
                let seen: Vec<_> = answer
                    .value
                    .actions
                    .iter()
                    .map(|action| {
                        let label = text(action.label.value()).unwrap_or("?").to_owned();
                        let link = match &action.human_url {
                            UsableLink::Usable(url) => url.as_str().to_owned(),
                            UsableLink::Untracked => String::new(),
                            UsableLink::Refused(sent, _) => format!("<{}>", sent.as_str()),
                        };
                        (label, link)
                    })
                    .collect();
                let wanted: Vec<_> = actions
                    .iter()
                    .map(|(label, link)| ((*label).to_owned(), (*link).to_owned()))
                    .collect();
                assert_eq!(seen, wanted, "{case}");
            }
            (Self::Error(kind, words), Err(error)) => {
                assert_eq!(&error.kind, kind, "{case}");
                match words {
                    // The beginning of a body that is no answer.
                    Some(words) if words.ends_with('…') => {
                        let said = text(error.said.as_ref()).unwrap_or_default();
                        assert!(
                            said.starts_with(words.trim_end_matches('…')),
                            "{case}: {said}"
                        );
                        assert!(said.chars().count() <= 200, "{case}: {said}");
                    }
                    words => assert_eq!(text(error.said.as_ref()), *words, "{case}"),
                }
            }
            (expected, actual) => panic!("{case}: {expected:?}, not {actual:?}"),
        }
    }
}

impl Card {
    fn check(&self, case: &str, card: &qrscope::domain::Card) {
        let head = card.headline();
        assert_eq!(text(head.name.as_ref()), self.name, "{case}");
        assert_eq!(
            text(head.organisation.as_ref()),
            self.organisation,
            "{case}"
        );
        let states: Vec<_> = head
            .states
            .iter()
            .map(|state| {
                (
                    text(state.label.as_ref()).unwrap_or(""),
                    state.value.as_str(),
                )
            })
            .collect();
        assert_eq!(states, self.states, "{case}");
        assert_eq!(text(card.code_uri()), Some(self.uri), "{case}");
        let (unknown, documented): (Vec<_>, Vec<_>) = card
            .blocks
            .iter()
            .partition(|block| matches!(block.name, BlockName::Unknown(_)));
        assert_eq!(
            documented.len(),
            12,
            "{case}: all documented blocks, always"
        );
        let tracked = documented
            .iter()
            .filter(|block| block.node != qrscope::domain::Node::Untracked)
            .count();
        assert_eq!(tracked, self.tracked, "{case}");
        let unknown: Vec<_> = unknown.iter().map(|block| block.name.wire_name()).collect();
        assert_eq!(unknown, self.unknown, "{case}");
    }
}

impl Page {
    fn check(&self, case: &str, page: &qrscope::domain::Page) {
        assert_eq!(page.records.len(), self.records, "{case}");
        let first = page.records.first().and_then(qrscope::domain::Record::id);
        assert_eq!(first, self.first, "{case}");
        assert_eq!(page.has_more, self.has_more, "{case}");
        let next = self.next.map(|token| PageToken(token.to_owned()));
        assert_eq!(page.next, next, "{case}");
        match self.total {
            Some(total) => assert_eq!(
                page.total.value().and_then(|total| total.count),
                Some(total),
                "{case}"
            ),
            None => assert_eq!(page.total, Tracked::Untracked, "{case}"),
        }
        let untracked = self.records == 0 && self.total.is_none();
        assert_eq!(page.untracked, untracked, "{case}");
    }
}
