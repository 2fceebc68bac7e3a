//! What a failed task looks like, and when a task fails.

use super::{LATHE, message, names, reason_of, started};
use serde_json::{Value, json};

#[tokio::test]
async fn private_and_unknown_are_told_alike() {
    let (_service, mut client) = started().await;
    for skill in ["", "get_entity", "get_records", "list_actions", "invented"] {
        for token in [json!(""), json!("x"), json!(5)] {
            let mut answers = Vec::new();
            for path in ["qHidden", "qAbsent"] {
                let question = json!({ "skill": skill, "url": format!("https://qr71.cn/oDemo1/{path}"), "pageToken": token });
                let task = client.ask(question).await;
                reason_of(&task);
                answers.push(without_ids(task).to_string().replace(path, "*"));
            }
            assert_eq!(answers[0], answers[1]);
        }
    }
}

/// The task without its ids and times.
fn without_ids(mut value: Value) -> Value {
    match &mut value {
        Value::Object(members) => {
            for (name, member) in members.iter_mut() {
                let changing = ["id", "contextId", "taskId", "messageId", "timestamp"]
                    .contains(&name.as_str());
                *member = if changing {
                    Value::Null
                } else {
                    without_ids(member.take())
                };
            }
        }
        Value::Array(items) => items
            .iter_mut()
            .for_each(|item| *item = without_ids(item.take())),
        _ => {}
    }
    value
}

#[tokio::test]
async fn a_failed_task_has_its_reason_in_status_and_history() {
    let (_service, mut client) = started().await;
    let task = client
        .ask(json!({ "url": "https://qr71.cn/oDemo1/qAbsent" }))
        .await;
    assert_eq!(reason_of(&task), "查询失败:码不存在或无法解析");
    assert_eq!(
        names(&task),
        ["kind", "id", "contextId", "status", "history"]
    );
    assert_eq!(names(&task["status"]), ["state", "timestamp", "message"]);
    let message = &task["status"]["message"];
    assert_eq!(
        names(message),
        ["kind", "role", "messageId", "parts", "taskId", "contextId"]
    );
    assert_eq!(
        (&message["role"], &message["taskId"]),
        (&json!("agent"), &task["id"])
    );
    assert_eq!(&task["history"][1], message);
}

#[tokio::test]
async fn questions_that_fail_say_why() {
    let (_service, mut client) = started().await;
    let not_found = "查询失败:码不存在或无法解析";
    for (question, reason) in [
        (json!({}), not_found),
        (json!({ "url": 7 }), not_found),
        (json!({ "url": "qr71.cn/okDISU/qssTnoy" }), not_found),
        (
            json!({ "url": LATHE, "skill": "delete_entity" }),
            "查询失败:没有这个 skill",
        ),
        (
            json!({ "url": LATHE, "skill": ["get_entity"] }),
            "查询失败:没有这个 skill",
        ),
        (
            json!({ "url": LATHE, "skill": "get_records", "pageToken": "nonsense" }),
            "查询失败:pageToken 无法识别",
        ),
        (
            json!({ "url": LATHE, "skill": "get_records", "pageToken": 3 }),
            "查询失败:pageToken 无法识别",
        ),
    ] {
        assert_eq!(reason_of(&client.ask(question).await), reason);
    }
    for part in [
        json!({ "kind": "text", "text": "你好" }),
        json!({ "kind": "file", "file": {} }),
        json!(null),
    ] {
        let answer = client.call("message/send", message(part)).await;
        assert_eq!(reason_of(&answer["result"]), not_found);
    }
}
