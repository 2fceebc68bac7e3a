//! What is sent in each dialect is, byte for byte, what was sent when the captures were taken.

use super::{
    dialects::dialect_of,
    fixture::{Capture, ID},
};
use crate::tests::client::asking::{DEMO, actions, entity, records};
use qrscope::{
    a2a::{
        Call, Content, Dialect, Ids, OwnTask, TaskFilter, TaskState, UserMessage, VERSION_HEADER,
        encode, read_send,
    },
    domain::{ContextId, PageToken, Query},
};

const LEDGER: &str = "https://qr71.cn/oDemo1/qLedger";

fn asked(content: Content) -> UserMessage {
    UserMessage {
        content,
        context: None,
    }
}

fn ask(query: Query) -> Call {
    Call::SendMessage(asked(Content::Query(query)))
}

fn say(text: &str) -> Call {
    Call::SendMessage(asked(Content::Text(text.to_owned())))
}

/// The value at that place of the captured request's body.
fn sent(capture: &Capture, pointer: &str) -> String {
    let body = capture.request.json.as_ref().unwrap();
    body.pointer(pointer).unwrap().as_str().unwrap().to_owned()
}

/// The id of the task that the captured request is about.
fn id(capture: &Capture) -> String {
    if capture.request.json.is_some() {
        return sent(capture, "/params/id");
    }
    let path = capture.request.path.split(['?']).next().unwrap();
    let last = path.rsplit('/').next().unwrap();
    last.split(':').next().unwrap().to_owned()
}

/// A task of our own with that id.
fn own(id: &str) -> OwnTask {
    let body = format!(r#"{{"result":{{"id":"{id}","status":{{"state":"working"}}}}}}"#);
    OwnTask::answered(&read_send(200, &body, Dialect::V03_JSON_RPC, ID).unwrap()).unwrap()
}

/// The call that a capture's request is.
fn call(capture: &Capture, case: &str) -> Call {
    let get = |history_length| Call::GetTask {
        id: id(capture),
        history_length,
    };
    let page = |page_size, token: Option<String>| TaskFilter {
        page_size: Some(page_size),
        page_token: token,
        ..TaskFilter::default()
    };
    let token = |capture| PageToken(sent(capture, "/params/message/parts/0/data/pageToken"));
    match case {
        "list-actions" => ask(actions(DEMO)),
        "untracked-get_entity" => ask(entity("https://qr61.cn/oDemo1/qUntrkd")),
        "ledger-page-2" => ask(records(LEDGER, 7, Some(&token(capture)))),
        "get-entity-text" => say("这个二维码是什么？https://qr71.cn/okDISU/qssTnoy"),
        "send" => ask(entity(DEMO)),
        "send-text" => say(DEMO),
        "tasks-get-history" => get(Some(10)),
        "get-task-history-0" => get(Some(0)),
        "tasks-get" | "get-unknown" => get(None),
        "get-task" if case_is_rest(capture) => {
            let length = capture.request.path.rsplit('=').next().unwrap();
            get(Some(length.parse().unwrap()))
        }
        "get-task" => get(None),
        "cancel-working" | "cancel-completed" => Call::CancelTask {
            task: own(&id(capture)),
        },
        "tasks-resubscribe" | "subscribe" | "rest-subscribe-post" | "jsonrpc-subscribe" => {
            Call::SubscribeToTask { id: id(capture) }
        }
        "list-tasks" if !case_is_rest(capture) => Call::ListTasks(page(3, None)),
        "list-tasks" if dialect_of(capture) == Dialect::V10_REST => Call::ListTasks(page(2, None)),
        "list-tasks" => Call::ListTasks(TaskFilter::default()),
        "list-tasks-next" if case_is_rest(capture) => {
            let token = capture.request.path.rsplit('=').next().unwrap();
            Call::ListTasks(page(2, Some(token.to_owned())))
        }
        "list-tasks-next" => Call::ListTasks(page(3, Some(sent(capture, "/params/pageToken")))),
        "list-tasks-context" => Call::ListTasks(TaskFilter {
            context: Some(ContextId(sent(capture, "/params/contextId"))),
            include_artifacts: true,
            ..TaskFilter::default()
        }),
        "list-tasks-filter" => Call::ListTasks(TaskFilter {
            status: Some(TaskState::Failed),
            include_artifacts: true,
            ..page(1, None)
        }),
        other => panic!("{other}"),
    }
}

fn case_is_rest(capture: &Capture) -> bool {
    capture.request.path.contains("/rest")
}

const CAPTURES: &[(&str, &[&str])] = &[
    (
        "js03-jsonrpc",
        &[
            "list-actions",
            "untracked-get_entity",
            "ledger-page-2",
            "get-entity-text",
            "tasks-get",
            "tasks-get-history",
            "cancel-working",
            "tasks-resubscribe",
        ],
    ),
    (
        "js03-rest",
        &[
            "send",
            "send-text",
            "get-task",
            "get-unknown",
            "cancel-completed",
            "subscribe",
            "list-tasks",
        ],
    ),
    (
        "py10-jsonrpc",
        &[
            "list-actions",
            "untracked-get_entity",
            "ledger-page-2",
            "get-entity-text",
            "get-task",
            "get-task-history-0",
            "cancel-working",
            "subscribe",
            "list-tasks",
            "list-tasks-next",
            "list-tasks-context",
        ],
    ),
    (
        "py10-rest",
        &[
            "send",
            "get-task",
            "get-unknown",
            "cancel-completed",
            "subscribe",
            "list-tasks",
            "list-tasks-next",
            "list-tasks-filter",
        ],
    ),
    (
        "py10-streaming",
        &["jsonrpc-subscribe", "rest-subscribe-post"],
    ),
];

#[test]
fn each_call_is_what_the_captured_request_is() {
    let ids = Ids {
        request: ID,
        message: "m1",
    };
    for (dialect, cases) in CAPTURES {
        for case in *cases {
            let name = format!("{dialect}-{case}");
            let capture = Capture::read(&name);
            let call = call(&capture, case);
            let encoded = encode(&call, dialect_of(&capture), &ids, None).unwrap();
            let base = if case_is_rest(&capture) {
                "/a2a/rest"
            } else {
                "/a2a/jsonrpc"
            };
            let mut path = format!("{base}{}", encoded.path_suffix);
            for (at, (key, value)) in encoded.query.iter().enumerate() {
                let sign = if at == 0 { '?' } else { '&' };
                // What these values are made of needs no encoding.
                path.push_str(&format!("{sign}{key}={value}"));
            }
            assert_eq!(path, capture.request.path, "{name}");
            assert_eq!(encoded.method.as_str(), capture.request.method, "{name}");
            let body = capture.request.json.as_ref().map(ToString::to_string);
            assert_eq!(encoded.body, body, "{name}");
            let header = |wanted| {
                let found = encoded.headers.iter().find(|(name, _)| *name == wanted);
                found.map(|(_, value)| value)
            };
            assert_eq!(
                header(VERSION_HEADER),
                capture.request.headers.get(VERSION_HEADER),
                "{name}"
            );
            assert_eq!(header("Content-Type").is_some(), body.is_some(), "{name}");
        }
    }
}
