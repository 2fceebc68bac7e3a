//! Nothing from outside drives a terminal, wherever it comes out.

use super::service::{LINK, ended, rpc_error, run};
use crate::support::http::{Reply, Request, Scripted};
use crate::support::pty::Pty;
use crate::support::run::Output;
use serde_json::Value;

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
