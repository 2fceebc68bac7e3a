//! Answers that are none: other statuses, other shapes, other people's ids, connections that end.

use super::{
    answers::{completed, fitting},
    asking::{Asker, DEMO, entity},
};
use crate::net::NetFault;
use crate::tests::client::asking::Reply as Answer;
use crate::tests::support::http::{Reply, Response, Scripted};
use qrscope::domain::{ErrorKind, LoadError, Mismatch};
use serde_json::{Value, json};

fn ask(reply: Reply) -> Result<Answer, LoadError> {
    let server = Scripted::start(move |_| reply.clone());
    Asker::direct(&server.url("/rpc")).ask(entity(DEMO))
}

fn said(error: &LoadError) -> &str {
    error.said.as_ref().map_or("", |said| said.as_str())
}

/// A finished task with a card.
fn task() -> Value {
    json!({"status": {"state": "completed"},
        "artifacts": [{"name": "entity", "parts": [{"data": {"thing": {"name": "it"}}}]}]})
}

#[test]
fn other_statuses_keep_their_number_and_the_beginning_of_their_words() {
    let page = format!(
        "<html><h1>\u{1b}[31m坏了</h1>{}</html>",
        "x".repeat(100_000)
    );
    for status in [
        301, 302, 307, 308, 400, 401, 403, 404, 407, 413, 429, 500, 502, 503, 504,
    ] {
        let error = ask(Reply::status(status, &page)).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Net(NetFault::HttpStatus(status)));
        assert!(
            said(&error).starts_with("<html><h1>^[[31m坏了</h1>"),
            "{error:?}"
        );
        assert!(said(&error).chars().count() <= 201, "{error:?}");
        assert_eq!((error.kind_name(), error.exit_code()), ("refused", 4));
    }
    let silent = ask(Reply::status(502, " \n")).unwrap_err();
    assert_eq!(
        silent,
        LoadError::of(ErrorKind::Net(NetFault::HttpStatus(502)))
    );
}

#[test]
fn a_gateways_own_json_is_a_status_and_no_answer_of_the_service() {
    for body in [
        r#"{"error":"Service Unavailable"}"#,
        r#"{"error":{"status":"UNAVAILABLE","message":"Service Unavailable"}}"#,
        r#"{"error":{"code":503,"status":"UNAVAILABLE","message":"Service Unavailable"}}"#,
        r#"{"message":"Service Unavailable"}"#,
        "[]",
        "null",
    ] {
        let error = ask(Reply::status(503, body)).unwrap_err();
        assert_eq!(
            error.kind,
            ErrorKind::Net(NetFault::HttpStatus(503)),
            "{body}"
        );
    }
    // A JSON-RPC error is one whatever the status (docs/protocol.md#a2a-03).
    let rpc = r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"bad"}}"#;
    for status in [200, 400, 500] {
        let error = ask(Reply::status(status, rpc)).unwrap_err();
        assert_eq!(
            (&error.kind, said(&error)),
            (&ErrorKind::Rpc(-32700), "bad")
        );
    }
}

#[test]
fn the_status_does_not_decide_about_an_answer() {
    let server = Scripted::start(|request| {
        let body = completed(request, &fitting(request, "it")).to_string();
        Reply::status(500, &body)
    });
    Asker::new(&server.url("/rpc")).ask(entity(DEMO)).unwrap();
}

