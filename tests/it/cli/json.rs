//! The JSON forms, byte for byte.

use super::service::{LINK, always, completed, run, token};
use crate::support::http::{Reply, Response, Scripted};
use serde_json::Value;

/// Numbers, order, a duplicate, unknown members and white space as a service may send them.
const ODD_CARD: &str = r#"{"zeta":1.10, "code":{"uri":"https://qr71.cn/oTest1/qTest1","n":1e400,"big":9007199254740993},"thing":null,"zeta":"again","code2":"\ud800 \u0041"}"#;

const TIME: &[&str] = &["--fixed-time", "2026-01-02T03:04:05Z"];

#[test]
fn show_passes_the_data_through() {
    let service = always("entity", ODD_CARD);
    let output = run(&service, &[&["show", LINK, "--json"], TIME].concat());
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(
        output.stdout,
        format!(
            r#"{{"schema_version":1,"skill":"get_entity","link":"{LINK}","endpoint":"{}","dialect":"0.3","fetched_at":"2026-01-02T03:04:05.000Z","task":{{"id":"t1","context_id":"c1","state":"completed"}},"summary":"in short","data":{ODD_CARD}}}"#,
            service.url("/rpc")
        ) + "\n"
    );
    assert_eq!(output.stderr, "");
}

#[test]
fn actions_have_the_same_form() {
    let data = r#"{"url":"u","actions":[{"label":"x","weight":1.50}],"more":{}}"#;
    let service = always("actions", data);
    let output = run(&service, &["actions", LINK, "--json"]);
    assert_eq!(output.code, 0, "{output:?}");
    assert!(
        output
            .stdout
            .ends_with(&format!("\"summary\":\"in short\",\"data\":{data}}}\n")),
        "{output:?}"
    );
    let value: Value = serde_json::from_str(&output.stdout).unwrap();
    assert_eq!(value["skill"], "list_actions");
    let members: Vec<&String> = value.as_object().unwrap().keys().collect();
    assert_eq!(
        members,
        [
            "schema_version",
            "skill",
            "link",
            "endpoint",
            "dialect",
            "fetched_at",
            "task",
            "summary",
            "data"
        ]
    );
}

#[test]
fn records_have_their_own_members() {
    let service = Scripted::start(|request| match token(request).as_deref() {
        None => completed(
            request,
            "records",
            r#"{"records":[{"id":"1","n":1.10}, 7 ],"hasMore":true,"total":4.0,"nextPageToken":"A"}"#,
        ),
        Some(_) => completed(
            request,
            "records",
            r#"{"records":[{"id":"2",
"n":1e400}],"hasMore":true,"total":4.0,"nextPageToken":"B\""}"#,
        ),
    });
    let output = run(
        &service,
        &[&["records", LINK, "--json", "--limit", "3"], TIME].concat(),
    );
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(
        output.stdout,
        format!(
            "{{\"schema_version\":1,\"skill\":\"get_records\",\"link\":\"{LINK}\",\"endpoint\":\"{}\",\"dialect\":\"0.3\",\"fetched_at\":\"2026-01-02T03:04:05.000Z\",\
             \"records\":[{{\"id\":\"1\",\"n\":1.10}},7,{{\"id\":\"2\",\n\"n\":1e400}}],\"loaded\":3,\"total\":4.0,\"has_more\":true,\"next_page_token\":\"B\\\"\"}}\n",
            service.url("/rpc")
        )
    );
    assert_eq!(output.stderr, "");
}

#[test]
fn the_summary_is_the_one_that_was_sent() {
    let service = Scripted::start(|request| {
        let Reply::Whole(mut response) = completed(request, "entity", r#"{"code":{}}"#) else {
            panic!("no whole reply");
        };
        let body = String::from_utf8(response.body).unwrap();
        response.body = body.replace("in short", r"a\tb\u001b[2J").into();
        Reply::Whole(response)
    });
    let output = run(&service, &["show", LINK, "--json"]);
    assert!(
        output.stdout.contains(r#""summary":"a\tb\u001b[2J""#),
        "{output:?}"
    );
}

#[test]
fn a_total_that_was_not_sent_is_null() {
    for (data, total) in [
        (r#"{"records":[],"hasMore":false}"#, "null"),
        (r#"{"records":null,"hasMore":false,"total":null}"#, "null"),
        (
            r#"{"records":[],"hasMore":false,"total":"many"}"#,
            r#""many""#,
        ),
    ] {
        let output = run(&always("records", data), &["records", LINK, "--json"]);
        let end = format!(
            r#""records":[],"loaded":0,"total":{total},"has_more":false,"next_page_token":null}}"#
        );
        assert!(output.stdout.ends_with(&(end + "\n")), "{output:?}");
    }
}

#[test]
fn ndjson_is_one_record_a_line_without_its_white_space() {
    let service = always(
        "records",
        "{\"records\":[{\"id\": \"1\" ,\n \"n\" : 1.10, \"s\":\"a  b\"},\n null, \"x\\n\" , [1 , 2]],\"hasMore\":false}",
    );
    let output = run(&service, &["records", LINK, "--ndjson"]);
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(
        output.stdout,
        "{\"id\":\"1\",\"n\":1.10,\"s\":\"a  b\"}\nnull\n\"x\\n\"\n[1,2]\n"
    );
}

#[test]
fn a_message_instead_of_a_task_has_no_id_and_no_state() {
    let service = Scripted::start(|request| {
        let id = &request.json()["id"];
        Reply::Whole(Response::new(
            200,
            format!(
                r#"{{"jsonrpc":"2.0","id":{id},"result":{{"kind":"message","messageId":"m","role":"agent","parts":[{{"kind":"data","data":{{"code":{{"uri":"{LINK}"}}}}}}]}}}}"#
            ),
        ))
    });
    let output = run(&service, &["show", LINK, "--json"]);
    assert_eq!(output.code, 0, "{output:?}");
    assert!(
        output
            .stdout
            .contains(r#""task":{"id":null,"context_id":null,"state":null},"summary":null,"#),
        "{output:?}"
    );
}
