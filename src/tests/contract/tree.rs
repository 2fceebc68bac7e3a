//! JSON as a tree that tests can bend: members keep their order, and the same name may stand twice.

use serde_json::Value;
use std::fmt::{self, Write as _};

/// A JSON value.
#[derive(Debug, Clone, PartialEq)]
pub enum Tree {
    /// Text of a leaf as it stands in JSON: `"x"`, `7`, `true`, `null`, or anything else that is to be there.
    Leaf(String),
    List(Vec<Tree>),
    Map(Vec<(String, Tree)>),
}

impl Tree {
    /// A string.
    pub fn text(text: &str) -> Self {
        Self::Leaf(Value::from(text).to_string())
    }

    /// Reads JSON.
    pub fn parse(json: &str) -> Self {
        Self::of(&serde_json::from_str(json).unwrap())
    }

    fn of(value: &Value) -> Self {
        match value {
            Value::Array(elements) => Self::List(elements.iter().map(Self::of).collect()),
            Value::Object(members) => Self::Map(
                members
                    .iter()
                    .map(|(name, value)| (name.clone(), Self::of(value)))
                    .collect(),
            ),
            leaf => Self::Leaf(leaf.to_string()),
        }
    }

    /// The children of a list or a map.
    fn children(&self) -> Box<dyn Iterator<Item = &Self> + '_> {
        match self {
            Self::Leaf(_) => Box::new(std::iter::empty()),
            Self::List(elements) => Box::new(elements.iter()),
            Self::Map(members) => Box::new(members.iter().map(|(_, value)| value)),
        }
    }

    /// The values that say something by themselves: leaves, and lists and maps without anything in them.
    pub fn leaves(&self) -> Vec<&Self> {
        let inner: Vec<_> = self.children().flat_map(Self::leaves).collect();
        if inner.is_empty() { vec![self] } else { inner }
    }

    /// The way to every node in it, its own (the empty one) included.
    pub fn paths(&self) -> Vec<Vec<usize>> {
        let mut paths = vec![Vec::new()];
        for (at, child) in self.children().enumerate() {
            paths.extend(child.paths().into_iter().map(|path| {
                let mut whole = vec![at];
                whole.extend(path);
                whole
            }));
        }
        paths
    }

    /// The node at the end of a way.
    pub fn at(&self, path: &[usize]) -> &Self {
        path.iter()
            .fold(self, |node, at| node.children().nth(*at).unwrap())
    }

    /// The way as names, for messages and for telling members by their name.
    pub fn names(&self, path: &[usize]) -> Vec<String> {
        let mut node = self;
        path.iter()
            .map(|at| {
                let name = match node {
                    Self::Map(members) => members[*at].0.clone(),
                    _ => at.to_string(),
                };
                node = node.children().nth(*at).unwrap();
                name
            })
            .collect()
    }

    /// The way to what stands under these names.
    pub fn find(&self, names: &[&str]) -> Option<Vec<usize>> {
        self.paths()
            .into_iter()
            .find(|path| self.names(path) == names)
    }

    /// The same with another node there; without one, the node is deleted.
    pub fn with(&self, path: &[usize], new: Option<Self>) -> Self {
        let mut whole = self.clone();
        match path.split_last() {
            None => return new.unwrap_or_else(|| Self::Leaf(String::new())),
            Some((last, way)) => match (whole.at_mut(way), new) {
                (Self::List(elements), Some(new)) => elements[*last] = new,
                (Self::Map(members), Some(new)) => members[*last].1 = new,
                (Self::List(elements), None) => drop(elements.remove(*last)),
                (Self::Map(members), None) => drop(members.remove(*last)),
                (Self::Leaf(_), _) => panic!("a leaf has no children"),
            },
        }
        whole
    }

    fn at_mut(&mut self, path: &[usize]) -> &mut Self {
        path.iter().fold(self, |node, at| match node {
            Self::List(elements) => &mut elements[*at],
            Self::Map(members) => &mut members[*at].1,
            Self::Leaf(_) => panic!("a leaf has no children"),
        })
    }
}

/// As JSON.
impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Leaf(json) => f.write_str(json),
            Self::List(elements) => {
                f.write_char('[')?;
                for (at, element) in elements.iter().enumerate() {
                    let comma = if at > 0 { "," } else { "" };
                    write!(f, "{comma}{element}")?;
                }
                f.write_char(']')
            }
            Self::Map(members) => {
                f.write_char('{')?;
                for (at, (name, value)) in members.iter().enumerate() {
                    let comma = if at > 0 { "," } else { "" };
                    write!(f, "{comma}{}:{value}", Value::from(name.as_str()))?;
                }
                f.write_char('}')
            }
        }
    }
}

#[test]
fn a_tree_gives_its_json_back_and_finds_its_nodes() {
    let json = r#"{"a":[1,{"b":null}],"c":{},"d":"x"}"#;
    let tree = Tree::parse(json);
    assert_eq!(tree.to_string(), json);
    let leaves: Vec<_> = tree.leaves().into_iter().map(Tree::to_string).collect();
    assert_eq!(leaves, ["1", "null", "{}", "\"x\""]);
    let path = tree.find(&["a", "1", "b"]).unwrap();
    let bent = tree.with(&path, Some(Tree::text("y")));
    assert_eq!(bent.to_string(), r#"{"a":[1,{"b":"y"}],"c":{},"d":"x"}"#);
    assert_eq!(
        tree.with(&[0, 0], None).to_string(),
        r#"{"a":[{"b":null}],"c":{},"d":"x"}"#
    );
}
