//! From a call to the HTTP request that makes it, in every dialect.

use super::outgoing::{FilterValue, Ids, filter_members, json_rpc, rest_message};
use super::{Binding, Call, Dialect, VERSION_HEADER, Version};
use crate::net::HttpMethod;

/// An HTTP request, all but the address that it goes under.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Encoded {
    /// GET or POST.
    pub method: HttpMethod,
    /// To be put after the address's path (which loses a last slash before): empty for JSON-RPC, else it starts with a slash. It
    /// is percent-encoded already.
    pub path_suffix: String,
    /// The query's pairs, not yet percent-encoded.
    pub query: Vec<(String, String)>,
    /// The body, one line of JSON.
    pub body: Option<String>,
    /// The headers that belong to the dialect, `Content-Type` and `Accept` among them.
    pub headers: Vec<(&'static str, String)>,
    /// Whether the answer is a stream of events, if it isn't an error.
    pub streams: bool,
}

/// Why a call can't be made in a dialect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotExpressible {
    /// The dialect has no such method: listing tasks in 0.3 over JSON-RPC.
    NotInDialect,
    /// A task's id or a tenant that can't stand in a path: empty, `.` or `..`.
    NoPath,
}

/// Says what to send. `tenant` is the one of the chosen interface ([`super::Interface::tenant`]); 0.3 knows none and sends none.
///
/// # Errors
/// [`NotExpressible`].
pub(crate) fn encode(
    call: &Call,
    dialect: Dialect,
    ids: &Ids<'_>,
    tenant: Option<&str>,
) -> Result<Encoded, NotExpressible> {
    let tenant = tenant.filter(|tenant| !tenant.is_empty());
    let mut encoded = match dialect.binding {
        Binding::JsonRpc => over_json_rpc(call, dialect.version, ids, tenant)?,
        Binding::Rest => over_rest(call, dialect.version, ids, tenant)?,
    };
    if encoded.body.is_some() {
        // 1.0 prefers application/a2a+json over HTTP+JSON, but servers that know only this one exist in numbers.
        encoded
            .headers
            .push(("Content-Type", "application/json".to_owned()));
    }
    let accept = match (encoded.streams, dialect.version, dialect.binding) {
        (true, ..) => "text/event-stream, application/json",
        (false, Version::V10, Binding::Rest) => "application/a2a+json, application/json",
        (false, ..) => "application/json",
    };
    encoded.headers.push(("Accept", accept.to_owned()));
    if dialect.version == Version::V10 {
        let version = dialect.version.name().to_owned();
        encoded.headers.push((VERSION_HEADER, version));
    }
    Ok(encoded)
}

fn request(method: HttpMethod, path_suffix: String, call: &Call) -> Encoded {
    Encoded {
        method,
        path_suffix,
        query: Vec::new(),
        body: None,
        headers: Vec::new(),
        streams: call.streams(),
    }
}

fn over_json_rpc(
    call: &Call,
    version: Version,
    ids: &Ids<'_>,
    tenant: Option<&str>,
) -> Result<Encoded, NotExpressible> {
    if matches!((call, version), (Call::ListTasks(_), Version::V03)) {
        return Err(NotExpressible::NotInDialect);
    }
    Ok(Encoded {
        body: Some(json_rpc(call, version, ids, tenant).to_string()),
        ..request(HttpMethod::Post, String::new(), call)
    })
}

fn over_rest(
    call: &Call,
    version: Version,
    ids: &Ids<'_>,
    tenant: Option<&str>,
) -> Result<Encoded, NotExpressible> {
    let prefix = match (version, tenant) {
        (Version::V03, _) => "/v1".to_owned(),
        (Version::V10, Some(tenant)) => format!("/{}", segment(tenant)?),
        (Version::V10, None) => String::new(),
    };
    let post = |path: &str| request(HttpMethod::Post, format!("{prefix}{path}"), call);
    let get = |path: &str| request(HttpMethod::Get, format!("{prefix}{path}"), call);
    Ok(match call {
        Call::SendMessage(asked) => Encoded {
            body: Some(rest_message(asked, version, ids).to_string()),
            ..post("/message:send")
        },
        Call::GetTask { id, history_length } => Encoded {
            query: (history_length.iter())
                .map(|length| ("historyLength".to_owned(), length.to_string()))
                .collect(),
            ..get(&format!("/tasks/{}", segment(id)?))
        },
        Call::ListTasks(filter) => Encoded {
            query: filter_members(filter, version)
                .into_iter()
                .map(|(name, value)| (name.to_owned(), query_text(value)))
                .collect(),
            ..get("/tasks")
        },
        // The protocol buffers say GET; the text and every SDK say POST.
        Call::SubscribeToTask { id } => post(&format!("/tasks/{}:subscribe", segment(id)?)),
        Call::CancelTask { task } => post(&format!("/tasks/{}:cancel", segment(task.id())?)),
    })
}

fn query_text(value: FilterValue) -> String {
    match value {
        FilterValue::Text(text) => text,
        FilterValue::Count(count) => count.to_string(),
        FilterValue::Yes => "true".to_owned(),
    }
}

/// Percent-encodes one segment of a path. Dots alone would be taken for steps up or down the path, however they are encoded.
fn segment(text: &str) -> Result<String, NotExpressible> {
    if matches!(text, "" | "." | "..") {
        return Err(NotExpressible::NoPath);
    }
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            encoded.push_str(&format!("%{byte:02X}"));
        }
    }
    Ok(encoded)
}
