//! What is no answer, and what it says about the dialect and the task.

use crate::a2a::{Dialect, Fault, Refusal, Unreadable, read_send, read_task};

fn refused(status: u16, body: &str, dialect: Dialect) -> Unreadable {
    read_send(status, body, dialect, "1").unwrap_err()
}

#[test]
fn responses_are_told_apart() {
    let fault = |body: &str| refused(200, body, Dialect::V03_JSON_RPC).fault;
    assert_eq!(fault("<!DOCTYPE html>…"), Fault::Html);
    assert_eq!(fault(" \n<HTML><body>"), Fault::Html);
    assert_eq!(fault("<xml>"), Fault::NotJson);
    assert_eq!(fault(""), Fault::NotJson);
    assert_eq!(fault("[]"), Fault::NotResponse);
    assert_eq!(fault("{}"), Fault::NotResponse);
    assert_eq!(fault(r#"{"id":"1","result":null}"#), Fault::NoTask);
    let other = r#"{"id":"2","result":{"status":{"state":"completed"}}}"#;
    assert_eq!(fault(other), Fault::WrongId);
    assert_eq!(fault(r#"{"id":"1","result":{"x":1}}"#), Fault::NoTask);
    let error = refused(
        400,
        r#"{"id":null,"error":{"code":-32700.0,"message":"x"}}"#,
        Dialect::V10_JSON_RPC,
    );
    assert_eq!((error.status, error.rpc_code()), (400, Some(-32700)));
    for accepted in [
        r#"{"id":1,"result":{"status":{"state":"completed"}}}"#,
        r#"{"result":{"status":{"state":"failed"}}}"#,
        r#"{"id":null,"result":{"status":{"state":"failed"}}}"#,
        "\u{feff}{\"id\":\"1\",\"error\":null,\"result\":{\"kind\":\"message\",\"parts\":[]}}",
    ] {
        assert!(
            read_send(200, accepted, Dialect::V03_JSON_RPC, "1").is_ok(),
            "{accepted}"
        );
        assert!(
            read_send(500, accepted, Dialect::V03_JSON_RPC, "1").is_ok(),
            "{accepted}"
        );
    }
}

#[test]
fn errors_of_all_forms_have_their_code_reason_and_words() {
    let read = |status, body: &str, dialect| match refused(status, body, dialect).fault {
        Fault::Refused(Refusal {
            code,
            reason,
            message,
            ..
        }) => (code, reason, message),
        fault => panic!("{body}: {fault:?}"),
    };
    let rest = Dialect::V10_REST;
    let some = |text: &str| Some(text.to_owned());
    let status = r#"{"error":{"code":404,"status":"NOT_FOUND","message":"Task not found","details":[{"@type":"x"},{"reason":"TASK_NOT_FOUND"}]}}"#;
    assert_eq!(
        read(404, status, rest),
        (404, some("TASK_NOT_FOUND"), "Task not found".into())
    );
    let bare = r#"{"code":-32001,"message":"gone","data":{"reason":"R"}}"#;
    assert_eq!(
        read(200, bare, Dialect::V03_REST),
        (-32001, some("R"), "gone".into())
    );
    let problem = r#"{"type":"https://a2a-protocol.org/errors/task-not-found","title":"T","status":404,"detail":"D"}"#;
    assert_eq!(
        read(404, problem, rest),
        (0, some("TASK_NOT_FOUND"), "D".into())
    );
    assert_eq!(
        read(502, r#"{"error":"bad gateway"}"#, rest),
        (0, None, "bad gateway".into())
    );
    assert_eq!(
        read(502, r#"{"x":1}"#, rest),
        (0, None, r#"{"x":1}"#.into())
    );
    let long = format!(r#"{{"x":"{}"}}"#, "长".repeat(900));
    assert_eq!(read(502, &long, rest).2.chars().count(), 500);
    // A status that is no success is none whatever the body says; over JSON-RPC the body alone decides.
    let task = r#"{"id":"t","status":{"state":"completed"}}"#;
    assert!(matches!(refused(500, task, rest).fault, Fault::Refused(_)));
}

#[test]
fn what_is_about_the_dialect_and_what_about_the_task() {
    let rpc = |code: i64| format!(r#"{{"error":{{"code":{code},"message":"m"}}}}"#);
    let google = |reason: &str| {
        format!(
            r#"{{"error":{{"code":400,"status":"X","message":"m","details":[{{"reason":"{reason}"}}]}}}}"#
        )
    };
    let not_found =
        r#"{"error":{"code":404,"status":"NOT_FOUND","message":"Task 7 not found"}}"#.to_owned();
    let nothing_there = r#"{"error":{"code":404,"status":"NOT_FOUND","message":"Requested entity was not found."}}"#.to_owned();
    let cases: Vec<(u16, String, bool, bool)> = vec![
        (200, rpc(-32601), true, false),
        (200, rpc(-32009), true, false),
        (404, rpc(-32001), false, true),
        (200, rpc(-32001), false, true),
        (404, rpc(-32602), false, false),
        (200, rpc(-32600), false, false),
        (400, google("VERSION_NOT_SUPPORTED"), true, false),
        (501, google("METHOD_NOT_FOUND"), true, false),
        (404, google("TASK_NOT_FOUND"), false, true),
        (400, google("UNSUPPORTED_OPERATION"), false, false),
        (404, not_found, false, true),
        (404, nothing_there, true, false),
        (404, r#"{"detail":"Not Found"}"#.into(), true, false),
        (404, "Not Found".into(), true, false),
        (405, String::new(), true, false),
        (307, String::new(), true, false),
        (200, "<html>".into(), true, false),
        (502, "<html>".into(), false, false),
        (403, r#"{"error":"no"}"#.into(), false, false),
        (200, "garbage".into(), false, false),
    ];
    for (status, body, dialect, gone) in cases {
        for spoken in Dialect::ALL {
            let error = read_task(status, &body, spoken, "1").unwrap_err();
            assert_eq!(
                error.is_about_dialect(),
                dialect,
                "{status} {body} {spoken}"
            );
            assert_eq!(error.is_task_not_found(), gone, "{status} {body} {spoken}");
        }
    }
}
