//! A ledger as it goes over the wire: all records as one JSON text, newest first, and where each of them ends.
//! A page is a slice of that text, so paging costs the same at five records and at five thousand.

use serde_json::Value;

/// The records of one code.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    text: String,
    /// Start and end of each record in `text`; commas lie between.
    spans: Vec<(usize, usize)>,
    tracked: bool,
}

/// A run of records.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct LedgerPage<'a> {
    /// The records, with commas between.
    pub(super) records: &'a str,
    pub(super) count: usize,
    /// Where the next page starts; `None` at the end.
    pub(super) next: Option<usize>,
}

impl Ledger {
    /// A ledger that the platform keeps, if only an empty one.
    pub(super) fn tracked(records: &[Value]) -> Self {
        let mut ledger = Self {
            tracked: true,
            ..Self::default()
        };
        for record in records {
            if !ledger.text.is_empty() {
                ledger.text.push(',');
            }
            let start = ledger.text.len();
            ledger.text.push_str(&record.to_string());
            ledger.spans.push((start, ledger.text.len()));
        }
        ledger
    }

    /// Nobody says whether there are records.
    pub(super) fn untracked() -> Self {
        Self::default()
    }

    /// How many records; `None` where that isn't tracked.
    pub(super) fn total(&self) -> Option<usize> {
        self.tracked.then_some(self.spans.len())
    }

    /// Up to `size` records from index `from` on.
    pub(super) fn page(&self, from: usize, size: usize) -> LedgerPage<'_> {
        let from = from.min(self.spans.len());
        let end = from.saturating_add(size).min(self.spans.len());
        let wanted = self.spans.get(from..end).unwrap_or_default();
        let records = match (wanted.first(), wanted.last()) {
            (Some((start, _)), Some((_, stop))) => self.text.get(*start..*stop).unwrap_or_default(),
            _ => "",
        };
        LedgerPage {
            records,
            count: wanted.len(),
            next: (end < self.spans.len()).then_some(end),
        }
    }
}

/// The page token for the records from index `from` on of the code `key`: opaque, and of no use for another code.
pub(super) fn page_token(key: &str, from: usize) -> String {
    let from = u32::try_from(from).unwrap_or(u32::MAX);
    let mask = digest(key, 0);
    format!(
        "{:08x}{:08x}",
        from ^ mask,
        digest(key, from.wrapping_add(1))
    )
}

/// The index that [`page_token`] hid; `None` for a token that was not made for this code.
pub(super) fn from_page_token(key: &str, token: &str) -> Option<usize> {
    let masked = u32::from_str_radix(token.get(..8)?, 16).ok()?;
    let from = usize::try_from(masked ^ digest(key, 0)).ok()?;
    (page_token(key, from) == token).then_some(from)
}

/// FNV-1a over the key and a number.
fn digest(key: &str, number: u32) -> u32 {
    key.bytes()
        .chain(number.to_be_bytes())
        .fold(0x811c_9dc5, |hash, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        })
}

#[cfg(test)]
mod tests {
    #![allow(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        reason = "tests"
    )]
    use super::{Ledger, LedgerPage, from_page_token, page_token};
    use proptest::prelude::*;
    use serde_json::{Value, json};

    #[test]
    fn untracked_is_not_empty() {
        let nothing = LedgerPage {
            records: "",
            count: 0,
            next: None,
        };
        assert_eq!(Ledger::untracked().total(), None);
        assert_eq!(Ledger::tracked(&[]).total(), Some(0));
        assert_eq!(Ledger::untracked().page(0, 20), nothing);
        assert_eq!(Ledger::tracked(&[json!(1)]).page(7, 20), nothing);
    }

    proptest! {
        #[test]
        fn pages_are_the_ledger(total in 0_usize..200, size in 1_usize..60) {
            let records: Vec<Value> = (0..total).map(|n| json!({"id": n, "summary": "一,二"})).collect();
            let ledger = Ledger::tracked(&records);
            let (mut from, mut seen) = (Some(0), Vec::new());
            while let Some(at) = from {
                let page = ledger.page(at, size);
                let part: Vec<Value> = serde_json::from_str(&format!("[{}]", page.records)).unwrap();
                prop_assert_eq!(part.len(), page.count);
                seen.extend(part);
                from = page.next;
            }
            prop_assert_eq!(seen, records);
        }

        #[test]
        fn tokens_come_back(from in 0_usize..100_000) {
            let token = page_token("qr71.cn/a/b", from);
            prop_assert_eq!(from_page_token("qr71.cn/a/b", &token), Some(from));
            prop_assert_eq!(from_page_token("qr71.cn/a/c", &token), None);
            prop_assert_eq!(from_page_token("qr71.cn/a/b", &token.to_uppercase()).is_some(), token == token.to_uppercase());
        }

        #[test]
        fn strange_tokens_are_refused(token in "\\PC{0,20}") {
            prop_assert_eq!(from_page_token("qr71.cn/a/b", &token), None);
        }
    }
}
