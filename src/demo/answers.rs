//! What the skills tell about one code: the data as JSON text and the one-line summary.

use serde_json::{Map, Value, json};

use super::ledger::{Ledger, page_token};
use crate::a2a::CONTRACT_EXTENSION;

/// The blocks of a card in the order of the platform's documents.
const BLOCKS: [&str; 12] = [
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
/// Everything there is to tell about one code.
#[derive(Debug)]
pub(super) struct Answers {
    /// The card.
    pub(super) entity: String,
    pub(super) entity_summary: String,
    actions: String,
    pub(super) actions_summary: String,
    ledger: Ledger,
}

impl Answers {
    /// `asset`: the code's asset with its times put in; `newest`: the records that the card shows.
    pub(super) fn new(asset: &Value, (ledger, newest): (Ledger, Vec<Value>)) -> Self {
        let url = asset.get("url").and_then(Value::as_str).unwrap_or_default();
        let actions = asset.get("actions").cloned().unwrap_or(Value::Null);
        let actions = match actions {
            Value::Array(list) => Value::Array(
                list.into_iter()
                    .map(|action| spell_out(action, url))
                    .collect(),
            ),
            other => other,
        };
        let entity = card(
            asset,
            url,
            &actions,
            ledger
                .total()
                .map(|total| json!({ "total": total, "preview": newest })),
        );
        Self {
            entity_summary: entity_summary(&entity, url, ledger.total()),
            entity: entity.to_string(),
            actions_summary: actions_summary(&actions),
            actions: actions.to_string(),
            ledger,
        }
    }

    /// Data and summary of a page of the ledger.
    pub(super) fn records(
        &self,
        key: &str,
        url: &str,
        from: usize,
        size: usize,
    ) -> (String, String) {
        let page = self.ledger.page(from, size);
        let total = self.ledger.total();
        let mut data = format!(
            r#"{{"url":{},"records":[{}],"#,
            Value::from(url),
            page.records
        );
        data.push_str(&format!(
            r#""hasMore":{},"total":{}"#,
            page.next.is_some(),
            Value::from(total)
        ));
        if let Some(next) = page.next {
            data.push_str(&format!(r#","nextPageToken":"{}""#, page_token(key, next)));
        }
        data.push('}');
        let summary = match total {
            Some(total) => format!("共 {} 条记录(账本合计 {total} 条)。", page.count),
            None => "账本未跟踪。".to_owned(),
        };
        (data, summary)
    }

    /// Data of the list of actions.
    pub(super) fn actions(&self, url: &str) -> String {
        format!(
            r#"{{"url":{},"actions":{}}}"#,
            Value::from(url),
            self.actions
        )
    }
}

/// The whole card: the asset's blocks, and those that follow from the others.
fn card(asset: &Value, url: &str, actions: &Value, records: Option<Value>) -> Value {
    let written = asset.get("card").cloned().unwrap_or(Value::Null);
    let mut card = Map::new();
    for block in BLOCKS {
        let made = match block {
            "records" => records.clone(),
            "actions" => Some(actions.clone()),
            "endpoints" => Some(json!({
                "mcp": { "url": "https://mcp.objqr.com/mcp", "tool": "entity_get", "arguments": { "code": url } },
                "a2a": { "url": "https://a2a.objqr.com/a2a/jsonrpc", "skill": "get_entity", "arguments": { "url": url } },
            })),
            "contract" => Some(json!({
                "uri": CONTRACT_EXTENSION,
                "rules": { "readOnly": true, "publicOnly": true, "actionsExecutable": false },
            })),
            _ => None,
        };
        // What an asset writes itself, if only a null, comes first.
        let value = written.get(block).cloned().or(made).unwrap_or(Value::Null);
        card.insert(block.to_owned(), value);
    }
    Value::Object(card)
}

/// An action with the members that nearly all actions share.
fn spell_out(action: Value, url: &str) -> Value {
    let own = |name: &str| action.get(name).cloned();
    json!({
        "action": own("action"),
        "label": own("label"),
        "requiresAuth": own("requiresAuth").unwrap_or(Value::Bool(true)),
        "annotations": own("annotations").unwrap_or_else(|| json!({
            "readonly": false, "destructive": false, "idempotent": "by_request_key", "confirm": "none"
        })),
        "precondition": own("precondition"),
        "formSchemaVia": own("formSchemaVia").unwrap_or_else(|| "entity_action_get".into()),
        "humanUrl": own("humanUrl").unwrap_or_else(|| url.into()),
    })
}

fn entity_summary(card: &Value, url: &str, total: Option<usize>) -> String {
    let text = |path: &str| card.pointer(path).and_then(Value::as_str);
    let mut facts = vec![text("/thing/name").unwrap_or(url).to_owned()];
    facts.extend(text("/thing/org/name").map(|org| format!("建档组织:{org}")));
    let member = |state: &Value, name: &str| {
        state
            .get(name)
            .and_then(Value::as_str)
            .unwrap_or_default()
            .to_owned()
    };
    let states = card
        .get("states")
        .and_then(Value::as_array)
        .map_or(&[][..], Vec::as_slice);
    if !states.is_empty() {
        let words: Vec<String> = states
            .iter()
            .map(|state| format!("{}={}", member(state, "label"), member(state, "valueLabel")))
            .collect();
        facts.push(format!("状态:{}", words.join("、")));
    }
    facts.extend(total.map(|total| format!("账本 {total} 条")));
    facts.extend(length(card.get("properties")).map(|count| format!("属性 {count} 项")));
    facts.extend(length(card.get("actions")).map(|count| format!("可执行操作 {count} 个")));
    facts.join(";")
}

fn actions_summary(actions: &Value) -> String {
    let Some(list) = actions.as_array().filter(|list| !list.is_empty()) else {
        return "可执行操作未跟踪。".to_owned();
    };
    let labels: Vec<&str> = list
        .iter()
        .filter_map(|action| action.get("label").and_then(Value::as_str))
        .collect();
    format!(
        "可执行操作 {} 个:{}。提交/写入需授权,不在本只读服务范围。",
        list.len(),
        labels.join("、")
    )
}

/// How many entries; `None` for an empty block, which says nothing.
fn length(block: Option<&Value>) -> Option<usize> {
    match block? {
        Value::Array(items) => Some(items.len()),
        Value::Object(members) => Some(members.len()),
        _ => None,
    }
    .filter(|length| *length > 0)
}
