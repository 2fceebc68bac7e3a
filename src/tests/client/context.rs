//! A conversation's id helps the server and must never cost an answer.

use super::{
    answers::{proper, rpc_error},
    asking::{Asker, DEMO, entity},
};
use crate::tests::client::asking::Reply as Answer;
use crate::tests::support::http::{Reply, Request, Scripted};
use qrscope::domain::ErrorKind;
use serde_json::{Value, json};

fn context(request: &Request) -> Option<String> {
    let context = request.json()["params"]["message"]
        .get("contextId")
        .cloned();
    context.map(|context| context.as_str().unwrap().to_owned())
}

fn contexts(server: &Scripted) -> Vec<Option<String>> {
    server.requests().iter().map(context).collect()
}

fn with_context() -> Option<String> {
    Some("ctx".to_owned())
}

#[test]
fn a_refused_context_is_left_out_once() {
    for code in [-32600, -32602, -32603, -32001, -32004, -1, 7] {
        let server = Scripted::start(move |request| match context(request) {
            Some(_) => rpc_error(request, code),
            None => proper(request),
        });
        let answer = Asker::new(&server.url("/rpc"))
            .ask_in(entity(DEMO), "ctx")
            .unwrap();
        assert!(matches!(answer, Answer::Entity(_)));
        assert_eq!(contexts(&server), [with_context(), None], "{code}");
        let ids: Vec<Value> = server
            .requests()
            .iter()
            .map(|request| request.json()["params"]["message"]["messageId"].clone())
            .collect();
        assert_ne!(ids[0], ids[1], "another message, not the same one again");
    }
}

#[test]
fn the_try_without_is_the_last_one() {
    let server = Scripted::start(|request| rpc_error(request, -32602));
    let error = Asker::new(&server.url("/rpc"))
        .ask_in(entity(DEMO), "ctx")
        .unwrap_err();
    assert_eq!(error.kind, ErrorKind::Rpc(-32602));
    assert_eq!(contexts(&server), [with_context(), None]);
}

#[test]
fn a_question_without_a_context_is_never_asked_again() {
    let server = Scripted::start(|request| rpc_error(request, -32602));
    let error = Asker::new(&server.url("/rpc"))
        .ask(entity(DEMO))
        .unwrap_err();
    assert_eq!(error.kind, ErrorKind::Rpc(-32602));
    assert_eq!(contexts(&server), [None]);
}

#[test]
fn what_is_not_about_the_context_is_not_asked_again() {
    let failed = json!({"jsonrpc": "2.0", "result": {"status": {"state": "failed"}}});
    let replies: Vec<(&str, Reply)> = vec![
        ("a failed task", Reply::json(&failed)),
        ("http", Reply::status(503, "busy")),
        (
            "http with a gateway's own error",
            Reply::status(503, r#"{"error":"busy"}"#),
        ),
        (
            "http with an error in the manner of Google",
            Reply::status(429, r#"{"error":{"code":429,"message":"slow"}}"#),
        ),
        ("no JSON", Reply::status(200, "<html>")),
        ("no connection", Reply::Raw(Vec::new())),
    ];
    for (case, reply) in replies {
        let server = Scripted::start(move |_| reply.clone());
        Asker::direct(&server.url("/rpc"))
            .ask_in(entity(DEMO), "ctx")
            .unwrap_err();
        // Again for a moment's failure perhaps, but never without.
        for context in contexts(&server) {
            assert_eq!(context, with_context(), "{case}");
        }
    }
    for code in [-32700, -32601, -32009] {
        let server = Scripted::start(move |request| rpc_error(request, code));
        let error = Asker::direct(&server.url("/rpc"))
            .ask_in(entity(DEMO), "ctx")
            .unwrap_err();
        assert_eq!(error.kind, ErrorKind::Rpc(code));
        assert_eq!(contexts(&server), [with_context()], "{code}");
    }
}
