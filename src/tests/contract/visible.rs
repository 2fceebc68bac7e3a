//! Whatever a block looks like, every leaf of it is among its facts. Lines are made of nothing else.

use super::tree::Tree;
use qrscope::{
    domain::{
        Block, BlockName, Fact, FactLabel, FactValue, Node, RawJson, facts_of_block,
        facts_of_members,
    },
    text::SafeText,
};
use std::collections::BTreeMap;

/// How often each thing is there to be seen, or was sent.
#[derive(Debug, Default)]
pub struct Seen(BTreeMap<String, usize>);

impl Seen {
    fn add(&mut self, what: String) {
        *self.0.entry(what).or_default() += 1;
    }

    /// What facts show: labels, values, units, what stands behind them.
    pub fn in_facts(facts: &[Fact]) -> Self {
        let mut seen = Self::default();
        for fact in facts {
            if let FactLabel::Sent(label) = &fact.label {
                seen.add(format!("text {label}"));
            }
            seen.value(&fact.value);
            if let Some(unit) = &fact.unit {
                seen.add(format!("text {unit}"));
            }
            for extra in &fact.extras {
                seen.value(&extra.value);
            }
        }
        seen
    }

    fn value(&mut self, value: &FactValue) {
        match value {
            FactValue::Heading => {}
            FactValue::Untracked => self.add("untracked".to_owned()),
            FactValue::Text(text) => self.add(format!("text {text}")),
            FactValue::Moment(at) => self.add(format!("text {}", at.raw)),
            FactValue::Number(number) => self.add(format!("number {number}")),
            FactValue::Bool(truth) => self.add(format!("bool {truth}")),
            FactValue::Unreadable(raw) => self.add(format!("raw {raw}")),
        }
    }

    /// What was sent.
    pub fn in_tree(tree: &Tree) -> Self {
        let mut seen = Self::default();
        for leaf in tree.leaves() {
            let json = leaf.to_string();
            seen.add(match json.as_str() {
                "null" | "{}" | "[]" => "untracked".to_owned(),
                "true" | "false" => format!("bool {json}"),
                text if text.starts_with('"') => {
                    let text: String = serde_json::from_str(text).unwrap();
                    format!("text {}", SafeText::sanitize(&text))
                }
                number => format!("number {number}"),
            });
        }
        seen
    }

    /// What of `self` is not in `shown`, or not as often.
    pub fn missing_in(&self, shown: &Self) -> Vec<String> {
        self.0
            .iter()
            .filter(|(what, times)| shown.0.get(*what).unwrap_or(&0) < *times)
            .map(|(what, times)| format!("{what} (sent {times} times)"))
            .collect()
    }
}

/// A block with that content.
pub fn block(name: BlockName, tree: &Tree) -> Block {
    let raw = RawJson::parse(&tree.to_string()).unwrap();
    Block {
        name,
        node: Node::read(raw.as_raw().unwrap()),
        raw: Some(raw),
    }
}

/// What of the block isn't shown, neither neatly nor member by member.
pub fn missing(block: &Block, tree: &Tree) -> Vec<String> {
    let sent = Seen::in_tree(tree);
    let mut missing = sent.missing_in(&Seen::in_facts(&facts_of_block(block)));
    missing.extend(
        sent.missing_in(&Seen::in_facts(&facts_of_members(&block.node)))
            .into_iter()
            .map(|what| format!("{what} in the plain form")),
    );
    missing
}

#[test]
fn the_measure_itself_sees_a_loss() {
    let tree = Tree::parse(r#"{"a":["x","x",null],"b":{"label":"l","value":1,"unit":"kW"}}"#);
    let whole = block(BlockName::Properties, &tree);
    assert_eq!(missing(&whole, &tree), Vec::<String>::new());
    let less = block(BlockName::Properties, &Tree::parse(r#"{"a":["x"],"b":1}"#));
    let seen = Seen::in_facts(&facts_of_block(&less));
    assert_eq!(
        Seen::in_tree(&tree).missing_in(&seen),
        [
            "text kW (sent 1 times)",
            "text l (sent 1 times)",
            "text x (sent 2 times)",
            "untracked (sent 1 times)"
        ]
    );
}
