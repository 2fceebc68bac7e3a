//! A block of unknown shape as a tree that can be shown.

use serde_json::value::RawValue;

use super::json;
use crate::text::SafeText;

/// Nesting deeper than this is shown as the text that was sent instead of being taken apart (docs/rules.md#exactly-as-sent).
const DEPTH_LIMIT: usize = 128;

/// The most values of one tree. What a person reads has some hundreds; a body of millions must not fill the memory or stop the keys.
const VALUES_LIMIT: usize = 200_000;

/// A JSON value for showing: order and duplicates as sent, numbers as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Node {
    /// `null`, and also `{}` and `[]`.
    Untracked,
    /// `true` or `false`.
    Bool(bool),
    /// A number, exactly as written.
    Number(SafeText),
    /// A string.
    Text(SafeText),
    /// A list with at least one element.
    List(Vec<Node>),
    /// A map with at least one member.
    Map(Vec<(SafeText, Node)>),
    /// What could not be taken apart, as sent.
    Unreadable(SafeText),
}

impl Node {
    /// Takes a value apart. Never fails: what can't be read is in the tree as [`Node::Unreadable`], and so is how many values there are
    /// beyond the most that are taken.
    #[must_use]
    pub(crate) fn read(raw: &RawValue) -> Self {
        Self::read_at(raw, 0, &mut { VALUES_LIMIT })
    }

    fn read_at(raw: &RawValue, depth: usize, left: &mut usize) -> Self {
        *left = left.saturating_sub(1);
        if json::is_untracked(raw) {
            return Self::Untracked;
        }
        let unreadable = || Self::Unreadable(SafeText::sanitize(raw.get()));
        match raw.get().as_bytes().first() {
            Some(b'{' | b'[') if depth >= DEPTH_LIMIT || *left == 0 => unreadable(),
            Some(b'{') => match json::first_members_of(raw, *left) {
                None => unreadable(),
                Some((members, more)) => {
                    let read = |(key, value): (String, &RawValue)| {
                        (
                            SafeText::sanitize(&key),
                            Self::read_at(value, depth + 1, left),
                        )
                    };
                    let mut all: Vec<_> = members.into_iter().map(read).collect();
                    all.extend(beyond(more).map(|more| (SafeText::default(), more)));
                    Self::Map(all)
                }
            },
            Some(b'[') => match json::first_elements_of(raw, *left) {
                None => unreadable(),
                Some((elements, more)) => {
                    let read = |element: &RawValue| Self::read_at(element, depth + 1, left);
                    let mut all: Vec<_> = elements.into_iter().map(read).collect();
                    all.extend(beyond(more));
                    Self::List(all)
                }
            },
            Some(b'"') => json::lossy_text(raw)
                .map_or_else(unreadable, |text| Self::Text(SafeText::sanitize(&text))),
            Some(b't') => Self::Bool(true),
            Some(b'f') => Self::Bool(false),
            _ => Self::Number(SafeText::sanitize(raw.get())),
        }
    }

    /// The member named `name`; of duplicates the last.
    #[must_use]
    pub(crate) fn member(&self, name: &str) -> Option<&Self> {
        match self {
            Self::Map(members) => members
                .iter()
                .rev()
                .find(|(key, _)| key.as_str() == name)
                .map(|(_, node)| node),
            _ => None,
        }
    }

    /// Follows member names.
    #[must_use]
    pub(crate) fn at(&self, path: &[&str]) -> Option<&Self> {
        path.iter().try_fold(self, |node, name| node.member(name))
    }

    /// A string, if it is one and not empty.
    #[must_use]
    pub(crate) fn text(&self) -> Option<&SafeText> {
        match self {
            Self::Text(text) if !text.is_empty() => Some(text),
            _ => None,
        }
    }

    /// How many elements or members; `None` for anything else.
    #[must_use]
    pub(crate) fn count(&self) -> Option<usize> {
        match self {
            Self::List(elements) => Some(elements.len()),
            Self::Map(members) => Some(members.len()),
            _ => None,
        }
    }

    /// True for everything but lists and maps.
    #[must_use]
    pub(crate) const fn is_leaf(&self) -> bool {
        !matches!(self, Self::List(_) | Self::Map(_))
    }
}

/// The mark of so many values that weren't taken.
fn beyond(more: usize) -> Option<Node> {
    (more > 0).then(|| Node::Unreadable(SafeText::sanitize(&format!("<+{more} values>"))))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn node(json: &str) -> Node {
        let raw: Box<RawValue> = serde_json::from_str(json).unwrap();
        Node::read(&raw)
    }

    #[test]
    fn depth_costs_the_deep_part_only() {
        let deep = format!(
            "{{\"a\":{}1{},\"b\":\"here\"}}",
            "[".repeat(300),
            "]".repeat(300)
        );
        let tree = node(&deep);
        assert_eq!(tree.member("b").unwrap().text().unwrap().as_str(), "here");
        let mut at = tree.member("a").unwrap();
        let mut depth = 0;
        while let Node::List(inner) = at {
            at = &inner[0];
            depth += 1;
        }
        assert!(matches!(at, Node::Unreadable(raw) if raw.as_str().contains('1')));
        assert_eq!(depth, DEPTH_LIMIT - 1);
    }

    #[test]
    fn millions_of_values_cost_no_more_than_the_first_and_say_how_many_there_are() {
        let many = format!("{{\"a\":[{}1],\"b\":[1,[2]]}}", "1,".repeat(1_000_000));
        let tree = node(&many);
        let a = tree.member("a").unwrap();
        assert_eq!(a.count(), Some(VALUES_LIMIT - 2 + 1));
        let Node::List(elements) = a else {
            unreachable!()
        };
        let wanted = format!("<+{} values>", 1_000_001 - (VALUES_LIMIT - 2));
        assert!(matches!(elements.last(), Some(Node::Unreadable(mark)) if mark.as_str() == wanted));
        // What follows is as it was sent, and not taken apart any more.
        assert!(
            matches!(tree.member("b"), Some(Node::Unreadable(raw)) if raw.as_str() == "[1,[2]]")
        );
        let members: String = (0..300_000).map(|at| format!("\"m{at}\":[1],")).collect();
        let tree = node(&format!("{{{}\"z\":1}}", members));
        assert!(tree.count().unwrap() < VALUES_LIMIT + 2);
    }

    #[test]
    fn empty_and_null_are_untracked_but_false_zero_and_blank_are_values() {
        assert_eq!(node("[]"), Node::Untracked);
        assert_eq!(node("{}"), Node::Untracked);
        assert_eq!(node("null"), Node::Untracked);
        assert_eq!(node("false"), Node::Bool(false));
        assert!(matches!(node("0"), Node::Number(_)));
        assert!(matches!(node("\"\""), Node::Text(_)));
    }
}
