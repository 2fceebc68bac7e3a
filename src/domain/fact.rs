//! A fact of a card, ready to be laid out: no language in it, no width, no colour.

use super::{At, KnownLabel, Node};
use crate::text::SafeText;

/// What a fact is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FactLabel {
    /// By a name this program has words for.
    Known(KnownLabel),
    /// By the name that was sent.
    Sent(SafeText),
    /// It goes on with the fact above.
    Nothing,
}

/// What a fact says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FactValue {
    /// Nothing itself; it is the heading of the facts below.
    Heading,
    /// The platform doesn't say.
    Untracked,
    /// A text; may be empty, which is a value.
    Text(SafeText),
    /// A number as written.
    Number(SafeText),
    /// A truth value.
    Bool(bool),
    Moment(At),
    /// What couldn't be taken apart, as sent.
    Unreadable(SafeText),
}

/// A smaller value that belongs to a fact and is shown dimly behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Extra {
    /// Its name, where the value alone would say too little.
    pub name: Option<SafeText>,
    pub value: FactValue,
}

/// One line of meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fact {
    /// How deep it is nested; 0 at the block's edge.
    pub depth: u8,
    /// What it is called.
    pub label: FactLabel,
    /// What it says.
    pub value: FactValue,
    /// The unit sent beside a number.
    pub unit: Option<SafeText>,
    /// What else the same entry says.
    pub extras: Vec<Extra>,
    /// True for ids that must not be kept (`thing.id` and its like).
    pub transitional: bool,
}

impl Fact {
    /// A fact with a label and a value and nothing else.
    #[must_use]
    pub(crate) const fn of(depth: u8, label: FactLabel, value: FactValue) -> Self {
        Self {
            depth,
            label,
            value,
            unit: None,
            extras: Vec::new(),
            transitional: false,
        }
    }
}

/// The value of a leaf; a list or map gives [`FactValue::Heading`].
#[must_use]
pub(crate) fn leaf_value(node: &Node) -> FactValue {
    match node {
        Node::Untracked => FactValue::Untracked,
        Node::Bool(truth) => FactValue::Bool(*truth),
        Node::Number(number) => FactValue::Number(number.clone()),
        Node::Text(text) => {
            At::recognise(text).map_or_else(|| FactValue::Text(text.clone()), FactValue::Moment)
        }
        Node::Unreadable(raw) => FactValue::Unreadable(raw.clone()),
        Node::List(_) | Node::Map(_) => FactValue::Heading,
    }
}

/// What an element of a list is called that has no name.
#[must_use]
pub(crate) fn numbered(at: usize) -> FactLabel {
    FactLabel::Sent(SafeText::sanitize(&format!("#{}", at + 1)))
}
