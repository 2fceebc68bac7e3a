//! Tasks, messages and parts in all the forms they come in.

use crate::a2a::{
    Dialect, Part, PartContent, Role, SendResult, Task, TaskState, Version, read_send, read_task,
    read_task_page,
};
use crate::domain::RawJson;

fn send(body: &str, dialect: Dialect) -> SendResult {
    read_send(200, body, dialect, "1").unwrap_or_else(|error| panic!("{body}: {error:?}"))
}

fn task(body: &str) -> Task {
    read_task(200, body, Dialect::V10_REST, "1").unwrap()
}

#[test]
fn dialects_and_versions_have_their_names() {
    let names: Vec<String> = Dialect::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(
        names,
        [
            "A2A 0.3 JSON-RPC",
            "A2A 1.0 JSON-RPC",
            "A2A 0.3 HTTP+JSON",
            "A2A 1.0 HTTP+JSON"
        ]
    );
    for (name, version) in [
        ("0.3", Some(Version::V03)),
        ("0.3.0", Some(Version::V03)),
        ("0.2.6", Some(Version::V03)),
        ("1.0", Some(Version::V10)),
        ("v1", Some(Version::V10)),
        ("1.1.2", Some(Version::V10)),
        ("0.1", None),
        ("0", None),
        ("2.0", None),
        ("10.0", None),
        ("", None),
        ("x", None),
    ] {
        assert_eq!(Version::named(name), version, "{name}");
    }
}

#[test]
fn states_of_all_forms_mean_the_same_and_others_keep_their_name() {
    let states = [
        (TaskState::Unspecified, "unknown", "UNSPECIFIED"),
        (TaskState::Submitted, "submitted", "SUBMITTED"),
        (TaskState::Working, "working", "WORKING"),
        (TaskState::Completed, "completed", "COMPLETED"),
        (TaskState::Failed, "failed", "FAILED"),
        (TaskState::Canceled, "canceled", "CANCELED"),
        (TaskState::InputRequired, "input-required", "INPUT_REQUIRED"),
        (TaskState::Rejected, "rejected", "REJECTED"),
        (TaskState::AuthRequired, "auth-required", "AUTH_REQUIRED"),
    ];
    for (state, short, long) in states {
        let long = format!("TASK_STATE_{long}");
        assert_eq!(TaskState::read(short), state);
        assert_eq!(TaskState::read(&long), state);
        assert_eq!(
            (state.name(), state.long_name(Version::V10)),
            (short, &*long)
        );
        let kinds = [state.is_terminal(), state.is_running(), state.is_paused()];
        let wanted = match short {
            "completed" | "failed" | "canceled" | "rejected" => [true, false, false],
            "submitted" | "working" => [false, true, false],
            "input-required" | "auth-required" => [false, false, true],
            _ => [false; 3],
        };
        assert_eq!(kinds, wanted, "{short}");
    }
    assert_eq!(TaskState::read("cancelled"), TaskState::Canceled);
    assert_eq!(TaskState::read("TASK_STATE_CANCELLED"), TaskState::Canceled);
    assert_eq!(
        TaskState::Canceled.long_name(Version::V03),
        "TASK_STATE_CANCELLED"
    );
    let other = TaskState::read("TASK_STATE_Dreaming");
    assert_eq!(other, TaskState::Other("TASK_STATE_Dreaming".into()));
    assert!(!other.is_terminal() && !other.is_running() && !other.is_paused());
}

