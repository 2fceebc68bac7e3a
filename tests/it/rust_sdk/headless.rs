//! The program itself, without a terminal.

use super::{
    answers::{ABSENT, BIG, LEDGER, NOT_FOUND, SLOW, UNTRACKED, record},
    server::Server,
};
use crate::support::{
    DEMO,
    run::{Output, qrscope},
};
use serde_json::{Value, json};

fn run(endpoint: &str, args: &[&str]) -> Output {
    qrscope(&[args, &["--endpoint", endpoint, "--lang", "en"]].concat())
}

/// What a run printed that went well and had nothing to add.
fn printed(endpoint: &str, args: &[&str]) -> String {
    let output = run(endpoint, args);
    assert_eq!(
        (output.code, output.stderr.as_str()),
        (0, ""),
        "{args:?} at {endpoint}"
    );
    output.stdout
}

fn json_of(endpoint: &str, args: &[&str]) -> Value {
    let text = printed(endpoint, &[args, &["--json"]].concat());
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn show_records_and_actions_print_what_is_told() {
    let server = Server::start(true);
    for endpoint in server.addresses() {
        let card = printed(&endpoint, &["show", DEMO]);
        assert!(card.starts_with("数控车床-A08-03-06"), "{card}");
        for words in ["草料二维码", "7.5", "CK6150×1000"] {
            assert!(card.contains(words), "{words}: {card}");
        }
        // Other counts aren't told from measured values, and stay as they were sent.
        for line in [["Bindings", "1"], ["Total", "1"]] {
            let mut lines = card.lines().map(str::split_whitespace);
            assert!(lines.any(|words| words.eq(line)), "{line:?}: {card}");
        }
        let shown = json_of(&endpoint, &["show", DEMO]);
        assert_eq!(
            (&shown["dialect"], &shown["task"]["state"]),
            (&json!("1.0"), &json!("TASK_STATE_COMPLETED"))
        );
        assert_eq!(shown["data"]["thing"]["name"], "数控车床-A08-03-06");
        assert!(printed(&endpoint, &["show", UNTRACKED]).contains("not tracked"));
        assert_eq!(
            json_of(&endpoint, &["show", SLOW])["data"]["code"]["uri"],
            SLOW
        );

        let lines = printed(&endpoint, &["records", BIG, "--all", "--ndjson"]);
        let records: Vec<Value> = lines
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(
            records,
            (1..=LEDGER).rev().map(record).collect::<Vec<_>>(),
            "{endpoint}"
        );
        let page = run(&endpoint, &["records", BIG]);
        assert_eq!(
            (page.code, page.stdout.lines().count()),
            (0, 51),
            "{}",
            page.stdout
        );
        assert!(page.stderr.contains("50 / 120"), "{}", page.stderr);
        let page = json_of(&endpoint, &["records", BIG, "--limit", "3"]);
        assert_eq!(
            (page["loaded"].as_u64(), page["total"].as_f64()),
            (Some(3), Some(120.0))
        );

        let actions = printed(&endpoint, &["actions", DEMO]);
        assert!(
            actions.contains("巡检记录表") && actions.contains(DEMO),
            "{actions}"
        );
        let actions = json_of(&endpoint, &["actions", DEMO]);
        assert_eq!(
            actions["data"]["actions"][0]["annotations"]["idempotent"],
            "by_request_key"
        );
    }
}

#[test]
fn an_absent_code_is_exit_6_with_the_services_words() {
    let server = Server::start(false);
    for endpoint in server.addresses() {
        for command in ["show", "records", "actions"] {
            let output = run(&endpoint, &[command, ABSENT]);
            assert_eq!((output.code, output.stdout.as_str()), (6, ""), "{output:?}");
            assert!(output.stderr.contains(NOT_FOUND), "{output:?}");
        }
    }
}

#[test]
fn a_text_is_answered_as_the_card_that_it_names() {
    let server = Server::start(false);
    for endpoint in server.addresses() {
        let text = format!("看一下 {DEMO}，谢谢");
        let output = run(&endpoint, &["show", "--text", &text, "--yes", "--json"]);
        assert_eq!(output.code, 0, "{output:?}");
        let shown: Value = serde_json::from_str(&output.stdout).unwrap();
        assert_eq!(shown["data"]["code"]["uri"], DEMO, "{endpoint}");
    }
}

#[test]
fn a_task_the_list_of_tasks_and_the_card_are_printed() {
    for address_at in 0..3 {
        let server = Server::start(true);
        let endpoint = server.addresses()[address_at].clone();
        let id = json_of(&endpoint, &["show", DEMO])["task"]["id"]
            .as_str()
            .unwrap()
            .to_owned();
        run(&endpoint, &["show", ABSENT]);
        let task = json_of(&endpoint, &["task", &id]);
        assert_eq!(
            (&task["task"]["id"], &task["dialect"]),
            (&json!(id), &json!("1.0"))
        );
        assert!(printed(&endpoint, &["task", &id]).contains("completed"));
        let unknown = run(&endpoint, &["task", "nobody"]);
        assert_eq!(
            (unknown.code, unknown.stdout.as_str()),
            (4, ""),
            "{unknown:?}"
        );
        assert!(unknown.stderr.contains("holds no such task"), "{unknown:?}");

        let tasks = json_of(&endpoint, &["tasks"]);
        assert_eq!(
            (&tasks["loaded"], &tasks["total"], &tasks["has_more"]),
            (&json!(2), &json!(2), &json!(false))
        );
        assert_eq!(tasks["tasks"][0]["id"], id.as_str(), "{endpoint}");
        let failed = printed(&endpoint, &["tasks", "--state", "failed"]);
        assert_eq!(failed.lines().count(), 1, "{failed}");

        for args in [&["card"][..], &["card", &endpoint]] {
            let card = printed(&endpoint, args);
            for words in [
                "草料码实体查询 (Rust)",
                "A2A 1.0 JSON-RPC",
                "A2A 1.0 HTTP+JSON",
                "GRPC",
                "get_records",
            ] {
                assert!(card.contains(words), "{words}: {card}");
            }
        }
        assert_eq!(
            json_of(&endpoint, &["card"])["warnings"],
            json!(["streaming"])
        );
    }
}
