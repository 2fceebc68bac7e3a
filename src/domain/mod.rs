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
mod raw_json;
mod record;
mod tracked;

pub(crate) use action::{ActionList, EntityAction, UsableLink};
pub(crate) use age::{Age, At};
pub(crate) use answer::{Answer, ContextId, TaskSeen};
pub(crate) use answered_for::{answered_for_another, names_code};
pub(crate) use attempt::{Attempt, AttemptEnd};
pub(crate) use block::{Block, BlockName};
pub(crate) use card::{Card, Headline};
pub(crate) use code_hosts::{CodeHosts, DOCUMENTED_HOSTS, HostRefusal};
pub(crate) use code_link::{CodeLink, LinkRefusal};
pub(crate) use conversation::Conversation;
pub(crate) use copy_url::{CopyUrl, HostStanding, UrlRefusal};
pub(crate) use copying::{CopyFault, CopyOutcome, CopyWay, Multiplexer};
pub(crate) use fact::{Extra, Fact, FactLabel, FactValue};
pub(crate) use facts_of_block::facts_of_block;
pub(crate) use facts_of_members::facts_of_members;
pub(crate) use failures::{FailureFold, KnownFailure};
pub(crate) use file_kind::FileKind;
pub(crate) use json::{
    JsonToken, elements_of, is_untracked, lossy_text, member, members_of, tokens_of,
};
pub(crate) use known_names::{KnownLabel, is_transitional};
pub(crate) use link_search::{FoundLink, find_links};
pub(crate) use load_error::{ErrorKind, LoadError, Mismatch};
pub(crate) use lookalike::{Lookalike, lookalike};
pub(crate) use node::Node;
pub(crate) use outlook::{Outlook, PageToken, Total};
pub(crate) use page::Page;
pub(crate) use paging::{LISTED_TASKS_LIMIT, ListEnd, Listed, NextPage, PagedRows, Row};
pub(crate) use query::{PAGE_SIZE_LIMIT, Query, Skill};
pub(crate) use raw_json::RawJson;
pub(crate) use record::{Record, RecordFields, ResultClass};
pub(crate) use tracked::Tracked;
