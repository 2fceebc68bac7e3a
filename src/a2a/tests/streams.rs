//! Streams: from bytes to events to a task.

use proptest::prelude::*;

use crate::a2a::{
    Dialect, SseEvent, SseParser, StreamEvent, StreamTooLarge, Task, TaskState, read_stream_event,
};

fn events(bytes: &[u8]) -> Vec<(String, String)> {
    let mut parser = SseParser::default();
    let mut events = parser.push(bytes).unwrap();
    events.extend(parser.finish());
    events
        .into_iter()
        .map(|event| (event.name, event.data))
        .collect()
}

fn event(data: &str, dialect: Dialect) -> StreamEvent {
    let event = SseEvent {
        name: String::new(),
        data: data.into(),
    };
    read_stream_event(&event, dialect, "1")
}

#[test]
fn lines_become_events() {
    let cases: &[(&str, &[(&str, &str)])] = &[
        ("data: a\n\ndata:b\n\n", &[("", "a"), ("", "b")]),
        ("data: a\r\ndata:  b\r\n\r\n", &[("", "a\n b")]),
        ("data: a\rdata\rdata: b\r\r", &[("", "a\n\nb")]),
        ("\u{feff}data: a\n\n", &[("", "a")]),
        (
            ": ping\n\nid: 7\nretry: 9\n\nevent: error\ndata: x\n\n",
            &[("error", "x")],
        ),
        ("event: error\n\ndata: a\n\n", &[("", "a")]),
        ("data:\n\ndata: \n\n", &[]),
        ("datax: a\nda: b\n\n", &[]),
        ("data: a", &[("", "a")]),
        ("data: a\n", &[("", "a")]),
        ("", &[]),
        ("data: {\"a\":1}\n\n\n\n", &[("", "{\"a\":1}")]),
    ];
    for (text, wanted) in cases {
        let read = events(text.as_bytes());
        let read: Vec<_> = read
            .iter()
            .map(|(name, data)| (name.as_str(), data.as_str()))
            .collect();
        assert_eq!(read, *wanted, "{text:?}");
    }
    assert_eq!(events(b"data: \xff\n\n")[0].1, "\u{fffd}");
}

#[test]
fn a_stream_that_is_too_long_is_given_up() {
    let mut parser = SseParser::with_limit(10);
    assert_eq!(parser.push(b"data: a\n\n").unwrap().len(), 1);
    assert_eq!(parser.push(b"xx"), Err(StreamTooLarge { limit: 10 }));
    assert_eq!(parser.push(b""), Err(StreamTooLarge { limit: 10 }));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn pieces_make_no_difference(
        text in "(data|event|id|: x|data: y|[a-z任]{0,3}|\r\n|\n|\r|: |:){0,40}",
        cuts in prop::collection::vec(any::<prop::sample::Index>(), 0..6),
    ) {
        let bytes = text.as_bytes();
        let mut cuts: Vec<usize> = cuts.iter().map(|cut| cut.index(bytes.len() + 1)).collect();
        cuts.extend([0, bytes.len()]);
        cuts.sort_unstable();
        let mut parser = SseParser::default();
        let mut read = Vec::new();
        for pair in cuts.windows(2) {
            read.extend(parser.push(&bytes[pair[0]..pair[1]]).unwrap());
        }
        read.extend(parser.finish());
        let read: Vec<_> = read.into_iter().map(|event| (event.name, event.data)).collect();
        prop_assert_eq!(read, events(bytes));
    }
}

