//! Exit codes, and the form of errors.

use super::service::{LINK, always, completed, ended, rpc_error, run};
use crate::support::environment::NOWHERE;
use crate::support::http::{Reply, Request, Response, Scripted};
use crate::support::run::{qrscope, qrscope_with};
use serde_json::Value;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::thread;

type Handler = fn(&Request) -> Reply;

const NO_ENTITY: &str = "查询失败:码不存在或无法解析";

/// What the service does, for which command, and the exit code and kind.
const ANSWERS: &[(&str, &str, Handler, i32, &str)] = &[
    (
        "get_entity failed",
        "show",
        |r| ended(r, "failed", "no"),
        6,
        "no_entity",
    ),
    (
        "the documented reason",
        "records",
        |r| ended(r, "failed", NO_ENTITY),
        6,
        "no_entity",
    ),
    (
        "the documented reason",
        "actions",
        |r| ended(r, "failed", NO_ENTITY),
        6,
        "no_entity",
    ),
    (
        "another reason",
        "records",
        |r| ended(r, "failed", "bad token"),
        4,
        "failed",
    ),
    (
        "another reason",
        "actions",
        |r| ended(r, "failed", "no"),
        4,
        "failed",
    ),
    (
        "input-required",
        "show",
        |r| ended(r, "input-required", "more?"),
        4,
        "failed",
    ),
    (
        "auth-required",
        "show",
        |r| ended(r, "auth-required", "log in"),
        4,
        "failed",
    ),
    (
        "rejected",
        "show",
        |r| ended(r, "rejected", "no"),
        4,
        "failed",
    ),
    (
        "canceled",
        "show",
        |r| ended(r, "canceled", ""),
        4,
        "failed",
    ),
    (
        "unknown state",
        "show",
        |r| ended(r, "dreaming", ""),
        4,
        "failed",
    ),
    (
        "JSON-RPC error",
        "show",
        |r| rpc_error(r, -32603, "boom"),
        4,
        "refused",
    ),
    (
        "HTTP 500",
        "show",
        |_| Reply::status(500, "oops"),
        4,
        "refused",
    ),
    (
        "HTTP 302",
        "show",
        |_| Reply::Whole(Response::new(302, "").header("Location", "http://127.0.0.1:9/")),
        4,
        "refused",
    ),
    (
        "no JSON",
        "show",
        |_| Reply::status(200, "oops"),
        4,
        "malformed",
    ),
    (
        "a web page",
        "show",
        |_| Reply::status(200, "<html>"),
        4,
        "refused",
    ),
    (
        "other shape",
        "show",
        |r| completed(r, "entity", r#"{"foo":1}"#),
        4,
        "malformed",
    ),
    (
        "records no list",
        "records",
        |r| completed(r, "records", r#"{"records":{"a":1}}"#),
        4,
        "malformed",
    ),
    (
        "broken off",
        "show",
        |r| match completed(r, "entity", r#"{"code":{}}"#) {
            Reply::Whole(response) => Reply::cut(response, 40),
            other => other,
        },
        3,
        "network",
    ),
    (
        "connection closed",
        "show",
        |_| Reply::Raw(Vec::new()),
        3,
        "network",
    ),
];

#[test]
fn answers_decide_the_exit_code_and_the_kind() {
    for (what, command, handler, code, kind) in ANSWERS {
        let service = Scripted::start(handler);
        let output = run(&service, &[command, LINK]);
        assert_eq!(
            (output.code, output.stdout.as_str()),
            (*code, ""),
            "{what}: {output:?}"
        );
        assert!(output.stderr.starts_with("qrscope: "), "{what}: {output:?}");

        let output = run(&service, &[command, LINK, "--json"]);
        assert_eq!(
            (output.code, output.stdout.as_str()),
            (*code, ""),
            "{what}: {output:?}"
        );
        let error: Value =
            serde_json::from_str(&output.stderr).unwrap_or_else(|_| panic!("{what}: {output:?}"));
        assert_eq!(error["schema_version"], 1);
        assert_eq!(error["error"]["kind"], *kind, "{what}");
        assert!(error["error"]["message"].is_string() && error["error"].get("hint").is_some());
        assert_eq!(output.stderr.lines().count(), 1);
    }
}

#[test]
fn a_service_that_never_answers_is_a_timeout() {
    let service = Scripted::start(|_| Reply::Hang);
    let output = run(&service, &["show", LINK, "--timeout", "1", "--json"]);
    assert_eq!(output.code, 5, "{output:?}");
    assert!(output.stderr.contains(r#""kind":"timeout""#), "{output:?}");
}

#[test]
fn nobody_there_is_unreachable_and_tls_has_its_own_kind() {
    let output = qrscope_with(&["show", LINK, "--json"], &[("QRSCOPE_ENDPOINT", NOWHERE)]);
    assert_eq!(output.code, 3, "{output:?}");
    assert!(output.stderr.contains(r#""kind":"network""#), "{output:?}");

    // Speaks, but no TLS.
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let endpoint = format!("https://{}/rpc", listener.local_addr().unwrap());
    thread::spawn(move || {
        for mut stream in listener.incoming().map_while(Result::ok) {
            let _ = stream.read(&mut [0; 1024]);
            let _ = stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n");
        }
    });
    let output = qrscope_with(
        &["show", LINK, "--json"],
        &[("QRSCOPE_ENDPOINT", &endpoint)],
    );
    assert_eq!(output.code, 3, "{output:?}");
    assert!(output.stderr.contains(r#""kind":"tls""#), "{output:?}");
}

#[test]
fn what_is_typed_wrongly_is_exit_2_and_asks_nobody() {
    let service = always("entity", r#"{"code":{"uri":"x"}}"#);
    for args in [
        &["show"][..],
        &["show", "no link here"],
        &["show", "qr71.cn/a/b/c"],
        &["show", "https://qr71.cn:8443/a/b"],
        &["show", "ftp://qr71.cn/a/b"],
        &["show", "foo.example/a/b"],
        &["records", LINK, "--all", "--limit", "3"],
        &["records", LINK, "--json", "--csv"],
        &["records", LINK, "--limit", "0"],
        &["show", LINK, "--page-size", "0"],
        &["show", LINK, "--timeout", "0"],
        &["show", LINK, "--timeout", "601"],
        &["show", LINK, "--tz", "Mars/Olympus"],
        &["show", LINK, "--lang", "fr"],
        &["show", LINK, "--fixed-time", "yesterday"],
        &["show", LINK, "--allow-host", "https://x.example"],
        &["show", LINK, "--endpoint", "http://service.invalid/rpc"],
        &["show", LINK, "--endpoint", "not a url"],
        &["show", LINK, "--endpoint", ""],
        &["show", LINK, "--nonsense"],
        &[
            "--demo",
            "--endpoint",
            "http://127.0.0.1:9/none",
            "show",
            LINK,
        ],
        &[LINK, "show", LINK],
        &[],
    ] {
        let output = run(&service, args);
        assert_eq!(
            (output.code, output.stdout.as_str()),
            (2, ""),
            "{args:?} {output:?}"
        );
        assert!(
            args.contains(&"--json") || output.stderr.starts_with("qrscope: "),
            "{args:?} {output:?}"
        );
        let mut with_json = args.to_vec();
        if !args.contains(&"--json") {
            with_json.push("--json");
        }
        let output = run(&service, &with_json);
        assert_eq!(
            (output.code, output.stdout.as_str()),
            (2, ""),
            "{with_json:?} {output:?}"
        );
        let error: Value =
            serde_json::from_str(&output.stderr).unwrap_or_else(|_| panic!("{args:?} {output:?}"));
        let kind = if args == ["show", "foo.example/a/b"] {
            "host"
        } else {
            "usage"
        };
        assert_eq!(error["error"]["kind"], kind, "{args:?}");
    }
    assert_eq!(service.requests().len(), 0);
}

#[test]
fn a_failed_task_is_quoted_and_only_no_entity_gets_our_sentence() {
    let service = Scripted::start(|r| ended(r, "failed", "页码\n无效"));
    let output = run(&service, &["records", LINK]);
    assert_eq!(
        output.stderr,
        "qrscope: the service did not complete the task\nThe service says '页码^J无效'\nyou may try again\n"
    );
    let service = Scripted::start(|r| ended(r, "failed", NO_ENTITY));
    let output = run(&service, &["--lang", "zh", "records", LINK]);
    assert!(
        output
            .stderr
            .starts_with("qrscope: 没有可读的公开实体\n服务原话 「查询失败:码不存在或无法解析」\n"),
        "{output:?}"
    );
    assert!(!output.stderr.contains("不存在\n"), "{output:?}");
}

#[test]
fn help_and_version_are_answers() {
    for args in [
        &["--help"][..],
        &["show", "--help"],
        &["records", "-h"],
        &["help", "serve"],
    ] {
        let output = qrscope(args);
        assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{args:?}");
        assert!(output.stdout.contains("用法：qrscope"), "{args:?}");
        let english = qrscope_with(args, &[("LANG", "C.UTF-8")]);
        assert!(english.stdout.contains("Usage: qrscope"), "{args:?}");
    }
    let output = qrscope(&["--version"]);
    assert_eq!(
        output.stdout,
        concat!("qrscope ", env!("CARGO_PKG_VERSION"), "\n")
    );
}
