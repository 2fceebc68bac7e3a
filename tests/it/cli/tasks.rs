//! `task`, `tasks`, `card`, `show --text`, and the flags about asking.

use super::service::{LINK, completed, run, run_with};
use crate::support::environment::NOWHERE;
use crate::support::http::{Reply, Request, Scripted};
use crate::support::run::qrscope;
use crate::support::speaking::{Spoken, card, speaks};
use serde_json::{Value, json};

fn parse(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn task(id: &str, state: &str) -> Value {
    json!({"id": id, "contextId": "c\u{1b}[31m", "status": {"state": state, "timestamp": "2026-06-23T02:26:36.5Z",
        "message": {"messageId": "m", "role": "ROLE_AGENT", "parts": [{"text": "because\u{7}"}]}}})
}

/// Answers every JSON-RPC method of 1.0 with what `results` says; 0.3 isn't spoken.
fn v10(results: fn(&str, &Value) -> Result<Value, i64>) -> Scripted {
    Scripted::start(move |request| {
        let asked = request.json();
        let method = asked["method"].as_str().unwrap();
        let result = match request.header("a2a-version") {
            Some("1.0") => results(method, &asked["params"]),
            _ => Err(-32601),
        };
        Reply::json(&match result {
            Ok(result) => json!({"jsonrpc": "2.0", "id": asked["id"], "result": result}),
            Err(code) => {
                json!({"jsonrpc": "2.0", "id": asked["id"], "error": {"code": code, "message": "no"}})
            }
        })
    })
}

#[test]
fn a_task_is_printed_whatever_its_state_and_its_absence_is_exit_4() {
    let service = v10(|method, params| match (method, params["id"].as_str()) {
        ("GetTask", Some("t1")) => Ok(task("t1", "TASK_STATE_FAILED")),
        _ => Err(-32001),
    });
    let output = run(&service, &["task", "t1", "--tz", "+08:00"]);
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    for words in [
        "t1",
        "failed",
        "because^G",
        "c^[[31m",
        "2026-06-23 10:26:36 UTC+8",
    ] {
        assert!(output.stdout.contains(words), "{words}: {output:?}");
    }
    let output = run(&service, &["task", "t1", "--json"]);
    let printed = parse(&output.stdout);
    assert_eq!(printed["task"], task("t1", "TASK_STATE_FAILED"));
    assert_eq!(
        (&printed["dialect"], &printed["schema_version"]),
        (&json!("1.0"), &json!(1))
    );
    assert!(!output.stdout.contains('\u{1b}'));
    let output = run(&service, &["task", "t2", "--json"]);
    assert_eq!((output.code, output.stdout.as_str()), (4, ""), "{output:?}");
    assert_eq!(parse(&output.stderr)["error"]["kind"], "refused");
    let output = run(&service, &["task", "t2"]);
    assert!(output.stderr.contains("holds no such task"), "{output:?}");
}

fn pages(method: &str, params: &Value) -> Result<Value, i64> {
    let at = match (method, params["pageToken"].as_str()) {
        ("ListTasks", None) => 0,
        ("ListTasks", Some(token)) => token.parse().unwrap(),
        _ => return Err(-32601),
    };
    let size = params["pageSize"].as_u64().unwrap().min(2);
    let ids: Vec<u64> = (at..(at + size).min(5)).collect();
    let tasks: Vec<Value> = ids
        .iter()
        .map(|id| task(&format!("t{id}"), "TASK_STATE_WORKING"))
        .collect();
    let next = if at + size < 5 {
        (at + size).to_string()
    } else {
        String::new()
    };
    Ok(json!({"tasks": tasks, "nextPageToken": next, "pageSize": size, "totalSize": 5}))
}

#[test]
fn tasks_are_listed_page_by_page_as_far_as_wanted() {
    let service = v10(pages);
    let output = run(&service, &["tasks"]);
    // The service's pages are smaller than asked for; one is what was wanted in number.
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(output.stdout.lines().count(), 5, "{output:?}");
    assert!(
        output
            .stdout
            .lines()
            .all(|line| line.contains("working") && line.contains("c^[[31m"))
    );
    for (args, loaded, more) in [
        (&["--all"][..], 5, false),
        (&["--limit", "3"], 3, true),
        (&["--limit", "9"], 5, false),
    ] {
        let output = run(&service, &[&["tasks", "--json"], args].concat());
        let printed = parse(&output.stdout);
        assert_eq!(
            (&printed["loaded"], &printed["total"]),
            (&json!(loaded), &json!(5)),
            "{output:?}"
        );
        assert_eq!(printed["has_more"], more);
        assert_eq!(printed["next_page_token"].is_null(), !more);
        assert_eq!(printed["tasks"][0], task("t0", "TASK_STATE_WORKING"));
    }
    run(
        &service,
        &["tasks", "--context", "ctx", "--state", "input-required"],
    );
    let asked = service
        .requests()
        .iter()
        .map(Request::json)
        .find(|asked| asked["params"]["contextId"] == "ctx")
        .unwrap();
    assert_eq!(asked["params"]["status"], "TASK_STATE_INPUT_REQUIRED");
    let output = run(&service, &["tasks", "--state", "lost"]);
    assert_eq!(output.code, 2, "{output:?}");
}

#[test]
fn a_service_without_a_list_is_exit_4_with_the_reason() {
    let service = Scripted::start(|request| speaks(request, Spoken::V03JsonRpc, "/rpc"));
    let output = run(&service, &["tasks"]);
    assert_eq!((output.code, output.stdout.as_str()), (4, ""), "{output:?}");
    assert!(output.stderr.contains("can't list its tasks"), "{output:?}");
    assert!(output.stderr.contains("A2A 0.3 JSON-RPC"), "{output:?}");
}

#[test]
fn a_list_that_repeats_itself_ends_with_a_note_and_lists_no_task_twice() {
    let service = v10(|_, _| {
        Ok(json!({"tasks": [task("t", "TASK_STATE_COMPLETED")], "nextPageToken": "again"}))
    });
    let output = run(&service, &["tasks", "--all"]);
    assert_eq!(
        (output.code, output.stdout.lines().count()),
        (0, 1),
        "{output:?}"
    );
    assert!(
        output
            .stderr
            .contains("repeats its page token; stopped here with 1 task"),
        "{output:?}"
    );
}

#[test]
fn the_card_is_printed_with_what_it_denies() {
    let service = Scripted::start(|request| {
        let mut card = card("/rpc", "JSONRPC", "1.0");
        card["name"] = json!("An agent\u{1b}]0;x\u{7}");
        card["capabilities"] = json!({"streaming": true, "extensions":
            [{"uri": "https://a2a.objqr.com/ext/caoliao-entity/v2", "required": true}]});
        card["skills"] = json!([{"id": "get_entity", "name": "Entity"}]);
        match request.path.as_str() {
            "/.well-known/agent-card.json" => Reply::json(&card),
            other => panic!("{other}"),
        }
    });
    let endpoint = service.url("/anything");
    for args in [
        &["card", &endpoint, "--lang", "en"][..],
        &["card", "--endpoint", &endpoint, "--lang", "en"],
    ] {
        let output = qrscope(args);
        assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
        for words in [
            "An agent^[]0;x^G",
            "A2A 1.0 JSON-RPC",
            "get_entity",
            "the card says streaming",
            "the read-only contract  required",
        ] {
            assert!(output.stdout.contains(words), "{words}: {output:?}");
        }
        let json = qrscope(&[args, &["--json"]].concat());
        let printed = parse(&json.stdout);
        assert_eq!(printed["warnings"], json!(["streaming"]));
        assert_eq!(
            printed["card_url"],
            service.url("/.well-known/agent-card.json")
        );
        assert_eq!(printed["card"]["capabilities"]["streaming"], true);
    }
    assert_eq!(qrscope(&["card", NOWHERE]).code, 3);
    let output = qrscope(&["card", NOWHERE, "--demo"]);
    assert_eq!(output.code, 2, "{output:?}");
}

#[test]
fn a_text_is_shown_first_and_sent_only_with_the_persons_word() {
    let service = Scripted::start(|request| {
        completed(
            request,
            "entity",
            r#"{"code":{"uri":"https://qr71.cn/a/b"}}"#,
        )
    });
    let text = "look \u{1b}[31mat https://qr71.cn/a/b";
    let output = run(&service, &["show", "--text", text]);
    assert_eq!((output.code, output.stdout.as_str()), (2, ""), "{output:?}");
    assert!(
        output
            .stderr
            .contains("look ^[[31mat https://qr71.cn/a/b\n"),
        "{output:?}"
    );
    assert_eq!(service.requests(), []);

    let output = run(&service, &["show", "--text", text, "--yes", "--json"]);
    assert_eq!(output.code, 0, "{output:?}");
    assert!(output.stderr.contains("look ^[[31mat"), "{output:?}");
    let printed = parse(&output.stdout);
    assert_eq!(
        (&printed["link"], &printed["skill"]),
        (&Value::Null, &json!("get_entity"))
    );
    let requests = service.requests();
    let sent = &requests[0].json()["params"]["message"]["parts"];
    assert_eq!(*sent, json!([{"kind": "text", "text": text}]));

    for args in [
        &["show"][..],
        &["show", LINK, "--text", "x"],
        &["show", "--yes"],
    ] {
        assert_eq!(run(&service, args).code, 2, "{args:?}");
    }
    assert_eq!(service.requests().len(), 1);
}

#[test]
fn what_is_to_be_spoken_is_a_flag_or_a_variable() {
    let service = Scripted::start(|request| speaks(request, Spoken::V10Rest, "/rpc"));
    let output = run(
        &service,
        &[
            "show",
            LINK,
            "--json",
            "--dialect",
            "1.0",
            "--binding",
            "rest",
        ],
    );
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(parse(&output.stdout)["dialect"], "1.0");
    assert_eq!(service.requests().len(), 1);
    let env = [("QRSCOPE_DIALECT", "1.0"), ("QRSCOPE_BINDING", "rest")];
    assert_eq!(run_with(&service, &["show", LINK], &env).code, 0);
    assert_eq!(service.requests().len(), 2);
    let output = run(&service, &["show", LINK, "--dialect", "2.0"]);
    assert_eq!(output.code, 2, "{output:?}");
}

#[test]
fn other_origins_need_a_flag_and_are_named() {
    let other = Scripted::start(|request| speaks(request, Spoken::V10JsonRpc, "/rpc"));
    let url = other.url("/rpc");
    let service = Scripted::start(move |_| Reply::json(&card(&url, "JSONRPC", "1.0")));
    let asked = |more: &[&str]| {
        let base = service.base();
        qrscope(&[&["show", LINK, "--endpoint", &base, "--lang", "en"], more].concat())
    };
    let output = asked(&[]);
    assert_eq!((output.code, output.stdout.as_str()), (2, ""), "{output:?}");
    assert!(
        output.stderr.contains(&other.base()) && output.stderr.contains("--allow-origin"),
        "{output:?}"
    );
    assert_eq!(other.requests(), []);
    let output = asked(&["--allow-origin", &other.base()]);
    assert_eq!(output.code, 0, "{output:?}");
    for bad in ["example.com", "https://example.com/path"] {
        assert_eq!(asked(&["--allow-origin", bad]).code, 2, "{bad}");
    }
}

#[test]
fn a_header_of_the_persons_is_sent_and_shown_to_nobody() {
    let service = Scripted::start(|_| Reply::status(401, "no: s3cret-value"));
    let env = [("TOKEN", "Bearer s3cret-value")];
    let args = [
        "show",
        LINK,
        "--header",
        "Authorization: env:TOKEN",
        "--header",
        "X-Two: plain-value",
    ];
    let output = run_with(&service, &args, &env);
    assert_eq!(output.code, 4, "{output:?}");
    assert!(output.stderr.contains("no: ***"), "{output:?}");
    let request = &service.requests()[0];
    assert_eq!(request.header("authorization"), Some("Bearer s3cret-value"));
    assert_eq!(request.header("x-two"), Some("plain-value"));
    for bad in [
        "no-colon-s3cret",
        "Host: s3cret",
        "X-A: env:MISSING",
        "X-A: file:missing",
        "X A: s3cret",
    ] {
        let output = run(&service, &["show", LINK, "--header", bad]);
        assert_eq!(output.code, 2, "{bad}: {output:?}");
        assert!(!output.stderr.contains("s3cret"), "{output:?}");
    }
    assert_eq!(service.requests().len(), 1);
}

#[test]
fn a_list_that_leads_nowhere_ends_and_what_is_no_task_is_counted() {
    // Ever new cursors to the same tasks, with something that is none among them.
    let service = v10(|_, params| {
        let at = params["pageToken"]
            .as_str()
            .map_or(0, |token| token.parse().unwrap());
        Ok(
            json!({"tasks": [task("same", "TASK_STATE_COMPLETED"), 7], "nextPageToken": (at + 1).to_string()}),
        )
    });
    let output = run(&service, &["tasks", "--all", "--dialect", "1.0"]);
    assert_eq!(output.code, 0, "{output:?}");
    assert!(
        service.requests().len() <= 5,
        "{}",
        service.requests().len()
    );
    assert!(
        output.stderr.contains("4 entries are no tasks"),
        "{output:?}"
    );
}

#[test]
fn another_task_than_the_asked_one_is_no_answer() {
    let service = v10(|_, _| Ok(task("other", "TASK_STATE_COMPLETED")));
    let output = run(&service, &["task", "t1", "--dialect", "1.0"]);
    assert_eq!((output.code, output.stdout.as_str()), (4, ""), "{output:?}");
}

#[test]
fn what_cannot_be_an_id_or_a_text_is_refused_before_anything_is_sent() {
    let service = Scripted::start(|_| Reply::status(500, ""));
    let long = "x".repeat(1_025);
    for args in [
        &["task", ""][..],
        &["task", ".."],
        &["task", &long],
        &["show", "--text", " \n", "--yes"],
    ] {
        let output = run(&service, args);
        assert_eq!((output.code, output.stdout.as_str()), (2, ""), "{output:?}");
    }
    assert_eq!(service.requests().len(), 0);
}

#[test]
fn a_secret_that_the_service_sends_back_is_read_as_sent_and_in_no_log_or_error() {
    let service = Scripted::start(|request| {
        let echo = request.header("x-key").unwrap_or_default().to_owned();
        let id = request.json()["id"].clone();
        let mut task = task("t1", "TASK_STATE_COMPLETED");
        task["artifacts"] = json!([{"artifactId": "a", "name": "entity",
            "parts": [{"data": {"thing": {"name": echo.clone()}}}, {"text": echo.clone()}]}]);
        let result = match request.json()["method"].as_str() {
            Some("GetTask") => task,
            Some("ListTasks") => {
                let error = json!({"code": -32_000, "message": format!("no tasks for {echo}")});
                return Reply::json(&json!({"jsonrpc": "2.0", "id": id, "error": error}));
            }
            _ => json!({"task": task}),
        };
        Reply::json(&json!({"jsonrpc": "2.0", "id": id, "result": result}))
    });
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let more = [
        "--dialect",
        "1.0",
        "--header",
        "X-Key: it's \"very\" secret",
        "--log",
        log.to_str().unwrap(),
        "--log-level",
        "trace",
    ];
    let asked = |args: &[&str]| run(&service, &[args, &more].concat());
    for (args, sent) in [
        (&["task", "t1"][..], "it's \"very\" secret"),
        (&["task", "t1", "--json"], r#"it's \"very\" secret"#),
        (&["show", LINK], "it's \"very\" secret"),
        (&["show", LINK, "--json"], r#"it's \"very\" secret"#),
    ] {
        let output = asked(args);
        assert_eq!(output.code, 0, "{output:?}");
        assert!(output.stdout.contains(sent), "{output:?}");
        assert!(!output.stderr.contains("secret"), "{output:?}");
    }
    for args in [&["tasks"][..], &["tasks", "--json"]] {
        let output = asked(args);
        assert_eq!((output.code, output.stdout.as_str()), (4, ""), "{output:?}");
        assert!(output.stderr.contains("no tasks for ***"), "{output:?}");
    }
    let log = std::fs::read_to_string(&log).unwrap();
    assert!(
        !log.contains("secret") && log.contains("no tasks for ***"),
        "{log}"
    );
}
