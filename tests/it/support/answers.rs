//! Answers for a scripted server, as short as they may be.

use super::http::{Reply, Request};
use serde_json::{Value, json};

/// A finished task with that data, as the answer to `request`.
pub fn completed(request: &Request, data: &Value) -> Value {
    let skill = skill(request);
    let name = match skill.as_str() {
        "get_records" => "records",
        "list_actions" => "actions",
        _ => "entity",
    };
    json!({"jsonrpc": "2.0", "id": request.json()["id"], "result": {
        "kind": "task", "id": "t", "contextId": "c", "status": {"state": "completed"},
        "artifacts": [{"name": name, "parts": [{"kind": "data", "data": data}]}]}})
}

/// The skill asked for.
pub fn skill(request: &Request) -> String {
    let skill = &request.json()["params"]["message"]["parts"][0]["data"]["skill"];
    skill.as_str().unwrap().to_owned()
}

/// Data that fits the skill asked for; the card is called `name`.
pub fn fitting(request: &Request, name: &str) -> Value {
    match skill(request).as_str() {
        "get_records" => {
            json!({"url": "u", "records": [{"id": name}], "hasMore": false, "total": 1})
        }
        "list_actions" => json!({"url": "u", "actions": [{"label": name}]}),
        _ => json!({"thing": {"name": name}}),
    }
}

/// A proper answer.
pub fn proper(request: &Request) -> Reply {
    Reply::json(&completed(request, &fitting(request, "it")))
}

/// A JSON-RPC error.
pub fn rpc_error(request: &Request, code: i64) -> Reply {
    Reply::json(
        &json!({"jsonrpc": "2.0", "id": request.json()["id"], "error": {"code": code, "message": "no"}}),
    )
}
