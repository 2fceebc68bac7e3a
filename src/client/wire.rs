//! The way out: every request goes through here, with the person's headers where they may go, and is noted in the log.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use reqwest::{Method, Response};
use tokio::time::Instant;
use url::Url;

use jiff::Timestamp;

use super::http::{ANSWER_LIMIT_BYTES, Begun, CARD_LIMIT_BYTES, TimeLimits, send};
use super::outgoing::Outgoing;
use super::own_header::OwnHeader;
use super::patience::Pauses;
use super::redirects::{Hops, Step};
use super::retry_after::retry_after;
use super::secrets::Secrets;
use super::traffic::{InFlight, TrafficLog, kept_body};
use super::ways::Ways;
use super::{Endpoint, Manners, Route};
use crate::a2a::{Call, HttpMethod, NotExpressible, outcome_of};
use crate::domain::{ErrorKind, LoadError, ProxyEnd, RetryAfter};

/// The HTTP status of a proxy that wants a login.
const PROXY_LOGIN: u16 = 407;

/// What came back: the status and the whole body as text.
pub(super) struct Received {
    pub status: u16,
    pub body: String,
    /// The id of the JSON-RPC request that it should answer.
    pub id: String,
    /// When the service wants to be asked again, if it said so.
    pub retry_after: Option<RetryAfter>,
}

/// The head of an answer whose body is a stream.
pub(super) struct Streaming {
    pub response: Response,
    pub id: String,
    pub noted: InFlight,
}

/// Sends requests for one endpoint.
pub(super) struct Wire {
    pub endpoint: Endpoint,
    pub headers: Vec<OwnHeader>,
    pub traffic: Arc<TrafficLog>,
    pub pauses: Pauses,
    limits: TimeLimits,
    pub secrets: Secrets,
    pub ways: Ways,
    next_id: AtomicU64,
}

impl Wire {
    pub fn new(endpoint: Endpoint, manners: Manners) -> Self {
        let proxy_secrets = manners.proxies.secrets();
        let header_secrets = manners.headers.iter().flat_map(OwnHeader::secrets);
        let secrets = header_secrets.chain(proxy_secrets.iter().map(String::as_str));
        Self {
            secrets: Secrets::of(secrets),
            endpoint,
            headers: manners.headers,
            limits: manners.limits,
            traffic: Arc::default(),
            pauses: Pauses::new(manners.patience),
            ways: Ways::by(manners.proxies, manners.authorities, manners.limits.connect),
            next_id: AtomicU64::new(1),
        }
    }

    /// Makes a call and waits for the whole answer.
    pub async fn call(&self, outgoing: Outgoing<'_>) -> Result<Received, LoadError> {
        let id = outgoing.id.clone();
        let (response, noted) = self.begin(outgoing).await?;
        self.whole(response, noted, ANSWER_LIMIT_BYTES, id).await
    }

    /// Makes a call whose answer is a stream; `None` if none comes, whatever comes instead.
    pub async fn stream(&self, call: &Call, route: &Route) -> Option<Streaming> {
        let outgoing = self.encoded(call, route).ok()?;
        let id = outgoing.id.clone();
        let (begun, noted) = self.begin(outgoing).await.ok()?;
        let kind = begun.response.headers().get("content-type");
        let is_stream = kind
            .and_then(|kind| kind.to_str().ok())
            .is_some_and(|kind| kind.to_ascii_lowercase().starts_with("text/event-stream"));
        if is_stream && begun.response.status().is_success() {
            let response = begun.response;
            return Some(Streaming {
                response,
                id,
                noted,
            });
        }
        // The log shows what came in its place.
        let _ = self.whole(begun, noted, ANSWER_LIMIT_BYTES, id).await;
        None
    }

    /// Reads an agent card.
    pub async fn card(&self, url: Url) -> Result<Received, LoadError> {
        let (begun, noted) = self.begin(Outgoing::of_card(url)).await?;
        self.whole(begun, noted, CARD_LIMIT_BYTES, String::new())
            .await
    }

    /// The same by one request and no more: an answer that leads elsewhere is the answer.
    pub async fn card_once(&self, url: Url) -> Result<Received, LoadError> {
        let request = Outgoing::of_card(url);
        let (begun, noted) = self.begin_once(&request, Instant::now()).await?;
        self.whole(begun, noted, CARD_LIMIT_BYTES, String::new())
            .await
    }