#[test]
fn a_task_is_told_by_its_status_and_a_message_by_its_parts() {
    let tasks = [
        r#"{"kind":"task","id":"t","status":{"state":"completed"}}"#,
        r#"{"id":"t","status":{"state":"TASK_STATE_COMPLETED"}}"#,
        r#"{"task":{"id":"t","status":{"state":"TASK_STATE_COMPLETED"}}}"#,
        r#"{"message":null,"task":{"id":"t","status":{"state":"completed"}}}"#,
        r#"{"message":{},"task":{"id":"t","status":{"state":"completed"}}}"#,
    ];
    for body in tasks {
        for dialect in [Dialect::V03_REST, Dialect::V10_REST] {
            let SendResult::Task(task) = send(body, dialect) else {
                panic!("{body}")
            };
            assert_eq!(task.id.as_deref(), Some("t"), "{body}");
            assert_eq!(task.status.state, TaskState::Completed, "{body}");
        }
    }
    for body in [
        r#"{"kind":"message","parts":[{"kind":"text","text":"x"}],"status":{"state":"completed"}}"#,
        r#"{"message":{"content":[{"text":"x"}]}}"#,
        r#"{"msg":{"content":[{"text":"x"}]}}"#,
        r#"{"task":null,"message":{"parts":[{"text":"x"}],"content":[]}}"#,
        r#"{"parts":[],"content":[{"text":"x"}]}"#,
    ] {
        let SendResult::Message(message) = send(body, Dialect::V10_REST) else {
            panic!("{body}")
        };
        assert_eq!(message.text().as_deref(), Some("x"), "{body}");
        assert!(message.sent.is_some());
    }
    // A state that isn't specified is not sent by servers that leave out what is empty.
    for body in [
        r#"{"id":"t","status":{}}"#,
        r#"{"task":{"id":"t"}}"#,
        r#"{"kind":"task","id":"t","status":null}"#,
    ] {
        let SendResult::Task(task) = send(body, Dialect::V10_REST) else {
            panic!("{body}")
        };
        assert_eq!(task.status.state_name(), "unknown", "{body}");
    }
    for body in [
        "{}",
        "[]",
        "7",
        r#"{"task":{}}"#,
        r#"{"task":7}"#,
        r#"{"kind":"task"}"#,
        r#"{"status":{"state":7}}"#,
        r#"{"message":"text"}"#,
        r#"{"kind":"message"}"#,
    ] {
        let error = read_send(200, body, Dialect::V10_REST, "1").unwrap_err();
        assert_eq!(error.fault, crate::a2a::Fault::NoTask, "{body}");
    }
}

