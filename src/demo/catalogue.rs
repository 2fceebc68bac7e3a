//! The codes that the demo knows, read from the assets.

use std::io;
use std::sync::OnceLock;

use serde_json::{Value, json};

use super::answers::Answers;
use super::moments::Anchor;
use super::vocabulary::Vocabulary;
use super::{generate, ledger::Ledger, link};

/// One asset a code, in the order of the home screen's list.
pub(super) const ASSETS: [&str; 10] = [
    include_str!("../../assets/demo/lathe.json"),
    include_str!("../../assets/demo/forklift.json"),
    include_str!("../../assets/demo/switchboard.json"),
    include_str!("../../assets/demo/lift.json"),
    include_str!("../../assets/demo/extinguisher.json"),
    include_str!("../../assets/demo/pump.json"),
    include_str!("../../assets/demo/projector.json"),
    include_str!("../../assets/demo/tree.json"),
    include_str!("../../assets/demo/untracked.json"),
    include_str!("../../assets/demo/private.json"),
];

/// The generated ledgers, by the name that a code's asset gives under `ledger`.
const VOCABULARIES: [(&str, &str); 2] = [
    (
        "switchboard",
        include_str!("../../assets/demo/switchboard_ledger.json"),
    ),
    ("lift", include_str!("../../assets/demo/lift_ledger.json")),
];

/// All codes of the demo.
#[derive(Debug)]
pub(super) struct Catalogue {
    codes: Vec<Code>,
}

#[derive(Debug)]
pub(super) struct Code {
    pub(super) key: String,
    public: bool,
    asset: Value,
    anchor: Anchor,
    vocabulary: Option<Vocabulary>,
    /// Made when the first question comes: thousands of records are not part of starting up.
    answers: OnceLock<Answers>,
}

impl Catalogue {
    /// Reads all assets. Fails only on a broken one.
    pub(super) fn load(anchor: Anchor) -> io::Result<Self> {
        let codes = ASSETS
            .iter()
            .map(|asset| Code::read(asset, anchor))
            .collect::<io::Result<_>>()?;
        Ok(Self { codes })
    }

    /// Where the public code behind a link is. A private code isn't found, like one that doesn't exist.
    pub(super) fn find(&self, url: &str) -> Option<usize> {
        let key = link::key(url)?;
        self.codes
            .iter()
            .position(|code| code.key == key && code.public)
    }

    pub(super) fn get(&self, index: usize) -> Option<&Code> {
        self.codes.get(index)
    }
}

impl Code {
    fn read(text: &str, anchor: Anchor) -> io::Result<Self> {
        let broken = |what: String| {
            io::Error::new(io::ErrorKind::InvalidData, format!("demo asset: {what}"))
        };
        let mut asset: Value = serde_json::from_str(text)?;
        anchor.resolve_all(&mut asset)?;
        let url = asset.get("url").and_then(Value::as_str).unwrap_or_default();
        let key = link::key(url).ok_or_else(|| broken(format!("no code link: {url}")))?;
        let vocabulary = match asset.get("ledger").and_then(Value::as_str) {
            None => None,
            Some(name) => {
                let found = VOCABULARIES.iter().find(|(known, _)| *known == name);
                let (_, text) = found.ok_or_else(|| broken(format!("no vocabulary {name}")))?;
                Some(serde_json::from_str(text)?)
            }
        };
        let public = asset
            .get("public")
            .and_then(Value::as_bool)
            .unwrap_or(false);
        Ok(Self {
            key,
            public,
            asset,
            anchor,
            vocabulary,
            answers: OnceLock::new(),
        })
    }

    /// What the three skills tell.
    pub(super) fn answers(&self) -> &Answers {
        self.answers
            .get_or_init(|| Answers::new(&self.asset, self.ledger()))
    }

    fn ledger(&self) -> (Ledger, Vec<Value>) {
        let code_id = self.key.rsplit('/').next().unwrap_or_default();
        let snapshot = json!({ "codeId": code_id, "thingId": format!("thg_{code_id}") });
        let records = match (
            &self.vocabulary,
            self.asset.get("records").and_then(Value::as_array),
        ) {
            (Some(vocabulary), _) => generate::records(vocabulary, self.anchor, &snapshot),
            (None, Some(written)) => written
                .iter()
                .map(|record| with_snapshot(record, &snapshot))
                .collect(),
            (None, None) => return (Ledger::untracked(), Vec::new()),
        };
        let newest = records.iter().take(PREVIEW).cloned().collect();
        (Ledger::tracked(&records), newest)
    }
}

/// How many records the card shows beforehand.
const PREVIEW: usize = 3;

fn with_snapshot(record: &Value, snapshot: &Value) -> Value {
    let mut record = record.clone();
    if let Value::Object(members) = &mut record {
        members
            .entry("snapshot")
            .or_insert_with(|| snapshot.clone());
    }
    record
}