#[test]
fn shapes_that_are_no_answer_are_told_apart() {
    let malformed = |mismatch| ErrorKind::Malformed(mismatch);
    let result = |result: Value| json!({"jsonrpc": "2.0", "id": "1", "result": result}).to_string();
    let cases: Vec<(String, ErrorKind)> = vec![
        (String::new(), malformed(Mismatch::Empty)),
        (" \r\n\t".into(), malformed(Mismatch::Empty)),
        ("\u{feff}".into(), malformed(Mismatch::Empty)),
        ("OK".into(), malformed(Mismatch::NotJson)),
        ("nul".into(), malformed(Mismatch::NotJson)),
        (
            "{\"id\":\"1\",\"result\":{\"sta".into(),
            malformed(Mismatch::CutOff),
        ),
        ("{\"id\":\"1\",".into(), malformed(Mismatch::CutOff)),
        ("[".into(), malformed(Mismatch::CutOff)),
        ("{\"id\":\"1\",}".into(), malformed(Mismatch::NotJson)),
        (
            "<!DOCTYPE html><p>log in".into(),
            malformed(Mismatch::WebPage),
        ),
        (" \n<HTML><body>log in".into(), malformed(Mismatch::WebPage)),
        (
            "<?xml version='1.0'?><a/>".into(),
            malformed(Mismatch::NotJson),
        ),
        ("{} {}".into(), malformed(Mismatch::NotJson)),
        ("data: {}\n\n".into(), malformed(Mismatch::NotJson)),
        ("\"text\"".into(), malformed(Mismatch::NotRpc)),
        ("7".into(), malformed(Mismatch::NotRpc)),
        ("null".into(), malformed(Mismatch::NotRpc)),
        ("[]".into(), malformed(Mismatch::Batch(0))),
        (
            format!("[{0},{0}]", result(task())),
            malformed(Mismatch::Batch(2)),
        ),
        (
            "{\"jsonrpc\":\"2.0\",\"id\":\"1\"}".into(),
            malformed(Mismatch::NotRpc),
        ),
        (result(Value::Null), malformed(Mismatch::NoTask)),
        (result(json!([1])), malformed(Mismatch::NoTask)),
        (result(json!({"kind": "task"})), malformed(Mismatch::NoTask)),
        (
            result(json!({"status": {"state": 7}})),
            malformed(Mismatch::NoTask),
        ),
        (
            result(json!({"status": {"state": "completed"}})),
            malformed(Mismatch::NoData),
        ),
        (
            result(json!({"status": {"state": "completed"}, "artifacts": {}})),
            malformed(Mismatch::NoData),
        ),
        (
            result(json!({"kind": "message", "parts": []})),
            malformed(Mismatch::NoData),
        ),
        (
            result(
                json!({"status": {"state": "completed"}, "artifacts": [{"name": "entity", "parts": [{"data": 7}]}]}),
            ),
            malformed(Mismatch::OtherShape),
        ),
        (
            result(json!({"status": {"state": "completed"}, "artifacts": [
                {"name": "x", "parts": [{"data": {"thing": 1}}]}, {"name": "y", "parts": [{"data": {"thing": 2}}]}]})),
            malformed(Mismatch::WhichArtifact(2)),
        ),
    ];
    for (body, kind) in cases {
        assert_eq!(
            ask(Reply::status(200, &body)).unwrap_err().kind,
            kind,
            "{body}"
        );
    }
}

#[test]
fn an_answer_to_another_question_is_refused_and_one_without_an_id_is_taken() {
    for wrong in [
        json!("2"),
        json!(2),
        json!("x"),
        json!({}),
        json!([]),
        json!(true),
        json!(""),
    ] {
        let body = json!({"jsonrpc": "2.0", "id": wrong, "result": task()});
        let error = ask(Reply::json(&body)).unwrap_err();
        assert_eq!(
            error,
            LoadError::of(ErrorKind::Malformed(Mismatch::WrongId)),
            "{wrong}"
        );
    }
    for right in [
        json!({"jsonrpc": "2.0", "result": task()}),
        json!({"result": task(), "id": "1"}),
        json!({"id": 1, "result": task()}),
        json!({"id": null, "result": task()}),
        json!({"id": "1", "error": null, "result": task(), "more": 1}),
    ] {
        ask(Reply::json(&right)).unwrap_or_else(|error| panic!("{right}: {error:?}"));
    }
}

#[test]
fn an_error_beside_a_result_is_an_error() {
    let body =
        json!({"id": "1", "result": task(), "error": {"code": -32603, "message": "half done"}});
    let error = ask(Reply::json(&body)).unwrap_err();
    assert_eq!(
        (&error.kind, said(&error)),
        (&ErrorKind::Rpc(-32603), "half done")
    );
}

#[test]
fn a_part_may_hold_a_text_beside_its_data() {
    for (text, summary) in [("", None), ("words", Some("words"))] {
        let body = json!({"id": "1", "result": {"status": {"state": "completed"}, "artifacts": [
            {"name": "entity", "parts": [{"text": text, "data": {"thing": {"name": "it"}}, "filename": ""}]}]}});
        let Ok(Answer::Entity(answer)) = ask(Reply::json(&body)) else {
            panic!("no card for {text:?}");
        };
        assert_eq!(answer.summary.as_ref().map(|text| text.as_str()), summary);
    }
    let text_only = json!({"id": "1", "result": {"status": {"state": "completed"}, "artifacts": [
        {"name": "entity", "parts": [{"text": "words", "data": null}]}]}});
    let error = ask(Reply::json(&text_only)).unwrap_err();
    assert_eq!(
        (&error.kind, said(&error)),
        (&ErrorKind::Malformed(Mismatch::NoData), "words")
    );
}

