//! What a completed task looks like, and that the public demo code is told as the documents have it.

use super::{LATHE, data, data_of, message, names, now, reason_of, started, summary_of};
use crate::demo::{DemoService, listed_codes};
use serde_json::{Value, json};

#[tokio::test]
async fn the_envelope_is_that_of_the_documents() {
    let (_service, mut client) = started().await;
    let text = "这个二维码是什么？https://qr71.cn/okDISU/qssTnoy";
    let answer = client
        .call(
            "message/send",
            message(json!({ "kind": "text", "text": text })),
        )
        .await;
    assert_eq!(names(&answer), ["jsonrpc", "id", "result"]);
    let task = &answer["result"];
    assert_eq!(
        names(task),
        ["kind", "id", "contextId", "status", "history", "artifacts"]
    );
    assert_eq!(task["kind"], "task");
    assert_eq!(names(&task["status"]), ["state", "timestamp"]);
    assert!(
        task["status"]["timestamp"]
            .as_str()
            .unwrap()
            .starts_with("2026-11-30T04:30:")
    );
    let sent = json!({ "kind": "message", "role": "user", "messageId": "m1", "parts": [{ "kind": "text", "text": text }] });
    assert_eq!(task["history"].to_string(), json!([sent]).to_string());
    let artifact = &task["artifacts"][0];
    assert_eq!(names(artifact), ["artifactId", "name", "parts"]);
    assert_eq!(artifact["name"], "entity");
    assert_eq!(names(&artifact["parts"][0]), ["kind", "data"]);
    assert_eq!(names(&artifact["parts"][1]), ["kind", "text"]);
    assert_eq!(
        (
            artifact["parts"].as_array().unwrap().len(),
            task["artifacts"].as_array().unwrap().len()
        ),
        (2, 1)
    );
    assert_eq!(
        summary_of(task),
        "数控车床-A08-03-06;建档组织:草料二维码;状态:设备运行状态=正常;账本 1 条;属性 7 项;可执行操作 2 个"
    );
    for id in [&task["id"], &task["contextId"], &artifact["artifactId"]] {
        assert!(uuid::Uuid::parse_str(id.as_str().unwrap()).is_ok());
    }
}

#[tokio::test]
async fn the_public_demo_code_is_told_literally() {
    let (_service, mut client) = started().await;
    let card = client.ask(json!({ "url": LATHE })).await;
    let blocks = [
        "thing",
        "code",
        "binding",
        "properties",
        "relations",
        "states",
        "records",
        "media",
        "actions",
        "plans",
        "endpoints",
        "contract",
    ];
    assert_eq!(names(data_of(&card)), blocks);
    let records = client
        .ask(json!({ "skill": "get_records", "url": LATHE, "size": 10, "pageToken": "" }))
        .await;
    let expected = r#"{"url":"https://qr71.cn/okDISU/qssTnoy","records":[{"id":"rec_460807516","type":"inspection","label":"巡检记录表","at":"2026-06-23T02:26:36.000Z","result":"pass","resultLabel":"正常","summary":"巡检结果：正常","by":{"name":"张工"},"snapshot":{"codeId":"qssTnoy","thingId":"thg_qssTnoy"}}],"hasMore":false,"total":1}"#;
    assert_eq!(data_of(&records).to_string(), expected);
    assert_eq!(summary_of(&records), "共 1 条记录(账本合计 1 条)。");
    assert_eq!(records["artifacts"][0]["name"], "records");
    assert_eq!(
        data_of(&card)["records"],
        json!({ "total": 1, "preview": data_of(&records)["records"] })
    );

    let actions = client
        .ask(json!({ "skill": "list_actions", "url": LATHE }))
        .await;
    let action = |number: u32, label: &str| {
        json!({
            "action": format!("record:{number}"), "label": label, "requiresAuth": true,
            "annotations": { "readonly": false, "destructive": false, "idempotent": "by_request_key", "confirm": "none" },
            "precondition": null, "formSchemaVia": "entity_action_get", "humanUrl": LATHE,
        })
    };
    let expected = json!({ "url": LATHE, "actions": [action(1_556_557, "巡检记录表"), action(1_556_556, "维护保养记录")] });
    assert_eq!(data_of(&actions).to_string(), expected.to_string());
    assert_eq!(actions["artifacts"][0]["name"], "actions");
    assert_eq!(data_of(&card)["actions"], expected["actions"]);
    assert_eq!(
        summary_of(&actions),
        "可执行操作 2 个:巡检记录表、维护保养记录。提交/写入需授权,不在本只读服务范围。"
    );
}

