//! The demo service, asked by clients on the official SDKs.

use super::headless::{parse, run};
use crate::support::{
    json::as_floats, peer::PeerClient, peer_log::are_there, rust_sdk::CONTRACT_EXTENSION,
    served::DemoService,
};
use serde_json::{Value, json};

/// The same code as in the clients' scripts; its ledger has many pages.
const CODE: &str = "https://qr71.cn/oDemo1/qPower3";

/// What the program itself is told there.
fn told(demo: &DemoService, args: &[&str]) -> Value {
    let output = run(&demo.endpoint(), args);
    assert_eq!(output.code, 0, "{output:?}");
    as_floats(parse(&output.stdout))
}

/// The state of a task in the words of A2A 0.3; one SDK has those of 1.0.
fn state(task: &Value) -> String {
    let state = task["status"]["state"].as_str().unwrap();
    state.trim_start_matches("TASK_STATE_").to_lowercase()
}

/// Data and text of the one artifact of a completed task.
fn answer<'a>(task: &'a Value, artifact: &str) -> (&'a Value, &'a str) {
    assert_eq!(state(task), "completed", "{task}");
    let artifacts = task["artifacts"].as_array().unwrap();
    assert_eq!(artifacts.len(), 1, "{task}");
    assert_eq!(artifacts[0]["name"], artifact);
    let parts = &artifacts[0]["parts"];
    (&parts[0]["data"], parts[1]["text"].as_str().unwrap())
}

fn ids(page: &Value) -> Vec<&Value> {
    let records = page["records"].as_array().unwrap();
    records.iter().map(|record| &record["id"]).collect()
}

/// `given`: what the SDK gave its user.
fn assert_understood(demo: &DemoService, given: &Value) {
    let given = &as_floats(given.clone());

    let skills = given["card"]["skills"].as_array().unwrap();
    let skills: Vec<_> = skills.iter().map(|skill| &skill["id"]).collect();
    assert_eq!(skills, ["get_entity", "get_records", "list_actions"]);
    let extensions = &given["card"]["capabilities"]["extensions"];
    assert_eq!(extensions[0]["uri"], CONTRACT_EXTENSION);

    let (card, summary) = answer(&given["entity"], "entity");
    let shown = told(demo, &["show", CODE, "--json"]);
    assert_eq!((card, &json!(summary)), (&shown["data"], &shown["summary"]));
    assert_eq!(answer(&given["text"], "entity"), (card, summary));

    let (first, _) = answer(&given["first"], "records");
    let (second, _) = answer(&given["second"], "records");
    assert_eq!(
        (first["hasMore"].as_bool(), second["hasMore"].as_bool()),
        (Some(true), Some(true))
    );
    let shown = told(demo, &["records", CODE, "--limit", "14", "--json"]);
    assert_eq!(ids(first).len(), 7);
    assert_eq!([ids(first), ids(second)].concat(), ids(&shown));
    assert_eq!(first["total"], shown["total"]);
    let context = given["entity"]["contextId"].as_str().unwrap();
    for page in ["first", "second"] {
        assert_eq!(given[page]["contextId"], context);
    }

    let (actions, _) = answer(&given["actions"], "actions");
    assert_eq!(*actions, told(demo, &["actions", CODE, "--json"])["data"]);

    let failed = &given["failed"];
    assert_eq!(state(failed), "failed");
    let reason = &failed["status"]["message"];
    assert_eq!(reason["parts"][0]["text"], "查询失败:码不存在或无法解析");
    assert!(failed.get("artifacts").is_none(), "{failed}");
    assert_eq!(failed["history"].as_array().unwrap().len(), 2);
    assert_eq!(given["lastMessage"]["history"], json!([reason]));

    assert_eq!(given["again"], given["entity"]);
    assert_eq!(given["unknown"]["notFound"], true, "{}", given["unknown"]);
    assert_eq!(
        given["cancelled"]["notCancelable"], true,
        "{}",
        given["cancelled"]
    );
    let words = given["continued"]["message"].as_str().unwrap();
    assert!(words.contains("terminal state"), "{words}");
}

#[test]
fn the_js_sdk_understands_the_demo_service() {
    if !are_there() {
        return;
    }
    let demo = DemoService::start();
    let given = PeerClient::Js03.ask_everything(demo.base());
    assert_eq!(given["card"]["url"], demo.endpoint());
    assert_understood(&demo, &given);
}

#[test]
fn the_python_sdk_understands_the_demo_service() {
    if !are_there() {
        return;
    }
    let demo = DemoService::start();
    let given = PeerClient::Py10.ask_everything(demo.base());
    let interface = &given["card"]["supportedInterfaces"][0];
    assert_eq!(
        (&interface["url"], &interface["protocolVersion"]),
        (&json!(demo.endpoint()), &json!("0.3.0"))
    );
    assert_understood(&demo, &given);
}
