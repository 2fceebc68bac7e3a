//! Limits of time and size. What is compared is the outcome, never the clock.

use super::{
    answers::{completed, fitting, proper},
    asking::{Asker, DEMO, LONG, ask_session, entity},
    gzip,
};
use crate::net::NetFault;
use crate::tests::support::http::{After, Gate, Reply, Request, Response, Scripted};
use qrscope::{
    client::{ClientOptions, Endpoint, Session},
    domain::{ErrorKind, LoadError},
    net::{ANSWER_LIMIT_BYTES, AllowedOrigins, TimeLimits},
};
use serde_json::json;
use std::{
    io::{BufRead, BufReader, Write},
    net::TcpListener,
    sync::mpsc,
    thread,
    time::Duration,
};

const SHORT: Duration = Duration::from_millis(60);

fn whole(request: &Request) -> Response {
    Response::json(&completed(request, &fitting(request, "it")))
}

fn ask(server: &Scripted, limits: TimeLimits) -> LoadError {
    Asker::with_limits(&server.url("/rpc"), limits)
        .ask(entity(DEMO))
        .unwrap_err()
}

#[test]
fn no_first_byte_in_time_is_a_timeout_of_that_length() {
    let server = Scripted::start(|_| Reply::Hang);
    let limits = TimeLimits {
        first_byte: SHORT,
        ..LONG
    };
    let error = ask(&server, limits);
    assert_eq!(
        error,
        LoadError::of(ErrorKind::Net(NetFault::Timeout(SHORT)))
    );
    assert_eq!((error.exit_code(), error.kind_name()), (5, "timeout"));
    server.wait_for_abandoned(1);
    assert_eq!(
        server.requests().len(),
        1,
        "nothing is tried again by itself"
    );
}

#[test]
fn a_body_that_stops_coming_is_a_timeout_of_the_whole() {
    let server = Scripted::start(|request| Reply::Partial {
        response: whole(request),
        bytes: 20,
        after: After::Hang,
    });
    let limits = TimeLimits {
        whole: SHORT,
        ..LONG
    };
    assert_eq!(
        ask(&server, limits),
        LoadError::of(ErrorKind::Net(NetFault::Timeout(SHORT)))
    );
    server.wait_for_abandoned(1);
}

#[test]
fn a_body_that_drips_is_a_timeout_of_the_whole_and_a_head_that_drips_one_of_the_first_byte() {
    // Something comes all the time, so only a limit on all of it ends this.
    let body = Scripted::start(|request| {
        let mut response = whole(request).header("Content-Length", "100000000");
        response.body.clear();
        Reply::Drip(response.bytes(), b" ".to_vec())
    });
    let limits = TimeLimits {
        whole: SHORT,
        ..LONG
    };
    assert_eq!(
        ask(&body, limits).kind,
        ErrorKind::Net(NetFault::Timeout(SHORT))
    );
    body.wait_for_abandoned(1);

    let limits = TimeLimits {
        first_byte: SHORT,
        ..LONG
    };
    for drop in ["x", "A: b\r\n", "\r\nHTTP/1.1 100 Continue\r\n"] {
        let first = if drop.starts_with('\r') {
            "HTTP/1.1 100 Continue\r\n"
        } else {
            "HTTP/1.1 200 OK\r\nB: c\r\n"
        };
        let head = Scripted::start(move |_| Reply::Drip(first.into(), drop.into()));
        assert_eq!(
            ask(&head, limits).kind,
            ErrorKind::Net(NetFault::Timeout(SHORT)),
            "{drop:?}"
        );
        head.wait_for_abandoned(1);
    }
}

#[test]
fn no_connection_in_time_is_called_so_after_five_seconds() {
    // Takes the connection and never speaks, so that no TLS comes about.
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let endpoint = format!("https://{}/rpc", listener.local_addr().unwrap());
    let endpoint = Endpoint::parse(&endpoint, &AllowedOrigins::default()).unwrap();
    let reader = Session::over_http(
        endpoint,
        ClientOptions::with_limits(TimeLimits::of_seconds(600)),
    );
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()
        .unwrap();
    let error =
        runtime.block_on(async { ask_session(&reader, &entity(DEMO), None).await.unwrap_err() });
    assert_eq!(
        error.kind,
        ErrorKind::Net(NetFault::NoConnection {
            time: Duration::from_secs(5),
            proxy: None
        })
    );
    assert_eq!((error.exit_code(), error.kind_name()), (5, "timeout"));
}

#[test]
fn headers_too_many_or_too_large_are_not_taken() {
    let many: String = (0..101).map(|at| format!("X-{at}: y\r\n")).collect();
    let large = format!("X: {}\r\n", "y".repeat(2 * 1024 * 1024));
    let endless = "y".repeat(8 * 1024 * 1024);
    for headers in [many, large, endless] {
        let head = format!("HTTP/1.1 200 OK\r\n{headers}Content-Length: 0\r\n\r\n");
        let server = Scripted::start(move |_| Reply::Raw(head.clone().into()));
        assert_eq!(
            ask(&server, LONG).kind,
            ErrorKind::Net(NetFault::HeadTooLarge)
        );
    }
}

#[test]
fn large_headers_that_are_taken_cost_the_log_a_bounded_room() {
    let server = Scripted::start(|request| {
        let mut response = whole(request).header("X-First", "1");
        for at in 0..50 {
            response = response.header(&format!("X-{at}"), &"y".repeat(4 * 1024));
        }
        Reply::Whole(response)
    });
    let asker = Asker::new(&server.url("/rpc"));
    asker.ask(entity(DEMO)).unwrap();
    let log = asker.session().traffic().exchanges();
    let headers = &log[0].response_headers;
    let bytes: usize = headers
        .iter()
        .map(|(name, value)| name.len() + value.len())
        .sum();
    assert!(bytes <= 17 * 1024, "{bytes}");
    assert!(headers.iter().any(|(name, _)| name == "x-first"));
    let (last, _) = headers.last().unwrap();
    assert!(
        last.starts_with("<+") && last.ends_with(" headers>"),
        "{last}"
    );
}