#[tokio::test]
async fn the_data_part_counts_before_the_text() {
    let (_service, mut client) = started().await;
    let mut params = message(json!({ "kind": "text", "text": "https://qr71.cn/oDemo1/qAbsent" }));
    let question = data(
        json!({ "url": "http://QR71.cn/okDISU/qssTnoy/?from=x#y", "skill": null, "pageToken": null }),
    );
    params["message"]["parts"]
        .as_array_mut()
        .unwrap()
        .push(question);
    let answer = client.call("message/send", params).await;
    assert_eq!(data_of(&answer["result"])["thing"]["id"], "thg_qssTnoy");
}

#[tokio::test]
async fn a_context_goes_on_and_tasks_can_be_asked_again() {
    let (_service, mut client) = started().await;
    let mut params = message(data(json!({ "url": LATHE, "skill": "get_records" })));
    params["message"]["contextId"] = json!("ctx \"1\"");
    let task = client.call("message/send", params).await["result"].take();
    assert_eq!(task["contextId"], "ctx \"1\"");
    for extra in [
        json!({}),
        json!({ "historyLength": 0 }),
        json!({ "historyLength": 5 }),
    ] {
        let mut params = extra;
        params["id"] = task["id"].clone();
        assert_eq!(
            client.call("tasks/get", params).await["result"].to_string(),
            task.to_string()
        );
    }
    let failed = client.ask(json!({ "url": "" })).await;
    let shorter = client
        .call(
            "tasks/get",
            json!({ "id": failed["id"], "historyLength": 1 }),
        )
        .await;
    assert_eq!(
        shorter["result"]["history"],
        json!([failed["status"]["message"]])
    );
}

#[tokio::test]
async fn nothing_tracked_is_told_as_null_and_empty() {
    let (_service, mut client) = started().await;
    let url = "https://qr61.cn/oDemo1/qBlank0";
    let card = client.ask(json!({ "url": url })).await;
    for (name, block) in data_of(&card).as_object().unwrap() {
        assert!(
            name == "code" || [json!(null), json!({}), json!([])].contains(block),
            "{name}"
        );
    }
    let records = client
        .ask(json!({ "url": url, "skill": "get_records" }))
        .await;
    assert_eq!(
        data_of(&records),
        &json!({ "url": url, "records": [], "hasMore": false, "total": null })
    );
    let actions = client
        .ask(json!({ "url": url, "skill": "list_actions" }))
        .await;
    assert_eq!(data_of(&actions), &json!({ "url": url, "actions": [] }));
}

#[tokio::test]
async fn every_listed_code_answers() {
    let (_service, mut client) = started().await;
    for code in listed_codes() {
        for skill in ["get_entity", "get_records", "list_actions"] {
            let task = client.ask(json!({ "url": code.url, "skill": skill })).await;
            if code.url.ends_with("qHidden") {
                reason_of(&task);
            } else {
                assert!(!summary_of(&task).is_empty() && data_of(&task).is_object());
            }
        }
    }
}

#[tokio::test]
async fn the_agent_card_names_this_service() {
    let service = DemoService::start(0, now()).await.unwrap();
    let mut client = super::Client::connect(&service).await;
    let reply = client
        .request("GET /.well-known/agent-card.json", &[], b"")
        .await;
    assert_eq!(reply.status, 200);
    assert!(reply.head.contains("content-type: application/json"));
    let card = reply.json();
    assert_eq!(
        service.endpoint(),
        format!("http://127.0.0.1:{}/a2a/jsonrpc", service.address().port())
    );
    assert_eq!(
        (&card["url"], &card["protocolVersion"]),
        (&json!(service.endpoint()), &json!("0.3.0"))
    );
    assert_eq!(card["preferredTransport"], "JSONRPC");
    for name in ["streaming", "pushNotifications", "stateTransitionHistory"] {
        assert_eq!(card["capabilities"][name], false);
    }
    let extension = &card["capabilities"]["extensions"][0];
    assert_eq!(
        extension["uri"],
        "https://a2a.objqr.com/ext/caoliao-entity/v2"
    );
    assert_eq!(extension["required"], false);
    let skills: Vec<&Value> = card["skills"]
        .as_array()
        .unwrap()
        .iter()
        .map(|skill| &skill["id"])
        .collect();
    assert_eq!(skills, ["get_entity", "get_records", "list_actions"]);
}
