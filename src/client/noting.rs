//! What the log keeps of a request and its answer: everything but the person's secrets.

use jiff::Timestamp;
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};

use super::connecting::USER_AGENT;
use super::outgoing::Outgoing;
use super::traffic::{kept_body, kept_headers};
use super::wire::Wire;
use crate::a2a::{Call, Content};
use crate::domain::{Body, Exchange, LoadError, MASK, SentHeader, SentValue, Skill};

impl Wire {
    /// A request that is about to be sent.
    pub fn note_of(&self, outgoing: &Outgoing<'_>, is_own_origin: bool) -> Exchange {
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
            url: self.masked(outgoing.url.to_string()),
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

    /// The headers of an answer.
    pub fn shown(&self, headers: &HeaderMap) -> Vec<(String, String)> {
        let one = |(name, value): (&HeaderName, &HeaderValue)| {
            let value = if name == "set-cookie" {
                MASK.to_owned()
            } else {
                self.masked(String::from_utf8_lossy(value.as_bytes()).into_owned())
            };
            (name.as_str().to_owned(), value)
        };
        kept_headers(headers.iter().map(one))
    }

    /// A body as the log keeps it.
    pub fn shown_body(&self, body: &str) -> Body {
        if self.secrets.is_empty() {
            kept_body(body)
        } else {
            kept_body(&self.masked(body.to_owned()))
        }
    }

    /// A text of the other side's without the person's secrets.
    pub fn masked(&self, text: String) -> String {
        self.secrets.masked(text)
    }

    /// An error whose words hold none of the person's secrets.
    pub fn masked_error(&self, error: LoadError) -> LoadError {
        match &error.said {
            Some(said) if !self.secrets.is_empty() => {
                let said = self.masked(said.as_str().to_owned());
                LoadError {
                    retry_after: error.retry_after,
                    ..LoadError::quoting(error.kind, &said)
                }
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