#[test]
fn an_answer_that_breaks_off_is_called_so_wherever_it_ends() {
    let whole = Response::json(&json!({"id": "1", "result": task()}));
    let length = whole.body.len();
    let mut cases: Vec<Reply> = [0, 1, length / 2, length - 1]
        .map(|bytes| Reply::cut(whole.clone(), bytes))
        .into();
    for chunks in [
        "",
        "f",
        "ff\r\n{\"id\"",
        "2\r\n{}\r\n",
        "2\r\n{}\r\nxyz\r\n",
    ] {
        let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
        cases.push(Reply::Raw([head, chunks].concat().into_bytes()));
    }
    for reply in cases {
        let error = ask(reply.clone()).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Net(NetFault::BrokenOff), "{reply:?}");
        assert_eq!((error.kind_name(), error.exit_code()), ("network", 3));
    }
}

#[test]
fn a_connection_that_ends_before_an_answer_is_called_so() {
    for bytes in ["", "H", "HTTP/1.1 200", "HTTP/1.1 200 OK\r\nContent-Le"] {
        let error = ask(Reply::Raw(bytes.into())).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Net(NetFault::NoAnswer), "{bytes:?}");
        assert_eq!((error.kind_name(), error.exit_code()), ("network", 3));
    }
}

#[test]
fn what_is_no_http_is_called_so() {
    for bytes in [
        "SSH-2.0-OpenSSH\r\n",
        "220 mail.example ESMTP\r\n",
        "{\"id\":\"1\"}\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nbad header\0: x\r\n\r\n{}",
    ] {
        let error = ask(Reply::Raw(bytes.into())).unwrap_err();
        let kind = ErrorKind::Net(NetFault::NotHttp);
        assert_eq!(error.kind, kind, "{bytes:?}");
        assert_eq!((error.kind_name(), error.exit_code()), ("malformed", 4));
    }
}

#[test]
fn a_status_without_content_is_an_empty_answer() {
    for status in [200, 202, 204, 205] {
        let error = ask(Reply::Raw(
            format!("HTTP/1.1 {status} Fine\r\nContent-Length: 0\r\n\r\n").into(),
        ))
        .unwrap_err();
        assert_eq!(error, LoadError::of(ErrorKind::Malformed(Mismatch::Empty)));
    }
}

#[test]
fn good_json_is_an_answer_whatever_its_type_is_called() {
    let body = json!({"id": "1", "result": task()}).to_string();
    for kind in [
        "text/html",
        "text/plain; charset=us-ascii",
        "application/octet-stream",
        "application/problem+json",
        "image/png",
        "x",
        "",
        "\"",
    ] {
        let response = Response::new(200, body.clone()).header("Content-Type", kind);
        ask(Reply::Whole(response)).unwrap_or_else(|error| panic!("{kind}: {error:?}"));
    }
    ask(Reply::Whole(Response::new(200, body.clone()))).unwrap();
    let marked = Response::new(200, format!("\u{feff}{body}"));
    ask(Reply::Whole(marked)).unwrap();
}

#[test]
fn nobody_there_is_a_broken_network_whatever_the_address_is_called() {
    // Bound and not listening: the port stays ours, and whoever comes is refused.
    let port = tokio::net::TcpSocket::new_v4().unwrap();
    port.bind(([127, 0, 0, 1], 0).into()).unwrap();
    let base = format!("http://{}", port.local_addr().unwrap());
    for path in ["/", "/proxy", "/tunnel?proxy=1"] {
        let error = Asker::new(&format!("{base}{path}"))
            .ask(entity(DEMO))
            .unwrap_err();
        assert_eq!(
            error.kind,
            ErrorKind::Net(NetFault::Network),
            "{path}: {error:?}"
        );
    }
}

#[test]
fn a_completed_task_without_data_still_quotes_its_status() {
    let server = Scripted::start(|request| {
        Reply::json(
            &json!({"jsonrpc": "2.0", "id": request.json()["id"], "result": {"kind": "task", "id": "t",
            "status": {"state": "completed", "message": {"kind": "message", "role": "agent",
                "parts": [{"kind": "text", "text": "nothing to show today"}]}}}}),
        )
    });
    let error = Asker::direct(&server.url("/rpc"))
        .ask(entity(DEMO))
        .unwrap_err();
    assert_eq!(error.kind, ErrorKind::Malformed(Mismatch::NoData));
    assert_eq!(said(&error), "nothing to show today");
}
