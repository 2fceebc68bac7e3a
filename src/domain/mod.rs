//! What the explorer is about: codes, cards, records, actions, and the questions asked about them. Plain values, no input or output.
//!
//! Everything textual from outside is [`crate::text::SafeText`] here; the bytes as sent stay beside it as [`RawJson`].

mod action;
mod age;
mod answer;
mod answered_for;
mod attempt;
mod block;
mod card;
mod code_hosts;
mod code_link;
mod conversation;
mod copy_url;
mod copying;
mod entry;
mod fact;
mod facts_of_block;
mod facts_of_members;
mod failures;
mod file_kind;
mod json;
mod known_names;
mod link_search;
mod load_error;
mod lookalike;
mod node;
mod outlook;
mod page;
mod paging;
mod query;
mod record;
mod tracked;

pub use action::{ActionList, EntityAction, UsableLink};
pub use age::{Age, At};
pub use answer::{Answer, ContextId, TaskSeen};
pub use answered_for::{answered_for_another, names_code};
pub use attempt::{Attempt, AttemptEnd};
pub use block::{Block, BlockName};
pub use card::{Card, Headline};
pub use code_hosts::{CodeHosts, HostRefusal};
pub use code_link::{CodeLink, LinkRefusal};
pub use conversation::Conversation;
pub use copy_url::{CopyUrl, HostStanding, UrlRefusal};
pub use copying::{CopyFault, CopyOutcome, CopyWay, Multiplexer};
pub use fact::{Extra, Fact, FactLabel, FactValue};
pub use facts_of_block::facts_of_block;
pub use facts_of_members::facts_of_members;
pub use failures::{FailureFold, KnownFailure};
pub use file_kind::FileKind;
pub use json::{
    JsonToken, RawJson, elements_of, is_untracked, lossy_text, member, members_of, tokens_of,
};
pub use known_names::{KnownLabel, is_transitional};
pub use link_search::{FoundLink, find_links};
pub use load_error::{ErrorKind, LoadError, Mismatch};
pub use lookalike::{Lookalike, lookalike};
pub use node::Node;
pub use outlook::{Outlook, PageToken, Total};
pub use page::Page;
pub use paging::{LISTED_TASKS_LIMIT, ListEnd, Listed, NextPage, PagedRows, Row};
pub use query::{PAGE_SIZE_LIMIT, Query, Skill};
pub use record::{Record, RecordFields, ResultClass};
pub use tracked::Tracked;
