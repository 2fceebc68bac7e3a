//! The JSON that is sent. Members stand in the order in which the official SDKs send them.

use serde_json::{Map, Value, json};

use super::{Binding, Call, Content, Dialect, TaskFilter, UserMessage, Version};
use crate::domain::Query;

/// The ids that a request carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ids<'a> {
    /// Of the JSON-RPC request; HTTP+JSON has none.
    pub request: &'a str,
    /// Of the user's message, unique among all messages ever sent.
    pub message: &'a str,
}

/// The body of a JSON-RPC request.
pub(super) fn json_rpc(
    call: &Call,
    version: Version,
    ids: &Ids<'_>,
    tenant: Option<&str>,
) -> Value {
    let mut params = Map::new();
    if let (Version::V10, Some(tenant)) = (version, tenant) {
        params.insert("tenant".to_owned(), json!(tenant));
    }
    match call {
        Call::SendMessage(asked) => {
            let dialect = Dialect::of(version, Binding::JsonRpc);
            params.insert("message".to_owned(), message(asked, dialect, ids));
        }
        Call::GetTask { id, history_length } => {
            params.insert("id".to_owned(), json!(id));
            if let Some(length) = history_length {
                params.insert("historyLength".to_owned(), json!(length));
            }
        }
        Call::SubscribeToTask { id } => {
            params.insert("id".to_owned(), json!(id));
        }
        Call::CancelTask { task } => {
            params.insert("id".to_owned(), json!(task.id()));
        }
        Call::ListTasks(filter) => {
            for (name, value) in filter_members(filter, version) {
                let value = match value {
                    FilterValue::Text(text) => json!(text),
                    FilterValue::Count(count) => json!(count),
                    FilterValue::Yes => json!(true),
                };
                params.insert(name.to_owned(), value);
            }
        }
    }
    json!({
        "jsonrpc": "2.0",
        "id": ids.request,
        "method": call.method(version),
        "params": params,
    })
}

/// The body of a message over HTTP+JSON.
pub(super) fn rest_message(asked: &UserMessage, version: Version, ids: &Ids<'_>) -> Value {
    json!({ "message": message(asked, Dialect::of(version, Binding::Rest), ids) })
}

/// A member of a task filter.
pub(super) enum FilterValue {
    Text(String),
    Count(u16),
    Yes,
}

/// What a filter asks for, by the names of 1.0.
pub(super) fn filter_members(
    filter: &TaskFilter,
    version: Version,
) -> Vec<(&'static str, FilterValue)> {
    let context = filter.context.as_ref().map(|context| context.0.clone());
    let status = (filter.status.as_ref()).map(|state| state.long_name(version).to_owned());
    let size = filter.page_size.map(|size| size.clamp(1, 100));
    [
        ("contextId", context.map(FilterValue::Text)),
        ("status", status.map(FilterValue::Text)),
        ("pageSize", size.map(FilterValue::Count)),
        (
            "pageToken",
            filter.page_token.clone().map(FilterValue::Text),
        ),
        (
            "includeArtifacts",
            filter.include_artifacts.then_some(FilterValue::Yes),
        ),
    ]
    .into_iter()
    .filter_map(|(name, value)| Some((name, value?)))
    .collect()
}

fn message(asked: &UserMessage, dialect: Dialect, ids: &Ids<'_>) -> Value {
    let part = part(&asked.content, dialect);
    let context = asked.context.as_ref().map(|context| context.0.as_str());
    let members = match (dialect.version, dialect.binding) {
        (Version::V03, Binding::JsonRpc) => vec![
            ("kind", Some(json!("message"))),
            ("role", Some(json!("user"))),
            ("messageId", Some(json!(ids.message))),
            ("contextId", context.map(Value::from)),
            ("parts", Some(json!([part]))),
        ],
        // What SDKs really speak here is the JSON of the protocol buffers, not the shapes in the specification's text.
        (Version::V03, Binding::Rest) => vec![
            ("messageId", Some(json!(ids.message))),
            ("contextId", context.map(Value::from)),
            ("role", Some(json!("ROLE_USER"))),
            ("content", Some(json!([part]))),
        ],
        (Version::V10, _) => vec![
            ("role", Some(json!("ROLE_USER"))),
            ("messageId", Some(json!(ids.message))),
            ("contextId", context.map(Value::from)),
            ("parts", Some(json!([part]))),
        ],
    };
    members
        .into_iter()
        .filter_map(|(name, value)| Some((name.to_owned(), value?)))
        .collect()
}

fn part(content: &Content, dialect: Dialect) -> Value {
    match (content, dialect.version, dialect.binding) {
        (Content::Text(text), Version::V03, Binding::JsonRpc) => {
            json!({ "kind": "text", "text": text })
        }
        (Content::Text(text), ..) => json!({ "text": text }),
        (Content::Query(query), Version::V03, Binding::JsonRpc) => {
            json!({ "kind": "data", "data": question(query) })
        }
        (Content::Query(query), Version::V03, Binding::Rest) => {
            json!({ "data": { "data": question(query) } })
        }
        (Content::Query(query), Version::V10, _) => json!({ "data": question(query) }),
    }
}

/// A question as the service takes it (docs/protocol.md#asking). `size` and `pageToken` go with get_records only, and the first page has no
/// `pageToken`.
fn question(query: &Query) -> Value {
    let mut members = Map::new();
    members.insert("skill".to_owned(), json!(query.skill().id()));
    members.insert("url".to_owned(), json!(query.link().as_str()));
    if let Query::Records { size, token, .. } = query {
        members.insert("size".to_owned(), json!(size));
        if let Some(token) = token {
            members.insert("pageToken".to_owned(), json!(token.0));
        }
    }
    Value::Object(members)
}
