//! Answers of an entity service, for servers whose script decides when and whether they come.

use crate::support::http::{Reply, Request};
use serde_json::{Value, json};

/// What a request asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    pub skill: String,
    pub url: String,
    pub token: Option<String>,
    id: Value,
}

impl Asked {
    pub fn of(request: &Request) -> Self {
        let body = request.json();
        let ask = &body["params"]["message"]["parts"][0]["data"];
        let text = |name: &str| ask[name].as_str().map(str::to_owned);
        Self {
            skill: text("skill").unwrap_or_else(|| "get_entity".to_owned()),
            url: text("url").unwrap(),
            token: text("pageToken"),
            id: body["id"].clone(),
        }
    }

    /// A finished task with this data under the skill's artifact name.
    pub fn completed(&self, data: Value) -> Reply {
        let artifact = match self.skill.as_str() {
            "get_records" => "records",
            "list_actions" => "actions",
            _ => "entity",
        };
        self.task(json!({
            "kind": "task", "id": "task-1", "contextId": "context-1", "status": {"state": "completed"},
            "artifacts": [{"artifactId": "a-1", "name": artifact, "parts": [{"kind": "data", "data": data}]}]
        }))
    }

    /// A result that is on the wire already, answering this question.
    pub fn task(&self, result: Value) -> Reply {
        Reply::json(&json!({"jsonrpc": "2.0", "id": self.id, "result": result}))
    }

    /// The right answer about an entity of this name: its card, two records, two actions.
    pub fn about(&self, name: &str) -> Reply {
        self.completed(match self.skill.as_str() {
            "get_records" => {
                json!({"url": self.url, "records": records(name, 0..2), "hasMore": false, "total": 2})
            }
            "list_actions" => {
                let links = [("巡检", self.url.as_str()), ("报修", self.url.as_str())];
                actions(&self.url, name, &links)
            }
            _ => card(&self.url, name),
        })
    }
}

/// The questions in a server's log.
pub fn questions(requests: &[Request]) -> Vec<Asked> {
    requests.iter().map(Asked::of).collect()
}

pub fn card(url: &str, name: &str) -> Value {
    json!({
        "thing": {"name": format!("{name}的卡")},
        "code": {"uri": url},
        "properties": [{"label": "名称", "value": format!("{name}属性")}]
    })
}

/// Records numbered by `places`, newest first; each names its entity.
pub fn records(name: &str, places: std::ops::Range<usize>) -> Vec<Value> {
    places
        .map(|at| {
            json!({
                "id": format!("rec-{at}"), "type": "check", "label": "点检", "at": "2026-06-01T00:00:00Z",
                "result": "pass", "summary": format!("{name}记录{at}")
            })
        })
        .collect()
}

/// Actions by label and humanUrl; each label names its entity.
pub fn actions(url: &str, name: &str, links: &[(&str, &str)]) -> Value {
    let all: Vec<_> = links
        .iter()
        .enumerate()
        .map(|(at, (label, link))| {
            json!({"action": format!("record:{at}"), "label": format!("{name}{label}"), "requiresAuth": true, "humanUrl": link})
        })
        .collect();
    json!({"url": url, "actions": all})
}

/// A ledger of `pages` pages with `size` records each, as the answer to one of its pages; its cursors are `p1`, `p2`…
pub fn page(asked: &Asked, name: &str, size: usize, pages: usize) -> Reply {
    let at: usize = match &asked.token {
        Some(token) => token.strip_prefix('p').unwrap().parse().unwrap(),
        None => 0,
    };
    let has_more = at + 1 < pages;
    let mut data = json!({
        "url": asked.url, "records": records(name, at * size..(at + 1) * size), "hasMore": has_more, "total": size * pages
    });
    if has_more {
        data["nextPageToken"] = json!(format!("p{}", at + 1));
    }
    asked.completed(data)
}
