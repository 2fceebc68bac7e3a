//! Questions that are sent again: which, how often, and with what.

use super::{
    answers::{completed, fitting, proper, rpc_error, skill},
    asking::{Asker, DEMO, LONG, actions, ask_watched, entity, first, impatient, link, records},
};
use crate::net::NetFault;
use crate::tests::support::http::{Reply, Request, Response, Scripted};
use qrscope::{
    a2a::{Binding, Forced, Version},
    client::{ClientOptions, Underway},
    domain::{ErrorKind, Skill},
    net::{HttpOptions, RetryPolicy},
};
use serde_json::json;
use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

fn asker(server: &Scripted) -> Asker {
    Asker::new(&server.url("/rpc"))
}

/// Answers with `status` so many times, then properly.
fn failing(status: u16, times: usize) -> Scripted {
    Scripted::start(move |request| {
        if request.number < times {
            Reply::status(status, "not now")
        } else {
            proper(request)
        }
    })
}

fn after(status: u16, retry_after: &str) -> Reply {
    Reply::Whole(Response::new(status, "busy").header("Retry-After", retry_after))
}

#[test]
fn what_passes_is_asked_again_with_the_same_bytes() {
    for status in [429, 502, 503, 504] {
        let server = failing(status, 2);
        asker(&server).ask(entity(DEMO)).unwrap();
        let requests = server.requests();
        assert_eq!(requests.len(), 3, "{status}");
        // A service that keeps message ids sees that it is the same question.
        for request in &requests {
            assert_eq!(request.body, requests[0].body);
            assert_eq!(request.headers, requests[0].headers);
        }
    }
}

#[test]
fn three_times_in_all_and_the_error_is_the_last_ones() {
    for status in [429, 502, 503, 504] {
        let server = failing(status, 99);
        let error = asker(&server).ask(entity(DEMO)).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Net(NetFault::HttpStatus(status)));
        assert_eq!((error.kind_name(), error.exit_code()), ("refused", 4));
        assert_eq!(server.requests().len(), 3);
    }
}