#[test]
fn events_of_all_dialects_mean_the_same() {
    let status = r#""taskId":"t","contextId":"c","status":{"state":"completed"}"#;
    let artifact = r#""taskId":"t","artifact":{"artifactId":"a","parts":[{"text":"x"}]},"append":true,"lastChunk":true"#;
    let rpc = |json: &str| format!(r#"{{"jsonrpc":"2.0","id":"1","result":{json}}}"#);
    for (dialect, status, artifact) in [
        (
            Dialect::V03_JSON_RPC,
            rpc(&format!(
                r#"{{"kind":"status-update",{status},"final":false}}"#
            )),
            rpc(&format!(r#"{{"kind":"artifact-update",{artifact}}}"#)),
        ),
        (
            Dialect::V03_JSON_RPC,
            rpc(&format!("{{{status}}}")),
            rpc(&format!("{{{artifact}}}")),
        ),
        (
            Dialect::V10_JSON_RPC,
            rpc(&format!(r#"{{"statusUpdate":{{{status}}}}}"#)),
            rpc(&format!(r#"{{"artifactUpdate":{{{artifact}}}}}"#)),
        ),
        (
            Dialect::V10_REST,
            format!(r#"{{"taskStatusUpdate":{{{status}}}}}"#),
            format!(r#"{{"taskArtifactUpdate":{{{artifact}}}}}"#),
        ),
    ] {
        let StreamEvent::StatusUpdate(update) = event(&status, dialect) else {
            panic!("{status}")
        };
        assert_eq!(update.task_id.as_deref(), Some("t"));
        assert_eq!(update.status.state, TaskState::Completed);
        let StreamEvent::ArtifactUpdate(update) = event(&artifact, dialect) else {
            panic!("{artifact}")
        };
        assert!(update.append && update.last_chunk);
        assert_eq!(update.artifact.parts[0].text(), Some("x"));
    }
}

#[test]
fn a_stream_ends_with_a_message_an_ended_or_pausing_task_or_a_final_update() {
    let ends = |json: &str| event(json, Dialect::V10_REST).ends_stream();
    assert!(ends(r#"{"message":{"parts":[]}}"#));
    assert!(ends(r#"{"task":{"id":"t","status":{"state":"failed"}}}"#));
    assert!(ends(
        r#"{"statusUpdate":{"status":{"state":"auth-required"}}}"#
    ));
    assert!(ends(
        r#"{"statusUpdate":{"status":{"state":"working"},"final":true}}"#
    ));
    assert!(!ends(r#"{"statusUpdate":{"status":{"state":"working"}}}"#));
    assert!(!ends(r#"{"artifactUpdate":{"artifact":{}}}"#));
    assert!(!ends("{}"));
}

#[test]
fn errors_in_a_stream_keep_their_code_and_words() {
    let named = |data: &str, dialect| {
        let event = SseEvent {
            name: "error".into(),
            data: data.into(),
        };
        match read_stream_event(&event, dialect, "1") {
            StreamEvent::Error(error) => error.refusal().cloned().unwrap(),
            other => panic!("{other:?}"),
        }
    };
    let rpc = r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32603,"message":"m"}}"#;
    assert_eq!(named(rpc, Dialect::V03_JSON_RPC).code, -32603);
    let bare = r#"{"code":-32603,"message":"m"}"#;
    for dialect in Dialect::ALL {
        assert_eq!(named(bare, dialect).code, -32603, "{dialect}");
        assert_eq!(named("not json", dialect).message, "not json");
    }
    let google = r#"{"error":{"code":500,"message":"m","details":[{"reason":"INTERNAL_ERROR"}]}}"#;
    assert_eq!(named(google, Dialect::V10_REST).rpc_code(), Some(-32603));
    let unnamed = event(rpc, Dialect::V10_JSON_RPC);
    assert!(matches!(unnamed, StreamEvent::Error(error) if error.rpc_code() == Some(-32603)));
}

/// Folds these events of 1.0 over HTTP+JSON into nothing.
fn folded(events: &[&str]) -> Task {
    let mut task = Task::default();
    for json in events {
        assert!(task.fold(event(json, Dialect::V10_REST)), "{json}");
    }
    task
}

#[test]
fn a_task_is_put_together_from_its_events() {
    let task = folded(&[
        r#"{"task":{"id":"t","contextId":"c","status":{"state":"submitted","message":{"messageId":"1","parts":[{"text":"hm"}]}}}}"#,
        r#"{"statusUpdate":{"taskId":"t","status":{"state":"working"}}}"#,
        r#"{"artifactUpdate":{"taskId":"t","artifact":{"artifactId":"a","name":"records","parts":[{"text":"1"}]}}}"#,
        r#"{"artifactUpdate":{"taskId":"t","artifact":{"artifactId":"b","parts":[{"text":"x"}]}}}"#,
        r#"{"artifactUpdate":{"taskId":"t","artifact":{"artifactId":"a","description":"d","parts":[{"text":"2"}]},"append":true}}"#,
        r#"{"artifactUpdate":{"taskId":"t","artifact":{"artifactId":"b","parts":[{"text":"y"}]}}}"#,
        r#"{"artifactUpdate":{"taskId":"t","artifact":{"artifactId":"n","parts":[{"text":"z"}]},"append":true}}"#,
        r#"{"statusUpdate":{"taskId":"t","status":{"state":"completed"}}}"#,
    ]);
    assert_eq!(task.status.state, TaskState::Completed);
    let artifacts: Vec<_> = task
        .artifacts
        .iter()
        .map(|a| {
            (
                a.artifact_id.as_deref().unwrap(),
                crate::a2a::text_of(&a.parts).unwrap(),
            )
        })
        .collect();
    assert_eq!(
        artifacts,
        [("a", "1\n2".into()), ("b", "y".into()), ("n", "z".into())]
    );
    assert_eq!(task.artifacts[0].name.as_deref(), Some("records"));
    assert_eq!(task.artifacts[0].description.as_deref(), Some("d"));
    assert_eq!(task.history[0].text().as_deref(), Some("hm"));
    assert_eq!((task.sent.len(), task.raw()), (8, None));
}

#[test]
fn updates_without_a_task_make_one_and_those_of_another_change_nothing() {
    let mut task = folded(&[
        r#"{"statusUpdate":{"taskId":"t","contextId":"c","status":{"state":"working"}}}"#,
    ]);
    assert_eq!(
        (task.id.as_deref(), task.context_id.as_deref()),
        (Some("t"), Some("c"))
    );
    let before = task.clone();
    for other in [
        r#"{"statusUpdate":{"taskId":"u","status":{"state":"failed"}}}"#,
        r#"{"artifactUpdate":{"taskId":"u","artifact":{"artifactId":"a"}}}"#,
        r#"{"task":{"id":"u","status":{"state":"failed"}}}"#,
        r#"{"message":{"parts":[]}}"#,
        "{}",
    ] {
        assert!(!task.fold(event(other, Dialect::V10_REST)), "{other}");
    }
    assert_eq!(task, before);
}
