//! What lies behind the screen, in a terminal: requests, tasks, the agent card, from services with and without a list.

use super::output_bytes::{Copies, assert_harmless};
use super::session::*;
use crate::support::http::{Reply, Request, Scripted};
use crate::support::pty::Pty;
use serde_json::{Value, json};
use std::fs;

fn method(request: &Request) -> String {
    request.json()["method"]
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

fn answer(request: &Request, result: Value) -> Reply {
    Reply::json(&json!({"jsonrpc": "2.0", "id": request.json()["id"], "result": result}))
}

fn task(id: &str, state: &str, data: Value) -> Value {
    json!({"id": id, "contextId": "c-1", "status": {"state": state, "timestamp": "2026-07-01T11:59:59Z"},
        "artifacts": [{"artifactId": "a", "name": "x", "parts": [{"data": data}]}]})
}

/// A service of 1.0 with 120 tasks, which doesn't hold ours any more when they are read again.
fn service() -> Scripted {
    Scripted::start(|request| {
        if request.method == "GET" {
            return Reply::json(
                &json!({"name": "\u{1b}[31mred", "version": "1", "capabilities": {"pushNotifications": true},
                "supportedInterfaces": [{"url": "/a2a", "protocolBinding": "JSONRPC", "protocolVersion": "1.0"}]}),
            );
        }
        match method(request).as_str() {
            "SendMessage" => {
                let skill =
                    request.json()["params"]["message"]["parts"][0]["data"]["skill"].clone();
                let (name, data) = match skill.as_str() {
                    Some("get_records") => (
                        "records",
                        json!({"records": [], "hasMore": false, "total": 0}),
                    ),
                    Some("list_actions") => ("actions", json!({"actions": []})),
                    _ => ("entity", json!({"thing": {"name": "水泵"}})),
                };
                let mut task = task(&format!("ours-{name}"), "TASK_STATE_COMPLETED", data);
                task["artifacts"][0]["name"] = json!(name);
                answer(request, json!({"task": task}))
            }
            "GetTask" => Reply::json(&json!({"jsonrpc": "2.0", "id": request.json()["id"],
                "error": {"code": -32001, "message": "Task not found\u{1b}]0;x\u{7}"}})),
            "ListTasks" => {
                let params = request.json()["params"].clone();
                let from: usize = params["pageToken"]
                    .as_str()
                    .and_then(|token| token.parse().ok())
                    .unwrap_or(0);
                let size = params["pageSize"].as_u64().unwrap_or(50);
                let until = (from + usize::try_from(size).unwrap()).min(120);
                let tasks: Vec<Value> = (from..until)
                    .map(|at| {
                        task(
                            &format!("theirs-{at}"),
                            "TASK_STATE_COMPLETED",
                            json!({"at": at}),
                        )
                    })
                    .collect();
                let next = if until < 120 {
                    until.to_string()
                } else {
                    String::new()
                };
                answer(
                    request,
                    json!({"tasks": tasks, "nextPageToken": next, "pageSize": size, "totalSize": 120}),
                )
            }
            _ => Reply::json(
                &json!({"jsonrpc": "2.0", "id": request.json()["id"], "error": {"code": -32601, "message": "x"}}),
            ),
        }
    })
}

fn on(service: &Scripted) -> Pty {
    let pty = on_service(service, &["--dialect", "1.0", LATHE], WIDE);
    pty.wait_for("分钟前取得");
    pty
}

#[test]
fn every_request_is_listed_opened_copied_and_saved() {
    let service = service();
    let mut pty = on(&service);
    pty.keys("t");
    let list = frame_with(&pty, "1 请求");
    assert_eq!(list.matches("SendMessage ").count(), 3, "{list}");
    for part in [
        "get_entity",
        "get_records",
        "list_actions",
        "✓ completed",
        "200",
        " ms",
        "3 个",
    ] {
        assert!(list.contains(part), "{part} in\n{list}");
    }
    pty.keys(ENTER);
    let opened = frame_with(&pty, "HTTP 200");
    assert!(
        opened.contains("POST http://127.0.0.1:") && opened.contains("A2A-Version: 1.0"),
        "{opened}"
    );
    pty.keys("y");
    pty.wait_for("curl 命令");
    pty.keys("s");
    let said = frame_with(&pty, "已保存 3 个请求到");
    assert!(
        said.contains("qrscope-traffic-20260701T120000Z.ndjson"),
        "{said}"
    );
    let saved =
        fs::read_to_string(pty.home().join("qrscope-traffic-20260701T120000Z.ndjson")).unwrap();
    let requests = service.requests();
    assert_eq!(saved.lines().count(), requests.len());
    for line in saved.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        let sent = line["request_body"].as_str().unwrap();
        assert!(
            requests
                .iter()
                .any(|request| request.body == sent.as_bytes()),
            "{sent}"
        );
    }
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn the_copied_command_is_what_a_shell_takes() {
    let service = service();
    let mut pty = on_service(
        &service,
        &[
            "--dialect",
            "1.0",
            "--clipboard",
            "osc52",
            "--header",
            "Authorization: Bearer very-secret",
            LATHE,
        ],
        WIDE,
    );
    pty.wait_for("分钟前取得");
    pty.keys("t");
    pty.keys("y");
    let said = frame_with(&pty, "已交给终端");
    assert!(
        said.contains("密钥不在命令里，先设置 $AUTHORIZATION"),
        "{said}"
    );
    assert!(!String::from_utf8_lossy(&pty.raw()).contains("very-secret"));
    pty.keys(ENTER);
    let opened = frame_with(&pty, "authorization: ***");
    assert!(!opened.contains("very-secret"), "{opened}");
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn our_tasks_are_there_and_read_again_they_are_gone_but_for_our_copy() {
    let service = service();
    let mut pty = on(&service);
    pty.keys("t");
    pty.keys("2");
    let list = frame_with(&pty, "ours-entity");
    assert!(
        list.contains("ours-records") && list.contains("qr71.cn/okDISU/qssTnoy"),
        "{list}"
    );
    pty.keys(ENTER);
    pty.keys("r");
    let gone = frame_with(&pty, "服务不再保存这个任务；下面是本机自己的副本");
    assert!(gone.contains("completed"), "{gone}");
    assert_harmless(&pty.raw(), Copies::None);
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn the_services_tasks_come_when_they_are_asked_for_page_by_page() {
    let service = service();
    let mut pty = on(&service);
    pty.keys("t");
    pty.keys("3");
    pty.wait_for("这个清单还没有向服务要");
    let lists = || {
        service
            .requests()
            .iter()
            .filter(|it| method(it) == "ListTasks")
            .count()
    };
    assert_eq!(lists(), 0);
    pty.keys(ENTER);
    let first = frame_with(&pty, "theirs-0");
    assert!(
        first.contains("已取 50") && first.contains("共 120"),
        "{first}"
    );
    pty.keys(END);
    pty.wait_for("还有更多");
    pty.keys(ENTER);
    pty.wait_for("已取 100");
    assert_eq!(lists(), 2);
    pty.keys("c");
    pty.wait_for("只看会话 c-1");
    assert_eq!(lists(), 2);
    pty.keys(ENTER);
    pty.wait_for("theirs-0");
    let requests = service.requests();
    let last = requests
        .iter()
        .rfind(|it| method(it) == "ListTasks")
        .unwrap();
    assert_eq!(last.json()["params"]["contextId"], "c-1");
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn the_agent_card_is_read_on_demand_with_its_warnings() {
    let service = service();
    let mut pty = on(&service);
    let gets = || {
        service
            .requests()
            .iter()
            .filter(|it| it.method == "GET")
            .count()
    };
    pty.keys("t");
    pty.keys("4");
    pty.wait_for("还没有在这里读过");
    assert_eq!(gets(), 0);
    pty.keys(ENTER);
    let card = frame_with(&pty, "名片写着 pushNotifications");
    assert!(
        card.contains("^[[31mred") && card.contains("A2A 1.0 JSON-RPC"),
        "{card}"
    );
    assert_eq!(gets(), 1);
    pty.keys("5");
    let about = frame_with(&pty, "不跨组织");
    assert!(
        about.contains("code.uri") && about.contains("schema.json"),
        "{about}"
    );
    assert_harmless(&pty.raw(), Copies::None);
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn a_service_without_a_list_says_so() {
    let mut pty = demo_code(LATHE, &[], WIDE);
    pty.keys("t");
    pty.keys("3");
    pty.keys(ENTER);
    let refused = frame_with(&pty, "服务不能列出任务");
    assert!(refused.contains("A2A 0.3 JSON-RPC"), "{refused}");
    leaves_cleanly(&mut pty, "q");
}
