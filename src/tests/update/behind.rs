//! What lies behind the screen, made up: requests, tasks, an agent card.

use std::sync::Arc;
use std::time::Duration;

use crate::net::NetFault;
use jiff::Timestamp;
use qrscope::a2a::{
    AgentCard, Dialect, Task, TaskPage, TaskQuestion, TaskSighting, read_agent_card, read_task,
};
use qrscope::app::Message;
use qrscope::app::inspector::ReadCard;
use qrscope::domain::Skill;
use qrscope::net::NetError;
use qrscope::net::{Body, Exchange, ExchangeOutcome, SentHeader, SentValue};
use qrscope::text::SafeText;
use serde_json::{Value, json};

use super::desk::{Desk, LATHE, link};
use super::replies::at;

pub const SENT: &str = "2026-06-30T09:19:58.120Z";

fn text(text: &str) -> Body {
    Body::Text {
        text: text.into(),
        whole: true,
    }
}

/// An ended request.
pub fn exchange(number: u64, skill: Option<Skill>) -> Exchange {
    let sent = json!({"jsonrpc": "2.0", "id": number.to_string(), "method": "message/send"});
    let sent = sent.to_string();
    let received = format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":\"{number}\",\"result\":{{\"kind\":\"task\",\"id\":\"task-{number}\",\"status\":{{\"state\":\"completed\"}},\"n\":1.10}}}}"
    );
    let plain = |name: &str, value: &str| SentHeader {
        name: name.to_owned(),
        value: SentValue::Plain(value.to_owned()),
    };
    Exchange {
        number,
        at: at(SENT),
        http_method: "POST",
        method: Some("message/send"),
        topic: skill.map(Skill::id),
        url: "https://a2a.objqr.com/a2a/jsonrpc".to_owned(),
        status: Some(200),
        elapsed: Some(Duration::from_millis(96 + number)),
        request_headers: vec![
            plain("content-type", "application/json"),
            SentHeader {
                name: "authorization".to_owned(),
                value: SentValue::Secret {
                    variable: "TOKEN".to_owned(),
                },
            },
        ],
        bytes_out: sent.len() as u64,
        bytes_in: received.len() as u64,
        request_body: text(&sent),
        response_headers: vec![("content-type".to_owned(), "application/json".to_owned())],
        response_body: text(&received),
        outcome: Some(ExchangeOutcome::State(SafeText::from_static("completed"))),
        error: None,
    }
}

/// Requests of every kind: an agent card, two that ended well, one that failed, one refused, one on its way.
pub fn exchanges() -> Vec<Exchange> {
    let get = Exchange {
        http_method: "GET",
        method: None,
        url: "https://a2a.objqr.com/.well-known/agent-card.json".to_owned(),
        request_body: Body::None,
        bytes_out: 0,
        outcome: None,
        ..exchange(1, None)
    };
    let silent = Exchange {
        status: None,
        elapsed: Some(Duration::from_secs(15)),
        response_body: Body::None,
        response_headers: Vec::new(),
        bytes_in: 0,
        outcome: None,
        error: Some(NetError::of(NetFault::Timeout(Duration::from_secs(15)))),
        ..exchange(4, Some(Skill::GetRecords))
    };
    let refused = Exchange {
        outcome: Some(ExchangeOutcome::Error(-32601)),
        ..exchange(5, Some(Skill::ListActions))
    };
    let running = Exchange {
        status: None,
        elapsed: None,
        response_body: Body::None,
        response_headers: Vec::new(),
        bytes_in: 0,
        outcome: None,
        ..exchange(6, Some(Skill::GetRecords))
    };
    let ended = |number, skill| exchange(number, Some(skill));
    vec![
        get,
        ended(2, Skill::GetEntity),
        ended(3, Skill::GetRecords),
        silent,
        refused,
        running,
    ]
}

pub fn noted(exchange: Exchange) -> Message {
    Message::ExchangeNoted(Arc::new(exchange))
}

