//! Scripted servers that speak one dialect each, as strictly as real ones.

use super::answers::rpc_error;
use super::http::{Reply, Request, Response};
use serde_json::{Value, json};

/// What a server speaks.
#[derive(Clone, Copy)]
pub enum Spoken {
    V03JsonRpc,
    V03Rest,
    V10JsonRpc,
    V10Rest,
}

/// The data part that was sent, in whatever dialect.
pub fn asked(body: &Value) -> Value {
    [
        "/params/message/parts/0/data",
        "/message/parts/0/data",
        "/message/content/0/data/data",
    ]
    .iter()
    .find_map(|place| body.pointer(place))
    .cloned()
    .unwrap_or(Value::Null)
}

fn task(body: &Value, spoken: Spoken) -> Value {
    let (name, data) = match asked(body)["skill"].as_str() {
        Some("get_records") => ("records", json!({"records": [], "total": 0})),
        Some("list_actions") => ("actions", json!({"actions": []})),
        _ => ("entity", json!({"thing": {"name": "it"}})),
    };
    let (state, part) = match spoken {
        Spoken::V03JsonRpc => ("completed", json!({"kind": "data", "data": data})),
        Spoken::V03Rest => ("TASK_STATE_COMPLETED", json!({"data": {"data": data}})),
        Spoken::V10JsonRpc | Spoken::V10Rest => ("TASK_STATE_COMPLETED", json!({"data": data})),
    };
    json!({"id": "t", "contextId": "c", "status": {"state": state}, "artifacts": [{"name": name, "parts": [part]}]})
}

/// What a server of that dialect answers under `path`, and an HTML 404 everywhere else, as web servers do.
pub fn speaks(request: &Request, spoken: Spoken, path: &str) -> Reply {
    let html = Reply::Whole(
        Response::new(404, "<!DOCTYPE html><html>Cannot find it</html>")
            .header("Content-Type", "text/html"),
    );
    let Some(rest) = request.path.strip_prefix(path) else {
        return html;
    };
    let has_version = request.header("a2a-version") == Some("1.0");
    match (spoken, rest) {
        (Spoken::V03JsonRpc | Spoken::V10JsonRpc, "") if request.method == "POST" => {
            let body = request.json();
            let method = body["method"].as_str().unwrap().to_owned();
            match (spoken, method.as_str()) {
                (Spoken::V03JsonRpc, "message/send") => {
                    let mut task = task(&body, spoken);
                    task["kind"] = json!("task");
                    Reply::json(&json!({"jsonrpc": "2.0", "id": body["id"], "result": task}))
                }
                (Spoken::V10JsonRpc, "SendMessage") if has_version => {
                    let result = json!({"task": task(&body, spoken)});
                    Reply::json(&json!({"result": result, "id": body["id"], "jsonrpc": "2.0"}))
                }
                (Spoken::V10JsonRpc, _) if !has_version => rpc_error(request, -32009),
                _ => rpc_error(request, -32601),
            }
        }
        (Spoken::V03Rest, "/v1/message:send") => {
            let body = json!({"task": task(&request.json(), spoken)});
            Reply::status(201, &body.to_string())
        }
        (Spoken::V10Rest, "/message:send") if has_version => {
            Reply::json(&json!({"task": task(&request.json(), spoken)}))
        }
        (Spoken::V10Rest, "/message:send") => {
            let details = json!([{"@type": "type.googleapis.com/google.rpc.ErrorInfo",
                "reason": "VERSION_NOT_SUPPORTED", "domain": "a2a-protocol.org"}]);
            let error = json!({"code": 400, "status": "INVALID_ARGUMENT", "message": "no", "details": details});
            Reply::status(400, &json!({ "error": error }).to_string())
        }
        // As the Python SDK does at the base of HTTP+JSON.
        (Spoken::V10Rest, "") => {
            Reply::Whole(Response::new(307, "").header("Location", &format!("{}/", request.path)))
        }
        _ => html,
    }
}

/// A card in the form of 1.0 with one interface.
pub fn card(url: &str, binding: &str, version: &str) -> Value {
    json!({"name": "n", "version": "1", "skills": [], "capabilities": {},
        "supportedInterfaces": [{"url": url, "protocolBinding": binding, "protocolVersion": version, "tenant": ""}]})
}
