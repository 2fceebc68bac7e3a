//! The way out: every request goes through here, with the person's headers where they may go, and is noted in the traffic log.

use std::sync::Arc;

use jiff::Timestamp;
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use reqwest::{Method, RequestBuilder};
use tokio::time::Instant;
use url::Url;

use super::answer::{Answer, send};
use super::body_stream::BodyStream;
use super::connection::Connection;
use super::connections::Connections;
use super::custom_header::CustomHeader;
use super::exchange::ExchangeOutcome;
use super::fault::{NetError, NetFault};
use super::http_options::HttpOptions;
use super::limits::{ANSWER_LIMIT_BYTES, TimeLimits};
use super::origin::WebOrigin;
use super::proxy_fault::ProxyEnd;
use super::redact::Secrets;
use super::redacted_address::query_secrets;
use super::redirect::{Hops, Step};
use super::request::{HttpMethod, Request};
use super::retry::Pauses;
use super::retry_after::{RetryAfter, retry_after};
use super::traffic_log::{InFlight, TrafficLog};

/// The HTTP status of a proxy that wants a login.
const PROXY_LOGIN: u16 = 407;

/// What came back: the status and the whole body as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Response {
    /// The HTTP status.
    pub status: u16,
    /// The body, as it was sent.
    pub body: String,
    /// When the service wants to be asked again, if it said so.
    pub retry_after: Option<RetryAfter>,
}

/// Says for the log what an answer says of itself. Nothing is decided by it.
pub(crate) type Outcome = fn(&str) -> Option<ExchangeOutcome>;

/// How much of an answer is taken, and what of it the log is told.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    /// The most bytes, after decompression.
    pub limit: u64,
    /// What the answer says of itself.
    pub outcome: Outcome,
    /// Whether an answer that leads elsewhere is followed where that may be; else it is the answer.
    pub follows: bool,
}

impl Wanted {
    /// A document of at most `limit` bytes, which says nothing of itself.
    #[must_use]
    pub(crate) const fn document(limit: u64) -> Self {
        Self {
            limit,
            outcome: |_| None,
            follows: true,
        }
    }
}

/// Sends requests, most of them to one service.
pub(crate) struct HttpClient {
    service: WebOrigin,
    headers: Vec<CustomHeader>,
    limits: TimeLimits,
    connections: Connections,
    secrets: Secrets,
    traffic: Arc<TrafficLog>,
    pauses: Pauses,
}

impl HttpClient {
    /// A client whose own headers go to the origin of `service` only.
    #[must_use]
    pub(crate) fn new(service: &Url, options: HttpOptions) -> Self {
        let mut secrets = options.proxies.secrets();
        secrets.extend(query_secrets(service));
        let header_secrets = options.headers.iter().flat_map(CustomHeader::secrets);
        let secrets = Secrets::of(header_secrets.chain(secrets.iter().map(String::as_str)));
        Self {
            service: WebOrigin::of(service),
            traffic: Arc::new(TrafficLog::without(secrets.clone())),
            secrets,
            headers: options.headers,
            limits: options.limits,
            pauses: Pauses::new(options.retry),
            connections: Connections::by(
                options.proxies,
                options.authorities,
                options.limits.connect,
            ),
        }
    }

    /// What went over the wire.
    #[must_use]
    pub(crate) const fn traffic(&self) -> &Arc<TrafficLog> {
        &self.traffic
    }

    /// The pauses of the service, which hold for everything that is asked.
    #[must_use]
    pub(crate) const fn pauses(&self) -> &Pauses {
        &self.pauses
    }

    /// What must not be shown of the other side's words.
    #[must_use]
    pub(crate) const fn secrets(&self) -> &Secrets {
        &self.secrets
    }

    /// Builds the connection to the origin of `url`, so that the first request finds it ready.
    ///
    /// # Errors
    /// When TLS can't be set up, or the proxy's setting can't be used.
    pub(crate) async fn prepare(&self, url: &Url) -> Result<(), NetError> {
        self.connections.to(url).await.map(|_| ())
    }

    /// Sends a request and waits for the whole answer, whatever its status.
    ///
    /// # Errors
    /// When none came, or not all of it.
    pub(crate) async fn send(
        &self,
        request: Request,
        wanted: Wanted,
    ) -> Result<Response, NetError> {
        let (answer, noted) = if wanted.follows {
            self.follow(request).await?
        } else {
            self.once(&request, Instant::now()).await?
        };
        self.whole(answer, noted, wanted).await
    }

