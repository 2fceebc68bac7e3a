//! The closed set of questions, and the tickets their answers come back with.

use super::{CodeLink, PageToken};

/// The most records the service puts on one page (docs/protocol.md#asking).
pub(crate) const PAGE_SIZE_LIMIT: u16 = 50;

/// The three skills of the service (docs/protocol.md#asking). There is no other, and none of them writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Skill {
    /// What is this object?
    GetEntity,
    /// What happened to it?
    GetRecords,
    /// What can be done?
    ListActions,
}

impl Skill {
    /// The skill's id on the wire.
    #[must_use]
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::GetEntity => "get_entity",
            Self::GetRecords => "get_records",
            Self::ListActions => "list_actions",
        }
    }

    /// The name of the artifact that carries its answer.
    #[must_use]
    pub(crate) const fn artifact(self) -> &'static str {
        match self {
            Self::GetEntity => "entity",
            Self::GetRecords => "records",
            Self::ListActions => "actions",
        }
    }
}

/// One question. A closed set: nothing that writes can be expressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Query {
    /// The entity card of a code.
    Entity {
        /// Which code.
        link: CodeLink,
    },
    /// One page of the ledger.
    Records {
        /// Which code.
        link: CodeLink,
        /// Records a page, 1 to [`PAGE_SIZE_LIMIT`].
        size: u16,
        /// The cursor; none for the first page.
        token: Option<PageToken>,
    },
    /// The actions of a code.
    Actions {
        /// Which code.
        link: CodeLink,
    },
}

impl Query {
    /// The skill that answers it.
    #[must_use]
    pub(crate) const fn skill(&self) -> Skill {
        match self {
            Self::Entity { .. } => Skill::GetEntity,
            Self::Records { .. } => Skill::GetRecords,
            Self::Actions { .. } => Skill::ListActions,
        }
    }

    /// The code it is about.
    #[must_use]
    pub(crate) const fn link(&self) -> &CodeLink {
        match self {
            Self::Entity { link } | Self::Records { link, .. } | Self::Actions { link } => link,
        }
    }
}
