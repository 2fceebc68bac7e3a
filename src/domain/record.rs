//! One record of the ledger.

use serde_json::value::RawValue;

use super::json::{self, member};
use super::{At, Node, RawJson, Tracked};
use crate::text::SafeText;

/// A record as sent. Only what the list itself needs is read at once; the fields are read when it is shown, so that a hundred
/// thousand records cost little more than their bytes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Record {
    raw: RawJson,
    id: Option<Box<str>>,
}

/// What a result means for marks; both vocabularies are open (docs/protocol.md#records).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ResultClass {
    /// `pass`.
    Pass,
    /// `fail`.
    Fail,
    /// Any other value.
    Other,
    /// No result was sent.
    Untracked,
}

/// The fields of a record (docs/protocol.md#records), read for showing.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct RecordFields {
    /// `id`.
    pub id: Tracked<SafeText>,
    /// `type`.
    pub kind: Tracked<SafeText>,
    /// `label`.
    pub label: Tracked<SafeText>,
    /// `at`.
    pub at: Tracked<At>,
    /// `result`.
    pub result: Tracked<SafeText>,
    /// `resultLabel`.
    pub result_label: Tracked<SafeText>,
    /// `summary`.
    pub summary: Tracked<SafeText>,
    /// `by.name`, or `by` if it is a text.
    pub by: Tracked<SafeText>,
    /// `snapshot.codeId`.
    pub snapshot_code: Tracked<SafeText>,
    /// `snapshot.thingId`; transitional like `thing.id`.
    pub snapshot_thing: Tracked<SafeText>,
    /// Every other member, those inside `by` and `snapshot` with their path.
    pub others: Vec<(SafeText, Node)>,
    /// True if the record is no object; its raw form is all there is.
    pub malformed: bool,
}

const KNOWN: [&str; 9] = [
    "id",
    "type",
    "label",
    "at",
    "result",
    "resultLabel",
    "summary",
    "by",
    "snapshot",
];

impl Record {
    /// Keeps a record.
    #[must_use]
    pub(crate) fn of(raw: &RawValue) -> Self {
        let id = json::members_of(raw)
            .and_then(|members| {
                member(&members, "id")
                    .filter(|raw| !json::is_untracked(raw))
                    .map(|raw| json::lossy_text(raw).unwrap_or_else(|| raw.get().to_owned()))
            })
            .filter(|id| !id.is_empty());
        Self {
            raw: RawJson::of(raw),
            id: id.map(Into::into),
        }
    }

    /// What it is known by in its list; a record without one is never taken for another.
    #[must_use]
    pub(crate) fn id(&self) -> Option<&str> {
        self.id.as_deref()
    }

    /// As sent.
    #[must_use]
    pub(crate) const fn raw(&self) -> &RawJson {
        &self.raw
    }

    /// Reads the fields. Whatever one of them is like, the others stay.
    #[must_use]
    pub(crate) fn fields(&self) -> RecordFields {
        let Some(members) = self.raw.as_raw().and_then(json::members_of) else {
            return RecordFields {
                malformed: true,
                ..RecordFields::default()
            };
        };
        let get = |name| member(&members, name);
        let mut fields = RecordFields {
            id: Tracked::text(get("id")),
            kind: Tracked::text(get("type")),
            label: Tracked::text(get("label")),
            at: Tracked::text(get("at")).map(At::read),
            result: Tracked::text(get("result")),
            result_label: Tracked::text(get("resultLabel")),
            summary: Tracked::text(get("summary")),
            ..RecordFields::default()
        };
        fields.by = fields
            .take_inner(get("by"), "by", &["name"])
            .pop()
            .unwrap_or_default();
        let mut snapshot = fields.take_inner(get("snapshot"), "snapshot", &["codeId", "thingId"]);
        fields.snapshot_thing = snapshot.pop().unwrap_or_default();
        fields.snapshot_code = snapshot.pop().unwrap_or_default();
        let mut seen = Vec::new();
        for (key, raw) in members.iter().rev() {
            // A duplicate of a known name is still a fact: it is shown among the others.
            if !KNOWN.contains(&key.as_str()) || seen.contains(&key.as_str()) {
                fields
                    .others
                    .push((SafeText::sanitize(key), Node::read(raw)));
            } else {
                seen.push(key);
            }
        }
        fields.others.reverse();
        fields
    }
}

