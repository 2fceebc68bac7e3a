//! Last known failures: of each kind of record the newest one that has a result, if that result isn't a pass (docs/rules.md#failures).

use std::collections::HashMap;

use super::{Record, ResultClass, Tracked};
use crate::text::SafeText;

type Kind = (Option<SafeText>, Option<SafeText>);

/// One kind of record whose newest result isn't a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KnownFailure {
    /// What kind, in the service's words.
    pub kind: Option<SafeText>,
    /// The result, in the service's words.
    pub result: Option<SafeText>,
}

/// Folds records, newest first, page by page, so that nothing is read twice.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct FailureFold {
    newest: HashMap<Kind, (usize, bool, KnownFailure)>,
    without_result: usize,
}

impl FailureFold {
    /// Takes the next records in the order of the list.
    pub(crate) fn take<'a>(&mut self, records: impl IntoIterator<Item = &'a Record>) {
        for record in records {
            let fields = record.fields();
            let class = fields.result_class();
            // A result that can't be read is no documented fact: it neither passes nor fails, and the next older one counts.
            if class == ResultClass::Untracked || matches!(fields.result, Tracked::Unreadable(_)) {
                self.without_result += 1;
                continue;
            }
            let kind = (fields.kind.shown().cloned(), fields.label.shown().cloned());
            let order = self.newest.len();
            self.newest.entry(kind).or_insert_with(|| {
                let failure = KnownFailure {
                    kind: fields.kind_words().cloned(),
                    result: fields.result_words().cloned(),
                };
                (order, class == ResultClass::Pass, failure)
            });
        }
    }

    /// Adds the kinds of `older`, rows further down, that this fold hasn't met.
    pub(crate) fn append_older(&mut self, older: Self) {
        let met = self.newest.len();
        for (kind, (order, pass, failure)) in older.newest {
            self.newest
                .entry(kind)
                .or_insert((met + order, pass, failure));
        }
        self.without_result += older.without_result;
    }

    /// The known failures, the kind met first coming first. `older` is the fold of rows that stand below those of `self` and count
    /// only for kinds that `self` hasn't met.
    #[must_use]
    pub(crate) fn failures(&self, older: Option<&Self>) -> Vec<KnownFailure> {
        let of_older = older
            .into_iter()
            .flat_map(|older| older.newest.iter())
            .filter(|(kind, _)| !self.newest.contains_key(*kind));
        let mut all: Vec<_> = of_older
            .map(|(_, (order, pass, failure))| (1, *order, *pass, failure))
            .collect();
        all.extend(
            self.newest
                .values()
                .map(|(order, pass, failure)| (0, *order, *pass, failure)),
        );
        all.sort_by_key(|(older, order, ..)| (*older, *order));
        all.into_iter()
            .filter(|(_, _, pass, _)| !pass)
            .map(|(_, _, _, failure)| failure.clone())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn records(specs: &[(&str, Option<&str>)]) -> Vec<Record> {
        specs
            .iter()
            .map(|(label, result)| {
                let result = result.map_or(String::new(), |r| format!(",\"result\":\"{r}\""));
                let raw: Box<serde_json::value::RawValue> = serde_json::from_str(&format!(
                    "{{\"type\":\"t\",\"label\":\"{label}\"{result}}}"
                ))
                .unwrap();
                Record::of(&raw)
            })
            .collect()
    }

    fn kinds(fold: &FailureFold, older: Option<&FailureFold>) -> Vec<String> {
        fold.failures(older)
            .into_iter()
            .map(|f| f.kind.unwrap().as_str().to_owned())
            .collect()
    }

    #[test]
    fn only_the_newest_result_of_a_kind_counts_and_no_result_counts_for_nothing() {
        let mut fold = FailureFold::default();
        fold.take(&records(&[
            ("a", None),
            ("a", Some("fail")),
            ("a", Some("pass")),
            ("b", Some("pass")),
            ("b", Some("fail")),
            ("c", Some("warn")),
        ]));
        assert_eq!(kinds(&fold, None), ["a", "c"]);
    }

    #[test]
    fn a_result_that_cannot_be_read_is_no_known_failure() {
        let odd: Box<serde_json::value::RawValue> =
            serde_json::from_str(r#"{"type":"t","label":"a","result":{"x":1}}"#).unwrap();
        let mut fold = FailureFold::default();
        fold.take(&[Record::of(&odd)]);
        assert!(fold.failures(None).is_empty());
        fold.take(&records(&[("a", Some("fail"))]));
        assert_eq!(kinds(&fold, None), ["a"]);
    }

    #[test]
    fn older_rows_only_fill_in_kinds_not_met() {
        let (mut new, mut old) = (FailureFold::default(), FailureFold::default());
        new.take(&records(&[("a", Some("pass"))]));
        old.take(&records(&[("a", Some("fail")), ("d", Some("fail"))]));
        assert_eq!(kinds(&new, Some(&old)), ["d"]);
    }
}
