//! Every capture comes to what its case says, over HTTP and from its body alone.

use super::{
    cases::cases,
    expected::Expected,
    fixture::{Capture, error_of},
};
use crate::net::NetFault;
use crate::tests::client::asking::{Reply as Answer, decode};
use crate::tests::{
    client::asking::{Asker, DEMO, first, quick},
    support::http::{Reply, Scripted},
};
use jiff::Timestamp;
use qrscope::domain::{ErrorKind, Mismatch, TaskSeen};
use std::collections::BTreeSet;

fn capture(case: &str) -> Capture {
    Capture::read(&format!("js03-{case}"))
}

#[test]
fn no_capture_is_without_an_expectation() {
    let cases = cases();
    let expected: BTreeSet<String> = cases
        .iter()
        .map(|(case, ..)| format!("js03-{case}"))
        .collect();
    assert_eq!(expected.len(), cases.len(), "a case is listed twice");
    let there: BTreeSet<String> = Capture::names()
        .into_iter()
        .filter(|name| name.starts_with("js03-jsonrpc-") || name.starts_with("js03-fault-"))
        .collect();
    assert_eq!(expected, there);
    assert_eq!(there.len(), 61);
}

#[test]
fn every_capture_over_http_comes_to_what_its_case_says() {
    let server = Scripted::start(|request| {
        let case = request.path.trim_start_matches('/');
        let capture = capture(case);
        capture.reply()
    });
    for (case, skill, expected) in cases() {
        if is_running(&expected) {
            continue;
        }
        let asker = Asker::direct(&server.url(&format!("/{case}")));
        expected.check(case, &asker.ask(first(skill, DEMO)));
    }
}

/// A task that is still being worked on is waited for.
fn is_running(expected: &Expected) -> bool {
    matches!(expected, Expected::Error(ErrorKind::TaskState(state), _) if state.as_str() == "working")
}

#[test]
fn captured_tasks_that_are_worked_on_come_to_their_answer() {
    for begun in ["jsonrpc-working", "jsonrpc-blocking-false"] {
        let server = Scripted::start(move |request| {
            let asked = request.json();
            let case = match (asked["method"].as_str().unwrap(), request.number) {
                ("message/send", 0) => begun,
                ("tasks/get", 1) => "jsonrpc-working-poll-early",
                ("tasks/get", 2) => "jsonrpc-working-poll-done",
                other => panic!("{other:?}"),
            };
            let mut body: serde_json::Value = serde_json::from_str(&capture(case).body).unwrap();
            body["id"] = asked["id"].clone();
            if let Some(id) = asked["params"]["id"].as_str() {
                // The captures are of several tasks; here they are one.
                body["result"]["id"] = id.into();
            }
            Reply::json(&body)
        });
        let asker = Asker::with_options(&server.url("/rpc"), quick());
        let (_, skill, expected) = cases()
            .into_iter()
            .find(|(case, ..)| *case == "jsonrpc-working-poll-done")
            .unwrap();
        expected.check(begun, &asker.ask(first(skill, DEMO)));
        let begun: serde_json::Value = serde_json::from_str(&capture(begun).body).unwrap();
        for request in &server.requests()[1..] {
            assert_eq!(request.json()["params"]["id"], begun["result"]["id"]);
        }
    }
}

#[test]
fn every_capture_from_its_body_alone_comes_to_the_same() {
    for (case, skill, expected) in cases() {
        let actual = capture(case)
            .result()
            .map_err(error_of)
            .and_then(|result| decode(result, skill, Timestamp::UNIX_EPOCH));
        match (&expected, actual) {
            // What only HTTP knows: the status, the connection, the body's beginning.
            (
                Expected::Error(
                    ErrorKind::Net(NetFault::HttpStatus(_))
                    | ErrorKind::Net(NetFault::BrokenOff)
                    | ErrorKind::Malformed(Mismatch::CutOff),
                    _,
                ),
                Err(error),
            ) => {
                assert_eq!(
                    error.kind,
                    ErrorKind::Malformed(Mismatch::NotJson),
                    "{case}"
                );
            }
            (expected, actual) => expected.check(case, &actual),
        }
    }
}

#[test]
fn an_answer_carries_its_task_its_summary_and_its_exact_bytes() {
    for (case, skill, expected) in cases() {
        if matches!(expected, Expected::Error(..)) {
            continue;
        }
        let capture = capture(case);
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        let reply = decode(capture.result().unwrap(), skill, now).unwrap();
        let (data, summary, task, fetched_at, other) = match &reply {
            Answer::Entity(a) => (
                &a.data,
                &a.summary,
                &a.task,
                a.fetched_at,
                &a.other_artifact,
            ),
            Answer::Records(a) => (
                &a.data,
                &a.summary,
                &a.task,
                a.fetched_at,
                &a.other_artifact,
            ),
            Answer::Actions(a) => (
                &a.data,
                &a.summary,
                &a.task,
                a.fetched_at,
                &a.other_artifact,
            ),
        };
        assert_eq!(fetched_at, now, "{case}");
        assert_eq!(*other, None, "{case}: the artifact had the expected name");
        let sent = capture.data_parts();
        assert_eq!(data.as_str(), sent.last().unwrap().get(), "{case}");
        assert!(!summary.as_ref().unwrap().is_empty(), "{case}");

        let body: serde_json::Value = serde_json::from_str(&capture.body).unwrap();
        let result = &body["result"];
        let member = |name: &str| result[name].as_str().map(str::to_owned);
        let is_task = result["kind"] == "task";
        let TaskSeen {
            id,
            context_id,
            state,
        } = task.clone();
        assert_eq!(id, is_task.then(|| member("id").unwrap()), "{case}");
        assert_eq!(
            context_id.map(|context| context.0),
            member("contextId"),
            "{case}"
        );
        assert_eq!(state.as_deref(), is_task.then_some("completed"), "{case}");
    }
}
