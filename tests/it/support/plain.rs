//! A question put as plainly as can be, to compare what the program prints with what was really sent.

use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};
use std::{
    io::{Read, Write},
    net::TcpStream,
};

use super::wait::wait_until;

#[derive(Deserialize)]
struct Response {
    result: Answered,
}

/// A task, or a message in its place.
#[derive(Deserialize)]
struct Answered {
    id: Option<String>,
    status: Option<Status>,
    #[serde(default)]
    artifacts: Vec<Artifact>,
    #[serde(default)]
    parts: Vec<Part>,
}

#[derive(Deserialize)]
struct Status {
    state: String,
}

#[derive(Deserialize)]
struct Artifact {
    name: String,
    parts: Vec<Part>,
}

#[derive(Deserialize)]
struct Part {
    data: Option<Box<RawValue>>,
}

/// The data of the answer to a skill's first question about `code`, as text, from a JSON-RPC service of A2A 0.3.
pub fn data(endpoint: &str, skill: &str, code: &str) -> String {
    let (name, mut asked) = match skill {
        "get_records" => ("records", json!({"size": 50})),
        "list_actions" => ("actions", json!({})),
        _ => ("entity", json!({})),
    };
    asked["skill"] = json!(skill);
    asked["url"] = json!(code);
    let message = json!({"kind": "message", "role": "user", "messageId": "plain",
        "parts": [{"kind": "data", "data": asked}]});
    let mut answered = call(endpoint, "message/send", &json!({ "message": message }));
    if answered.status.is_some() {
        let id = json!({"id": answered.id});
        answered = wait_until("the end of a task", || {
            let task = call(endpoint, "tasks/get", &id);
            (task.status.as_ref()?.state == "completed").then_some(task)
        });
    }
    let artifacts = answered.artifacts.into_iter();
    let named = artifacts.filter(|artifact| artifact.name == name);
    let parts = named.flat_map(|artifact| artifact.parts);
    let data = parts.chain(answered.parts).find_map(|part| part.data);
    data.unwrap().get().to_owned()
}

/// HTTP/1.0, so that the answer ends with the connection and comes in one piece.
fn call(endpoint: &str, method: &str, params: &Value) -> Answered {
    let body = json!({"jsonrpc": "2.0", "id": "1", "method": method, "params": params}).to_string();
    let (host, path) = endpoint["http://".len()..].split_once('/').unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    let length = body.len();
    write!(
        stream,
        "POST /{path} HTTP/1.0\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    let response: Response = serde_json::from_str(body).unwrap_or_else(|e| panic!("{e}: {body}"));
    response.result
}
