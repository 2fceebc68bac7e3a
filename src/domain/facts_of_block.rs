//! From a block of any shape to facts: every leaf becomes visible, known names only make it neater.

use super::entry::{Members, is_name_only, label_words, position, rest, value_position};
use super::fact::{Extra, Fact, FactLabel, FactValue, leaf_value, numbered};
use super::json::without_zero_fraction;
use super::known_names::{ENTRY_LABELS, is_transitional, known_label};
use super::{Block, BlockName, KnownLabel, Node};
use crate::text::SafeText;

/// The facts of a block, neat: entries as label and value, small values behind them.
#[must_use]
pub(crate) fn facts_of_block(block: &Block) -> Vec<Fact> {
    let mut out = Neat {
        block: &block.name,
        facts: Vec::new(),
    };
    match &block.node {
        Node::Map(members) => out.members(members, 0),
        Node::List(elements) => out.elements(elements, 0),
        leaf => out.push(Fact::of(0, FactLabel::Nothing, leaf_value(leaf))),
    }
    out.facts
}

/// The value of a leaf; a count is a whole number, however it was written.
fn value_under(label: &FactLabel, leaf: &Node) -> FactValue {
    let counts = [KnownLabel::Total, KnownLabel::HistoryCount].map(FactLabel::Known);
    match leaf_value(leaf) {
        FactValue::Number(number) if counts.contains(label) => {
            FactValue::Number(SafeText::sanitize(without_zero_fraction(number.as_str())))
        }
        value => value,
    }
}

struct Neat<'a> {
    block: &'a BlockName,
    facts: Vec<Fact>,
}

