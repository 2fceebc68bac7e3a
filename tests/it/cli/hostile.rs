//! Nothing from outside drives a terminal, wherever it comes out.

use super::service::{LINK, ended, rpc_error, run};
use crate::support::http::{Reply, Request, Scripted};
use crate::support::pty::Pty;
use crate::support::run::Output;
use serde_json::{Value, json};

type Handler = Box<dyn Fn(&Request) -> Reply + Send + Sync>;

/// Characters that may stand in output: none that a terminal obeys, and none that reorders or hides.
fn is_harmless(c: char) -> bool {
    c == '\n'
        || !(c.is_control()
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{200b}'))
}

fn assert_harmless(output: &Output, what: &str) {
    for text in [&output.stdout, &output.stderr] {
        let odd = text.chars().find(|c| !is_harmless(*c));
        assert_eq!(odd, None, "{what}: {text}");
    }
}

/// The captured answers of a hostile service.
fn hostile(request: &Request) -> Reply {
    let body = String::from_utf8(request.body.clone()).unwrap();
    let text = match () {
        () if body.contains("get_records") => {
            include_str!("../../fixtures/a2a/js03-jsonrpc-hostile-records.json")
        }
        () if body.contains("list_actions") => return ACTIONS(request),
        () => include_str!("../../fixtures/a2a/js03-jsonrpc-hostile-entity.json"),
    };
    let capture: Value = serde_json::from_str(text).unwrap();
    let mut response = capture["response"]["json"].clone();
    response["id"] = request.json()["id"].clone();
    Reply::json(&response)
}

/// Control characters raw where JSON allows them, escaped where it doesn't.
const NASTY: &str = "x\\u001b[2J\\u0007\\r\\n\u{9b}31m\u{7f}\u{202e}\u{feff}\u{200b}\\u0000y";

const ACTIONS: fn(&Request) -> Reply = |request| {
    super::service::completed(
        request,
        "actions",
        &format!(
            r#"{{"url":"u","actions":[{{"label":"{NASTY}","action":"{NASTY}","humanUrl":"{NASTY}","precondition":{{"{NASTY}":"{NASTY}"}},"annotations":{{"confirm":"{NASTY}","{NASTY}":1}},"requiresAuth":"{NASTY}"}},"{NASTY}"]}}"#
        ),
    )
};

#[test]
fn answers_are_harmless_in_every_form() {
    let service = Scripted::start(hostile);
    for args in [
        &["show", LINK][..],
        &["show", LINK, "--json"],
        &["records", LINK],
        &["records", LINK, "--json"],
        &["records", LINK, "--ndjson"],
        &["actions", LINK],
        &["actions", LINK, "--json"],
    ] {
        let output = run(&service, args);
        assert_eq!(output.code, 0, "{args:?} {output:?}");
        assert_harmless(&output, &format!("{args:?}"));
        if args.contains(&"--json") {
            serde_json::from_str::<Value>(&output.stdout).unwrap();
        }
    }
}

#[test]
fn errors_are_harmless_too() {
    let reason = "r\u{1b}]0;owned\u{7}\r\nfake: line\u{9b}1m\u{202e}";
    let handlers: [(&str, Handler); 5] = [
        ("reason", Box::new(move |r| ended(r, "failed", reason))),
        ("state", Box::new(|r| ended(r, "dream\\u001b[1m", ""))),
        ("rpc", Box::new(move |r| rpc_error(r, -32000, reason))),
        ("status", Box::new(move |_| Reply::status(502, reason))),
        ("body", Box::new(move |_| Reply::status(200, reason))),
    ];
    for (what, handler) in handlers {
        let service = Scripted::start(handler);
        for args in [&["records", LINK][..], &["records", LINK, "--json"]] {
            let output = run(&service, args);
            assert_eq!(output.code, 4, "{what} {output:?}");
            assert_harmless(&output, what);
            assert!(!output.stderr.contains("\nfake"), "{what} {output:?}");
        }
    }
}

/// A service all of whose words are hostile: answers, tasks, its card.
fn all_hostile() -> Scripted {
    let attack = "a\u{1b}]0;owned\u{7}\u{1b}[2J\u{9b}31m\u{202e}evil\r\nqrscope: forged\u{200b}";
    Scripted::start(move |request| {
        let odd = || json!(attack);
        if request.method == "GET" {
            let base = format!("http://{}", request.header("host").unwrap());
            return Reply::json(&json!({
                "name": odd(), "description": odd(), "version": odd(), "documentationUrl": odd(), "iconUrl": odd(),
                "provider": {"organization": odd(), "url": odd()},
                "protocolVersion": "1.0", "supportedInterfaces": [
                    {"url": format!("{base}/rpc"), "protocolBinding": "JSONRPC", "protocolVersion": "1.0", "tenant": ""},
                    {"url": attack, "protocolBinding": attack, "protocolVersion": attack, "tenant": attack}],
                "capabilities": {"extensions": [{"uri": odd(), "required": true, "description": odd()}]},
                "securitySchemes": {attack: {}}, "security": [{attack: []}], "securityRequirements": [{"schemes": {attack: {}}}],
                "skills": [{"id": odd(), "name": odd(), "description": odd(), "tags": [odd()], "examples": [odd()]}],
                attack: odd()
            }));
        }
        let asked = request.json();
        let message = json!({"messageId": odd(), "role": "ROLE_AGENT", "parts": [{"text": attack}, {"data": {attack: attack}}]});
        let task = json!({"id": odd(), "contextId": odd(), "status": {"state": "TASK_STATE_FAILED", "timestamp": odd(), "message": message},
            "artifacts": [{"artifactId": odd(), "name": odd(), "parts": [{"text": attack}]}], "history": [message], "metadata": {attack: odd()}});
        let result = match asked["method"].as_str() {
            Some("ListTasks") => {
                json!({"tasks": [task, attack], "nextPageToken": "", "pageSize": 50, "totalSize": 2})
            }
            Some("GetTask") => {
                let mut task = task;
                task["id"] = asked["params"]["id"].clone();
                task
            }
            Some("SendMessage") => json!({"task": task}),
            _ => {
                return Reply::json(
                    &json!({"jsonrpc": "2.0", "id": asked["id"], "error": {"code": -32601, "message": attack, "data": attack}}),
                );
            }
        };
        Reply::json(&json!({"jsonrpc": "2.0", "id": asked["id"], "result": result}))
    })
}

#[test]
fn every_command_is_harmless_in_every_form_in_a_pipe_and_on_a_terminal() {
    let (all, answers) = (all_hostile(), Scripted::start(hostile));
    // The service, the arguments and the exit code.
    let cases: [(&Scripted, &[&str], i32); 22] = [
        (&all, &["card"], 0),
        (&all, &["card", "--json"], 0),
        (&all, &["task", "t1"], 0),
        (&all, &["task", "t1", "--json"], 0),
        (&all, &["tasks"], 0),
        (&all, &["tasks", "--json"], 0),
        (&all, &["show", LINK], 6),
        (&all, &["show", LINK, "--json"], 6),
        (&all, &["records", LINK], 4),
        (&all, &["records", LINK, "--json"], 4),
        (&all, &["records", LINK, "--ndjson"], 4),
        (&all, &["records", LINK, "--csv"], 4),
        (&all, &["actions", LINK], 4),
        (&all, &["actions", LINK, "--json"], 4),
        (
            &all,
            &[
                "show",
                "--yes",
                "--text",
                "x \u{1b}[2J\u{202e} https://qr71.cn/a/b",
            ],
            6,
        ),
        (&answers, &["show", LINK], 0),
        (&answers, &["show", LINK, "--json"], 0),
        (&answers, &["records", LINK], 0),
        (&answers, &["records", LINK, "--ndjson"], 0),
        (&answers, &["records", LINK, "--csv"], 0),
        (&answers, &["actions", LINK], 0),
        (&answers, &["actions", LINK, "--json"], 0),
    ];
    for (service, args, code) in cases {
        let what = format!("{args:?}");
        let output = run(service, args);
        assert_eq!(output.code, code, "{what} {output:?}");
        // In a pipe CSV is exact.
        if !args.contains(&"--csv") {
            assert_harmless(&output, &what);
        }
        for line in output.stderr.lines() {
            assert!(
                !line.starts_with("qrscope: forged"),
                "{what}: a forged line in {output:?}"
            );
        }
        let endpoint = service.url("/rpc");
        let env = [("QRSCOPE_ENDPOINT", endpoint.as_str()), ("LANG", "C.UTF-8")];
        let mut terminal = Pty::spawn(args, &env, (100, 40));
        assert_eq!(i64::from(terminal.wait_exit()), i64::from(code), "{what}");
        let raw = String::from_utf8(terminal.raw()).unwrap();
        // A terminal in its usual mode gets a return before each line feed from the system.
        crate::pty::output_bytes::assert_text(&raw.replace("\r\n", "\n"));
    }
}

#[test]
fn a_line_break_that_was_typed_forges_no_line() {
    let service = Scripted::start(hostile);
    let odd = "a\nqrscope: forged \u{1b}]0;x\u{7}";
    let flag = format!("--{odd}");
    let header = format!("X: file:/{odd}");
    let variables = [
        ("QRSCOPE_LANG", odd),
        ("QRSCOPE_TIMEOUT", odd),
        ("QRSCOPE_FIXED_TIME", odd),
    ];
    let cases: [&[&str]; 14] = [
        &[odd],
        &["show", odd],
        &["show", LINK, odd],
        &[&flag],
        &["show", LINK, &flag],
        &["show", LINK, "--tz", odd],
        &["show", LINK, "--lang", odd],
        &["show", LINK, "--allow-host", odd],
        &["show", LINK, "--allow-origin", odd],
        &["show", LINK, "--endpoint", odd],
        &["show", LINK, "--fixed-time", odd],
        &["show", LINK, "--page-size", odd],
        // The name of a file.
        &["show", LINK, "--header", &header],
        &["show", LINK, "--ambiguous-width", odd],
    ];
    let of_variables = variables.map(|variable| (vec!["show", LINK], vec![variable]));
    let of_words = cases.map(|args| (args.to_vec(), Vec::new()));
    for (args, env) in of_words.into_iter().chain(of_variables) {
        for form in [&[][..], &["--json"]] {
            let args = [&args, form].concat();
            let output = super::service::run_with(&service, &args, &env);
            assert_eq!(output.code, 2, "{args:?} {output:?}");
            assert_harmless(&output, &format!("{args:?}"));
            let forged = output
                .stderr
                .lines()
                .filter(|line| line.trim_start().starts_with("qrscope: forged"));
            assert_eq!(forged.count(), 0, "{args:?} {env:?} {}", output.stderr);
        }
    }
}

#[test]
fn what_was_typed_is_harmless_when_it_is_said_back() {
    let service = Scripted::start(hostile);
    let odd = "\u{1b}[2J\u{202e}\u{9b}x";
    for args in [
        &["show", odd][..],
        &["show", "https://qr71.cn/a/b/\u{1b}[31m\u{202e}c"],
        &["show", LINK, "--tz", odd],
        &["show", LINK, "--lang", odd],
        &["show", LINK, "--allow-host", odd],
        &["show", LINK, "--page-size", odd],
        &[&format!("--{odd}")],
    ] {
        for args in [args, &[args, &["--json"]].concat()] {
            let output = run(&service, args);
            assert_harmless(&output, &format!("{args:?}"));
        }
    }
}

#[test]
fn csv_is_exact_in_a_pipe_and_harmless_on_a_terminal() {
    let service = Scripted::start(hostile);
    let output = run(&service, &["records", LINK, "--csv"]);
    assert!(
        output.stdout.contains("clear \u{1b}[2J\u{1b}[H title"),
        "{output:?}"
    );

    let endpoint = service.url("/rpc");
    let mut terminal = Pty::spawn(
        &["records", LINK, "--csv"],
        &[("QRSCOPE_ENDPOINT", &endpoint)],
        (120, 40),
    );
    assert_eq!(terminal.wait_exit(), 0);
    let raw = String::from_utf8(terminal.raw()).unwrap();
    assert!(raw.contains("clear ^[[2J^[[H title"), "{raw}");
    let odd = raw.replace("\r\n", "\n").chars().find(|c| !is_harmless(*c));
    assert_eq!(odd, None, "{raw}");
}
