//! JSON on standard output: what the service sent, character for character, except that characters which could drive a terminal are
//! written as `\uXXXX`. That is the same JSON value, and no such character is left.

use jiff::Timestamp;

use crate::a2a::Version;
use crate::domain::{Answer, PageToken, RawJson, Skill, TaskSeen};
use crate::present::compact;
use crate::text::escape_json;

/// The version of the objects printed; it changes when a member changes its meaning.
const SCHEMA_VERSION: u8 = 1;

/// What every object begins with.
pub(super) struct Head<'a> {
    pub skill: Skill,
    /// None where a text was sent instead.
    pub link: Option<&'a str>,
    pub endpoint: &'a str,
    /// The version of A2A that was spoken.
    pub dialect: Option<Version>,
    pub fetched_at: Timestamp,
}

/// The ledger as far as it was printed.
pub(super) struct LedgerRest<'a> {
    pub total: Option<&'a RawJson>,
    pub has_more: bool,
    /// Where the records that weren't printed begin.
    pub next: Option<&'a PageToken>,
}

/// The object of `show` and `actions`, one line.
pub(super) fn answer<T>(head: &Head<'_>, answer: &Answer<T>) -> String {
    let TaskSeen {
        id,
        context_id,
        state,
    } = &answer.task;
    format!(
        "{},\"task\":{{\"id\":{},\"context_id\":{},\"state\":{}}},\"summary\":{},\"data\":{}}}\n",
        opening(head),
        optional(id.as_deref()),
        optional(context_id.as_ref().map(|id| id.0.as_str())),
        optional(state.as_deref()),
        optional(answer.summary_sent.as_deref()),
        escape_json(answer.data.as_str()),
    )
}

/// The object of `records`, one line.
pub(super) fn ledger<'a>(
    head: &Head<'_>,
    records: impl ExactSizeIterator<Item = &'a RawJson>,
    rest: &LedgerRest<'_>,
) -> String {
    let loaded = records.len();
    let records: Vec<String> = records.map(|record| escape_json(record.as_str())).collect();
    format!(
        "{},\"records\":[{}],\"loaded\":{loaded},\"total\":{},\"has_more\":{},\"next_page_token\":{}}}\n",
        opening(head),
        records.join(","),
        rest.total
            .map_or_else(|| "null".to_owned(), |total| escape_json(total.as_str())),
        rest.has_more,
        optional(rest.next.map(|token| token.0.as_str())),
    )
}

/// The object of `task`, `tasks` and `card`, one line: what all begin with, then `members`, each a name and JSON.
pub(super) fn object(
    endpoint: &str,
    dialect: Option<Version>,
    fetched_at: Timestamp,
    members: &[(&str, String)],
) -> String {
    let members: Vec<String> = members
        .iter()
        .map(|(name, json)| format!(",\"{name}\":{json}"))
        .collect();
    format!(
        "{{\"schema_version\":{SCHEMA_VERSION},\"endpoint\":{},\"dialect\":{},\"fetched_at\":\"{fetched_at:.3}\"{}}}\n",
        string(endpoint),
        optional(dialect.map(Version::name)),
        members.concat(),
    )
}

fn opening(head: &Head<'_>) -> String {
    format!(
        "{{\"schema_version\":{SCHEMA_VERSION},\"skill\":\"{}\",\"link\":{},\"endpoint\":{},\"dialect\":{},\"fetched_at\":\"{:.3}\"",
        head.skill.id(),
        optional(head.link),
        string(head.endpoint),
        optional(head.dialect.map(Version::name)),
        head.fetched_at,
    )
}

/// A value on one line: exact but for white space outside strings.
pub(super) fn one_line(json: &RawJson) -> String {
    escape_json(&compact(json))
}

/// A text as a JSON string.
pub(super) fn string(text: &str) -> String {
    // Serialising a text can't fail.
    let json = serde_json::to_string(text).unwrap_or_else(|_| "\"\"".to_owned());
    escape_json(&json)
}

/// A text as a JSON string, or `null`.
pub(super) fn optional(text: Option<&str>) -> String {
    text.map_or_else(|| "null".to_owned(), string)
}

#[cfg(test)]
mod tests;
