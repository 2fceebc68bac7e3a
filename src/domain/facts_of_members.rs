//! From a value of any shape to facts: every member under its own name.

use super::Node;
use super::fact::{Fact, FactLabel, FactValue, leaf_value, numbered};

/// The members of a value one by one under their own names: nothing merged, nothing left out.
#[must_use]
pub(crate) fn facts_of_members(node: &Node) -> Vec<Fact> {
    let mut facts = Vec::new();
    plain(&mut facts, FactLabel::Nothing, node, 0);
    facts
}

fn plain(out: &mut Vec<Fact>, label: FactLabel, node: &Node, depth: u8) {
    let inner = if label == FactLabel::Nothing {
        depth
    } else {
        depth.saturating_add(1)
    };
    match node {
        Node::Map(members) => {
            if label != FactLabel::Nothing {
                out.push(Fact::of(depth, label, FactValue::Heading));
            }
            for (key, value) in members {
                plain(out, FactLabel::Sent(key.clone()), value, inner);
            }
        }
        Node::List(elements) => {
            if label != FactLabel::Nothing {
                out.push(Fact::of(depth, label, FactValue::Heading));
            }
            for (at, value) in elements.iter().enumerate() {
                plain(out, numbered(at), value, inner);
            }
        }
        leaf => out.push(Fact::of(depth, label, leaf_value(leaf))),
    }
}
