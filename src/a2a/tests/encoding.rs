//! What is sent, beyond what the captures show.

use crate::a2a::{
    Call, Content, Dialect, Ids, NotExpressible, OwnTask, SendResult, TaskFilter, TaskState,
    UserMessage, Version, encode, read_send,
};
use crate::domain::{CodeHosts, ContextId, PageToken, Query, find_links};
use crate::net::HttpMethod;

const IDS: Ids<'static> = Ids {
    request: "7",
    message: "m",
};

fn ask(token: Option<&str>, context: Option<&str>) -> Call {
    let link = find_links("https://qr71.cn/a/b", &CodeHosts::default())
        .unwrap()
        .remove(0)
        .link;
    Call::SendMessage(UserMessage {
        content: Content::Query(Query::Records {
            link,
            size: 50,
            token: token.map(|token| PageToken(token.into())),
        }),
        context: context.map(|context| ContextId(context.into())),
    })
}

fn own(state: &str) -> Option<OwnTask> {
    let body = format!(r#"{{"id":"a b","status":{{"state":"{state}"}}}}"#);
    OwnTask::answered(&read_send(200, &body, Dialect::V10_REST, "").unwrap())
}

#[test]
fn a_question_in_a_conversation_carries_its_context_in_every_dialect() {
    let data = r#"{"skill":"get_records","url":"https://qr71.cn/a/b","size":50,"pageToken":"\"x"}"#;
    for (dialect, wanted) in [
        (
            Dialect::V03_JSON_RPC,
            format!(
                r#"{{"jsonrpc":"2.0","id":"7","method":"message/send","params":{{"message":{{"kind":"message","role":"user","messageId":"m","contextId":"c","parts":[{{"kind":"data","data":{data}}}]}}}}}}"#
            ),
        ),
        (
            Dialect::V10_JSON_RPC,
            format!(
                r#"{{"jsonrpc":"2.0","id":"7","method":"SendMessage","params":{{"message":{{"role":"ROLE_USER","messageId":"m","contextId":"c","parts":[{{"data":{data}}}]}}}}}}"#
            ),
        ),
        (
            Dialect::V03_REST,
            format!(
                r#"{{"message":{{"messageId":"m","contextId":"c","role":"ROLE_USER","content":[{{"data":{{"data":{data}}}}}]}}}}"#
            ),
        ),
        (
            Dialect::V10_REST,
            format!(
                r#"{{"message":{{"role":"ROLE_USER","messageId":"m","contextId":"c","parts":[{{"data":{data}}}]}}}}"#
            ),
        ),
    ] {
        let encoded = encode(&ask(Some("\"x"), Some("c")), dialect, &IDS, None).unwrap();
        assert_eq!(encoded.body, Some(wanted), "{dialect}");
        assert!(!encoded.streams);
    }
    let first = encode(&ask(None, None), Dialect::V03_JSON_RPC, &IDS, None).unwrap();
    let body = first.body.unwrap();
    assert!(
        !body.contains("pageToken") && !body.contains("contextId"),
        "{body}"
    );
}

#[test]
fn one_dot_zero_names_itself_in_every_request_and_zero_dot_three_never() {
    let calls = [
        ask(None, None),
        Call::GetTask {
            id: "t".into(),
            history_length: None,
        },
        Call::SubscribeToTask { id: "t".into() },
        Call::CancelTask {
            task: own("working").unwrap(),
        },
        Call::ListTasks(TaskFilter::default()),
    ];
    for call in &calls {
        for dialect in Dialect::ALL {
            let Ok(encoded) = encode(call, dialect, &IDS, None) else {
                assert!(matches!(call, Call::ListTasks(_)) && dialect == Dialect::V03_JSON_RPC);
                continue;
            };
            let named = encoded.headers.contains(&("A2A-Version", "1.0".to_owned()));
            assert_eq!(named, dialect.version == Version::V10, "{dialect} {call:?}");
            assert_eq!(encoded.streams, call.streams());
            let accept = encoded.headers.iter().find(|(name, _)| *name == "Accept");
            assert_eq!(accept.unwrap().1.contains("event-stream"), call.streams());
            assert_eq!(
                encoded.method == HttpMethod::Get,
                encoded.body.is_none() && !encoded.path_suffix.contains(':')
            );
        }
    }
}

#[test]
fn a_tenant_goes_into_the_path_or_the_parameters() {
    let get = Call::GetTask {
        id: "t".into(),
        history_length: Some(0),
    };
    let path = |tenant| encode(&get, Dialect::V10_REST, &IDS, tenant).map(|it| it.path_suffix);
    assert_eq!(path(None).unwrap(), "/tasks/t");
    assert_eq!(path(Some("")).unwrap(), "/tasks/t");
    assert_eq!(path(Some("a/b")).unwrap(), "/a%2Fb/tasks/t");
    assert_eq!(path(Some("..")), Err(NotExpressible::NoPath));
    let body = |dialect| {
        encode(&get, dialect, &IDS, Some("x"))
            .unwrap()
            .body
            .unwrap()
    };
    assert!(
        body(Dialect::V10_JSON_RPC)
            .contains(r#""params":{"tenant":"x","id":"t","historyLength":0}"#)
    );
    assert!(body(Dialect::V03_JSON_RPC).contains(r#""params":{"id":"t","historyLength":0}"#));
    let old = encode(&get, Dialect::V03_REST, &IDS, Some("x")).unwrap();
    assert_eq!(old.path_suffix, "/v1/tasks/t");
    assert_eq!(old.query, [("historyLength".to_owned(), "0".to_owned())]);
}

#[test]
fn an_id_from_outside_stays_one_segment_of_the_path() {
    let path = |id: &str| {
        let call = Call::GetTask {
            id: id.into(),
            history_length: None,
        };
        encode(&call, Dialect::V10_REST, &IDS, None).map(|it| it.path_suffix)
    };
    assert_eq!(path("../x?y#z").unwrap(), "/tasks/..%2Fx%3Fy%23z");
    assert_eq!(path("t:cancel").unwrap(), "/tasks/t%3Acancel");
    assert_eq!(
        path("任 务\r\n").unwrap(),
        "/tasks/%E4%BB%BB%20%E5%8A%A1%0D%0A"
    );
    for bad in ["", ".", ".."] {
        assert_eq!(path(bad), Err(NotExpressible::NoPath), "{bad}");
    }
    let cancel = Call::CancelTask {
        task: own("submitted").unwrap(),
    };
    let encoded = encode(&cancel, Dialect::V03_REST, &IDS, None).unwrap();
    assert_eq!(encoded.path_suffix, "/v1/tasks/a%20b:cancel");
}

#[test]
fn a_filter_names_only_what_it_filters_by() {
    let filter = TaskFilter {
        context: Some(ContextId("c".into())),
        status: Some(TaskState::Canceled),
        page_size: Some(900),
        page_token: Some("p".into()),
        include_artifacts: true,
    };
    let query = |dialect| {
        let encoded = encode(&Call::ListTasks(filter.clone()), dialect, &IDS, None).unwrap();
        let pairs = encoded
            .query
            .iter()
            .map(|(key, value)| format!("{key}={value}"));
        pairs.collect::<Vec<_>>().join("&")
    };
    assert_eq!(
        query(Dialect::V10_REST),
        "contextId=c&status=TASK_STATE_CANCELED&pageSize=100&pageToken=p&includeArtifacts=true"
    );
    assert!(query(Dialect::V03_REST).contains("status=TASK_STATE_CANCELLED"));
    let list = |filter| {
        encode(&Call::ListTasks(filter), Dialect::V10_JSON_RPC, &IDS, None)
            .unwrap()
            .body
            .unwrap()
    };
    assert!(list(TaskFilter::default()).ends_with(r#""method":"ListTasks","params":{}}"#));
    assert!(
        list(filter.clone()).contains(r#""pageSize":100,"pageToken":"p","includeArtifacts":true}"#)
    );
    assert_eq!(
        encode(
            &Call::ListTasks(filter.clone()),
            Dialect::V03_JSON_RPC,
            &IDS,
            None
        ),
        Err(NotExpressible::NotInDialect)
    );
}

#[test]
fn only_a_running_task_of_ones_own_can_be_cancelled() {
    assert_eq!(own("working").unwrap().id(), "a b");
    assert!(own("input-required").is_some());
    for ended in ["completed", "failed", "canceled", "rejected"] {
        assert!(own(ended).is_none(), "{ended}");
    }
    let message = read_send(200, r#"{"parts":[]}"#, Dialect::V10_REST, "").unwrap();
    assert!(matches!(message, SendResult::Message(_)) && OwnTask::answered(&message).is_none());
}