    /// Sends a request whose answer is a stream of events; `None` if none comes, whatever comes instead: the log shows it.
    pub(crate) async fn stream(&self, request: Request, outcome: Outcome) -> Option<BodyStream> {
        let (answer, noted) = self.follow(request).await.ok()?;
        let kind = answer.response.headers().get("content-type");
        let is_stream = kind
            .and_then(|kind| kind.to_str().ok())
            .is_some_and(|kind| kind.to_ascii_lowercase().starts_with("text/event-stream"));
        if is_stream && answer.response.status().is_success() {
            return Some(BodyStream::new(answer.response, noted));
        }
        let wanted = Wanted {
            outcome,
            ..Wanted::document(ANSWER_LIMIT_BYTES)
        };
        let _ = self.whole(answer, noted, wanted).await;
        None
    }

    /// Sends a request, again where a redirect leads that may be followed, and waits for the head of the answer.
    async fn follow(&self, mut request: Request) -> Result<(Answer, InFlight), NetError> {
        let start = Instant::now();
        let mut hops = Hops::begin(request.url.clone());
        loop {
            let (answer, noted) = self.once(&request, start).await?;
            let location = answer.response.headers().get("location");
            let status = answer.response.status().as_u16();
            match hops.step(status, location.map(HeaderValue::as_bytes), &self.secrets) {
                Step::Answer => return Ok((answer, noted)),
                Step::Follow(url) => {
                    noted.end(None);
                    request.url = url;
                }
                Step::Refuse(redirect) => {
                    return noted.failed(NetError::of(NetFault::Redirect(redirect)));
                }
            }
        }
    }

    async fn once(
        &self,
        request: &Request,
        start: Instant,
    ) -> Result<(Answer, InFlight), NetError> {
        let connection = self.connections.to(&request.url).await?;
        let own: &[CustomHeader] = if WebOrigin::of(&request.url) == self.service {
            &self.headers
        } else {
            &[]
        };
        let mut noted = self.traffic.begin(request, own);
        let built = built(request, own, &connection);
        let answer = match send(built, &connection, &request.url, start, self.limits).await {
            Ok(answer) => answer,
            Err(error) => return noted.failed(error),
        };
        let status = answer.response.status().as_u16();
        noted.answered(status, answer.response.headers());
        match &connection.proxy {
            // Plain http has no tunnel, so this status can be the proxy's own only.
            Some(proxy) if status == PROXY_LOGIN && request.url.scheme() == "http" => {
                let sent = proxy.has_login();
                let fault = proxy.fault(ProxyEnd::WantsLogin { sent });
                noted.failed(NetError::of(NetFault::Proxy(Box::new(fault))))
            }
            _ => Ok((answer, noted)),
        }
    }

    async fn whole(
        &self,
        answer: Answer,
        mut noted: InFlight,
        wanted: Wanted,
    ) -> Result<Response, NetError> {
        let status = answer.response.status().as_u16();
        let retry_after = retry_after(answer.response.headers(), Timestamp::now());
        match answer.body(wanted.limit).await {
            Err(error) => noted.failed(error),
            Ok(body) => {
                noted.received(body.len() as u64);
                noted.body(&body, (wanted.outcome)(&body));
                noted.end(None);
                Ok(Response {
                    status,
                    body,
                    retry_after,
                })
            }
        }
    }
}

fn built(request: &Request, own: &[CustomHeader], connection: &Connection) -> RequestBuilder {
    let method = match request.method {
        HttpMethod::Get => Method::GET,
        HttpMethod::Post => Method::POST,
    };
    let mut headers = HeaderMap::new();
    for (name, value) in &request.headers {
        // Only an extension's address comes from outside; one that can't stand in a header is left out.
        let name = HeaderName::from_bytes(name.as_bytes());
        if let (Ok(name), Ok(value)) = (name, HeaderValue::from_str(value)) {
            headers.insert(name, value);
        }
    }
    headers.extend(own.iter().map(CustomHeader::sent));
    let builder = connection.client.request(method, request.url.clone());
    let builder = builder.headers(headers);
    match &request.body {
        Some(body) => builder.body(body.clone()),
        None => builder,
    }
}
