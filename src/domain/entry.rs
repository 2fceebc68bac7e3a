//! What speaks for an entry: which of its members is the name, which the value, which says another one in words.

use std::collections::HashMap;

use super::Node;
use super::fact::{Extra, Fact, leaf_value};
use super::known_names::{ENTRY_LABELS, ENTRY_VALUES, QUIET};
use crate::text::SafeText;

/// The members of a map.
pub(super) type Members = [(SafeText, Node)];

/// The place of a member of one of these names, of those that fit: the first name counts most.
pub(super) fn position(
    members: &Members,
    names: &[&str],
    fits: impl Fn(&Node) -> bool,
) -> Option<usize> {
    names.iter().find_map(|name| {
        members
            .iter()
            .rposition(|(key, node)| key.as_str() == *name && fits(node))
    })
}

/// The member that speaks for an entry, of those that fit: the first known one that says something. Words that are missing
/// (`"valueLabel":null`) must not hide the value behind them.
pub(super) fn value_position(
    members: &Members,
    fits: impl Fn(&Node) -> bool + Copy,
) -> Option<usize> {
    let says_something = |node: &Node| match node {
        Node::Untracked => false,
        Node::Text(text) => !text.is_empty(),
        _ => true,
    };
    position(members, ENTRY_VALUES, |node| {
        fits(node) && says_something(node)
    })
    .or_else(|| {
        position(members, ENTRY_VALUES, |node| {
            fits(node) && *node != Node::Untracked
        })
    })
    .or_else(|| position(members, ENTRY_VALUES, fits))
}

/// For each leaf of a map the place of the member that says the same in words: `statusLabel` for `status`. What says something in
/// words has no words of its own, so that in `a`, `aLabel`, `aLabelLabel` nothing is left out.
pub(super) fn label_words(members: &Members) -> Vec<Option<usize>> {
    let mut words = HashMap::new();
    for (at, (key, node)) in members.iter().enumerate() {
        if let (Some(name), true) = (key.as_str().strip_suffix("Label"), node.text().is_some()) {
            words.insert(name, at);
        }
    }
    members
        .iter()
        .map(|(key, node)| {
            let has_words = node.is_leaf() && !key.as_str().ends_with("Label");
            words.get(key.as_str()).copied().filter(|_| has_words)
        })
        .collect()
}

/// A flat entry that has a name and no value of its own, such as a picture.
pub(super) fn is_name_only(node: &Node) -> bool {
    let Node::Map(members) = node else {
        return false;
    };
    members.iter().all(|(_, node)| node.is_leaf())
        && position(members, ENTRY_LABELS, |node| node.text().is_some()).is_some()
        && position(members, ENTRY_VALUES, |_| true).is_none()
}

/// What else an entry says, besides what is taken: leaves go behind the fact, all the others below it.
pub(super) fn rest<'n>(
    fact: &mut Fact,
    below: &mut Vec<(SafeText, &'n Node)>,
    members: &'n Members,
    taken: &[Option<usize>],
) {
    for (at, (key, node)) in members.iter().enumerate() {
        if taken.contains(&Some(at)) {
            continue;
        }
        if node.is_leaf() {
            let quiet =
                QUIET.contains(&key.as_str()) && !matches!(node, Node::Untracked | Node::Bool(_));
            fact.extras.push(Extra {
                name: (!quiet).then(|| key.clone()),
                value: leaf_value(node),
            });
        } else {
            below.push((key.clone(), node));
        }
    }
}
