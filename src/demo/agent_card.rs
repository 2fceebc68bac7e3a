//! The agent card, A2A 0.3.

use serde_json::{Value, json};

use crate::a2a::CONTRACT_EXTENSION;

/// Where it is served.
pub(super) const PATH: &str = "/.well-known/agent-card.json";

/// The card of a service whose JSON-RPC endpoint is `endpoint`.
pub(super) fn agent_card(endpoint: &str) -> String {
    json!({
        "protocolVersion": "0.3.0",
        "name": "草料码实体查询 (演示)",
        "description": "qrscope 内置的演示服务：按草料码链接只读查询实体、记录和可执行操作。除公开演示码外，内容均为虚构。",
        "url": endpoint,
        "preferredTransport": "JSONRPC",
        "additionalInterfaces": [{ "url": endpoint, "transport": "JSONRPC" }],
        "version": env!("CARGO_PKG_VERSION"),
        "capabilities": {
            "streaming": false,
            "pushNotifications": false,
            "stateTransitionHistory": false,
            "extensions": [{ "uri": CONTRACT_EXTENSION, "description": "只读契约", "required": false }],
        },
        "defaultInputModes": ["application/json", "text/plain"],
        "defaultOutputModes": ["application/json", "text/plain"],
        "skills": [
            skill("get_entity", "查询实体", "这张码是什么？名称、属性、当前状态，以及记录和操作的预览。", [
                "这个二维码对应的是什么设备？",
                "查一下这个码的名称、当前状态和属性",
            ]),
            skill("get_records", "查询记录", "这个物经历过什么？完整账本，按时间倒序分页。", [
                "这个码最近有哪些巡检记录？",
                "看看这台设备的操作履历",
            ]),
            skill("list_actions", "列出操作", "现在能做什么？只列出，不执行。", [
                "这个码现在能填哪些表单、做哪些操作？",
                "这个码上有哪些可执行的操作？",
            ]),
        ],
        "supportsAuthenticatedExtendedCard": false,
    })
    .to_string()
}

fn skill(id: &str, name: &str, description: &str, examples: [&str; 2]) -> Value {
    json!({ "id": id, "name": name, "description": description, "tags": ["qrcode", "read-only"], "examples": examples })
}
