//! Walking the ledger: what is asked, what is printed, and how it ends.

use super::service::{LINK, asked, completed, ended, run, token};
use crate::support::environment::variables;
use crate::support::http::{Reply, Scripted};
use crate::support::run::exit_code;
use crate::support::wait::{poll_for, timeout};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// Pages of two records; behind `A` comes `B`, and behind that the end.
fn three_pages() -> Scripted {
    Scripted::start(|request| {
        let (page, rest) = match token(request).as_deref() {
            None => (1, r#""hasMore":true,"nextPageToken":"A""#),
            Some("A") => (2, r#""hasMore":true,"nextPageToken":"B""#),
            Some("B") => (3, r#""hasMore":false"#),
            Some(other) => panic!("{other}"),
        };
        let data = format!(
            r#"{{"records":[{{"id":"r{page}a"}},{{"id":"r{page}b"}}],"total":1284,{rest}}}"#
        );
        completed(request, "records", &data)
    })
}

fn ids(ndjson: &str) -> Vec<String> {
    ndjson
        .lines()
        .map(|line| {
            serde_json::from_str::<serde_json::Value>(line).unwrap()["id"]
                .as_str()
                .unwrap()
                .to_owned()
        })
        .collect()
}

#[test]
fn one_page_unless_told_otherwise() {
    let service = three_pages();
    let output = run(&service, &["records", LINK]);
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(output.stdout.lines().count(), 3);
    assert_eq!(output.stderr, "qrscope: 2 / 1,284; --all for more\n");
    let requests = service.requests();
    assert_eq!(requests.len(), 1);
    assert_eq!(
        asked(&requests[0]),
        serde_json::json!({"skill": "get_records", "url": LINK, "size": 50})
    );
    assert_eq!(run(&service, &["records", LINK, "--ndjson"]).stderr, "");
}

#[test]
fn all_walks_with_every_cursor_once_inside_one_conversation() {
    let service = three_pages();
    let output = run(
        &service,
        &["records", LINK, "--all", "--ndjson", "--page-size", "2"],
    );
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    assert_eq!(
        ids(&output.stdout),
        ["r1a", "r1b", "r2a", "r2b", "r3a", "r3b"]
    );
    let requests = service.requests();
    let tokens: Vec<_> = requests.iter().map(token).collect();
    assert_eq!(tokens, [None, Some("A".to_owned()), Some("B".to_owned())]);
    let contexts: Vec<_> = requests
        .iter()
        .map(|request| request.json()["params"]["message"]["contextId"].clone())
        .collect();
    assert_eq!(
        contexts,
        [serde_json::Value::Null, "c1".into(), "c1".into()]
    );
    assert!(requests.iter().all(|request| asked(request)["size"] == 2));
    // Kept alive: a connection goes back to the pool in the background, so that now and then a second one is opened, never a third.
    assert!(service.connections() < requests.len(), "{requests:?}");
}

#[test]
fn a_limit_asks_no_more_than_it_needs() {
    for (limit, loaded, requests, rest) in [
        ("1", 1, 1, r#""has_more":true,"next_page_token":null"#),
        ("2", 2, 1, r#""has_more":true,"next_page_token":"A""#),
        ("3", 3, 2, r#""has_more":true,"next_page_token":"A""#),
        ("4", 4, 2, r#""has_more":true,"next_page_token":"B""#),
        ("99", 6, 3, r#""has_more":false,"next_page_token":null"#),
    ] {
        let service = three_pages();
        let output = run(&service, &["records", LINK, "--json", "--limit", limit]);
        assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
        assert_eq!(service.requests().len(), requests, "{limit}");
        let end = format!(r#""loaded":{loaded},"total":1284,{rest}}}"#);
        assert!(output.stdout.ends_with(&(end + "\n")), "{limit} {output:?}");
    }
}

fn second_page_fails(reply: fn(&crate::support::http::Request) -> Reply) -> Scripted {
    Scripted::start(move |request| match token(request) {
        None => completed(
            request,
            "records",
            r#"{"records":[{"id":"r1","summary":"first"}],"total":2,"hasMore":true,"nextPageToken":"A"}"#,
        ),
        Some(_) => reply(request),
    })
}

#[test]
fn what_was_loaded_is_printed_when_a_later_page_fails() {
    let busy = || second_page_fails(|_| Reply::status(500, "busy"));
    let output = run(&busy(), &["records", LINK, "--all"]);
    assert_eq!(output.code, 4, "{output:?}");
    assert!(
        output.stdout.lines().count() == 2 && output.stdout.contains("first"),
        "{output:?}"
    );
    assert_eq!(
        output.stderr,
        "qrscope: The next page did not arrive: the service answered HTTP 500\nThe service says 'busy'\nthe fault is the service's; try again later\n"
    );

    let output = run(&busy(), &["records", LINK, "--all", "--json"]);
    assert_eq!(output.code, 4, "{output:?}");
    assert!(
        output
            .stdout
            .ends_with("\"loaded\":1,\"total\":2,\"has_more\":true,\"next_page_token\":\"A\"}\n"),
        "{output:?}"
    );
    assert!(
        output.stderr.contains(r#""error":{"kind":"refused""#),
        "{output:?}"
    );

    let output = run(&busy(), &["records", LINK, "--all", "--ndjson"]);
    assert_eq!(
        (output.code, ids(&output.stdout)),
        (4, vec!["r1".to_owned()]),
        "{output:?}"
    );

    let output = run(&busy(), &["records", LINK, "--limit", "2", "--csv"]);
    assert_eq!(
        (output.code, output.stdout.lines().count()),
        (4, 2),
        "{output:?}"
    );

    let refused = second_page_fails(|request| ended(request, "failed", "bad token"));
    let output = run(&refused, &["records", LINK, "--all", "--ndjson"]);
    assert_eq!(
        (output.code, ids(&output.stdout).len()),
        (4, 1),
        "{output:?}"
    );
    assert!(
        output.stderr.contains("'bad token'") && !output.stderr.contains("entity"),
        "{output:?}"
    );
}

#[test]
fn a_service_that_turns_in_circles_is_left_with_a_note() {
    let circle = Scripted::start(|request| {
        let n = token(request).unwrap_or_default().len();
        let data = format!(
            r#"{{"records":[{{"id":"r{n}"}}],"hasMore":true,"nextPageToken":"{}"}}"#,
            "x".repeat((n + 1) % 4)
        );
        completed(
            request,
            "records",
            &data.replace(r#""nextPageToken":"""#, r#""nextPageToken":"x""#),
        )
    });
    let output = run(&circle, &["records", LINK, "--all", "--ndjson"]);
    assert_eq!(output.code, 0, "{output:?}");
    assert!(
        output.stderr.contains("repeats its page token"),
        "{output:?}"
    );
    let mut tokens: Vec<_> = circle.requests().iter().map(token).collect();
    let asked = tokens.len();
    tokens.sort();
    tokens.dedup();
    assert_eq!((tokens.len(), asked), (4, 4));

    let empty = Scripted::start(|request| {
        let n = token(request).unwrap_or_default().len();
        let data = format!(
            r#"{{"records":[],"hasMore":true,"total":9,"nextPageToken":"{}"}}"#,
            "x".repeat(n + 1)
        );
        completed(request, "records", &data)
    });
    let output = run(&empty, &["records", LINK, "--all"]);
    assert_eq!((output.code, empty.requests().len()), (0, 3), "{output:?}");
    assert!(
        output.stderr.contains("page after page with nothing new"),
        "{output:?}"
    );
}

#[test]
fn a_reader_that_leaves_ends_the_walk_quietly() {
    // A ledger without end: only the reader can end it.
    let endless = Scripted::start(|request| {
        let n = token(request).map_or(0, |token| token.parse::<u64>().unwrap());
        let data = format!(
            r#"{{"records":[{{"id":"r{n}","pad":"{}"}}],"hasMore":true,"nextPageToken":"{}"}}"#,
            "x".repeat(8_192),
            n + 1
        );
        completed(request, "records", &data)
    });
    let home = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_qrscope"))
        .args([
            "records",
            LINK,
            "--all",
            "--ndjson",
            "--endpoint",
            &endless.url("/rpc"),
        ])
        .env_clear()
        .envs(variables(home.path(), &[]))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    assert!(line.contains("\"r0\""));
    let Some(status) = poll_for(timeout(), || child.try_wait().unwrap()) else {
        child.kill().unwrap();
        panic!("the program walks on although nobody reads");
    };
    assert_eq!(exit_code(status), 0);
    let mut stderr = String::new();
    std::io::Read::read_to_string(&mut child.stderr.take().unwrap(), &mut stderr).unwrap();
    assert_eq!(stderr, "");
}

#[test]
fn a_full_disk_is_no_quiet_end() {
    let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else {
        return;
    };
    let home = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_qrscope"))
        .args(["--demo", "records", "qr71.cn/okDISU/qssTnoy"])
        .env_clear()
        .envs(variables(home.path(), &[("LANG", "C.UTF-8")]))
        .stdin(Stdio::null())
        .stdout(full)
        .stderr(Stdio::piped())
        .output()
        .unwrap();
    assert_eq!(exit_code(output.status), 1);
    assert!(
        String::from_utf8(output.stderr)
            .unwrap()
            .contains("could not be written")
    );
}

/// Three records that change with every page, and behind them a fourth.
fn changing() -> Scripted {
    Scripted::start(|request| {
        let page: u64 = token(request).map_or(0, |token| token.parse().unwrap());
        let data = match page {
            4 => r#"{"records":[{"id":"r4"}],"hasMore":false}"#.to_owned(),
            _ => format!(
                r#"{{"records":[{{"id":"r1","summary":"v{page}"}},{{"id":"r2","summary":"v{page}"}},{{"id":"r3","summary":"v{page}"}}],"hasMore":true,"nextPageToken":"{}"}}"#,
                page + 1
            ),
        };
        completed(request, "records", &data)
    })
}

#[test]
fn a_record_that_changes_while_pages_come_is_printed_once_and_said() {
    let output = run(&changing(), &["records", LINK, "--all"]);
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(output.stdout.lines().count(), 1 + 4, "{output:?}");
    assert_eq!(output.stdout.matches("v3").count(), 3, "{output:?}");
    assert_eq!(
        output.stderr,
        "qrscope: records that changed while they were fetched: 3; each stands here once, as read last\n"
    );
    let output = run(&changing(), &["records", LINK, "--all", "--json"]);
    assert!(output.stdout.contains(r#""loaded":4,"#), "{output:?}");
    assert_eq!(output.stdout.matches("\"v3\"").count(), 3, "{output:?}");
    // A line that has left can't be taken back.
    let output = run(&changing(), &["records", LINK, "--all", "--ndjson"]);
    assert_eq!(ids(&output.stdout), ["r1", "r2", "r3", "r4"]);
    assert!(
        output
            .stderr
            .contains("3; each stands here once, as read first"),
        "{output:?}"
    );
}
