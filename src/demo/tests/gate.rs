//! What HTTP lets in, and how the service ends.

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use super::{Client, now, started};
use crate::demo::{DemoOptions, DemoService};
use serde_json::json;
use tokio::net::TcpStream;

const CARD: &str = "/.well-known/agent-card.json";

#[tokio::test]
async fn the_host_must_be_loopback() {
    let service = DemoService::start(0, now()).await.unwrap();
    assert_eq!(service.address().ip(), Ipv4Addr::LOCALHOST);
    for (headers, status) in [
        ("Host: 127.0.0.1\r\n", 200),
        ("Host: localhost:1234\r\n", 200),
        ("Host: [::1]:80\r\n", 200),
        ("Host: qr71.cn\r\n", 403),
        ("Host: evil.example:80\r\n", 403),
        ("Host: 127.0.0.1.evil.example\r\n", 403),
        ("Host:\r\n", 403),
        ("", 403),
        ("Host: 127.0.0.1\r\nHost: evil.example\r\n", 403),
    ] {
        let mut client = Client::connect(&service).await;
        let reply = client
            .raw(format!("GET {CARD} HTTP/1.1\r\n{headers}\r\n").as_bytes())
            .await;
        assert_eq!(reply.status, status, "{headers}");
        assert!(!reply.head.contains("access-control"));
    }
    let mut client = Client::connect(&service).await;
    let reply = client
        .raw(
            format!("GET http://evil.example{CARD} HTTP/1.1\r\nHost: localhost\r\n\r\n").as_bytes(),
        )
        .await;
    assert_eq!(reply.status, 403);
}

#[tokio::test]
async fn everything_else_is_not_found() {
    let (_service, mut client) = started().await;
    for line in [
        "GET /",
        "GET /a2a/jsonrpc",
        "PUT /a2a/jsonrpc",
        "OPTIONS /a2a/jsonrpc",
        "POST /a2a/jsonrpc/",
        "POST /a2a/rest/v1/message:send",
        "POST /.well-known/agent-card.json",
        "GET /.well-known/agent.json",
        "GET /message:send",
    ] {
        let reply = client
            .request(
                line,
                &[
                    "Content-Type: application/json",
                    "Origin: https://evil.example",
                ],
                b"{}",
            )
            .await;
        assert_eq!(reply.status, 404, "{line}");
        assert!(!reply.head.contains("access-control"));
    }
}

#[tokio::test]
async fn only_json_of_up_to_100_kb() {
    let (_service, mut client) = started().await;
    let body =
        json!({ "jsonrpc": "2.0", "id": "1", "method": "tasks/get", "params": { "id": "x" } })
            .to_string();
    for (content_type, code) in [
        ("Content-Type: application/json", -32_001),
        ("Content-Type: Application/JSON; charset=utf-8", -32_001),
        ("Content-Type: text/plain", -32_700),
        ("Content-Type: application/json-seq", -32_700),
        ("X-Other: 1", -32_700),
    ] {
        let reply = client
            .request("POST /a2a/jsonrpc", &[content_type], body.as_bytes())
            .await;
        let answer = reply.json();
        assert_eq!(
            (reply.status, &answer["error"]["code"]),
            (200, &json!(code)),
            "{content_type}"
        );
        assert_eq!(answer["id"].is_null(), code == -32_700);
    }
    for (length, status) in [(102_400, 200), (102_401, 413), (1_000_000, 413)] {
        let padded = body.clone() + &" ".repeat(length - body.len());
        let reply = client.post(padded.as_bytes()).await;
        assert_eq!(reply.status, status, "{length}");
    }
    // Chunked, so that no length is announced.
    let chunk = format!("{:x}\r\n{}\r\n", 60_000, " ".repeat(60_000));
    let head = "POST /a2a/jsonrpc HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
    assert_eq!(
        client
            .raw(format!("{head}{chunk}{chunk}0\r\n\r\n").as_bytes())
            .await
            .status,
        413
    );
    assert_eq!(
        client.call("tasks/list", json!({})).await["error"]["code"],
        -32_601
    );
}

#[tokio::test]
async fn the_extension_is_acknowledged_when_asked_for() {
    let (_service, mut client) = started().await;
    let uri = "https://a2a.objqr.com/ext/caoliao-entity/v2";
    let headers = [
        "Content-Type: application/json",
        &format!("X-A2A-Extensions: https://other.example/x, {uri}"),
    ];
    let reply = client.request("POST /a2a/jsonrpc", &headers, b"{}").await;
    assert!(reply.head.contains(&format!("x-a2a-extensions: {uri}\r\n")));
    assert!(!client.post(b"{}").await.head.contains("x-a2a-extensions"));
}

#[tokio::test]
async fn latency_holds_every_answer_back() {
    let latency = Duration::from_millis(40);
    let service = DemoService::start_with(DemoOptions {
        latency,
        ..DemoOptions::new(0, now())
    })
    .await
    .unwrap();
    let mut client = Client::connect(&service).await;
    let start = Instant::now();
    client.call("tasks/list", json!({})).await;
    assert!(start.elapsed() >= latency);
}

#[tokio::test]
async fn a_taken_port_is_an_error_and_dropping_frees_it() {
    let (service, mut client) = started().await;
    let address = service.address();
    assert!(DemoService::start(address.port(), now()).await.is_err());
    client.call("tasks/list", json!({})).await;
    drop(service);
    client.closed().await;
    // The connection that the test itself opens may still be taken by the listener's queue; it closes soon.
    while TcpStream::connect(address).await.is_ok() {
        tokio::task::yield_now().await;
    }
}
