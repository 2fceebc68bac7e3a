//! The way out: every request goes through here, with the person's headers where they may go, and is noted in the log.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use jiff::Timestamp;
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use reqwest::{Client, Method, Response};
use tokio::sync::Mutex;
use url::Url;
use uuid::Uuid;

use super::http::{
    ANSWER_LIMIT_BYTES, Begun, CARD_LIMIT_BYTES, TimeLimits, USER_AGENT, build_client, send,
};
use super::own_header::{MASK, OwnHeader, masked};
use super::traffic::{InFlight, TrafficLog, kept_body};
use super::{Endpoint, Route, WebOrigin};
use crate::a2a::{Call, Content, Encoded, HttpMethod, Ids, NotExpressible, encode, outcome_of};
use crate::domain::{Body, ErrorKind, Exchange, LoadError, SentHeader, SentValue, Skill};

/// What came back: the status and the whole body as text.
pub(super) struct Received {
    pub status: u16,
    pub body: String,
    /// The id of the JSON-RPC request that it should answer.
    pub id: String,
}

/// The head of an answer whose body is a stream.
pub(super) struct Streaming {
    pub response: Response,
    pub id: String,
    pub noted: InFlight,
}

/// Why a call came to nothing.
pub(super) enum CallFault {
    /// Nothing was sent.
    NotExpressible(NotExpressible),
    /// Nothing usable came back.
    Failed(LoadError),
}

impl From<LoadError> for CallFault {
    fn from(error: LoadError) -> Self {
        Self::Failed(error)
    }
}

/// Sends requests for one endpoint.
pub(super) struct Wire {
    pub endpoint: Endpoint,
    pub headers: Vec<OwnHeader>,
    pub traffic: Arc<TrafficLog>,
    limits: TimeLimits,
    clients: Mutex<HashMap<WebOrigin, Client>>,
    next_id: AtomicU64,
}

/// All of a request but its id.
struct Outgoing<'a> {
    method: HttpMethod,
    url: Url,
    headers: Vec<(&'static str, String)>,
    body: Option<String>,
    of: Option<(&'a Call, &'a Route)>,
}

impl Wire {
    pub fn new(endpoint: Endpoint, limits: TimeLimits, headers: Vec<OwnHeader>) -> Self {
        Self {
            endpoint,
            headers,
            limits,
            traffic: Arc::default(),
            clients: Mutex::default(),
            next_id: AtomicU64::new(1),
        }
    }

    /// The client for the origin of `url`, built if it isn't there yet.
    pub async fn client(&self, url: &Url) -> Result<Client, LoadError> {
        let origin = WebOrigin::of(url);
        let mut clients = self.clients.lock().await;
        if let Some(client) = clients.get(&origin) {
            return Ok(client.clone());
        }
        let url = url.clone();
        let built = tokio::task::spawn_blocking(move || build_client(&url)).await;
        let client = built
            .unwrap_or_else(|error| Err(LoadError::quoting(ErrorKind::Tls, &error.to_string())))?;
        clients.insert(origin, client.clone());
        Ok(client)
    }

    /// Makes a call and waits for the whole answer.
    pub async fn call(&self, call: &Call, route: &Route) -> Result<Received, CallFault> {
        let (outgoing, id) = self.encoded(call, route)?;
        let (response, noted) = self.begin(outgoing).await?;
        Ok(self.whole(response, noted, ANSWER_LIMIT_BYTES, id).await?)
    }

    /// Makes a call whose answer is a stream; an answer of another kind is given as it is.
    pub async fn stream(
        &self,
        call: &Call,
        route: &Route,
    ) -> Result<Result<Streaming, Received>, CallFault> {
        let (outgoing, id) = self.encoded(call, route)?;
        let (begun, noted) = self.begin(outgoing).await?;
        let kind = begun.response.headers().get("content-type");
        let is_stream = kind
            .and_then(|kind| kind.to_str().ok())
            .is_some_and(|kind| kind.to_ascii_lowercase().starts_with("text/event-stream"));
        if is_stream && begun.response.status().is_success() {
            let response = begun.response;
            return Ok(Ok(Streaming {
                response,
                id,
                noted,
            }));
        }
        Ok(Err(self
            .whole(begun, noted, ANSWER_LIMIT_BYTES, id)
            .await?))
    }

    /// Reads an agent card.
    pub async fn card(&self, url: Url) -> Result<Received, LoadError> {
        let outgoing = Outgoing {
            method: HttpMethod::Get,
            url,
            headers: vec![("Accept", "application/json".to_owned())],
            body: None,
            of: None,
        };
        let (begun, noted) = self.begin(outgoing).await?;
        self.whole(begun, noted, CARD_LIMIT_BYTES, String::new())
            .await
    }

