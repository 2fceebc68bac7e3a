//! Tasks that aren't finished, over real HTTP: their events as a stream, or asked for again.

use super::{
    asking::{Asker, DEMO, ask_watched, entity, quick},
    speaking::card,
};
use crate::tests::client::asking::Reply as Answer;
use crate::tests::support::http::{After, Reply, Request, Response, Scripted};
use qrscope::{
    a2a::{OwnTask, TaskState},
    client::{ClientOptions, Pace, Underway},
    domain::{ErrorKind, LoadError},
};
use serde_json::{Value, json};
use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

fn status(state: &str) -> Value {
    json!({"state": state, "message": {"messageId": state, "role": "ROLE_AGENT", "parts": [{"text": state}]}})
}

fn task(state: &str) -> Value {
    json!({"id": "t", "contextId": "c", "status": status(state)})
}

fn finished() -> Value {
    let mut task = task("TASK_STATE_COMPLETED");
    task["artifacts"] = json!([{"artifactId": "a", "name": "entity", "parts": [{"data": {"thing": {"name": "it"}}}]}]);
    task
}

fn result(request: &Request, result: Value) -> Value {
    json!({"jsonrpc": "2.0", "id": request.json()["id"], "result": result})
}

fn stream(request: &Request, events: &[Value]) -> Response {
    let lines: Vec<String> = events
        .iter()
        .map(|event| format!("data: {}\r\n\r\n", result(request, event.clone())))
        .collect();
    Response::new(200, lines.concat()).header("Content-Type", "text/event-stream; charset=utf-8")
}

/// A server of 1.0 whose card says that it streams, and whose first answer is a running task.
fn server(subscribe: impl Fn(&Request) -> Reply + Send + Sync + 'static) -> Scripted {
    Scripted::start(move |request| {
        if request.method == "GET" {
            let mut card = card("/rpc", "JSONRPC", "1.0");
            card["capabilities"]["streaming"] = json!(true);
            return Reply::json(&card);
        }
        match request.json()["method"].as_str().unwrap() {
            "SendMessage" => Reply::json(&result(
                request,
                json!({"task": task("TASK_STATE_SUBMITTED")}),
            )),
            "SubscribeToTask" => subscribe(request),
            "GetTask" => Reply::json(&result(request, finished())),
            other => panic!("{other}"),
        }
    })
}

type Told = Vec<(TaskState, Option<String>, bool)>;

fn watched(asker: &Asker) -> (Result<Answer, LoadError>, Told) {
    let reader = Arc::clone(asker.session());
    asker.run(async move {
        let told: Mutex<Told> = Mutex::default();
        let watch = |underway: &Underway| {
            let Underway::Task(progress) = underway else {
                panic!("{underway:?}");
            };
            let said = progress.said.as_ref().map(|said| said.as_str().to_owned());
            let mut told = told.lock().unwrap();
            told.push((progress.state.clone(), said, progress.streaming));
        };
        let reply = ask_watched(&reader, &entity(DEMO), None, &watch).await;
        (reply, told.into_inner().unwrap())
    })
}

