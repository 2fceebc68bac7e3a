//! Commands at a service that is busy for a moment.

use super::service::{LINK, completed, run, token};
use crate::support::http::{Reply, Request, Response, Scripted};
use crate::support::run::qrscope_with;

fn busy(status: u16, retry_after: &str) -> Reply {
    Reply::Whole(Response::new(status, "busy").header("Retry-After", retry_after))
}

fn card(request: &Request) -> Reply {
    completed(request, "entity", r#"{"thing":{"name":"pump"}}"#)
}

#[test]
fn a_command_waits_says_so_once_and_answers() {
    let service = Scripted::start(|request| match request.number {
        0 | 1 => busy(503, "1"),
        _ => card(request),
    });
    let output = run(&service, &["show", LINK]);
    assert_eq!(output.code, 0, "{output:?}");
    assert!(output.stdout.contains("pump"), "{output:?}");
    // Two pauses, one line.
    assert_eq!(output.stderr, "qrscope: retry in 1 s: HTTP 503 (2 of 3)\n");
    assert_eq!(service.requests().len(), 3);
}

#[test]
fn where_json_is_wanted_a_wait_is_silent() {
    let service = Scripted::start(|request| match request.number {
        0 => busy(503, "1"),
        _ => card(request),
    });
    let output = run(&service, &["show", LINK, "--json"]);
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    assert_eq!(service.requests().len(), 2);
}

#[test]
fn what_is_over_at_once_is_not_worth_a_word() {
    let service = Scripted::start(|request| match request.number {
        0 | 1 => busy(429, "0"),
        _ => card(request),
    });
    let output = run(&service, &["show", LINK, "--json"]);
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
}

#[test]
fn after_three_tries_the_exit_code_is_the_last_errors() {
    let service = Scripted::start(|_| busy(503, "0"));
    for command in ["show", "records", "actions"] {
        let before = service.requests().len();
        let output = run(&service, &[command, LINK]);
        assert_eq!(output.code, 4, "{output:?}");
        assert_eq!(
            output.stderr,
            "qrscope: the service answered HTTP 503\nThe service says 'busy'\nthe service is busy; try again later\n"
        );
        assert_eq!(service.requests().len() - before, 3, "{command}");
    }
    // The limit of time is one of each try.
    let service = Scripted::start(|request| match request.number {
        0 | 1 => busy(503, "1"),
        _ => Reply::Hang,
    });
    let output = run(&service, &["show", LINK, "--timeout", "1"]);
    assert_eq!(output.code, 5, "{output:?}");
    assert_eq!(service.requests().len(), 3);
}

#[test]
fn over_a_minute_is_not_waited_for_and_said_in_seconds() {
    let service = Scripted::start(|_| busy(429, "3600"));
    let output = run(&service, &["show", LINK]);
    assert_eq!(output.code, 4, "{output:?}");
    assert!(
        output.stderr.starts_with(
            "qrscope: the service answered HTTP 429; it wants 3,600 s to pass before the next try\n"
        ),
        "{output:?}"
    );
    assert_eq!(service.requests().len(), 1);
    let output = run(&service, &["show", LINK, "--json"]);
    assert!(output.stderr.contains("3,600 s"), "{output:?}");
    assert_eq!(output.stderr.lines().count(), 1);
}

#[test]
fn a_walk_goes_on_where_it_was_throttled() {
    let service = Scripted::start(|request| {
        let at: usize = token(request).map_or(0, |token| token.parse().unwrap());
        // Every other request is refused.
        if request.number % 2 == 1 {
            return busy(429, "0");
        }
        let next = format!(r#","hasMore":true,"nextPageToken":"{}""#, at + 1);
        let next = if at < 6 {
            next.as_str()
        } else {
            r#","hasMore":false"#
        };
        completed(
            request,
            "records",
            &format!(r#"{{"records":[{{"id":"r{at}"}}]{next}}}"#),
        )
    });
    let output = run(&service, &["records", LINK, "--all", "--ndjson"]);
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    let ids: Vec<_> = (0..7).map(|at| format!("{{\"id\":\"r{at}\"}}\n")).collect();
    assert_eq!(output.stdout, ids.concat());
}

#[test]
fn nobody_there_is_tried_again_and_said() {
    let nowhere = crate::support::environment::NOWHERE;
    let output = qrscope_with(
        &["show", LINK],
        &[("QRSCOPE_ENDPOINT", nowhere), ("LANG", "C.UTF-8")],
    );
    assert_eq!(output.code, 3, "{output:?}");
    assert!(
        output.stderr.starts_with(
            "qrscope: retry in 1 s: the service can't be reached (2 of 3)\nqrscope: the service can't be reached: "
        ),
        "{output:?}"
    );
}