#[test]
fn every_field_of_a_task_is_kept() {
    let body = r#"{"id":"t","contextId":"c","status":{"state":"working","timestamp":"2026-01-01T00:00:00.5+05:30","message":{
        "messageId":"m","contextId":"c","taskId":"t","role":"agent","parts":[{"text":"x"}],"metadata":{"a":1.10},"extensions":["e"],
        "referenceTaskIds":["r"]}},"artifacts":[{"artifactId":"a","name":"n","description":"d","parts":[],"metadata":{"b":2},"extensions":["f"]}],
        "history":[{"role":"ROLE_USER","parts":[]},{"role":"robot"},7],"metadata":{"k":9007199254740993},"neu":1}"#;
    let task = task(body);
    assert_eq!(task.raw().unwrap().as_str(), body);
    assert_eq!(
        crate::a2a::read::task(task.raw().unwrap().as_raw().unwrap(), Dialect::V10_REST),
        Some(task.clone())
    );
    let raw = |json: &str| Some(RawJson::parse(json).unwrap());
    assert_eq!(task.context_id.as_deref(), Some("c"));
    assert_eq!(task.metadata, raw(r#"{"k":9007199254740993}"#));
    assert_eq!(
        task.status.timestamp.as_deref(),
        Some("2026-01-01T00:00:00.5+05:30")
    );
    let message = task.status.message.unwrap();
    assert_eq!(message.message_id.as_deref(), Some("m"));
    assert_eq!(message.task_id.as_deref(), Some("t"));
    assert_eq!(message.role, Role::Agent);
    assert_eq!(message.metadata, raw(r#"{"a":1.10}"#));
    assert_eq!(
        (message.extensions, message.reference_task_ids),
        (vec!["e".into()], vec!["r".into()])
    );
    let artifact = &task.artifacts[0];
    assert_eq!(artifact.artifact_id.as_deref(), Some("a"));
    assert_eq!(artifact.description.as_deref(), Some("d"));
    assert_eq!(artifact.metadata, raw(r#"{"b":2}"#));
    assert_eq!(artifact.extensions, ["f"]);
    let roles: Vec<_> = task
        .history
        .into_iter()
        .map(|message| message.role)
        .collect();
    assert_eq!(roles, [Role::User, Role::Other("robot".into())]);
}

/// The contents of a message with these parts, and the first one's name and media type.
fn parts(json: &str, dialect: Dialect) -> Vec<Part> {
    let body = format!(r#"{{"message":{{"content":{json}}}}}"#);
    match send(&body, dialect) {
        SendResult::Message(message) => message.parts,
        SendResult::Task(_) => panic!("{body}"),
    }
}

#[test]
fn the_kind_of_a_part_is_decided_by_its_member() {
    let text = |text: &str| PartContent::Text(text.into());
    let data = |json: &str| PartContent::Data(RawJson::parse(json).unwrap());
    let other = |json: &str| PartContent::Other(RawJson::parse(json).unwrap());
    let cases: Vec<(&str, Vec<PartContent>)> = vec![
        (r#"{"kind":"text","text":"x"}"#, vec![text("x")]),
        (r#"{"kind":"data","text":"x"}"#, vec![text("x")]),
        (r#"{"text":""}"#, vec![text("")]),
        (
            r#"{"text":"","data":{"a":1.0}}"#,
            vec![data(r#"{"a":1.0}"#)],
        ),
        (r#"{"text":"x","data":[1]}"#, vec![data("[1]"), text("x")]),
        (r#"{"data":"x"}"#, vec![data("\"x\"")]),
        (r#"{"data":0}"#, vec![data("0")]),
        (
            r#"{"raw":"eA==","text":"","url":""}"#,
            vec![PartContent::Raw("eA==".into())],
        ),
        (
            r#"{"url":"https://a/b"}"#,
            vec![PartContent::Url("https://a/b".into())],
        ),
        (r#"{"raw":""}"#, vec![PartContent::Raw(String::new())]),
        (
            r#"{"kind":"file","file":{"bytes":"eA=="}}"#,
            vec![PartContent::Raw("eA==".into())],
        ),
        (
            r#"{"kind":"file","file":{"uri":"u"}}"#,
            vec![PartContent::Url("u".into())],
        ),
        (
            r#"{"file":{"fileWithUri":"u"}}"#,
            vec![PartContent::Url("u".into())],
        ),
        (
            r#"{"file":{"fileWithBytes":"b"}}"#,
            vec![PartContent::Raw("b".into())],
        ),
        (r#"{"data":null}"#, vec![other(r#"{"data":null}"#)]),
        (r#"{"neu":1}"#, vec![other(r#"{"neu":1}"#)]),
        (r#""bare""#, vec![text("bare")]),
        ("7", vec![other("7")]),
        ("null", vec![]),
    ];
    for (json, wanted) in cases {
        let read = parts(&format!("[{json}]"), Dialect::V10_REST);
        let read: Vec<_> = read.into_iter().map(|part| part.content).collect();
        assert_eq!(read, wanted, "{json}");
    }
    for json in [
        r#"{"file":{"name":"f","mimeType":"m","uri":"u"},"metadata":{"x":1}}"#,
        r#"{"filename":"f","mediaType":"m","url":"u","metadata":{"x":1}}"#,
    ] {
        let read = parts(&format!("[{json}]"), Dialect::V03_REST).remove(0);
        assert_eq!(read.filename.as_deref(), Some("f"), "{json}");
        assert_eq!(read.media_type.as_deref(), Some("m"), "{json}");
        assert_eq!(read.metadata.unwrap().as_str(), r#"{"x":1}"#, "{json}");
    }
}

#[test]
fn only_the_old_http_dialect_wraps_data_once_more() {
    let inner = |json: &str, dialect| {
        let part = parts(&format!("[{json}]"), dialect).remove(0);
        part.data().unwrap().as_str().to_owned()
    };
    let wrapped = r#"{"data":{"data":{"a":1}}}"#;
    assert_eq!(inner(wrapped, Dialect::V03_REST), r#"{"a":1}"#);
    assert_eq!(inner(wrapped, Dialect::V10_REST), r#"{"data":{"a":1}}"#);
    // The shapes of the specification's text, and data that isn't only a wrapper.
    for (json, data) in [
        (r#"{"kind":"data","data":{"data":1}}"#, r#"{"data":1}"#),
        (r#"{"data":{"a":1}}"#, r#"{"a":1}"#),
        (r#"{"data":{"data":1,"b":2}}"#, r#"{"data":1,"b":2}"#),
        (r#"{"data":{"data":null}}"#, r#"{"data":null}"#),
    ] {
        assert_eq!(inner(json, Dialect::V03_REST), data, "{json}");
    }
}

#[test]
fn a_page_of_tasks_is_read_in_all_its_forms() {
    let page = |body: &str| read_task_page(200, body, Dialect::V10_REST, "1");
    let full = page(
        r#"{"tasks":[{"id":"t","status":{"state":"working"}},{"x":1},7],"nextPageToken":"n","pageSize":3.0,"totalSize":"12"}"#,
    )
    .unwrap();
    assert_eq!((full.tasks.len(), full.unreadable.len()), (1, 2));
    assert_eq!(full.next_page_token.as_deref(), Some("n"));
    assert_eq!((full.page_size, full.total_size), (Some(3), Some(12)));
    for empty in [
        "{}",
        "[]",
        r#"{"nextPageToken":""}"#,
        r#"{"tasks":[],"pageSize":50,"totalSize":-1}"#,
    ] {
        let page = page(empty).unwrap();
        assert!(
            page.tasks.is_empty() && page.next_page_token.is_none() && page.total_size.is_none()
        );
    }
    assert!(page(r#"{"id":"t","status":{"state":"working"}}"#).is_err());
    assert!(page("7").is_err());
}
