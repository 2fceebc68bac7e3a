//! The errors of JSON-RPC.

use super::{LATHE, data, message, started};
use serde_json::{Value, json};

#[tokio::test]
async fn what_is_no_request() {
    let (_service, mut client) = started().await;
    let deep = "[".repeat(100_000);
    for (body, status, id, code) in [
        (
            r#"{"jsonrpc": "2.0", "id": 1, "method""#,
            400,
            json!(null),
            -32_700,
        ),
        ("", 400, json!(null), -32_700),
        (deep.as_str(), 400, json!(null), -32_700),
        ("[]", 200, json!(null), -32_600),
        (
            r#"[{"jsonrpc":"2.0","id":"1","method":"tasks/get","params":{"id":"x"}}]"#,
            200,
            json!(null),
            -32_600,
        ),
        ("null", 200, json!(null), -32_600),
        (r#""x""#, 200, json!(null), -32_600),
        (
            r#"{"id":1,"method":"message/send","params":{}}"#,
            200,
            json!(1),
            -32_600,
        ),
        (
            r#"{"jsonrpc":"1.0","id":1,"method":"message/send"}"#,
            200,
            json!(1),
            -32_600,
        ),
        (r#"{"jsonrpc":"2.0","id":"a"}"#, 200, json!("a"), -32_600),
        (
            r#"{"jsonrpc":"2.0","id":"a","method":5}"#,
            200,
            json!("a"),
            -32_600,
        ),
        (
            r#"{"jsonrpc":"2.0","id":1.5,"method":"tasks/get","params":{"id":"x"}}"#,
            200,
            json!(null),
            -32_600,
        ),
        (
            r#"{"jsonrpc":"2.0","id":{},"method":"tasks/get","params":{"id":"x"}}"#,
            200,
            json!(null),
            -32_600,
        ),
        (
            r#"{"jsonrpc":"2.0","method":"tasks/get","params":{"id":"x"}}"#,
            200,
            json!(null),
            -32_001,
        ),
        (
            r#"{"jsonrpc":"2.0","id":-7,"method":"tasks/get","params":{"id":"x"}}"#,
            200,
            json!(-7),
            -32_001,
        ),
    ] {
        let reply = client.post(body.as_bytes()).await;
        let answer = reply.json();
        assert_eq!(
            (reply.status, &answer["id"], &answer["error"]["code"]),
            (status, &id, &json!(code)),
            "{:.80}",
            body
        );
        assert!(answer.get("result").is_none());
    }
    let reply = client.post(b"{\"jsonrpc\":\"2.0\",\"id\":\"\xff\"}").await;
    assert_eq!(
        (reply.status, reply.json()["error"]["code"].clone()),
        (400, json!(-32_700))
    );
}

#[tokio::test]
async fn methods_and_parameters() {
    let (_service, mut client) = started().await;
    let whole = message(data(json!({ "url": LATHE })));
    let without = |member: &str| {
        let mut params = whole.clone();
        params["message"]
            .as_object_mut()
            .unwrap()
            .remove(member)
            .unwrap();
        params
    };
    let with = |member: &str, value: Value| {
        let mut params = whole.clone();
        params["message"][member] = value;
        params
    };
    let unknown = json!({ "id": "00000000-0000-4000-8000-000000000000" });
    for (method, params, code) in [
        ("message/send", json!([]), -32_602),
        ("message/send", json!(null), -32_602),
        ("message/send", json!({}), -32_602),
        ("message/send", json!({ "message": "hi" }), -32_602),
        ("message/send", without("messageId"), -32_602),
        ("message/send", with("messageId", json!("")), -32_602),
        ("message/send", without("parts"), -32_602),
        ("message/send", with("parts", json!({})), -32_602),
        (
            "message/send",
            with("taskId", unknown["id"].clone()),
            -32_001,
        ),
        ("message/stream", whole.clone(), -32_004),
        ("tasks/resubscribe", unknown.clone(), -32_004),
        ("agent/getAuthenticatedExtendedCard", json!({}), -32_004),
        ("tasks/pushNotificationConfig/set", json!({}), -32_003),
        ("tasks/pushNotificationConfig/get", unknown.clone(), -32_003),
        (
            "tasks/pushNotificationConfig/list",
            unknown.clone(),
            -32_003,
        ),
        (
            "tasks/pushNotificationConfig/delete",
            unknown.clone(),
            -32_003,
        ),
        ("tasks/get", json!({}), -32_602),
        ("tasks/get", json!({ "id": 1 }), -32_602),
        ("tasks/get", unknown.clone(), -32_001),
        ("tasks/cancel", unknown.clone(), -32_001),
        ("tasks/list", json!({}), -32_601),
        ("SendMessage", whole.clone(), -32_601),
        (
            "tasks/pushNotificationConfig/frobnicate",
            json!({}),
            -32_601,
        ),
        ("tasks/frobnicate", json!(null), -32_601),
    ] {
        let answer = client.call(method, params).await;
        assert_eq!(answer["error"]["code"], code, "{method}");
        assert!(answer["error"]["message"].is_string());
    }
}

#[tokio::test]
async fn a_finished_task_stays_as_it_is() {
    let (_service, mut client) = started().await;
    for url in [LATHE, "https://qr71.cn/oDemo1/qAbsent"] {
        let task = client.ask(json!({ "url": url })).await;
        assert_eq!(
            client
                .call("tasks/cancel", json!({ "id": task["id"] }))
                .await["error"]["code"],
            -32_002
        );
        let mut params = message(data(json!({ "url": LATHE })));
        params["message"]["taskId"] = task["id"].clone();
        assert_eq!(
            client.call("message/send", params).await["error"]["code"],
            -32_600
        );
        assert_eq!(
            client.call("tasks/get", json!({ "id": task["id"] })).await["result"],
            task
        );
    }
}
