//! The program itself, without a terminal, against the peer.

use crate::support::{
    DEMO,
    environment::NOWHERE,
    peer_codes::{Comes, Failure, codes},
    peer_log::{assert_none_asked_again, assert_only_read, by_cursor, js03},
    plain::data,
    run::{Output, qrscope},
};
use serde_json::Value;

const LEDGER: &str = "https://qr71.cn/oDemo1/qLedger";

pub fn run(endpoint: &str, args: &[&str]) -> Output {
    let mut all = args.to_vec();
    all.extend(["--endpoint", endpoint]);
    qrscope(&all)
}

/// Nothing of what is printed may move a cursor, change a colour or turn the direction.
fn assert_harmless(output: &Output) {
    for text in [&output.stdout, &output.stderr] {
        let bad = text.chars().find(|c| {
            (c.is_control() && *c != '\n')
                || ('\u{202a}'..='\u{202e}').contains(c)
                || *c == '\u{200b}'
        });
        assert_eq!(bad, None, "{text:?}");
    }
}

pub fn parse(json: &str) -> Value {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {json}"))
}

/// Exit code and kind of a failure.
pub fn code_and_name(failure: Failure) -> (i32, &'static str) {
    match failure {
        Failure::NoEntity => (6, "no_entity"),
        Failure::State(_) => (4, "failed"),
        Failure::NoData => (4, "malformed"),
    }
}

/// A failure as text and as JSON.
fn assert_fails(endpoint: &str, args: &[&str], failure: Failure) {
    let (code, name) = code_and_name(failure);
    let text = run(endpoint, args);
    assert_eq!(
        (text.code, text.stdout.as_str()),
        (code, ""),
        "{args:?}: {text:?}"
    );
    assert!(text.stderr.starts_with("qrscope: "), "{text:?}");
    let json = run(endpoint, &[args, &["--json"]].concat());
    assert_eq!(
        (json.code, json.stdout.as_str()),
        (code, ""),
        "{args:?}: {json:?}"
    );
    let error = parse(&json.stderr);
    assert_eq!(error["schema_version"], 1);
    assert_eq!(error["error"]["kind"], name, "{args:?}");
    assert!(error["error"]["message"].is_string() && error["error"].get("hint").is_some());
    assert_harmless(&text);
    assert_harmless(&json);
}

#[test]
fn every_code_is_printed_or_fails_with_its_exit_code() {
    let Some(peer) = js03(&[("LEDGER", "230")]) else {
        return;
    };
    let endpoint = peer.endpoint();
    for (code, comes) in codes() {
        let Comes::To(name, ..) = comes else {
            let Comes::Fail(failure, _) = comes else {
                unreachable!()
            };
            for args in [
                &["show", code][..],
                &["records", code, "--all"],
                &["actions", code],
            ] {
                assert_fails(&endpoint, args, failure);
            }
            continue;
        };
        for (command, skill) in [("show", "get_entity"), ("actions", "list_actions")] {
            let text = run(&endpoint, &[command, code]);
            assert_eq!(
                (text.code, text.stderr.as_str()),
                (0, ""),
                "{command} {code}"
            );
            assert!(!text.stdout.is_empty());
            assert_harmless(&text);
            if let ("show", Some(name)) = (command, name) {
                assert!(text.stdout.starts_with(name), "{code}: {}", text.stdout);
            }
            let json = run(&endpoint, &[command, code, "--json"]);
            assert_eq!(
                (json.code, json.stderr.as_str()),
                (0, ""),
                "{command} {code}"
            );
            assert_harmless(&json);
            let printed = parse(&json.stdout);
            let sent = data(&endpoint, skill, code);
            assert_eq!(printed["data"], parse(&sent), "{command} {code}");
            assert_eq!(printed["link"], code);
            assert_eq!(printed["endpoint"], endpoint.as_str());
            assert_eq!(printed["dialect"], "0.3");
            assert_eq!(
                printed["task"]["state"].is_null(),
                code.ends_with("qMessag"),
                "{code}"
            );
            if !code.ends_with("qHostil") {
                assert!(json.stdout.contains(sent.as_str()), "not as sent: {code}");
            }
        }
    }
    assert_only_read(&peer.log());
}

