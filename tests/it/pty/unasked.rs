//! Nobody but the service is asked: media, links for people and addresses in cards are shown and never fetched.

use super::entity_service::Asked;
use super::session::*;
use crate::support::http::{Reply, Scripted};
use crate::support::run::qrscope_with;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;

/// A host that nobody asked to be asked; it counts connections, not only requests.
fn elsewhere() -> Scripted {
    Scripted::start(|_| Reply::status(200, "seen"))
}

/// A service all of whose answers point to `other` wherever a link can stand.
fn pointing_to(other: &Scripted) -> Scripted {
    let base = other.base();
    let at = move |path: &str| format!("{base}/{path}");
    Scripted::start(move |request| {
        let link = |path: &str| json!(at(path));
        if request.method == "GET" {
            return Reply::json(&agent_card(request.header("host").unwrap(), &link));
        }
        let body = request.json();
        let answer = |result: Value| {
            Reply::json(&json!({"jsonrpc": "2.0", "id": body["id"], "result": result}))
        };
        match body["method"].as_str() {
            Some("tasks/get") => return answer(task(&link)),
            Some("message/send") => {}
            _ => {
                return Reply::json(
                    &json!({"jsonrpc": "2.0", "id": body["id"], "error": {"code": -32601, "message": "no"}}),
                );
            }
        }
        let asked = Asked::of(request);
        match asked.skill.as_str() {
            "get_records" => asked.completed(json!({"url": asked.url, "hasMore": false, "total": 1, "records": [{
                "id": "r1", "type": "check", "label": "点检", "at": "2026-06-01T00:00:00Z", "result": "pass",
                "summary": at("summary"), "photo": link("photo.jpg"), "images": [link("a.png"), {"url": link("b.png")}]}]})),
            "list_actions" => asked.completed(json!({"url": asked.url, "actions": [
                {"action": "record:1", "label": "报修", "humanUrl": link("human"), "formSchemaVia": link("schema.json"), "icon": link("icon.svg")}]})),
            _ => asked.completed(json!({
                "thing": {"name": "水泵", "image": link("thing.jpg")},
                "code": {"uri": asked.url, "icon": link("code.png")},
                "properties": [{"label": "手册", "value": link("manual.pdf")}],
                "media": {"images": [{"url": link("1.jpg"), "thumbnail": link("1-small.jpg")}, link("2.webp")],
                    "attachments": [{"name": "图纸", "url": link("drawing.pdf")}], "cover": link("cover.gif")},
                "actions": [{"label": "报修", "humanUrl": link("human")}],
                "endpoints": {"mcp": link("mcp"), "a2a": link("a2a")},
                "contract": {"schema": link("schema.json")}
            })),
        }
    })
}

fn agent_card(host: &str, link: &dyn Fn(&str) -> Value) -> Value {
    json!({
        "name": "草料", "description": "d", "version": "1", "protocolVersion": "0.3.0", "url": format!("http://{host}/a2a"),
        "preferredTransport": "JSONRPC", "iconUrl": link("icon.png"), "documentationUrl": link("docs"),
        "provider": {"organization": "o", "url": link("provider")},
        "additionalInterfaces": [{"url": link("rest"), "transport": "HTTP+JSON"}, {"url": link("grpc"), "transport": "GRPC"}],
        "capabilities": {"extensions": [{"uri": link("extension"), "description": "x"}]}, "skills": [],
        "defaultInputModes": [], "defaultOutputModes": []
    })
}

/// A task with files by address, as A2A has them.
fn task(link: &dyn Fn(&str) -> Value) -> Value {
    json!({"kind": "task", "id": "t1", "contextId": "c1", "status": {"state": "completed"}, "artifacts": [{"artifactId": "a", "name": "entity",
        "parts": [{"kind": "file", "file": {"uri": link("file.bin"), "mimeType": "image/png"}}, {"kind": "text", "text": link("text")}]}]})
}

#[test]
fn the_explorer_fetches_nothing_that_is_only_shown() {
    let other = elsewhere();
    let service = pointing_to(&other);
    for size in [WIDE, (200, 60)] {
        let before = service.requests().len();
        let mut pty = on_service(&service, &[LATHE], size);
        pty.wait_for("分钟前取得");
        for pane in ["1", "2", "3"] {
            pty.keys(pane);
            for _ in 0..3 {
                pty.keys("v");
            }
            for _ in 0..8 {
                pty.keys("i");
                frame_with(&pty, "┍━");
                pty.keys("v");
                pty.keys("v");
                pty.keys(ESC);
                frame_without(&pty, "┍━");
                pty.keys(DOWN);
            }
        }
        pty.keys("3");
        pty.keys(ENTER);
        frame_with(&pty, "已交给终端");
        pty.keys(RIGHT);
        pty.keys(RIGHT);
        frame_with(&pty, "完整链接，");
        leaves_cleanly(&mut pty, "q");
        let asked: Vec<(String, String)> = service.requests()[before..]
            .iter()
            .filter(|request| request.method != "GET")
            .map(|request| (request.path.clone(), Asked::of(request).skill))
            .collect();
        assert_eq!(asked.len(), 3, "{asked:?}");
        assert!(asked.iter().all(|(path, _)| path == "/a2a"), "{asked:?}");
    }
    assert_eq!(other.connections(), 0, "{:?}", other.requests());
}

#[test]
fn no_command_fetches_what_it_prints() {
    let other = elsewhere();
    let service = pointing_to(&other);
    let endpoint = service.url("/a2a");
    let env = [("QRSCOPE_ENDPOINT", endpoint.as_str())];
    let mut shown = 0;
    for args in [
        &["show", LATHE][..],
        &["show", LATHE, "--json"],
        &["records", LATHE],
        &["records", LATHE, "--csv"],
        &["actions", LATHE],
        &["actions", LATHE, "--json"],
        &["task", "t1"],
        &["task", "t1", "--json"],
        &["card"],
        &["card", "--json"],
    ] {
        let output = qrscope_with(args, &env);
        assert_eq!(output.code, 0, "{args:?} {output:?}");
        shown += output.stdout.matches(&other.base()).count();
    }
    // All of that was there to be fetched.
    assert!(shown > 30, "{shown}");
    assert_eq!(other.connections(), 0, "{:?}", other.requests());
}

#[test]
fn the_measure_itself_counts() {
    let other = elsewhere();
    let address = other.base().replace("http://", "");
    let mut stream = TcpStream::connect(address).unwrap();
    stream
        .write_all(b"GET /1.jpg HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        .unwrap();
    let mut first = [0];
    stream.read_exact(&mut first).unwrap();
    assert_eq!((other.connections(), other.requests().len()), (1, 1));
}
