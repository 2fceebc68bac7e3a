//! What the log keeps of a request and its answer: as much as fits, and none of the person's secrets.

use jiff::Timestamp;
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};

use super::connection::USER_AGENT;
use super::custom_header::CustomHeader;
use super::exchange::{Body, Exchange, SentHeader, SentValue};
use super::redact::{MASK, Secrets};
use super::request::Request;

/// The most bytes kept of one body.
pub(super) const BODY_LIMIT_BYTES: usize = 4 * 1024 * 1024;

/// The most bytes kept of one answer's headers, names and values together.
const HEADERS_LIMIT_BYTES: usize = 16 * 1024;

/// A request that is about to be sent with the person's headers `own`.
pub(super) fn kept_request(request: &Request, own: &[CustomHeader], secrets: &Secrets) -> Exchange {
    let plain = |name: &str, value: &str| SentHeader {
        name: name.to_owned(),
        value: SentValue::Plain(value.to_owned()),
    };
    let headers = request.headers.iter();
    let request_headers = std::iter::once(plain("User-Agent", USER_AGENT))
        .chain(headers.map(|(name, value)| plain(name, value)))
        .chain(own.iter().map(|header| SentHeader {
            name: header.name().to_owned(),
            value: SentValue::Secret {
                variable: header.variable().to_owned(),
            },
        }))
        .collect();
    let body = request.body.as_deref().unwrap_or_default();
    Exchange {
        number: 0,
        at: Timestamp::now(),
        http_method: request.method.as_str(),
        method: request.label.method,
        topic: request.label.topic,
        url: secrets.redact(request.url.as_str()).into_owned(),
        status: None,
        elapsed: None,
        request_headers,
        request_body: kept_body(&secrets.redact(body)),
        response_headers: Vec::new(),
        response_body: Body::None,
        bytes_out: body.len() as u64,
        bytes_in: 0,
        outcome: None,
        error: None,
    }
}

/// The headers of an answer: as many as fit, and how many didn't as a last one without a value.
pub(super) fn kept_headers(headers: &HeaderMap, secrets: &Secrets) -> Vec<(String, String)> {
    let shown = |name: &HeaderName, value: &HeaderValue| {
        if name == "set-cookie" {
            MASK.to_owned()
        } else {
            let value = String::from_utf8_lossy(value.as_bytes());
            secrets.redact(&value).into_owned()
        }
    };
    let mut kept = Vec::new();
    let (mut bytes, mut left_out) = (0, 0);
    for (name, value) in headers {
        let value = shown(name, value);
        bytes += name.as_str().len() + value.len();
        if bytes > HEADERS_LIMIT_BYTES {
            left_out += 1;
        } else {
            kept.push((name.as_str().to_owned(), value));
        }
    }
    if left_out > 0 {
        kept.push((format!("<+{left_out} headers>"), String::new()));
    }
    kept
}

/// A body as it is kept.
pub(super) fn kept_body(text: &str) -> Body {
    if text.is_empty() {
        return Body::None;
    }
    let mut end = text.len().min(BODY_LIMIT_BYTES);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    Body::Text {
        text: text.get(..end).unwrap_or_default().into(),
        whole: end == text.len(),
    }
}
