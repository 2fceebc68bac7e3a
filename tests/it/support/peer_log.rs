//! Starting the peers, and what they were asked.

use super::peer::{Peer, Peers};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Starts the peer of A2A 0.3, or says that this machine has none and gives `None`; a test then has nothing to do.
pub fn js03(env: &[(&str, &str)]) -> Option<Peer> {
    are_there().then(|| Peer::js03(env))
}

/// The same for the peer of A2A 1.0.
pub fn py10(env: &[(&str, &str)]) -> Option<Peer> {
    are_there().then(|| Peer::py10(env))
}

/// Where a folder is named, a peer that doesn't start fails the test.
pub fn are_there() -> bool {
    let there = Peers::from_env().is_some();
    if !there {
        #[allow(clippy::print_stderr, reason = "says why nothing was tested")]
        {
            eprintln!("not tested: QRSCOPE_PEERS names no folder with peers");
        }
    }
    there
}

/// Only the three questions and reading again were ever sent, and no first page with a cursor.
pub fn assert_only_read(log: &[Value]) {
    assert!(!log.is_empty());
    let of = |name: &str| -> BTreeSet<String> {
        let texts = log.iter().map(|line| line[name].as_str().unwrap_or("?"));
        texts.map(str::to_owned).collect()
    };
    assert_eq!(of("http"), ["POST".to_owned()].into());
    assert_eq!(of("path"), ["/a2a/jsonrpc".to_owned()].into());
    let methods = ["message/send", "tasks/get"].map(str::to_owned);
    assert!(of("rpc").is_subset(&methods.into()), "{:?}", of("rpc"));
    for line in log {
        let is_question = line["rpc"] == "message/send";
        let skills = ["get_entity", "get_records", "list_actions"];
        let skill = line["skill"].as_str();
        assert_eq!(
            skill.is_some_and(|skill| skills.contains(&skill)),
            is_question,
            "{line}"
        );
        let is_records = line["skill"] == "get_records";
        assert_eq!(line["size"].is_null(), !is_records, "{line}");
        assert!(is_records || line["pageToken"].is_null(), "{line}");
        assert_ne!(line["pageToken"], "", "{line}");
    }
}

/// How the questions for each cursor ended, in order; the first page has an empty one.
pub fn by_cursor(peer: &Peer) -> BTreeMap<String, Vec<u64>> {
    let mut asked: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    let log = peer.log();
    for line in log.iter().filter(|line| line["skill"] == "get_records") {
        let cursor = match &line["pageToken"] {
            Value::Null => String::new(),
            token => token.as_str().unwrap().to_owned(),
        };
        let status = line["status"].as_u64().unwrap();
        asked.entry(cursor).or_default().push(status);
    }
    asked
}

/// No cursor was asked again after it answered.
pub fn assert_none_asked_again(asked: &BTreeMap<String, Vec<u64>>) {
    for (cursor, answers) in asked {
        let (_, before) = answers.split_last().unwrap();
        assert!(
            before.iter().all(|status| *status == 503),
            "{cursor}: {answers:?}"
        );
    }
}

/// What was sent, in short: the HTTP method with the JSON-RPC method, or with the path and `*` for a task's id.
pub fn sent(peer: &Peer) -> BTreeSet<String> {
    let one = |line: &Value| {
        let (http, path) = (
            line["http"].as_str().unwrap(),
            line["path"].as_str().unwrap(),
        );
        match line["rpc"].as_str() {
            Some(method) => format!("{http} {path} {method}"),
            None => match path.split_once("/tasks/") {
                Some((base, rest)) => {
                    let verb = rest.split_once(':').map(|(_, verb)| format!(":{verb}"));
                    format!("{http} {base}/tasks/*{}", verb.unwrap_or_default())
                }
                None => format!("{http} {path}"),
            },
        }
    };
    peer.log().iter().map(one).collect()
}
