//! Tasks that aren't finished when they are answered: named, asked for again, cancelled by Esc and by nothing else.

use super::entity_service::Asked;
use super::session::*;
use crate::support::http::{Reply, Request, Scripted};
use serde_json::{Value, json};

fn method(request: &Request) -> String {
    request.json()["method"]
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

fn answer(request: &Request, result: Value) -> Reply {
    Reply::json(&json!({"jsonrpc": "2.0", "id": request.json()["id"], "result": result}))
}

fn task(id: &str, state: &str) -> Value {
    json!({"kind": "task", "id": id, "contextId": "c", "status": {"state": state}})
}

/// Every question begins a task; asked for again it is still being worked on.
fn never_finished() -> Scripted {
    Scripted::start(|request| match method(request).as_str() {
        "message/send" => answer(
            request,
            task(&format!("task-{}", request.number), "working"),
        ),
        "tasks/get" => {
            let id = request.json()["params"]["id"]
                .as_str()
                .unwrap_or_default()
                .to_owned();
            answer(request, task(&id, "working"))
        }
        _ => answer(request, task("task", "canceled")),
    })
}

fn methods(service: &Scripted, wanted: &str) -> usize {
    service
        .requests()
        .iter()
        .filter(|request| method(request) == wanted)
        .count()
}

#[test]
fn it_is_named_and_its_answer_shown_when_it_comes() {
    let service = Scripted::start(|request| match method(request).as_str() {
        "message/send" if Asked::of(request).skill == "get_records" => {
            answer(request, task("t", "working"))
        }
        "message/send" => Asked::of(request).about("水泵"),
        _ => {
            let records = json!({"kind": "data", "data": {"records": [{"id": "r", "label": "点检", "summary": "慢了一点"}], "hasMore": false, "total": 1}});
            let mut done = task("t", "completed");
            done["artifacts"] = json!([{"artifactId": "a", "name": "records", "parts": [records]}]);
            answer(request, done)
        }
    });
    let pty = on_service_in_time(&service, &[LATHE], WIDE);
    pty.wait_for("working");
    pty.wait_for("慢了一点");
    assert_eq!(methods(&service, "tasks/cancel"), 0);
}

#[test]
fn esc_cancels_our_running_tasks_once_each() {
    let service = never_finished();
    let mut pty = on_service_in_time(&service, &[LATHE], WIDE);
    pty.wait_for("working");
    service.wait_for_requests(6);
    pty.keys(ESC);
    pty.wait_for("已取消");
    crate::support::wait::wait_until("three cancelled", || {
        (methods(&service, "tasks/cancel") == 3).then_some(())
    });
    leaves_cleanly(&mut pty, "q");
    assert_eq!(methods(&service, "tasks/cancel"), 3);
}

#[test]
fn quitting_sends_nothing() {
    let service = never_finished();
    let mut pty = on_service_in_time(&service, &[LATHE], WIDE);
    pty.wait_for("working");
    leaves_cleanly(&mut pty, "q");
    assert_eq!(methods(&service, "tasks/cancel"), 0);
}
