//! What servers of all four dialects really sent comes to what its case says.

use super::{
    cases::cases,
    dialect_cases::CASES,
    expected::Expected,
    fixture::{Capture, ID, error_of},
};
use crate::tests::client::asking::decode;
use jiff::Timestamp;
use qrscope::a2a::{
    AgentCard, Artifact, Binding, Dialect, Fault, Forced, Message, Part, PartContent, SendResult,
    SseEvent, SseParser, StreamEvent, Task, TaskPage, Unreadable, VERSION_HEADER, Version, choose,
    read_agent_card, read_send, read_stream_event, read_task, read_task_page,
};
use std::collections::{BTreeMap, BTreeSet};

/// The dialect that a captured request was made in. Requests without the version header are those of 0.3, or were meant to fail.
pub fn dialect_of(capture: &Capture) -> Dialect {
    let version = match capture.request.headers.get(VERSION_HEADER) {
        Some(_) => Version::V10,
        None => Version::V03,
    };
    let binding = if capture.request.path.contains("/rest") {
        Binding::Rest
    } else {
        Binding::JsonRpc
    };
    Dialect::of(version, binding)
}

/// The events of a stream.
pub fn events_of(body: &str) -> Vec<SseEvent> {
    let mut parser = SseParser::default();
    let mut events = parser.push(body.as_bytes()).unwrap();
    events.extend(parser.finish());
    events
}

/// Reads a capture as what was asked for, and says in one line what came of it.
pub fn outcome(capture: &Capture) -> String {
    let dialect = dialect_of(capture);
    let (status, body) = (capture.status, capture.body.as_str());
    if body.starts_with("data: ") {
        let events = events_of(body);
        let read = |event| said_by(&read_stream_event(event, dialect, ID));
        return events.iter().map(read).collect::<Vec<_>>().join(" | ");
    }
    let method = capture
        .request
        .json
        .as_ref()
        .and_then(|json| json["method"].as_str());
    let path = capture.request.path.split('?').next().unwrap();
    let said = match (method, capture.request.method.as_str()) {
        _ if path.contains("well-known") || path.ends_with("ard") => {
            read_agent_card(status, body).map(|card| card_in_a_line(&card))
        }
        (Some("GetTask" | "tasks/get"), _) => {
            read_task(status, body, dialect, ID).map(|task| task_in_a_line(&task))
        }
        (Some("CancelTask"), _) => {
            read_task(status, body, dialect, ID).map(|task| task_in_a_line(&task))
        }
        (Some("ListTasks"), _) => {
            read_task_page(status, body, dialect, ID).map(|page| page_in_a_line(&page))
        }
        (None, "GET") if path.ends_with("/tasks") => {
            read_task_page(status, body, dialect, ID).map(|page| page_in_a_line(&page))
        }
        (None, "GET") => read_task(status, body, dialect, ID).map(|task| task_in_a_line(&task)),
        (None, _) if path.ends_with(":cancel") => {
            read_task(status, body, dialect, ID).map(|task| task_in_a_line(&task))
        }
        _ => read_send(status, body, dialect, ID).map(|result| match result {
            SendResult::Task(task) => task_in_a_line(&task),
            SendResult::Message(message) => format!("message {}", parts_in_a_line(&message.parts)),
        }),
    };
    said.unwrap_or_else(|error| error_in_a_line(&error))
}

/// Reads a body as everything that it could be, for the sake of panics only.
pub fn look(status: u16, body: &str, dialect: Dialect) {
    let _ = read_send(status, body, dialect, ID);
    let _ = read_task_page(status, body, dialect, ID);
    if let Ok(card) = read_agent_card(status, body) {
        let _ = (card.contradictions(), card.required_extensions());
        let _ = choose(&card.interfaces, "http://127.0.0.1/x", Forced::default());
    }
    let event = SseEvent {
        name: String::new(),
        data: body.to_owned(),
    };
    let mut task = read_task(status, body, dialect, ID).unwrap_or_default();
    let event = read_stream_event(&event, dialect, ID);
    let _ = event.ends_stream();
    if let StreamEvent::Error(error) = &event {
        let _ = (error.is_about_dialect(), error.is_task_not_found());
    }
    task.fold(event);
}

fn said_by(event: &StreamEvent) -> String {
    let said = match event {
        StreamEvent::Task(task) => task_in_a_line(task),
        StreamEvent::Message(message) => format!("message {}", parts_in_a_line(&message.parts)),
        StreamEvent::StatusUpdate(update) => format!("now {}", update.status.state.name()),
        StreamEvent::ArtifactUpdate(update) => artifact_in_a_line(&update.artifact),
        StreamEvent::Error(error) => error_in_a_line(error),
    };
    let end = if event.ends_stream() { " (end)" } else { "" };
    format!("{said}{end}")
}

