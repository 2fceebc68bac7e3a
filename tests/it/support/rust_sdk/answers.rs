//! What the entity service tells, whatever carries it.

use super::super::DEMO;
use serde_json::{Value, json};

/// A ledger of [`LEDGER`] records.
pub const BIG: &str = "https://qr71.cn/oDemo1/qLedger";
pub const LEDGER: usize = 120;
/// Everything about it is untracked.
pub const UNTRACKED: &str = "https://qr61.cn/oDemo1/qUntrkd";
/// Answered after a while.
pub const SLOW: &str = "https://qr71.cn/oDemo1/qWorkng";
/// Answered by a message in place of a task.
pub const MESSAGE: &str = "https://qr71.cn/oDemo1/qMessag";
/// Waits for an authorisation.
pub const PAUSED: &str = "https://qr71.cn/oDemo1/qAuthRq";
/// Isn't there.
pub const ABSENT: &str = "https://qr71.cn/oDemo1/qNobody";

pub const NOT_FOUND: &str = "查询失败:码不存在或无法解析";
pub const BAD_TOKEN: &str = "查询失败:翻页游标无效";

/// The answer of a skill.
pub struct Told {
    /// Of the artifact.
    pub name: &'static str,
    pub data: Value,
    pub summary: &'static str,
}

/// Answers a question; the error is the reason of a failed task.
pub fn tell(question: &Value) -> Result<Told, &'static str> {
    let code = question["url"].as_str().unwrap_or_default();
    if ![DEMO, BIG, UNTRACKED, SLOW, MESSAGE].contains(&code) {
        return Err(NOT_FOUND);
    }
    Ok(match question["skill"].as_str() {
        Some("get_records") => Told {
            name: "records",
            data: records(code, question)?,
            summary: "records in short",
        },
        Some("list_actions") => Told {
            name: "actions",
            data: actions(code),
            summary: "actions in short",
        },
        _ => Told {
            name: "entity",
            data: card(code),
            summary: "card in short",
        },
    })
}

/// The card of the seed documents, under any code.
pub fn card(code: &str) -> Value {
    if code == UNTRACKED {
        return json!({"thing": null, "code": {"uri": code}, "binding": {}, "properties": [], "relations": {}, "states": null,
            "records": null, "media": {}, "actions": [], "plans": null, "endpoints": {}, "contract": {}});
    }
    let capture = include_str!("../../../fixtures/a2a/js03-jsonrpc-get-entity-data.json");
    let mut card = part_of(capture);
    card["code"]["uri"] = json!(code);
    card
}

fn actions(code: &str) -> Value {
    if code == UNTRACKED {
        return json!({"url": code, "actions": []});
    }
    let capture = include_str!("../../../fixtures/a2a/js03-jsonrpc-list-actions.json");
    part_of(capture)
}

fn part_of(capture: &str) -> Value {
    let capture: Value = serde_json::from_str(capture).unwrap();
    let data = capture.pointer("/response/json/result/artifacts/0/parts/0/data");
    data.unwrap().clone()
}

/// Some members are there only now and then, as in a real ledger.
pub fn record(at: usize) -> Value {
    let mut record = json!({"id": format!("rec_{at}"), "type": "inspection", "label": "巡检记录表",
        "at": format!("2026-06-{:02}T02:{:02}:36.000Z", 1 + (LEDGER - at) / 60, (LEDGER - at) % 60),
        "snapshot": {"codeId": "qLedger", "thingId": "thg_qLedger"}});
    if !at.is_multiple_of(3) {
        let fails = at.is_multiple_of(7);
        record["result"] = json!(if fails { "fail" } else { "pass" });
        record["resultLabel"] = json!(if fails { "异常" } else { "正常" });
        record["by"] = json!({"name": "张工"});
    }
    if !at.is_multiple_of(5) {
        record["summary"] = json!(format!("第 {at} 条"));
    }
    record
}

fn records(code: &str, question: &Value) -> Result<Value, &'static str> {
    if code == UNTRACKED {
        return Ok(json!({"url": code, "records": [], "hasMore": false, "total": null}));
    }
    let total = if code == BIG { LEDGER } else { 1 };
    let from = match question["pageToken"].as_str() {
        None | Some("") => 0,
        Some(token) => token
            .strip_prefix("from-")
            .and_then(|at| at.parse().ok())
            .ok_or(BAD_TOKEN)?,
    };
    // This SDK gives every number of a question as a float.
    let size = question["size"].as_f64().unwrap_or(20.0) as usize;
    let to = (from + size).min(total);
    let records: Vec<Value> = (from..to).map(|at| record(total - at)).collect();
    let mut page = json!({"url": code, "records": records, "hasMore": to < total, "total": total});
    if to < total {
        page["nextPageToken"] = json!(format!("from-{to}"));
    }
    Ok(page)
}
