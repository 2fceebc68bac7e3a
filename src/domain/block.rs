//! The blocks of an entity card.

use super::{Node, RawJson};
use crate::text::SafeText;

/// The twelve documented blocks of ObjectCard v2 (docs/protocol.md#cards), in the order they are shown, and whatever else is sent.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum BlockName {
    /// Business states.
    States,
    /// Property fields.
    Properties,
    /// Location, belonging, person in charge, subordinate-to.
    Relations,
    /// Periodic plans.
    Plans,
    /// Images and attachments.
    Media,
    Thing,
    Code,
    /// Which code is bound to which thing.
    Binding,
    /// Total and the newest few records.
    Records,
    /// Executable actions.
    Actions,
    /// This entity's addresses.
    Endpoints,
    /// The boundary declaration.
    Contract,
    /// A block that isn't documented, under the name it came with.
    Unknown(SafeText),
}

impl BlockName {
    /// The documented blocks in the order they are shown.
    pub(crate) const DOCUMENTED: [Self; 12] = [
        Self::States,
        Self::Properties,
        Self::Relations,
        Self::Plans,
        Self::Media,
        Self::Thing,
        Self::Code,
        Self::Binding,
        Self::Records,
        Self::Actions,
        Self::Endpoints,
        Self::Contract,
    ];

    /// The member name on the wire.
    #[must_use]
    pub(crate) fn wire_name(&self) -> &str {
        match self {
            Self::States => "states",
            Self::Properties => "properties",
            Self::Relations => "relations",
            Self::Plans => "plans",
            Self::Media => "media",
            Self::Thing => "thing",
            Self::Code => "code",
            Self::Binding => "binding",
            Self::Records => "records",
            Self::Actions => "actions",
            Self::Endpoints => "endpoints",
            Self::Contract => "contract",
            Self::Unknown(name) => name.as_str(),
        }
    }
}

/// One block: its bytes and their tree.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Block {
    /// Which one.
    pub name: BlockName,
    /// As sent; none if the member was absent.
    pub raw: Option<RawJson>,
    /// Taken apart for showing; untracked if absent, null or empty.
    pub node: Node,
}

impl Block {
    /// How many things the block lists, where counting says something: list elements, members of the properties, or the lists inside
    /// a map of lists (media).
    #[must_use]
    pub(crate) fn count(&self) -> Option<usize> {
        if !matches!(
            self.name,
            BlockName::Properties | BlockName::Plans | BlockName::Media | BlockName::Actions
        ) {
            return None;
        }
        match &self.node {
            Node::List(elements) => Some(elements.len()),
            Node::Map(members)
                if members
                    .iter()
                    .all(|(_, node)| matches!(node, Node::List(_) | Node::Untracked)) =>
            {
                Some(members.iter().filter_map(|(_, node)| node.count()).sum())
            }
            Node::Map(members) if self.name == BlockName::Properties => Some(members.len()),
            _ => None,
        }
        // Lists that are all empty say "not tracked", not "none".
        .filter(|count| *count > 0)
    }
}