fn task_in_a_line(task: &Task) -> String {
    assert!(task.id.is_some() && task.context_id.is_some(), "{task:?}");
    assert!(task.raw().is_some());
    let artifacts: Vec<_> = task.artifacts.iter().map(artifact_in_a_line).collect();
    let history: usize = task.history.len();
    let words = task.status.message.as_ref().and_then(Message::text);
    let words = words.map(|words| format!(" '{words}'")).unwrap_or_default();
    let name = task.status.state.name();
    format!("{name}{words} [{}] +{history}", artifacts.join(", "))
}

fn artifact_in_a_line(artifact: &Artifact) -> String {
    let name = artifact.name.as_deref().unwrap_or("?");
    assert!(artifact.artifact_id.is_some());
    format!("{name}: {}", parts_in_a_line(&artifact.parts))
}

fn parts_in_a_line(parts: &[Part]) -> String {
    let kinds: Vec<_> = parts
        .iter()
        .map(|part| match &part.content {
            PartContent::Text(_) => "text",
            PartContent::Raw(_) => "raw",
            PartContent::Url(_) => "url",
            PartContent::Data(_) => "data",
            PartContent::Other(_) => "other",
        })
        .collect();
    kinds.join(" ")
}

fn page_in_a_line(page: &TaskPage) -> String {
    assert!(page.unreadable.is_empty());
    let more = if page.next_page_token.is_some() {
        " more"
    } else {
        ""
    };
    let states: BTreeSet<_> = page
        .tasks
        .iter()
        .map(|task| task.status.state.name())
        .collect();
    let states: Vec<_> = states.into_iter().collect();
    let artifacts: usize = page.tasks.iter().map(|task| task.artifacts.len()).sum();
    format!(
        "{} of {} by {}{more}: {}, {artifacts} artifacts",
        page.tasks.len(),
        page.total_size.unwrap(),
        page.page_size.unwrap(),
        states.join(" ")
    )
}

fn card_in_a_line(card: &AgentCard) -> String {
    let interfaces: Vec<_> = card
        .interfaces
        .iter()
        .map(|interface| interface.dialect().unwrap().to_string())
        .collect();
    format!(
        "card {}; {} skills; contract {}; denies {:?}",
        interfaces.join(", "),
        card.skills.len(),
        card.capabilities
            .extensions
            .iter()
            .any(|it| it.uri.as_deref() == Some(qrscope::a2a::CONTRACT_EXTENSION) && !it.required),
        card.contradictions(),
    )
}

fn error_in_a_line(error: &Unreadable) -> String {
    let what = match &error.fault {
        Fault::Refused(refusal) => {
            let code = refusal
                .rpc_code()
                .map_or_else(|| "?".to_owned(), |code| code.to_string());
            let reason = refusal.reason.as_deref().unwrap_or("-");
            format!("{code} {reason}")
        }
        fault => format!("{fault:?}"),
    };
    let dialect = if error.is_about_dialect() {
        " dialect"
    } else {
        ""
    };
    let gone = if error.is_task_not_found() {
        " gone"
    } else {
        ""
    };
    format!("{} {what}{dialect}{gone}", error.status)
}

#[test]
fn every_capture_comes_to_what_its_case_says() {
    let expected: BTreeMap<&str, &str> = CASES.iter().copied().collect();
    assert_eq!(expected.len(), CASES.len(), "a case is listed twice");
    let mut unlike = Vec::new();
    let mut seen = BTreeSet::new();
    for name in Capture::names() {
        if name.starts_with("js03-jsonrpc-") || name.starts_with("js03-fault-") {
            continue;
        }
        let said = outcome(&Capture::read(&name));
        if expected.get(name.as_str()) != Some(&said.as_str()) {
            unlike.push(format!("(\"{name}\", \"{said}\"),"));
        }
        seen.insert(name);
    }
    assert!(unlike.is_empty(), "\n{}", unlike.join("\n"));
    assert_eq!(seen.len(), CASES.len(), "a case has no capture");
}

/// The two peers serve the same codes, so that an answer of 1.0 must come to the same card, page or actions as that of 0.3.
#[test]
fn answers_of_one_dot_zero_come_to_the_same_as_those_of_zero_dot_three() {
    let there: BTreeSet<String> = Capture::names().into_iter().collect();
    let mut compared = 0;
    for (case, skill, expected) in cases() {
        let name = format!("py10-{case}");
        if !there.contains(&name) || matches!(expected, Expected::Error(..)) {
            continue;
        }
        let capture = Capture::read(&name);
        let actual = read_send(capture.status, &capture.body, dialect_of(&capture), ID)
            .map_err(error_of)
            .and_then(|result| decode(result, skill, Timestamp::UNIX_EPOCH));
        expected.check(&name, &actual);
        compared += 1;
    }
    assert!(compared > 12, "only {compared}");
}
