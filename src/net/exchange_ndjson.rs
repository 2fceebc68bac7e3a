//! An exchange as one line of JSON, for a file.

use serde_json::{Value, json};

use super::exchange::{Body, Exchange, ExchangeOutcome, SentValue};
use super::redact::MASK;
use crate::text::{SafeText, escape_json};

/// The exchange as one JSON object on one line, without the line break. Bodies are texts, so that every byte of theirs stays.
#[must_use]
pub(crate) fn exchange_line(exchange: &Exchange) -> String {
    let sent: Vec<Value> = exchange
        .request_headers
        .iter()
        .map(|header| match &header.value {
            SentValue::Plain(value) => json!([header.name, value]),
            SentValue::Secret { .. } => json!([header.name, MASK]),
        })
        .collect();
    let (task_state, error_code) = match &exchange.outcome {
        Some(ExchangeOutcome::State(state)) => (Some(state.as_str()), None),
        Some(ExchangeOutcome::Error(code)) => (None, Some(*code)),
        Some(ExchangeOutcome::Message) | None => (None, None),
    };
    let error = exchange.error.as_ref();
    let line = json!({
        "schema_version": 1,
        "number": exchange.number,
        "at": exchange.at.to_string(),
        "http_method": exchange.http_method,
        "method": exchange.method,
        "skill": exchange.topic,
        "url": exchange.url,
        "status": exchange.status,
        "ms": exchange.elapsed.map(|it| u64::try_from(it.as_millis()).unwrap_or(u64::MAX)),
        "task_state": task_state,
        "error_code": error_code,
        "bytes_out": exchange.bytes_out,
        "bytes_in": exchange.bytes_in,
        "request_headers": sent,
        "request_body": exchange.request_body.text(),
        "request_body_is_whole": is_whole(&exchange.request_body),
        "response_headers": exchange.response_headers,
        "response_body": exchange.response_body.text(),
        // What was broken off or refused isn't whole, however little of it is kept.
        "response_body_is_whole": error.is_none() && is_whole(&exchange.response_body),
        "error": error.map(|error| error.fault.kind_name()),
        "error_said": error.and_then(|error| error.said.as_ref()).map(SafeText::as_str),
    });
    escape_json(&line.to_string())
}

const fn is_whole(body: &Body) -> bool {
    matches!(body, Body::None | Body::Text { whole: true, .. })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::super::curl::tests::hostile_exchange;
    use super::*;
    use crate::text::drives_a_terminal;

    #[test]
    fn it_is_one_line_and_the_bodies_are_exact_and_no_secret_is_in_it() {
        let exchange = hostile_exchange();
        let line = exchange_line(&exchange);
        assert!(!line.contains('\n'), "{line}");
        assert!(!line.contains(drives_a_terminal), "{line}");
        let read: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(read["request_body"], exchange.request_body.text().unwrap());
        assert_eq!(
            read["response_body"],
            exchange.response_body.text().unwrap()
        );
        assert_eq!(read["url"], exchange.url);
        assert_eq!(read["request_headers"][1], json!(["authorization", "***"]));
        assert_eq!(read["response_body_is_whole"], false);
        assert_eq!(
            (&read["ms"], &read["task_state"]),
            (&json!(96), &json!("failed"))
        );
    }
}