#[test]
fn what_does_not_pass_is_asked_once() {
    for status in [400, 401, 403, 404, 408, 413, 500, 501, 505] {
        let server = failing(status, 99);
        let options = ClientOptions {
            forced: Forced {
                version: Some(Version::V03),
                binding: Some(Binding::JsonRpc),
            },
            ..impatient(LONG)
        };
        let asker = Asker::with_options(&server.url("/rpc"), options);
        asker.ask(entity(DEMO)).unwrap_err();
        assert_eq!(server.requests().len(), 1, "{status}");
    }
    for reply in [
        Reply::Raw(Vec::new()),
        Reply::Raw(b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{".into()),
    ] {
        let server = Scripted::start(move |_| reply.clone());
        asker(&server).ask(entity(DEMO)).unwrap_err();
        assert_eq!(server.requests().len(), 1);
    }
}

#[test]
fn an_answer_is_an_answer_even_under_a_status_that_passes() {
    let server = Scripted::start(|request| {
        let body = completed(request, &fitting(request, "it")).to_string();
        Reply::status(503, &body)
    });
    asker(&server).ask(entity(DEMO)).unwrap();
    assert_eq!(server.requests().len(), 1);
}

#[test]
fn a_refusal_of_the_protocol_under_such_a_status_passes_too() {
    let server = Scripted::start(|request| match request.number {
        0 => {
            let Reply::Whole(refused) = rpc_error(request, -32_000) else {
                panic!("a whole answer");
            };
            Reply::Whole(
                Response {
                    status: 429,
                    ..refused
                }
                .header("Retry-After", "0"),
            )
        }
        _ => proper(request),
    });
    asker(&server).ask(entity(DEMO)).unwrap();
    assert_eq!(server.requests().len(), 2);
}

#[test]
fn dates_are_compared_with_the_local_clock_and_past_ones_mean_now() {
    let server = Scripted::start(|request| match request.number {
        0 => after(503, "Sun, 06 Nov 1994 08:49:37 GMT"),
        1 => after(429, "0"),
        _ => proper(request),
    });
    // With pauses of its own this would take hours.
    let options = ClientOptions {
        http: HttpOptions {
            retry: RetryPolicy {
                first_pause: Duration::from_secs(7_200),
                ..RetryPolicy::default()
            },
            ..HttpOptions::with_limits(LONG)
        },
        ..ClientOptions::with_limits(LONG)
    };
    let asker = Asker::with_options(&server.url("/rpc"), options);
    asker.ask(entity(DEMO)).unwrap();
    assert_eq!(server.requests().len(), 3);
}

#[test]
fn over_a_minute_is_not_waited_for_and_told_with_its_time() {
    let date = (jiff::Timestamp::now() + Duration::from_secs(7_200)).to_string();
    let date: jiff::Timestamp = date.parse().unwrap();
    let date = jiff::fmt::rfc2822::DateTimePrinter::new()
        .timestamp_to_rfc9110_string(&date)
        .unwrap();
    for (text, range) in [
        ("61", 61..=61),
        ("99999999999999999999", u64::MAX..=u64::MAX),
        (date.as_str(), 7_190..=7_200),
    ] {
        let text = text.to_owned();
        let server = Scripted::start(move |_| after(429, &text));
        let asker = asker(&server);
        let error = asker.ask(entity(DEMO)).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Net(NetFault::HttpStatus(429)));
        let wait = error.retry_after.unwrap();
        assert!(range.contains(&wait.delay.as_secs()), "{wait:?}");
        assert!(wait.at > jiff::Timestamp::now());
        // The person's key asks at once.
        asker.ask(entity(DEMO)).unwrap_err();
        assert_eq!(server.requests().len(), 2);
    }
}

#[test]
fn three_questions_at_a_busy_service_are_nine_requests_at_most() {
    let server = failing(503, 99);
    let asker = asker(&server);
    let sent = [Skill::GetEntity, Skill::GetRecords, Skill::ListActions]
        .map(|skill| asker.send(first(skill, DEMO), None));
    for answer in sent {
        assert_eq!(
            answer.wait().unwrap_err().kind,
            ErrorKind::Net(NetFault::HttpStatus(503))
        );
    }
    let requests = server.requests();
    let of = |wanted: &str| {
        requests
            .iter()
            .filter(|request| skill(request) == wanted)
            .count()
    };
    assert_eq!(
        ["get_entity", "get_records", "list_actions"].map(of),
        [3, 3, 3]
    );
}

#[test]
fn what_becomes_of_a_question_is_told() {
    let server = Scripted::start(|request| match request.number {
        0 => Reply::status(502, ""),
        1 => after(503, "1"),
        _ => proper(request),
    });
    let asker = asker(&server);
    let heard = Arc::new(Mutex::new(Vec::new()));
    let hears = Arc::clone(&heard);
    let listener = move |pause| hears.lock().unwrap().push(Underway::Paused(pause));
    asker.session().listen_to_pauses(listener);
    let reader = Arc::clone(asker.session());
    let told = asker.run(async move {
        let told = Mutex::new(Vec::new());
        let watch = |underway: &Underway| told.lock().unwrap().push(underway.clone());
        ask_watched(&reader, &entity(DEMO), None, &watch)
            .await
            .unwrap();
        told.into_inner().unwrap()
    });
    let [
        Underway::Paused(first),
        Underway::Sent,
        Underway::Paused(second),
        Underway::Sent,
    ] = &told[..]
    else {
        panic!("{told:?}");
    };
    assert_eq!(
        (&first.reason, first.next_try, first.tries),
        (&NetFault::HttpStatus(502), 2, 3)
    );
    assert_eq!(
        (&second.reason, second.next_try),
        (&NetFault::HttpStatus(503), 3)
    );
    assert!(second.left <= Duration::from_secs(1) && second.left > Duration::from_millis(500));
    assert_eq!(*heard.lock().unwrap(), [told[0].clone(), told[2].clone()]);
}

#[test]
fn nobody_there_is_tried_three_times() {
    // Bound and not listening: the port stays ours, and whoever comes is refused.
    let port = tokio::net::TcpSocket::new_v4().unwrap();
    port.bind(([127, 0, 0, 1], 0).into()).unwrap();
    let endpoint = format!("http://{}/rpc", port.local_addr().unwrap());
    let asker = Asker::with_options(&endpoint, impatient(LONG));
    let error = asker.ask(records(DEMO, 50, None)).unwrap_err();
    assert_eq!(error.kind, ErrorKind::Net(NetFault::Network));
    assert_eq!(asker.session().traffic().exchanges().len(), 3);
}

#[test]
fn a_card_that_is_out_of_reach_for_a_moment_is_read_again() {
    let server = Scripted::start(|request: &Request| {
        match (request.method.as_str(), request.number) {
            ("GET", 0 | 1) => after(503, "0"),
            ("GET", _) => {
                let host = request.header("host").unwrap();
                Reply::json(
                    &json!({"protocolVersion": "0.3.0", "name": "n", "url": format!("http://{host}/rpc"),
                "preferredTransport": "JSONRPC"}),
                )
            }
            _ => proper(request),
        }
    });
    let asker = Asker::with_options(&server.base(), impatient(LONG));
    asker.ask(actions(link(DEMO).as_str())).unwrap();
    let methods: Vec<_> = server
        .requests()
        .into_iter()
        .map(|request| request.method)
        .collect();
    assert_eq!(methods, ["GET", "GET", "GET", "POST"]);
}

#[test]
fn a_running_task_is_asked_about_once_a_turn() {
    let server = Scripted::start(|request| match request.json()["method"].as_str() {
        Some("message/send") => Reply::json(
            &json!({"jsonrpc": "2.0", "id": request.json()["id"], "result":
            {"kind": "task", "id": "t", "contextId": "c", "status": {"state": "working"}}}),
        ),
        _ => Reply::status(503, "busy"),
    });
    let options = ClientOptions {
        pace: super::asking::quick().pace,
        ..impatient(LONG)
    };
    let asker = Asker::with_options(&server.url("/rpc"), options);
    assert_eq!(
        asker.ask(entity(DEMO)).unwrap_err().kind,
        ErrorKind::Net(NetFault::HttpStatus(503))
    );
    assert_eq!(server.requests().len(), 4, "one question and three turns");
}