fn methods(server: &Scripted) -> Vec<String> {
    let posts = server
        .requests()
        .into_iter()
        .filter(|request| request.method == "POST");
    posts
        .map(|request| request.json()["method"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn a_stream_is_followed_to_its_end() {
    let server = server(|request| {
        let update = |state| json!({"statusUpdate": {"taskId": "t", "contextId": "c", "status": status(state)}});
        let artifact = &finished()["artifacts"][0];
        let events = [
            json!({"task": task("TASK_STATE_SUBMITTED")}),
            update("TASK_STATE_WORKING"),
            json!({"artifactUpdate": {"taskId": "t", "contextId": "c", "artifact": artifact}}),
            update("TASK_STATE_COMPLETED"),
        ];
        // The connection stays open: the last state is enough.
        let mut response = stream(request, &events);
        let bytes = response.body.len();
        response.body.extend_from_slice(b"more");
        Reply::Partial {
            response,
            bytes,
            after: After::Hang,
        }
    });
    let asker = Asker::with_options(&server.base(), quick());
    let (reply, told) = watched(&asker);
    let Ok(Answer::Entity(answer)) = reply else {
        panic!("{reply:?}")
    };
    assert_eq!(answer.task.state.as_deref(), Some("TASK_STATE_COMPLETED"));
    let states: Vec<_> = told.iter().map(|(state, ..)| state.name()).collect();
    assert_eq!(states, ["submitted", "submitted", "working", "working"]);
    assert!(told.iter().all(|(.., streaming)| *streaming));
    assert_eq!(told[2].1.as_deref(), Some("TASK_STATE_WORKING"));
    assert_eq!(methods(&server), ["SendMessage", "SubscribeToTask"]);
    let log = asker.session().traffic().exchanges();
    let last = log.last().unwrap();
    assert!(
        last.response_body
            .text()
            .unwrap()
            .contains("artifactUpdate")
    );
    assert_eq!((last.error.clone(), last.is_running()), (None, false));
}

#[test]
fn a_stream_that_says_no_more_is_asked_instead() {
    let silent = |request: &Request| {
        let mut response = stream(request, &[json!({"task": task("TASK_STATE_WORKING")})]);
        let bytes = response.body.len();
        response.body.extend_from_slice(b"more");
        Reply::Partial {
            response,
            bytes,
            after: After::Hang,
        }
    };
    let refused = |request: &Request| super::answers::rpc_error(request, -32004);
    let ends = |request: &Request| Reply::Whole(stream(request, &[]));
    let breaks = |request: &Request| Reply::cut(stream(request, &[json!(1)]), 3);
    let subscribes: [fn(&Request) -> Reply; 4] = [silent, refused, ends, breaks];
    for subscribe in subscribes {
        let server = server(subscribe);
        let options = ClientOptions {
            pace: Pace {
                silence: Duration::from_millis(50),
                ..quick().pace
            },
            ..quick()
        };
        let (reply, told) = watched(&Asker::with_options(&server.base(), options));
        assert!(matches!(reply, Ok(Answer::Entity(_))), "{reply:?}");
        assert!(!told.is_empty());
        assert_eq!(
            methods(&server),
            ["SendMessage", "SubscribeToTask", "GetTask"]
        );
    }
}

/// A server of 0.3 whose task never ends.
fn working() -> Scripted {
    Scripted::start(|request| {
        let task =
            json!({"kind": "task", "id": "t", "contextId": "c", "status": {"state": "working"}});
        Reply::json(&result(request, task))
    })
}

#[test]
fn a_task_that_takes_too_long_can_be_waited_for_again_or_cancelled() {
    let server = working();
    let options = ClientOptions {
        pace: Pace {
            whole: Duration::from_millis(40),
            ..quick().pace
        },
        ..quick()
    };
    let asker = Asker::with_options(&server.url("/rpc"), options);
    let error = asker.ask(entity(DEMO)).unwrap_err();
    let ErrorKind::StillWorking(seen) = &error.kind else {
        panic!("{error:?}")
    };
    assert_eq!((error.exit_code(), error.kind_name()), (5, "timeout"));
    assert_eq!(seen.id.as_deref(), Some("t"));
    assert_eq!(seen.state.as_deref(), Some("working"));
    let own: OwnTask = asker.session().own_task("t").unwrap();
    assert_eq!(asker.session().own_task("u"), None);

    let before = methods(&server).len();
    let reader = Arc::clone(asker.session());
    let task = own.clone();
    let again = asker.run(async move {
        reader
            .wait_on::<qrscope::domain::Card>(task.id(), &qrscope::client::unwatched)
            .await
    });
    assert!(matches!(
        again.unwrap_err().kind,
        ErrorKind::StillWorking(_)
    ));
    let later = methods(&server).split_off(before);
    assert!(
        !later.is_empty() && later.iter().all(|method| method == "tasks/get"),
        "{later:?}"
    );

    let reader = Arc::clone(asker.session());
    let still = asker
        .run(async move { reader.cancel(&own).await })
        .unwrap()
        .unwrap();
    assert_eq!(
        still.status.state,
        TaskState::Working,
        "what the server says, not what was wished"
    );
    assert_eq!(methods(&server).last().unwrap(), "tasks/cancel");
}

#[test]
fn states_that_are_no_answer_are_named_with_the_agents_words() {
    for (state, kind) in [
        ("input-required", "input-required"),
        ("auth-required", "auth-required"),
        ("rejected", "rejected"),
        ("canceled", "canceled"),
        ("TASK_STATE_CANCELLED", "canceled"),
        ("unknown", "unknown"),
        ("on-hold", "on-hold"),
    ] {
        let server = Scripted::start(move |request| {
            let mut task = task(state);
            task["status"]["message"]["parts"] = json!([{"kind": "text", "text": "because"}]);
            Reply::json(&result(request, task))
        });
        let error = Asker::new(&server.url("/rpc"))
            .ask(entity(DEMO))
            .unwrap_err();
        assert!(
            matches!(&error.kind, ErrorKind::TaskState(name) if name.as_str() == kind),
            "{error:?}"
        );
        assert_eq!(error.said.unwrap().as_str(), "because");
        assert_eq!(server.requests().len(), 1, "{state} isn't waited for");
    }
}
