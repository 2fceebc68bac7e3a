//! A2A 0.3 over JSON-RPC 2.0 (specification 0.3.0, section 7; protocol.md 2).

use serde::Serialize;
use serde_json::value::RawValue;

use super::read::send_result;
use super::task::SendResult;
use crate::domain::{ContextId, Query, lossy_text, member, members_of};

#[derive(Serialize)]
struct Request<'a> {
    jsonrpc: &'static str,
    id: &'a str,
    method: &'static str,
    params: Params<'a>,
}

#[derive(Serialize)]
struct Params<'a> {
    message: UserMessage<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct UserMessage<'a> {
    kind: &'static str,
    role: &'static str,
    message_id: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    context_id: Option<&'a str>,
    parts: [DataPart<'a>; 1],
}

#[derive(Serialize)]
struct DataPart<'a> {
    kind: &'static str,
    data: Ask<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Ask<'a> {
    skill: &'static str,
    url: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    size: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    page_token: Option<&'a str>,
}

/// The body of a `message/send` that asks `query`, as one line of JSON. `size` and `pageToken` go with get_records only, and the first
/// page has no `pageToken` (design.md 2.1).
///
/// # Errors
/// Never for these types; serde_json's signature asks for it.
pub fn send_message(
    query: &Query,
    id: &str,
    message_id: &str,
    context: Option<&ContextId>,
) -> Result<String, serde_json::Error> {
    let (size, page_token) = match query {
        Query::Records { size, token, .. } => {
            (Some(*size), token.as_ref().map(|token| token.0.as_str()))
        }
        Query::Entity { .. } | Query::Actions { .. } => (None, None),
    };
    serde_json::to_string(&Request {
        jsonrpc: "2.0",
        id,
        method: "message/send",
        params: Params {
            message: UserMessage {
                kind: "message",
                role: "user",
                message_id,
                context_id: context.map(|context| context.0.as_str()),
                parts: [DataPart {
                    kind: "data",
                    data: Ask {
                        skill: query.skill().id(),
                        url: query.link().as_str(),
                        size,
                        page_token,
                    },
                }],
            },
        },
    })
}

/// A JSON-RPC error object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RpcError {
    /// `code` (protocol.md 2 has the table); 0 if it was no number.
    pub code: i64,
    /// `message`.
    pub message: String,
}

/// Why a body is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It isn't JSON.
    NotJson,
    /// It is JSON, but no response: no object, or neither result nor error in it.
    NotRpc,
    /// It answers another question.
    WrongId,
    /// Its result is neither a task nor a message.
    NoTask,
    /// It is an error.
    Error(RpcError),
}

/// Reads the response to the request `id`. A missing id is accepted: one connection carries one question.
///
/// # Errors
/// [`Unreadable`], which may be the server's error.
pub fn read_response(body: &str, id: &str) -> Result<SendResult, Unreadable> {
    let raw: &RawValue = serde_json::from_str(body.trim_start_matches('\u{feff}'))
        .map_err(|_| Unreadable::NotJson)?;
    let members = members_of(raw).ok_or(Unreadable::NotRpc)?;
    if let Some(error) = member(&members, "error").filter(|error| error.get() != "null") {
        return Err(Unreadable::Error(rpc_error(error)));
    }
    let result = member(&members, "result").ok_or(Unreadable::NotRpc)?;
    match member(&members, "id") {
        None => {}
        Some(answered) => {
            let answered = lossy_text(answered).unwrap_or_else(|| answered.get().to_owned());
            if answered != id && answered != "null" {
                return Err(Unreadable::WrongId);
            }
        }
    }
    send_result(result).ok_or(Unreadable::NoTask)
}

fn rpc_error(raw: &RawValue) -> RpcError {
    let members = members_of(raw).unwrap_or_default();
    RpcError {
        code: member(&members, "code")
            .and_then(|code| code.get().parse().ok())
            .unwrap_or(0),
        message: member(&members, "message")
            .and_then(lossy_text)
            .unwrap_or_else(|| raw.get().chars().take(500).collect()),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use crate::domain::{CodeHosts, PageToken, find_links};

    fn link() -> crate::domain::CodeLink {
        find_links("https://qr71.cn/okDISU/qssTnoy", &CodeHosts::default())
            .unwrap()
            .remove(0)
            .link
    }

    #[test]
    fn the_first_page_has_no_page_token_and_others_have_no_size() {
        let first = send_message(
            &Query::Records {
                link: link(),
                size: 50,
                token: None,
            },
            "1",
            "m",
            None,
        )
        .unwrap();
        assert!(
            first.contains(
                r#""data":{"skill":"get_records","url":"https://qr71.cn/okDISU/qssTnoy","size":50}"#
            ),
            "{first}"
        );
        let next = Query::Records {
            link: link(),
            size: 50,
            token: Some(PageToken("a\"b".into())),
        };
        let next = send_message(&next, "2", "m", Some(&ContextId("c".into()))).unwrap();
        assert!(
            next.contains(r#""pageToken":"a\"b""#) && next.contains(r#""contextId":"c""#),
            "{next}"
        );
        let entity = send_message(&Query::Entity { link: link() }, "3", "m", None).unwrap();
        assert!(
            !entity.contains("size") && !entity.contains("contextId"),
            "{entity}"
        );
    }

    #[test]
    fn responses_are_told_apart() {
        let read = |body: &str| read_response(body, "1");
        assert_eq!(read("<html>").unwrap_err(), Unreadable::NotJson);
        assert_eq!(read("[]").unwrap_err(), Unreadable::NotRpc);
        assert_eq!(read("{}").unwrap_err(), Unreadable::NotRpc);
        assert_eq!(
            read(r#"{"id":"2","result":{"status":{"state":"completed"}}}"#).unwrap_err(),
            Unreadable::WrongId
        );
        assert_eq!(
            read(r#"{"id":"1","result":{"x":1}}"#).unwrap_err(),
            Unreadable::NoTask
        );
        assert!(
            matches!(read(r#"{"id":null,"error":{"code":-32700,"message":"x"}}"#).unwrap_err(), Unreadable::Error(e) if e.code == -32700)
        );
        for accepted in [
            r#"{"id":1,"result":{"status":{"state":"completed"}}}"#,
            r#"{"result":{"status":{"state":"failed"}}}"#,
            "\u{feff}{\"id\":\"1\",\"error\":null,\"result\":{\"kind\":\"message\",\"parts\":[]}}",
        ] {
            assert!(read(accepted).is_ok(), "{accepted}");
        }
    }
}
