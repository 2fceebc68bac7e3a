//! The SDK's own HTTP routes on a free port: agent card, JSON-RPC, HTTP+JSON.

mod agent;
pub mod answers;

use a2a::{AgentCapabilities, AgentCard, AgentExtension, AgentInterface, AgentSkill};
use a2a_server::{
    DefaultRequestHandler, InMemoryTaskStore, StaticAgentCard, agent_card::agent_card_router,
    jsonrpc::jsonrpc_router, rest::rest_router,
};
use agent::{EntityAgent, LookedAt};
use axum::{
    Router,
    body::{Body, to_bytes},
    extract::{Request, State},
    middleware::{Next, from_fn_with_state},
    response::Response,
};
use serde_json::{Value, json};
use std::{
    net::Ipv4Addr,
    sync::{Arc, Mutex},
};
use tokio::{net::TcpListener, runtime::Runtime, sync::watch};

/// The address of the contract that the service keeps.
pub const CONTRACT_EXTENSION: &str = "https://a2a.objqr.com/ext/caoliao-entity/v2";

/// A running server; ended when dropped.
pub struct Server {
    base: String,
    log: Arc<Mutex<Vec<String>>>,
    runtime: Option<Runtime>,
}

/// What is done with every request.
#[derive(Clone)]
struct Gateway {
    log: Arc<Mutex<Vec<String>>>,
    looked_at: watch::Sender<LookedAt>,
}

impl Server {
    /// Starts one; `streaming` is what its card says and what it does.
    pub fn start(streaming: bool) -> Self {
        let runtime = Runtime::new().unwrap();
        let listener = runtime
            .block_on(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)))
            .unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let log = Arc::new(Mutex::new(Vec::new()));
        let (sender, looked_at) = watch::channel(LookedAt::new());
        let card = card(&base, streaming);
        let handler =
            DefaultRequestHandler::new(EntityAgent { looked_at }, InMemoryTaskStore::new());
        let handler = Arc::new(handler.with_capabilities(card.capabilities.clone()));
        let gateway = Gateway {
            log: Arc::clone(&log),
            looked_at: sender,
        };
        let router = Router::new()
            .nest("/a2a/jsonrpc", jsonrpc_router(Arc::clone(&handler)))
            .nest("/a2a/rest", rest_router(handler))
            .merge(agent_card_router(Arc::new(StaticAgentCard::new(card))))
            .layer(from_fn_with_state(gateway, pass));
        runtime.spawn(async move { axum::serve(listener, router).await });
        Self {
            base,
            log,
            runtime: Some(runtime),
        }
    }

    /// The base address, without a last slash.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Where it takes JSON-RPC.
    pub fn endpoint(&self) -> String {
        format!("{}/a2a/jsonrpc", self.base)
    }

    /// The base of its HTTP+JSON.
    pub fn rest(&self) -> String {
        format!("{}/a2a/rest", self.base)
    }

    /// All three ways to name it.
    pub fn addresses(&self) -> [String; 3] {
        [self.endpoint(), self.rest(), self.base.clone()]
    }

    /// What was asked so far, in order: HTTP method, path with `*` for a task's id, JSON-RPC method. Starts anew.
    pub fn take_log(&self) -> Vec<String> {
        std::mem::take(&mut self.log.lock().unwrap())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Streams may still be open.
        self.runtime.take().unwrap().shutdown_background();
    }
}

/// Notes the request, passes it on as one whose sender doesn't wait, and notes which task was looked at.
async fn pass(State(gateway): State<Gateway>, request: Request, next: Next) -> Response {
    let (mut head, body) = request.into_parts();
    let bytes = to_bytes(body, 1 << 20).await.unwrap();
    let mut sent: Value = serde_json::from_slice(&bytes).unwrap_or_default();
    let path = head.uri.path().to_owned();
    // `/tasks/ID` or `/tasks/ID:cancel`.
    let in_path = (path.split_once("/tasks/")).and_then(|(_, rest)| rest.split(':').next());
    let path = in_path.map_or_else(|| path.clone(), |id| path.replace(id, "*"));
    let method = sent["method"].as_str().unwrap_or_default();
    let line = format!("{} {path} {method}", head.method);
    gateway.log.lock().unwrap().push(line.trim_end().to_owned());

    let looked_at = in_path.or(sent["params"]["id"].as_str()).map(str::to_owned);
    let body = if hurry(&mut sent) {
        head.headers.remove("content-length");
        Body::from(sent.to_string())
    } else {
        Body::from(bytes)
    };
    let response = next.run(Request::from_parts(head, body)).await;
    if let Some(id) = looked_at {
        gateway.looked_at.send_modify(|ids| {
            ids.insert(id);
        });
    }
    response
}

/// Has a message answered by what there is at once: else this SDK waits for the end of its task, however long that takes.
fn hurry(sent: &mut Value) -> bool {
    let place = if sent["params"].is_object() {
        "/params"
    } else {
        ""
    };
    let asked = sent.pointer_mut(place);
    let asked = asked.filter(|asked| asked.get("message").is_some());
    asked.is_some_and(|asked| {
        asked["configuration"] = json!({"returnImmediately": true});
        true
    })
}

fn card(base: &str, streaming: bool) -> AgentCard {
    AgentCard {
        name: "草料码实体查询 (Rust)".to_owned(),
        description: "The entity service on the official Rust SDK.".to_owned(),
        version: "1.0.0".to_owned(),
        supported_interfaces: vec![
            // Preferred, and nothing for us; the SDK writes the address of such a one without its scheme.
            AgentInterface::new("http://127.0.0.1:9", a2a::TRANSPORT_PROTOCOL_GRPC),
            AgentInterface::new(
                format!("{base}/a2a/jsonrpc"),
                a2a::TRANSPORT_PROTOCOL_JSONRPC,
            ),
            AgentInterface::new(
                format!("{base}/a2a/rest"),
                a2a::TRANSPORT_PROTOCOL_HTTP_JSON,
            ),
        ],
        capabilities: AgentCapabilities {
            streaming: Some(streaming),
            push_notifications: Some(false),
            extensions: Some(vec![AgentExtension {
                uri: CONTRACT_EXTENSION.to_owned(),
                description: None,
                required: Some(false),
                params: None,
            }]),
            extended_agent_card: None,
        },
        default_input_modes: vec!["application/json".to_owned()],
        default_output_modes: vec!["application/json".to_owned()],
        skills: ["get_entity", "get_records", "list_actions"]
            .map(skill)
            .into(),
        provider: None,
        documentation_url: None,
        icon_url: None,
        security_schemes: None,
        security_requirements: None,
        signatures: None,
    }
}

fn skill(id: &str) -> AgentSkill {
    serde_json::from_value(json!({"id": id, "name": id, "description": id, "tags": ["read-only"]}))
        .unwrap()
}