#[test]
fn a_huge_error_text_is_quoted_in_part_and_the_rest_counted() {
    let huge = "坏".repeat(5_000_000);
    let of_rpc = huge.clone();
    let rpc = Scripted::start(move |request| {
        Reply::json(&json!({"jsonrpc": "2.0", "id": request.json()["id"],
            "error": {"code": -32603, "message": of_rpc}}))
    });
    let of_task = huge.clone();
    let task = Scripted::start(move |request| {
        Reply::json(
            &json!({"jsonrpc": "2.0", "id": request.json()["id"], "result": {
            "kind": "task", "id": "t", "status": {"state": "failed", "message": {
                "kind": "message", "parts": [{"kind": "text", "text": of_task}]}}}}),
        )
    });
    let status = Scripted::start(move |_| Reply::status(500, &huge));
    for server in [rpc, task, status] {
        let said = ask(&server, LONG).said.unwrap();
        let count = said.as_str().chars().count();
        assert!(count < 2_100, "{count}");
        assert!(said.as_str().starts_with("坏坏坏"), "{count}");
    }
}

#[test]
fn a_body_that_comes_late_but_in_time_is_an_answer() {
    let gate = Gate::new();
    let later = gate.clone();
    let server = Scripted::start(move |request| Reply::Partial {
        response: whole(request),
        bytes: 20,
        after: After::Rest(later.clone()),
    });
    let sent = Asker::new(&server.url("/rpc")).send(entity(DEMO), None);
    server.wait_for_requests(1);
    gate.open();
    sent.wait().unwrap();
}

#[test]
fn a_slow_question_holds_up_no_other() {
    let gate = Gate::new();
    let first = gate.clone();
    let server = Scripted::start(move |request| match request.number {
        0 => proper(request).gated(&first),
        _ => proper(request),
    });
    let asker = Asker::new(&server.url("/rpc"));
    let slow = asker.send(entity(DEMO), None);
    server.wait_for_requests(1);
    asker.ask(entity(DEMO)).unwrap();
    gate.open();
    slow.wait().unwrap();
}

#[test]
fn a_promised_length_is_not_believed() {
    // If room for it were made at once, the test would end here.
    for promised in ["99999999999999", "18446744073709551614"] {
        let server = Scripted::start(move |request| {
            let response = whole(request).header("Content-Length", promised);
            let bytes = response.body.len();
            Reply::cut(response, bytes)
        });
        let kind = ask(&server, LONG).kind;
        assert!(
            matches!(
                kind,
                ErrorKind::Net(NetFault::BrokenOff)
                    | ErrorKind::Net(NetFault::TooLarge(_))
                    | ErrorKind::Net(NetFault::HeadTooLarge)
            ),
            "{promised}: {kind:?}"
        );
    }
}

#[test]
fn an_answer_as_large_as_allowed_is_taken_and_one_byte_more_is_not() {
    let limit = usize::try_from(ANSWER_LIMIT_BYTES).unwrap();
    for (more, fits) in [(0, true), (1, false)] {
        let server = Scripted::start(move |request| {
            let mut response = whole(request);
            response.body.resize(limit + more, b' ');
            Reply::Whole(response)
        });
        let outcome = Asker::new(&server.url("/rpc")).ask(entity(DEMO));
        match outcome {
            Ok(_) => assert!(fits),
            Err(error) => {
                assert!(!fits, "{error:?}");
                assert_eq!(
                    error,
                    LoadError::of(ErrorKind::Net(NetFault::TooLarge(ANSWER_LIMIT_BYTES)))
                );
                assert_eq!(error.kind_name(), "malformed");
            }
        }
    }
}

#[test]
fn an_endless_answer_ends_at_the_limit() {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let endpoint = format!("http://{}/rpc", listener.local_addr().unwrap());
    let (sender, sent) = mpsc::channel();
    thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut reader = BufReader::new(stream.try_clone().unwrap());
        let mut line = String::new();
        while reader.read_line(&mut line).unwrap() > 2 {
            line.clear();
        }
        // Neither a length nor chunks: the body goes on until the connection ends, and this one doesn't.
        let mut written: u64 = 0;
        let block = [b'['; 64 * 1024];
        let mut next: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n";
        while stream.write_all(next).is_ok() {
            written += next.len() as u64;
            next = &block;
        }
        sender.send(written).unwrap();
    });
    let error = Asker::new(&endpoint).ask(entity(DEMO)).unwrap_err();
    assert_eq!(
        error.kind,
        ErrorKind::Net(NetFault::TooLarge(ANSWER_LIMIT_BYTES))
    );
    // What was written and never taken lay in the system's buffers.
    let written = sent.recv().unwrap();
    assert!(written < 3 * ANSWER_LIMIT_BYTES, "{written}");
}

#[test]
fn a_small_body_that_unpacks_to_a_huge_one_is_stopped_too() {
    let bomb = gzip::of_one_byte(b' ', ANSWER_LIMIT_BYTES + 1);
    assert!((bomb.len() as u64) < ANSWER_LIMIT_BYTES / 100);
    let server = Scripted::start(move |_| {
        Reply::Whole(Response::new(200, bomb.clone()).header("Content-Encoding", "gzip"))
    });
    assert_eq!(
        ask(&server, LONG).kind,
        ErrorKind::Net(NetFault::TooLarge(ANSWER_LIMIT_BYTES))
    );
}
