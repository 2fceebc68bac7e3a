//! Scripted answers, their data written out byte by byte.

use crate::support::http::{Reply, Request, Response, Scripted};
use crate::support::run::{Output, qrscope_with};

/// The code that the scripted services are asked about.
pub const LINK: &str = "https://qr71.cn/oTest1/qTest1";

/// A completed task of context `c1` with `data` and a summary.
pub fn completed(request: &Request, artifact: &str, data: &str) -> Reply {
    result(
        request,
        &format!(
            r#"{{"kind":"task","id":"t1","contextId":"c1","status":{{"state":"completed"}},"artifacts":[{{"artifactId":"a1","name":"{artifact}","parts":[{{"kind":"data","data":{data}}},{{"kind":"text","text":"in short"}}]}}]}}"#
        ),
    )
}

/// A task that ended in `state` with `reason`.
pub fn ended(request: &Request, state: &str, reason: &str) -> Reply {
    result(
        request,
        &format!(
            r#"{{"kind":"task","id":"t1","status":{{"state":"{state}","message":{{"kind":"message","role":"agent","messageId":"m1","parts":[{{"kind":"text","text":{}}}]}}}}}}"#,
            serde_json::Value::from(reason)
        ),
    )
}

fn result(request: &Request, result: &str) -> Reply {
    let id = &request.json()["id"];
    Reply::Whole(
        Response::new(
            200,
            format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{result}}}"#),
        )
        .header("Content-Type", "application/json"),
    )
}

/// A JSON-RPC error.
pub fn rpc_error(request: &Request, code: i64, message: &str) -> Reply {
    Reply::json(&serde_json::json!({
        "jsonrpc": "2.0", "id": request.json()["id"], "error": {"code": code, "message": message}
    }))
}

/// The data part that was sent.
pub fn asked(request: &Request) -> serde_json::Value {
    request.json()["params"]["message"]["parts"][0]["data"].clone()
}

/// The cursor that was sent.
pub fn token(request: &Request) -> Option<String> {
    asked(request)["pageToken"].as_str().map(str::to_owned)
}

/// Runs the program against `service`.
pub fn run(service: &Scripted, args: &[&str]) -> Output {
    run_with(service, args, &[])
}

/// The same with more environment.
pub fn run_with(service: &Scripted, args: &[&str], env: &[(&str, &str)]) -> Output {
    let endpoint = service.url("/rpc");
    let mut all = vec![("QRSCOPE_ENDPOINT", endpoint.as_str()), ("LANG", "C.UTF-8")];
    all.extend(env);
    qrscope_with(args, &all)
}

/// A service that always answers the same.
pub fn always(artifact: &'static str, data: impl Into<String>) -> Scripted {
    let data = data.into();
    Scripted::start(move |request| completed(request, artifact, &data))
}
