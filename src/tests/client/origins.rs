//! Other origins, the person's headers, and the log of what went over the wire.

use super::{
    answers::{completed, proper},
    asking::{self, Asker, DEMO, LONG, entity, records},
    speaking::{card, speaks},
};
use crate::net::NetFault;
use crate::tests::support::http::{Reply, Scripted};
use qrscope::{
    a2a::Dialect,
    client::ClientOptions,
    domain::{ErrorKind, PageToken},
    net::{
        AllowedOrigins, Body, CustomHeader, ExchangeOutcome, HttpOptions, SentHeader, SentValue,
        curl_command, exchange_line,
    },
    text::SafeText,
};
use serde_json::json;

const SECRET: &str = "Bearer very-secret-token";

fn secret() -> CustomHeader {
    CustomHeader::parse(
        &format!("Authorization: {SECRET}"),
        &[],
        |_| None,
        |_| Ok(String::new()),
    )
    .unwrap()
}

/// A server whose card leads to another one.
fn two() -> (Scripted, Scripted) {
    let other = Scripted::start(|request| speaks(request, Dialect::V10_JSON_RPC, "/rpc"));
    let url = other.url("/rpc");
    let server = Scripted::start(move |request| match request.path.as_str() {
        "/.well-known/agent-card.json" => Reply::json(&card(&url, "JSONRPC", "1.0")),
        _ => Reply::status(404, "<html>"),
    });
    (server, other)
}

#[test]
fn a_card_that_leads_elsewhere_needs_the_persons_word() {
    for given in ["", "/rpc"] {
        let (server, other) = two();
        let error = Asker::new(&server.url(given))
            .ask(entity(DEMO))
            .unwrap_err();
        let ErrorKind::OtherOrigin(origin) = &error.kind else {
            panic!("{error:?}")
        };
        assert_eq!(origin.as_str(), other.base());
        assert_eq!((error.exit_code(), error.kind_name()), (2, "host"));
        assert_eq!(other.requests(), []);
    }
}

#[test]
fn with_the_persons_word_it_is_asked_but_gets_no_header_of_theirs() {
    let (server, other) = two();
    let mut allowed = AllowedOrigins::default();
    allowed.allow(other.base().parse().unwrap());
    let options = ClientOptions {
        allowed,
        http: HttpOptions {
            headers: vec![secret()],
            ..HttpOptions::with_limits(LONG)
        },
        ..ClientOptions::with_limits(LONG)
    };
    let asker = Asker::with_options(&server.base(), options);
    asker.ask(entity(DEMO)).unwrap();
    let card_request = &server.requests()[0];
    assert_eq!(card_request.header("authorization"), Some(SECRET));
    let request = &other.requests()[0];
    assert_eq!(request.header("authorization"), None);
    assert!(!String::from_utf8_lossy(&request.body).contains("secret"));
}

#[test]
fn a_secret_is_sent_and_never_shown() {
    let server = Scripted::start(|request| {
        let sent = request.header("authorization").unwrap_or_default();
        let token = sent.trim_start_matches("Bearer ");
        Reply::status(401, &format!("bad token {token} in '{sent}'"))
    });
    let options = ClientOptions {
        http: HttpOptions {
            headers: vec![secret()],
            ..HttpOptions::with_limits(LONG)
        },
        ..ClientOptions::with_limits(LONG)
    };
    assert!(!format!("{options:?}").contains("secret"));
    let asker = Asker::with_options(&server.url("/rpc"), options);
    let error = asker.ask(entity(DEMO)).unwrap_err();
    assert_eq!(server.requests()[0].header("authorization"), Some(SECRET));
    assert_eq!(error.said.unwrap().as_str(), "bad token *** in '***'");
    let log = asker.session().traffic().exchanges();
    let shown = format!("{log:?}");
    assert!(!shown.contains("very-secret"), "{shown}");
    let header = SentHeader {
        name: "authorization".to_owned(),
        value: SentValue::Secret {
            variable: "AUTHORIZATION".to_owned(),
        },
    };
    assert!(log[0].request_headers.contains(&header));
}

#[test]
fn a_secret_sent_back_as_a_tasks_state_is_not_in_the_log() {
    let server = Scripted::start(|request| {
        let state = request.header("authorization").unwrap_or_default();
        Reply::json(
            &json!({"jsonrpc": "2.0", "id": request.json()["id"], "result": {
            "kind": "task", "id": "t", "contextId": "c", "status": {"state": state}}}),
        )
    });
    let options = ClientOptions {
        http: HttpOptions {
            headers: vec![secret()],
            ..HttpOptions::with_limits(LONG)
        },
        ..ClientOptions::with_limits(LONG)
    };
    let asker = Asker::with_options(&server.url("/rpc"), options);
    let error = asker.ask(entity(DEMO)).unwrap_err();
    let masked = SafeText::from_static("***");
    assert_eq!(error.kind, ErrorKind::TaskState(masked.clone()));
    let log = asker.session().traffic().exchanges();
    assert_eq!(log[0].outcome, Some(ExchangeOutcome::State(masked)));
    let shown = format!("{log:?}");
    assert!(!shown.contains("very-secret"), "{shown}");
}