    fn encoded<'a>(
        &self,
        call: &'a Call,
        route: &'a Route,
    ) -> Result<(Outgoing<'a>, String), CallFault> {
        let id = self.next_id.fetch_add(1, Ordering::Relaxed).to_string();
        let ids = Ids {
            request: &id,
            message: &Uuid::new_v4().to_string(),
        };
        let encoded = encode(call, route.dialect, &ids, route.tenant.as_deref())
            .map_err(CallFault::NotExpressible)?;
        let url = route.address(&encoded);
        let Encoded {
            method,
            body,
            mut headers,
            ..
        } = encoded;
        if !route.extensions.is_empty() {
            let name = route.dialect.version.extensions_header();
            headers.push((name, route.extensions.join(", ")));
        }
        let outgoing = Outgoing {
            method,
            url,
            headers,
            body,
            of: Some((call, route)),
        };
        Ok((outgoing, id))
    }

    async fn begin(&self, outgoing: Outgoing<'_>) -> Result<(Begun, InFlight), LoadError> {
        let client = self.client(&outgoing.url).await?;
        let is_own_origin = outgoing.url.origin() == self.endpoint.url().origin();
        let mut noted = self.traffic.begin(self.note_of(&outgoing, is_own_origin));
        let method = match outgoing.method {
            HttpMethod::Get => Method::GET,
            HttpMethod::Post => Method::POST,
        };
        let mut headers = HeaderMap::new();
        for (name, value) in outgoing.headers {
            // Only an extension's address comes from outside; one that can't stand in a header is left out.
            let name = HeaderName::from_bytes(name.as_bytes());
            if let (Ok(name), Ok(value)) = (name, HeaderValue::from_str(&value)) {
                headers.insert(name, value);
            }
        }
        if is_own_origin {
            headers.extend(self.headers.iter().map(OwnHeader::sent));
        }
        let mut request = client.request(method, outgoing.url).headers(headers);
        if let Some(body) = outgoing.body {
            request = request.body(body);
        }
        match send(request, self.limits).await {
            Err(error) => {
                let error = self.masked_error(error);
                noted.end(Some(error.clone()));
                Err(error)
            }
            Ok(begun) => {
                noted.exchange.status = Some(begun.response.status().as_u16());
                noted.exchange.response_headers = self.shown(begun.response.headers());
                Ok((begun, noted))
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
        match begun.body(limit).await {
            Err(error) => {
                let error = self.masked_error(error);
                noted.end(Some(error.clone()));
                Err(error)
            }
            Ok(body) => {
                noted.exchange.bytes_in = body.len() as u64;
                noted.exchange.response_body = self.shown_body(&body);
                noted.exchange.outcome = outcome_of(&body);
                noted.end(None);
                // A server may send back what it was sent; nothing that is shown or kept has it.
                let body = if self.headers.is_empty() {
                    body
                } else {
                    self.masked(body)
                };
                Ok(Received { status, body, id })
            }
        }
    }

    fn note_of(&self, outgoing: &Outgoing<'_>, is_own_origin: bool) -> Exchange {
        let own = self.headers.iter().filter(|_| is_own_origin);
        let plain = |name: &str, value: &str| SentHeader {
            name: name.to_owned(),
            value: SentValue::Plain(value.to_owned()),
        };
        let headers = outgoing.headers.iter();
        let request_headers = std::iter::once(plain("User-Agent", USER_AGENT))
            .chain(headers.map(|(name, value)| plain(name, value)))
            .chain(own.map(|header| SentHeader {
                name: header.name().to_owned(),
                value: SentValue::Secret {
                    variable: header.variable().to_owned(),
                },
            }))
            .collect();
        let body = outgoing.body.as_deref().unwrap_or_default();
        Exchange {
            number: 0,
            at: Timestamp::now(),
            http_method: outgoing.method.as_str(),
            method: outgoing
                .of
                .map(|(call, route)| call.method(route.dialect.version)),
            skill: outgoing.of.and_then(|(call, _)| skill_of(call)),
            url: outgoing.url.to_string(),
            status: None,
            elapsed: None,
            request_headers,
            request_body: self.shown_body(body),
            response_headers: Vec::new(),
            response_body: Body::None,
            bytes_out: body.len() as u64,
            bytes_in: 0,
            outcome: None,
            error: None,
        }
    }

    fn shown(&self, headers: &HeaderMap) -> Vec<(String, String)> {
        let one = |(name, value): (&HeaderName, &HeaderValue)| {
            let value = if name == "set-cookie" {
                MASK.to_owned()
            } else {
                self.masked(String::from_utf8_lossy(value.as_bytes()).into_owned())
            };
            (name.as_str().to_owned(), value)
        };
        headers.iter().map(one).collect()
    }

    /// A body as the log keeps it.
    pub fn shown_body(&self, body: &str) -> Body {
        if self.headers.is_empty() {
            kept_body(body)
        } else {
            kept_body(&self.masked(body.to_owned()))
        }
    }

    /// A text of the other side's without the person's secrets.
    pub fn masked(&self, text: String) -> String {
        masked(text, &self.headers)
    }

    /// An error whose words hold none of the person's secrets.
    pub fn masked_error(&self, error: LoadError) -> LoadError {
        match &error.said {
            Some(said) if !self.headers.is_empty() => {
                let said = self.masked(said.as_str().to_owned());
                LoadError::quoting(error.kind, &said)
            }
            _ => error,
        }
    }
}

fn skill_of(call: &Call) -> Option<Skill> {
    match call {
        Call::SendMessage(asked) | Call::StreamMessage(asked) => match &asked.content {
            Content::Query(query) => Some(query.skill()),
            Content::Text(_) => None,
        },
        _ => None,
    }
}
