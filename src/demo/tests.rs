#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]
//! The service from outside, over real HTTP.

mod assets;
mod client;
mod errors;
mod failures;
mod gate;
mod paging;
mod wire;

use jiff::Timestamp;
use serde_json::{Value, json};

use super::DemoService;
use client::Client;

/// The public demo code.
const LATHE: &str = "https://qr71.cn/okDISU/qssTnoy";
const SWITCHBOARD: &str = "https://qr71.cn/oDemo1/qPower3";

fn now() -> Timestamp {
    "2026-11-30T04:30:00Z".parse().unwrap()
}

async fn started() -> (DemoService, Client) {
    let service = DemoService::start(0, now()).await.unwrap();
    let client = Client::connect(&service).await;
    (service, client)
}

/// The parameters of a `message/send` with one part.
fn message(part: Value) -> Value {
    json!({ "message": { "kind": "message", "role": "user", "messageId": "m1", "parts": [part] } })
}

fn data(data: Value) -> Value {
    json!({ "kind": "data", "data": data })
}

impl Client {
    /// The task that comes of one data part.
    async fn ask(&mut self, question: Value) -> Value {
        self.call("message/send", message(data(question))).await["result"].take()
    }
}

/// The data part of a completed task.
fn data_of(task: &Value) -> &Value {
    assert_eq!(task["status"]["state"], "completed", "{task}");
    &task["artifacts"][0]["parts"][0]["data"]
}

fn summary_of(task: &Value) -> &str {
    task["artifacts"][0]["parts"][1]["text"].as_str().unwrap()
}

fn reason_of(task: &Value) -> &str {
    assert_eq!(task["status"]["state"], "failed", "{task}");
    assert!(task.get("artifacts").is_none());
    task["status"]["message"]["parts"][0]["text"]
        .as_str()
        .unwrap()
}

fn names(object: &Value) -> Vec<&str> {
    object
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect()
}