/// A task as a service of 0.3 sends it.
pub fn task(id: &str, state: &str) -> Task {
    let sent = json!({
        "kind": "task", "id": id, "contextId": "conversation-1",
        "status": {"state": state, "timestamp": "2026-06-30T09:19:59.000Z",
            "message": {"kind": "message", "role": "agent", "messageId": "m-2", "parts": [{"kind": "text", "text": "好了"}]}},
        "history": [{"kind": "message", "role": "user", "messageId": "m-1",
            "parts": [{"kind": "data", "data": {"skill": "get_records", "size": 50}}]}],
        "artifacts": [{"artifactId": "a-1", "name": "records", "description": "一页",
            "parts": [{"kind": "data", "data": {"total": 1.10}},
                {"kind": "text", "text": "共 1 条记录"},
                {"kind": "file", "file": {"name": "x.png", "mimeType": "image/png", "uri": "https://example.org/x.png"}},
                {"kind": "file", "file": {"bytes": "aGVsbG8="}}],
            "metadata": {"page": 1}, "extensions": ["https://example.org/ext"]}],
        "metadata": {"trace": "abc"}
    });
    read(&sent)
}

pub fn read(sent: &Value) -> Task {
    let body = json!({"jsonrpc": "2.0", "id": "1", "result": sent}).to_string();
    // A value would lose how a number is written.
    let body = body.replace("\"total\":1.1}", "\"total\":1.10}");
    read_task(200, &body, Dialect::V03_JSON_RPC, "1").unwrap()
}

pub fn sighting(task: Task, skill: Skill, moment: Timestamp) -> Message {
    Message::TaskSeen(TaskSighting {
        asked: Some(TaskQuestion {
            skill,
            link: Some(link(LATHE)),
            at: at(SENT),
        }),
        at: moment,
        task: Arc::new(task),
        dialect: Some(Dialect::V03_JSON_RPC),
    })
}

/// A page of the service's tasks.
pub fn page(ids: std::ops::Range<usize>, next: Option<&str>) -> Box<TaskPage> {
    Box::new(TaskPage {
        tasks: ids
            .map(|id| task(&format!("theirs-{id}"), "completed"))
            .collect(),
        next_page_token: next.map(str::to_owned),
        total_size: Some(70),
        ..TaskPage::default()
    })
}

pub fn agent_card() -> AgentCard {
    let card = json!({
        "name": "草料码实体查询", "description": "只读", "version": "1.2.0", "protocolVersion": "0.3.0",
        "url": "https://a2a.objqr.com/a2a/jsonrpc", "preferredTransport": "JSONRPC",
        "additionalInterfaces": [{"url": "https://a2a.objqr.com/grpc", "transport": "GRPC"}],
        "provider": {"organization": "草料", "url": "https://cli.im"},
        "capabilities": {"streaming": true, "pushNotifications": false,
            "extensions": [{"uri": "https://a2a.objqr.com/ext/caoliao-entity/v2", "required": true, "description": "contract"}]},
        "defaultInputModes": ["application/json"], "defaultOutputModes": ["application/json"],
        "skills": [{"id": "get_entity", "name": "查询实体", "description": "这是什么", "tags": ["read-only"]}]
    });
    read_agent_card(200, &card.to_string()).unwrap()
}

pub fn read_card() -> Box<ReadCard> {
    Box::new(ReadCard {
        card: agent_card(),
        url: "https://a2a.objqr.com/.well-known/agent-card.json".to_owned(),
        at: at(SENT),
    })
}

/// Requests and tasks of every kind.
pub fn fill(desk: &mut Desk) {
    for exchange in exchanges() {
        desk.send(noted(exchange));
    }
    for (id, state, skill) in [
        ("task-2", "completed", Skill::GetEntity),
        ("task-3", "failed", Skill::GetRecords),
        ("task-6", "working", Skill::ListActions),
    ] {
        desk.send(sighting(task(id, state), skill, at(SENT)));
    }
}
