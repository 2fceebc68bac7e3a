//! Whatever shape a card has, and whatever its members are called: every value is in the text that `show` prints.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests: a failure is a failed test"
)]

use jiff::Timestamp;
use jiff::tz::TimeZone;
use proptest::prelude::*;
use qrscope::domain::{Answer, Card, RawJson, TaskSeen};
use qrscope::i18n::Lang;
use qrscope::present::{TextStyle, card_text};
use qrscope::text::sanitize;
use qrscope::theme::Glyphs;
use serde_json::Value;

/// Names that the layout knows, and some that it doesn't.
const NAMES: &[&str] = &[
    "label",
    "name",
    "title",
    "value",
    "valueLabel",
    "unit",
    "target",
    "cycle",
    "status",
    "statusLabel",
    "id",
    "key",
    "type",
    "url",
    "action",
    "org",
    "records",
    "preview",
    "total",
    "uri",
    "thingId",
    "nextAt",
    "zz",
    "foo",
    "fooLabel",
    "a b",
    "名称",
];

const BLOCKS: &[&str] = &[
    "thing",
    "code",
    "binding",
    "properties",
    "relations",
    "states",
    "records",
    "media",
    "actions",
    "plans",
    "endpoints",
    "contract",
    "unknown",
];

fn name() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => prop::sample::select(NAMES).prop_map(str::to_owned),
        1 => "[a-z\u{1b}\n\u{202e}]{0,6}",
    ]
}

pub fn node() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        3 => "[a-z0-9 ]{1,12}".prop_map(Value::from),
        1 => "[a-zé草\n\r\t\u{1b}\u{9b}\u{202e}\u{301}]{0,12}".prop_map(Value::from),
        1 => Just(Value::from("2026-06-23T02:26:36.000Z")),
        1 => any::<i32>().prop_map(Value::from),
        1 => any::<bool>().prop_map(Value::from),
        1 => Just(Value::Null),
        1 => Just(Value::from("")),
    ];
    leaf.prop_recursive(5, 40, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec((name(), inner), 0..6)
                .prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

pub fn card() -> impl Strategy<Value = Value> {
    let block = (prop::sample::select(BLOCKS), node());
    prop::collection::vec(block, 1..6).prop_map(|blocks| {
        let mut card = serde_json::Map::new();
        card.insert("code".to_owned(), Value::Null);
        card.extend(
            blocks
                .into_iter()
                .map(|(name, node)| (name.to_owned(), node)),
        );
        Value::Object(card)
    })
}

fn leaves<'a>(value: &'a Value, found: &mut Vec<&'a Value>) {
    match value {
        Value::Array(elements) if !elements.is_empty() => {
            elements.iter().for_each(|element| leaves(element, found));
        }
        Value::Object(members) if !members.is_empty() => {
            members.values().for_each(|member| leaves(member, found));
        }
        leaf => found.push(leaf),
    }
}

/// How a leaf may stand in the text: whole with its line breaks marked, or line by line.
fn is_shown(leaf: &Value, text: &str) -> bool {
    match leaf {
        Value::String(leaf) if leaf.is_empty() => text.contains("\"\""),
        Value::String(leaf) => {
            let safe = sanitize(leaf);
            text.contains(safe.replace('\n', "^J").trim_end_matches(' '))
                || safe
                    .split('\n')
                    .all(|line| text.contains(line.trim_end_matches(' ')))
        }
        Value::Null | Value::Array(_) | Value::Object(_) => text.contains("not tracked"),
        other => text.contains(&other.to_string()),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn every_leaf_of_a_card_is_shown(card in card()) {
        let data = RawJson::parse(&card.to_string()).unwrap();
        let answer = Answer {
            value: Card::read(data.as_raw().unwrap()).unwrap(),
            summary: None,
            summary_sent: None,
            task: TaskSeen::default(),
            data,
            fetched_at: Timestamp::UNIX_EPOCH,
            other_artifact: None,
        };
        let look = TextStyle { lang: Lang::En, zone: TimeZone::UTC, now: jiff::Timestamp::UNIX_EPOCH, glyphs: Glyphs::UNICODE };
        let text = card_text(&answer, "https://qr71.cn/a/b", None, &look);
        let mut found = Vec::new();
        leaves(&card, &mut found);
        for leaf in found {
            prop_assert!(is_shown(leaf, &text), "{leaf} isn't in\n{text}");
        }
        prop_assert!(!text.contains(|c: char| c != '\n' && c.is_control()));
    }
}