    /// The request of a call, with ids of its own.
    pub fn encoded<'a>(
        &self,
        call: &'a Call,
        route: &'a Route,
    ) -> Result<Outgoing<'a>, NotExpressible> {
        let id = self.next_id.fetch_add(1, Ordering::Relaxed).to_string();
        Outgoing::of_call(call, route, id)
    }

    /// Sends a request, again where a redirect leads that may be followed, and waits for the head of the answer.
    async fn begin(&self, mut outgoing: Outgoing<'_>) -> Result<(Begun, InFlight), LoadError> {
        let start = Instant::now();
        let mut hops = Hops::begin(outgoing.url.clone());
        loop {
            let (begun, noted) = self.begin_once(&outgoing, start).await?;
            let location = begun.response.headers().get("location");
            let status = begun.response.status().as_u16();
            match hops.step(status, location.map(HeaderValue::as_bytes), &self.secrets) {
                Step::Answer => return Ok((begun, noted)),
                Step::Follow(url) => {
                    noted.end(None);
                    outgoing.url = url;
                }
                Step::Refuse(redirect) => {
                    let error = LoadError::of(ErrorKind::Redirect(redirect));
                    noted.end(Some(error.clone()));
                    return Err(error);
                }
            }
        }
    }

    async fn begin_once(
        &self,
        outgoing: &Outgoing<'_>,
        start: Instant,
    ) -> Result<(Begun, InFlight), LoadError> {
        let way = self.ways.to(&outgoing.url).await?;
        let is_own_origin = outgoing.url.origin() == self.endpoint.url().origin();
        let mut noted = self.traffic.begin(self.note_of(outgoing, is_own_origin));
        let method = match outgoing.method {
            HttpMethod::Get => Method::GET,
            HttpMethod::Post => Method::POST,
        };
        let mut headers = HeaderMap::new();
        for (name, value) in &outgoing.headers {
            // Only an extension's address comes from outside; one that can't stand in a header is left out.
            let name = HeaderName::from_bytes(name.as_bytes());
            if let (Ok(name), Ok(value)) = (name, HeaderValue::from_str(value)) {
                headers.insert(name, value);
            }
        }
        if is_own_origin {
            headers.extend(self.headers.iter().map(OwnHeader::sent));
        }
        let request = way.client.request(method, outgoing.url.clone());
        let mut request = request.headers(headers);
        if let Some(body) = &outgoing.body {
            request = request.body(body.clone());
        }
        let sent = send(request, &way, &outgoing.url, start, self.limits).await;
        let answered = sent.and_then(|begun| {
            let status = begun.response.status().as_u16();
            noted.exchange.status = Some(status);
            noted.exchange.response_headers = self.shown(begun.response.headers());
            match &way.proxy {
                // Plain http has no tunnel, so this status can be the proxy's own only.
                Some(proxy) if status == PROXY_LOGIN && outgoing.url.scheme() == "http" => {
                    let sent = proxy.has_login();
                    let fault = proxy.fault(ProxyEnd::WantsLogin { sent });
                    Err(LoadError::of(ErrorKind::Proxy(Box::new(fault))))
                }
                _ => Ok(begun),
            }
        });
        match answered {
            Ok(begun) => Ok((begun, noted)),
            Err(error) => {
                let error = self.masked_error(error);
                noted.end(Some(error.clone()));
                Err(error)
            }
        }
    }

    async fn whole(
        &self,
        begun: Begun,
        mut noted: InFlight,
        limit: u64,
        id: String,
    ) -> Result<Received, LoadError> {
        let status = begun.response.status().as_u16();
        let retry_after = retry_after(begun.response.headers(), Timestamp::now());
        match begun.body(limit).await {
            Err(error) => {
                let error = self.masked_error(error);
                noted.end(Some(error.clone()));
                Err(error)
            }
            Ok(body) => {
                noted.exchange.bytes_in = body.len() as u64;
                // A server may send back what it was sent; nothing that is shown or kept has it.
                let body = self.masked(body);
                noted.exchange.response_body = kept_body(&body);
                noted.exchange.outcome = outcome_of(&body);
                noted.end(None);
                Ok(Received {
                    status,
                    body,
                    id,
                    retry_after,
                })
            }
        }
    }
}