impl Neat<'_> {
    fn push(&mut self, fact: Fact) {
        self.facts.push(fact);
    }

    fn label(&self, key: &SafeText) -> FactLabel {
        known_label(self.block, key.as_str())
            .map_or_else(|| FactLabel::Sent(key.clone()), FactLabel::Known)
    }

    /// Members of a map as facts; `status` with `statusLabel` and the like become one.
    fn members(&mut self, members: &Members, depth: u8) {
        let words_of = label_words(members);
        let mut paired = vec![false; members.len()];
        for at in words_of.iter().flatten() {
            if let Some(flag) = paired.get_mut(*at) {
                *flag = true;
            }
        }
        for (at, (key, node)) in members.iter().enumerate() {
            if paired.get(at).copied().unwrap_or(false) {
                continue;
            }
            let pair = words_of
                .get(at)
                .copied()
                .flatten()
                .and_then(|at| members.get(at));
            match pair {
                Some((_, words)) => {
                    let mut fact = Fact::of(depth, self.label(key), leaf_value(words));
                    fact.extras.push(Extra {
                        name: None,
                        value: leaf_value(node),
                    });
                    self.push(fact);
                }
                None => self.under(self.label(key), key, node, depth),
            }
        }
    }

    /// A value under a label.
    fn under(&mut self, label: FactLabel, key: &SafeText, node: &Node, depth: u8) {
        match node {
            Node::Map(members) => {
                if let Some(at) = position(members, ENTRY_LABELS, |node| node.text().is_some()) {
                    // Under a name of our own the label is the value's, not the member's.
                    let is_name_only = matches!(label, FactLabel::Known(_))
                        || value_position(members, |_| true).is_none();
                    if is_name_only {
                        self.entry(label, members, Some(at), None, depth);
                    } else if members
                        .get(at)
                        .is_some_and(|(name, _)| name.as_str() != "label")
                    {
                        // A name is whose the value is, not what the slot is called: both are said.
                        self.push(Fact::of(depth, label, FactValue::Heading));
                        self.labelled_entry(members, at, depth.saturating_add(1));
                    } else {
                        self.labelled_entry(members, at, depth);
                    }
                } else if let Some(at) = value_position(members, Node::is_leaf) {
                    self.entry(label, members, Some(at), None, depth);
                } else {
                    self.push(Fact::of(depth, label, FactValue::Heading));
                    self.members(members, depth.saturating_add(1));
                }
            }
            Node::List(elements) if elements.iter().all(Node::is_leaf) => {
                for (at, element) in elements.iter().enumerate() {
                    let label = if at == 0 {
                        label.clone()
                    } else {
                        FactLabel::Nothing
                    };
                    self.push(Fact::of(depth, label, leaf_value(element)));
                }
            }
            Node::List(elements) if elements.iter().all(is_name_only) => {
                for (at, element) in elements.iter().enumerate() {
                    let Node::Map(members) = element else {
                        continue;
                    };
                    // The first stands on the label's own line, the others under it.
                    let label = if at == 0 {
                        label.clone()
                    } else {
                        FactLabel::Nothing
                    };
                    let name = position(members, ENTRY_LABELS, |node| node.text().is_some());
                    self.entry(label, members, name, None, depth);
                }
            }
            Node::List(elements) => {
                self.push(Fact::of(depth, label, FactValue::Heading));
                self.elements(elements, depth.saturating_add(1));
            }
            leaf => {
                let value = value_under(&label, leaf);
                let mut fact = Fact::of(depth, label, value);
                fact.transitional = is_transitional(self.block, key.as_str());
                self.push(fact);
            }
        }
    }

    fn elements(&mut self, elements: &[Node], depth: u8) {
        for (at, element) in elements.iter().enumerate() {
            match element {
                Node::Map(members) => {
                    match position(members, ENTRY_LABELS, |node| node.text().is_some()) {
                        Some(label) => self.labelled_entry(members, label, depth),
                        None => {
                            self.push(Fact::of(depth, numbered(at), FactValue::Heading));
                            self.members(members, depth.saturating_add(1));
                        }
                    }
                }
                Node::List(inner) => {
                    self.push(Fact::of(depth, numbered(at), FactValue::Heading));
                    self.elements(inner, depth.saturating_add(1));
                }
                leaf => self.push(Fact::of(depth, FactLabel::Nothing, leaf_value(leaf))),
            }
        }
    }

    /// An entry that says how it is called.
    fn labelled_entry(&mut self, members: &Members, label_at: usize, depth: u8) {
        let label = members
            .get(label_at)
            .and_then(|(_, node)| node.text())
            .cloned();
        let value_at = value_position(members, |_| true);
        match (label, value_at) {
            (Some(label), Some(_)) => self.entry(
                FactLabel::Sent(label),
                members,
                value_at,
                Some(label_at),
                depth,
            ),
            // No value: the name is what there is to read, so it stands where values stand.
            _ => self.entry(FactLabel::Nothing, members, Some(label_at), None, depth),
        }
    }

    /// One line from an entry: its value, the unit, and everything else behind or below.
    fn entry(
        &mut self,
        label: FactLabel,
        members: &Members,
        value_at: Option<usize>,
        label_at: Option<usize>,
        depth: u8,
    ) {
        let mut fact = Fact::of(depth, label, FactValue::Heading);
        let mut below: Vec<(SafeText, &Node)> = Vec::new();
        let mut inside: Option<&Node> = None;
        if let Some((_, node)) = value_at.and_then(|at| members.get(at)) {
            match node {
                Node::Map(inner) => {
                    let named = position(inner, ENTRY_LABELS, |node| node.text().is_some());
                    if let Some((_, name)) = named.and_then(|at| inner.get(at)) {
                        fact.value = leaf_value(name);
                        rest(&mut fact, &mut below, inner, &[named]);
                    } else {
                        inside = Some(node);
                    }
                }
                Node::List(_) => inside = Some(node),
                leaf => fact.value = leaf_value(leaf),
            }
        }
        let unit_at = position(members, &["unit"], |node| node.text().is_some())
            .filter(|_| matches!(fact.value, FactValue::Text(_) | FactValue::Number(_)));
        fact.unit = unit_at
            .and_then(|at| members.get(at))
            .and_then(|(_, node)| node.text())
            .cloned();
        rest(
            &mut fact,
            &mut below,
            members,
            &[value_at, label_at, unit_at],
        );
        // A list of plain values begins on the entry's own line.
        let mut further: &[Node] = &[];
        if let Some(Node::List(elements)) = inside
            && elements.iter().all(Node::is_leaf)
            && let Some((first, rest)) = elements.split_first()
        {
            fact.value = leaf_value(first);
            (further, inside) = (rest, None);
        }
        self.push(fact);
        for value in further {
            self.push(Fact::of(depth, FactLabel::Nothing, leaf_value(value)));
        }
        match inside {
            Some(Node::Map(inner)) => self.members(inner, depth.saturating_add(1)),
            Some(Node::List(elements)) => self.elements(elements, depth.saturating_add(1)),
            _ => {}
        }
        for (key, node) in below {
            self.under(self.label(&key), &key, node, depth.saturating_add(1));
        }
    }
}