#[test]
fn every_ledger_is_printed_whole_in_every_form() {
    let Some(peer) = js03(&[("LEDGER", "60")]) else {
        return;
    };
    let endpoint = peer.endpoint();
    for (code, comes) in codes() {
        let Comes::To(_, count, total, _) = comes else {
            continue;
        };
        let (count, total) = if code == LEDGER {
            (60, Some(60))
        } else {
            (count, total)
        };
        let lines = run(&endpoint, &["records", code, "--all", "--ndjson"]);
        assert_eq!((lines.code, lines.stderr.as_str()), (0, ""), "{code}");
        assert_harmless(&lines);
        let printed: Vec<Value> = lines.stdout.lines().map(parse).collect();
        assert_eq!(printed.len(), count, "{code}");
        let first = parse(&data(&endpoint, "get_records", code));
        let sent = first["records"].as_array().unwrap();
        assert_eq!(printed[..sent.len()], sent[..], "{code}");

        let whole = run(&endpoint, &["records", code, "--all", "--json"]);
        let whole = parse(&whole.stdout);
        assert_eq!(whole["records"].as_array().unwrap(), &printed, "{code}");
        assert_eq!(whole["loaded"], count, "{code}");
        assert_eq!(whole["total"].as_u64(), total, "{code}");
        assert_eq!(
            (&whole["has_more"], &whole["next_page_token"]),
            (&Value::Bool(false), &Value::Null)
        );

        let table = run(&endpoint, &["records", code, "--all"]);
        assert_eq!(table.code, 0, "{code}");
        assert_harmless(&table);
        let csv = run(&endpoint, &["records", code, "--all", "--csv"]);
        assert!(
            csv.stdout.starts_with("id,type,label,at,result"),
            "{code}: {}",
            csv.stdout
        );
        for record in &printed {
            assert!(
                csv.stdout.contains(record["id"].as_str().unwrap()),
                "{code}"
            );
        }
    }
    assert_only_read(&peer.log());
}

#[test]
fn the_whole_ledger_asks_each_cursor_once() {
    let Some(peer) = js03(&[("LEDGER", "230")]) else {
        return;
    };
    let output = run(&peer.endpoint(), &["records", LEDGER, "--all", "--ndjson"]);
    assert_eq!((output.code, output.stderr.as_str()), (0, ""));
    let ids: Vec<String> = output
        .stdout
        .lines()
        .map(|line| parse(line)["id"].as_str().unwrap().to_owned())
        .collect();
    let wanted: Vec<String> = (0..230)
        .map(|at| format!("rec_{}", 100_000_230 - at))
        .collect();
    assert_eq!(ids, wanted);
    let asked = by_cursor(&peer);
    assert_eq!(asked.len(), 5);
    assert!(asked.values().all(|answers| answers == &[200]), "{asked:?}");
    assert_only_read(&peer.log());
}

#[test]
fn pages_that_fail_for_a_moment_are_asked_again_and_nothing_is_missing() {
    for args in [&["--ndjson"][..], &["--json"]] {
        let Some(peer) = js03(&[("LEDGER", "130"), ("FAIL_EVERY_N", "3")]) else {
            return;
        };
        let args = [&["records", LEDGER, "--all", "--page-size", "20"], args].concat();
        let output = run(&peer.endpoint(), &args);
        assert_eq!(output.code, 0, "{args:?}: {}", output.stderr);
        if args.contains(&"--json") {
            // Whoever reads JSON reads nothing else, on neither stream.
            assert_eq!(output.stderr, "");
            let printed = parse(&output.stdout);
            assert_eq!(
                (&printed["loaded"], &printed["has_more"]),
                (&130.into(), &false.into())
            );
        } else {
            assert!(output.stderr.contains("503"), "{}", output.stderr);
            assert_eq!(output.stdout.lines().count(), 130);
        }
        let asked = by_cursor(&peer);
        assert_eq!(asked.len(), 7);
        assert!(asked.values().flatten().any(|status| *status == 503));
        assert_none_asked_again(&asked);
        assert_only_read(&peer.log());
    }
}

#[test]
fn one_page_is_one_question_and_show_asks_for_the_card_only() {
    let Some(peer) = js03(&[("LEDGER", "230")]) else {
        return;
    };
    let page = run(&peer.endpoint(), &["records", LEDGER]);
    assert_eq!(page.code, 0);
    assert!(page.stderr.contains("50 / 230"), "{}", page.stderr);
    run(&peer.endpoint(), &["show", DEMO]);
    run(&peer.endpoint(), &["actions", DEMO]);
    let skills: Vec<_> = peer
        .log()
        .iter()
        .map(|line| line["skill"].clone())
        .collect();
    assert_eq!(skills, ["get_records", "get_entity", "list_actions"]);
    assert_only_read(&peer.log());
}

#[test]
fn broken_answers_have_their_exit_codes() {
    for (switch, code, kind) in [("MALFORMED", 4, "malformed"), ("CUT_BODY", 3, "network")] {
        let Some(peer) = js03(&[(switch, "1")]) else {
            return;
        };
        for command in ["show", "records", "actions"] {
            let output = run(&peer.endpoint(), &[command, DEMO, "--json"]);
            assert_eq!(
                (output.code, output.stdout.as_str()),
                (code, ""),
                "{switch} {command}"
            );
            assert_eq!(
                parse(&output.stderr)["error"]["kind"],
                kind,
                "{switch} {command}"
            );
        }
    }
    let nobody = run(NOWHERE, &["show", DEMO, "--json"]);
    assert_eq!(nobody.code, 3, "{nobody:?}");
    assert_eq!(parse(&nobody.stderr)["error"]["kind"], "network");
}
