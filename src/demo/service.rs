//! The HTTP side: one listener on the loopback interface, and what it takes.

use std::future::poll_fn;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, HttpBody};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::serve::ListenerExt;
use jiff::Timestamp;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use super::catalogue::Catalogue;
use super::moments::Anchor;
use super::rpc::{Agent, RpcAnswer};
use super::{agent_card, host};
use crate::a2a::CONTRACT_EXTENSION;

const ENDPOINT: &str = "/a2a/jsonrpc";
const EXTENSIONS_HEADER: &str = "x-a2a-extensions";
/// The largest body that is taken, in bytes.
const BODY_LIMIT: usize = 100 * 1_024;
/// Of a body that is too large, so much is read and thrown away: a client that still writes sees the answer then,
/// instead of a broken connection.
const DRAIN_LIMIT: usize = 8 * 1_024 * 1_024;

/// How a demo service is started.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DemoOptions {
    /// The port on 127.0.0.1; 0 takes a free one.
    pub port: u16,
    /// The moment that the demo's times count back from, and where its clock starts.
    pub now: Timestamp,
    /// How long every answer is held back, as a distant service would; zero by default.
    pub latency: Duration,
}

impl DemoOptions {
    /// A service without latency.
    pub(crate) fn new(port: u16, now: Timestamp) -> Self {
        Self {
            port,
            now,
            latency: Duration::ZERO,
        }
    }
}

/// A running demo service. Dropping it ends the service: it takes no new connections, open ones are closed as soon as
/// their answer is out.
#[derive(Debug)]
pub(crate) struct DemoService {
    address: SocketAddr,
    /// The service runs for as long as this end exists.
    _running: oneshot::Sender<()>,
}

impl DemoService {
    /// Binds 127.0.0.1 at `port` (0: a free one) and serves on the current tokio runtime.
    ///
    /// # Errors
    /// When the port can't be bound, or an asset of the demo is broken.
    pub(crate) async fn start(port: u16, now: Timestamp) -> io::Result<Self> {
        Self::start_with(DemoOptions::new(port, now)).await
    }

    /// The same with all options.
    ///
    /// # Errors
    /// When the port can't be bound, or an asset of the demo is broken.
    pub(crate) async fn start_with(options: DemoOptions) -> io::Result<Self> {
        let catalogue = Catalogue::load(Anchor::new(options.now))?;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port)).await?;
        let address = listener.local_addr()?;
        let site = Arc::new(Site {
            agent: Agent::new(catalogue, options.now),
            card: agent_card::agent_card(&endpoint(address)),
            latency: options.latency,
        });
        let (running, stopped) = oneshot::channel::<()>();
        let router = Router::new().fallback(answer).with_state(site);
        // Answers are small: waiting to fill a packet would only slow them down.
        let listener = listener.tap_io(|connection| drop(connection.set_nodelay(true)));
        let serving = axum::serve(listener, router)
            .with_graceful_shutdown(async move { drop(stopped.await) });
        tokio::spawn(async move { serving.await });
        Ok(Self {
            address,
            _running: running,
        })
    }

    /// Where the service listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The JSON-RPC endpoint, `http://127.0.0.1:PORT/a2a/jsonrpc`.
    pub(crate) fn endpoint(&self) -> String {
        endpoint(self.address)
    }
}

fn endpoint(address: SocketAddr) -> String {
    format!("http://{address}{ENDPOINT}")
}

/// What all requests share.
#[derive(Debug)]
struct Site {
    agent: Agent,
    card: String,
    latency: Duration,
}

async fn answer(State(site): State<Arc<Site>>, request: Request) -> Response {
    let response = respond(&site, request).await;
    if !site.latency.is_zero() {
        tokio::time::sleep(site.latency).await;
    }
    response
}

async fn respond(site: &Site, request: Request) -> Response {
    if !addressed_to_loopback(request.headers(), request.uri()) {
        return (StatusCode::FORBIDDEN, "Only for loopback names.\n").into_response();
    }
    match (request.method(), request.uri().path()) {
        (&Method::GET | &Method::HEAD, agent_card::PATH) => json(StatusCode::OK, site.card.clone()),
        (&Method::POST, ENDPOINT) => rpc(site, request).await,
        _ => (StatusCode::NOT_FOUND, "Not found.\n").into_response(),
    }
}

async fn rpc(site: &Site, request: Request) -> Response {
    let (head, body) = request.into_parts();
    let Ok(body) = read(body).await else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let Some(body) = body else {
        return (StatusCode::PAYLOAD_TOO_LARGE, "Over 100 KB.\n").into_response();
    };
    let RpcAnswer { body, was_json } = if announces_json(&head.headers) {
        site.agent.answer(&body)
    } else {
        Agent::wrong_content_type()
    };
    let status = if was_json {
        StatusCode::OK
    } else {
        StatusCode::BAD_REQUEST
    };
    let mut response = json(status, body);
    if asks_for_extension(&head.headers) {
        response.headers_mut().insert(
            EXTENSIONS_HEADER,
            HeaderValue::from_static(CONTRACT_EXTENSION),
        );
    }
    response
}

fn json(status: StatusCode, body: String) -> Response {
    (
        status,
        [(header::CONTENT_TYPE, "application/json; charset=utf-8")],
        body,
    )
        .into_response()
}

/// Exactly one `Host` header, with a loopback name; a request line with a whole address needs one there too.
fn addressed_to_loopback(headers: &HeaderMap, uri: &Uri) -> bool {
    let mut hosts = headers.get_all(header::HOST).iter();
    let one = hosts
        .next()
        .and_then(|host| host.to_str().ok())
        .is_some_and(host::is_loopback);
    one && hosts.next().is_none()
        && uri
            .authority()
            .is_none_or(|authority| host::is_loopback(authority.as_str()))
}

fn announces_json(headers: &HeaderMap) -> bool {
    let announced = headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let media_type = announced.split(';').next().unwrap_or_default();
    media_type.trim().eq_ignore_ascii_case("application/json")
}

fn asks_for_extension(headers: &HeaderMap) -> bool {
    let values = headers
        .get_all(EXTENSIONS_HEADER)
        .iter()
        .filter_map(|value| value.to_str().ok());
    values
        .flat_map(|value| value.split(','))
        .any(|uri| uri.trim() == CONTRACT_EXTENSION)
}

/// The whole body; `None` if it is over the limit. An error is a connection that broke.
async fn read(mut body: Body) -> Result<Option<Vec<u8>>, axum::Error> {
    let mut bytes = Vec::new();
    let mut length = 0_usize;
    while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        let Ok(chunk) = frame?.into_data() else {
            continue;
        };
        length = length.saturating_add(chunk.len());
        if length > DRAIN_LIMIT {
            break;
        }
        if length <= BODY_LIMIT {
            bytes.extend_from_slice(&chunk);
        }
    }
    Ok((length <= BODY_LIMIT).then_some(bytes))
}