impl ResultClass {
    /// Classes a `result`.
    #[must_use]
    pub(crate) fn of(result: &Tracked<SafeText>) -> Self {
        match result {
            Tracked::Untracked => Self::Untracked,
            Tracked::Unreadable(_) => Self::Other,
            Tracked::Tracked(text) => match text.as_str() {
                "pass" => Self::Pass,
                "fail" => Self::Fail,
                _ => Self::Other,
            },
        }
    }
}

impl RecordFields {
    /// Reads `wanted` members of an inner object; the rest of it goes to `others` under `name.member`.
    fn take_inner(
        &mut self,
        raw: Option<&RawValue>,
        name: &str,
        wanted: &[&str],
    ) -> Vec<Tracked<SafeText>> {
        let Some(raw) = raw.filter(|raw| !json::is_untracked(raw)) else {
            return vec![Tracked::Untracked; wanted.len()];
        };
        let Some(inner) = json::members_of(raw) else {
            let mut out = vec![Tracked::Untracked; wanted.len()];
            if let Some(first) = out.first_mut() {
                *first = Tracked::text(Some(raw));
            }
            return out;
        };
        let mut taken = vec![false; inner.len()];
        let values = wanted
            .iter()
            .map(|want| {
                let at = inner.iter().rposition(|(key, _)| key == want);
                if let Some(flag) = at.and_then(|at| taken.get_mut(at)) {
                    *flag = true;
                }
                Tracked::text(at.and_then(|at| inner.get(at)).map(|(_, raw)| *raw))
            })
            .collect();
        for ((key, raw), taken) in inner.iter().zip(taken).rev() {
            if !taken {
                self.others.push((
                    SafeText::sanitize(&format!("{name}.{key}")),
                    Node::read(raw),
                ));
            }
        }
        values
    }

    /// The class of the result, for its mark.
    #[must_use]
    pub(crate) fn result_class(&self) -> ResultClass {
        ResultClass::of(&self.result)
    }

    /// The result in the service's words: its label, else the value itself.
    #[must_use]
    pub(crate) fn result_words(&self) -> Option<&SafeText> {
        self.result_label
            .shown()
            .filter(|text| !text.is_empty())
            .or_else(|| self.result.shown())
    }

    /// What kind of record in the service's words: its label, else its type.
    #[must_use]
    pub(crate) fn kind_words(&self) -> Option<&SafeText> {
        self.label
            .shown()
            .filter(|text| !text.is_empty())
            .or_else(|| self.kind.shown())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn record(json: &str) -> Record {
        let raw: Box<RawValue> = serde_json::from_str(json).unwrap();
        Record::of(&raw)
    }

    #[test]
    fn the_documented_record_is_read_whole() {
        let fields = record(
            r#"{"id":"rec_1","type":"inspection","label":"巡检记录表","at":"2026-06-23T02:26:36.000Z","result":"pass","resultLabel":"正常",
            "summary":"巡检结果：正常","by":{"name":"张工"},"snapshot":{"codeId":"qssTnoy","thingId":"thg_qssTnoy"}}"#,
        )
        .fields();
        assert_eq!(fields.by.value().unwrap().as_str(), "张工");
        assert_eq!(fields.snapshot_code.value().unwrap().as_str(), "qssTnoy");
        assert_eq!(
            fields.snapshot_thing.value().unwrap().as_str(),
            "thg_qssTnoy"
        );
        assert_eq!(fields.result_class(), ResultClass::Pass);
        assert!(fields.others.is_empty() && !fields.malformed);
    }

    #[test]
    fn odd_shapes_keep_every_fact() {
        let fields = record(r#"{"id":7,"by":{"name":"A","team":"B"},"snapshot":"s","id":8,"photos":2,"result":{"x":1}}"#).fields();
        assert_eq!(fields.id.value().unwrap().as_str(), "8");
        assert_eq!(fields.snapshot_code.value().unwrap().as_str(), "s");
        assert!(matches!(fields.result, Tracked::Unreadable(_)));
        let others: Vec<_> = fields
            .others
            .iter()
            .map(|(k, _)| k.as_str().to_owned())
            .collect();
        assert_eq!(others.len(), 3, "{others:?}");
        for name in ["by.team", "id", "photos"] {
            assert!(others.iter().any(|o| o == name), "{name} in {others:?}");
        }
    }

    #[test]
    fn what_is_no_object_is_malformed_and_kept() {
        let odd = record("\"just text\"");
        assert!(odd.fields().malformed);
        assert_eq!(odd.raw().as_str(), "\"just text\"");
        assert_eq!(odd.id(), None);
    }
}
