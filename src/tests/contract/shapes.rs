//! Blocks of plausible and of odd shape, with names known and unknown: every leaf stays visible.

use super::{
    tree::Tree,
    visible::{block, missing},
};
use proptest::prelude::*;
use qrscope::{domain::BlockName, text::SafeText};

/// Names that the layout knows, names that pair up, and names that mean nothing.
pub const NAMES: &[&str] = &[
    "label",
    "name",
    "title",
    "displayName",
    "valueLabel",
    "value",
    "target",
    "cycleLabel",
    "cycle",
    "text",
    "content",
    "unit",
    "key",
    "id",
    "type",
    "mediaType",
    "role",
    "url",
    "uri",
    "action",
    "status",
    "statusLabel",
    "statusLabelLabel",
    "Label",
    "",
    "typeLabel",
    "labelLabel",
    "org",
    "preview",
    "total",
    "images",
    "thingId",
    "rules",
    "at",
    "x",
    "y",
    "z",
    "#1",
    "名称",
    "a\u{202e}b",
];

/// A leaf before it gets a number of its own.
fn leaf() -> impl Strategy<Value = Tree> {
    prop_oneof![
        6 => Just("\"word @\""),
        3 => Just("@"),
        1 => Just("@.50"),
        1 => Just("true"),
        1 => Just("false"),
        1 => Just("null"),
        1 => Just("{}"),
        1 => Just("[]"),
        1 => Just("\"\""),
        1 => Just("\"2026-06-23T02:26:36.@Z\""),
        1 => Just("\"line @\\nnext\""),
    ]
    .prop_map(|json| Tree::Leaf(json.to_owned()))
}

fn name() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => prop::sample::select(NAMES).prop_map(str::to_owned),
        1 => "[a-z]{1,6}",
        1 => "[a-z]{1,3}Label",
    ]
}

/// Names that belong together meet more often than chance would let them.
const FAMILIES: &[&[&str]] = &[
    &["a", "aLabel", "aLabelLabel", "Label", "LabelLabel"],
    &["label", "name", "title", "displayName", "labelLabel"],
    &["valueLabel", "value", "unit", "label", "target"],
];

fn family() -> impl Strategy<Value = Tree> {
    prop::sample::select(FAMILIES).prop_flat_map(|names| {
        let name = prop::sample::select(names).prop_map(str::to_owned);
        prop::collection::vec((name, leaf()), 1..6).prop_map(Tree::Map)
    })
}

/// A tree of any shape.
fn any_tree() -> impl Strategy<Value = Tree> {
    prop_oneof![6 => leaf(), 1 => family()].prop_recursive(5, 48, 6, |inner| {
        prop_oneof![
            1 => prop::collection::vec(inner.clone(), 0..6).prop_map(Tree::List),
            2 => prop::collection::vec((name(), inner), 0..6).prop_map(Tree::Map),
        ]
    })
}

/// An entry as a block is likely to list it: a name, a value, and a few more members.
fn entry() -> impl Strategy<Value = Tree> {
    let value = prop_oneof![3 => leaf(), 1 => any_tree()];
    let members = prop::collection::vec((name(), value), 1..7);
    prop_oneof![3 => members.prop_map(Tree::Map), 1 => family()]
}

fn plausible_block() -> impl Strategy<Value = Tree> {
    prop_oneof![
        prop::collection::vec(entry(), 0..6).prop_map(Tree::List),
        prop::collection::vec((name(), entry()), 0..6).prop_map(Tree::Map),
        any_tree(),
    ]
}

/// Every leaf gets a number, so that none can stand in for another.
fn numbered(tree: &Tree, next: &mut u32) -> Tree {
    match tree {
        Tree::Leaf(json) => {
            *next += 1;
            Tree::Leaf(json.replace('@', &(100_000 + *next).to_string()))
        }
        Tree::List(elements) => Tree::List(elements.iter().map(|e| numbered(e, next)).collect()),
        Tree::Map(members) => Tree::Map(
            members
                .iter()
                .map(|(name, value)| (name.clone(), numbered(value, next)))
                .collect(),
        ),
    }
}

/// The documented blocks and one more.
pub fn block_name() -> impl Strategy<Value = BlockName> {
    prop_oneof![
        12 => prop::sample::select(BlockName::DOCUMENTED.to_vec()),
        1 => Just(BlockName::Unknown(SafeText::from_static("novel"))),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_leaf_of_any_block_is_visible(tree in plausible_block(), name in block_name()) {
        let tree = numbered(&tree, &mut 0);
        let missing = missing(&block(name, &tree), &tree);
        prop_assert!(missing.is_empty(), "{tree}\nlost: {missing:?}");
    }
}