#[test]
fn a_secret_offered_as_a_cursor_is_sent_back_and_stands_neither_in_traffic_nor_in_commands() {
    let server = Scripted::start(|request| {
        let sent = request.header("authorization").unwrap_or_default();
        let spelled = sent.replace('v', "\\u0076");
        let cursor = request.json()["params"]["message"]["parts"][0]["data"]["pageToken"].clone();
        let data = json!({"url": "u", "records": [{"id": sent, "at": spelled, "cursor": cursor}],
            "hasMore": true, "nextPageToken": sent, "total": 9});
        Reply::json(&completed(request, &data))
    });
    let options = ClientOptions {
        http: HttpOptions {
            headers: vec![secret()],
            ..HttpOptions::with_limits(LONG)
        },
        ..ClientOptions::with_limits(LONG)
    };
    let asker = Asker::with_options(&server.url("/rpc?key=a-key-for-us"), options);
    let token = PageToken(SECRET.to_owned());
    let Ok(asking::Reply::Records(answer)) = asker.ask(records(DEMO, 50, Some(&token))) else {
        panic!("no records")
    };
    let data = answer.data.as_str();
    assert!(data.contains(&format!(r#""id":"{SECRET}""#)), "{data}");
    assert!(data.contains(&format!(r#""cursor":"{SECRET}""#)), "{data}");
    for exchange in asker.session().traffic().exchanges() {
        let line = exchange_line(&exchange);
        let command = curl_command(&exchange).unwrap();
        for shown in [line, command, format!("{exchange:?}")] {
            assert!(!shown.contains("ery-secret"), "{shown}");
            assert!(!shown.contains("a-key-for-us"), "{shown}");
        }
    }
}

#[test]
fn every_request_is_in_the_log_with_both_bodies() {
    let server = Scripted::start(proper);
    let asker = Asker::new(&server.url("/rpc?x=1"));
    asker.ask(entity(DEMO)).unwrap();
    let log = asker.session().traffic().exchanges();
    let [exchange] = &log[..] else {
        panic!("{log:?}")
    };
    let request = &server.requests()[0];
    assert_eq!(
        (
            exchange.number,
            exchange.http_method,
            exchange.method,
            exchange.topic,
            exchange.status
        ),
        (
            1,
            "POST",
            Some("message/send"),
            Some("get_entity"),
            Some(200)
        )
    );
    assert_eq!(exchange.url, server.url("/rpc?x=1"));
    assert_eq!(
        exchange.request_body.text().unwrap().as_bytes(),
        request.body
    );
    assert_eq!(exchange.bytes_out, request.body.len() as u64);
    let Body::Text { text, whole: true } = &exchange.response_body else {
        panic!("{exchange:?}")
    };
    assert_eq!(exchange.bytes_in, text.len() as u64);
    assert!(text.contains("\"artifacts\""));
    assert!(exchange.elapsed.is_some() && exchange.error.is_none());
    for SentHeader { name, value } in &exchange.request_headers {
        let SentValue::Plain(value) = value else {
            panic!("{name} is no secret")
        };
        assert_eq!(request.header(name), Some(value.as_str()), "{name}");
    }
    assert_eq!(
        exchange.outcome,
        Some(ExchangeOutcome::State(SafeText::from_static("completed")))
    );
}

#[test]
fn what_breaks_off_and_what_is_given_up_is_in_the_log_too() {
    let server = Scripted::start(|request| match request.number {
        0 => Reply::Raw(Vec::new()),
        _ => Reply::Hang,
    });
    let asker = Asker::direct(&server.url("/rpc"));
    asker.ask(entity(DEMO)).unwrap_err();
    let sent = asker.send(entity(DEMO), None);
    server.wait_for_requests(2);
    assert!(asker.session().traffic().exchanges()[1].is_running());
    sent.give_up();
    server.wait_for_abandoned(1);
    let log = asker.session().traffic().exchanges();
    let errors: Vec<_> = log
        .iter()
        .map(|exchange| exchange.error.clone().unwrap().fault)
        .collect();
    assert_eq!(errors, [NetFault::NoAnswer, NetFault::Cancelled]);
}
