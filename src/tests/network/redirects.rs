//! Redirects: 307 and 308 on the same origin are followed, a few times; everything else is called what it is.

use super::{answers, service};
use crate::net::NetFault;
use crate::tests::client::asking::{Asker, DEMO, LONG, entity};
use crate::tests::support::http::{Reply, Request, Response, Scripted};
use qrscope::client::ClientOptions;
use qrscope::domain::{ErrorKind, LoadError};
use qrscope::net::HttpOptions;
use qrscope::net::NotFollowed;
use qrscope::net::{CustomHeader, REDIRECTS_LIMIT};

fn to(status: u16, location: &str) -> Reply {
    Reply::Whole(Response::new(status, "moved").header("Location", location))
}

const SECRET: &str = "Bearer very-secret-token";

fn with_header(endpoint: &str) -> Asker {
    let text = format!("Authorization: {SECRET}");
    let header = CustomHeader::parse(&text, &[], |_| None, |_| Ok(String::new())).unwrap();
    let options = ClientOptions {
        http: HttpOptions {
            headers: vec![header],
            ..HttpOptions::with_limits(LONG)
        },
        ..ClientOptions::with_limits(LONG)
    };
    Asker::with_options(endpoint, options)
}

fn not_followed(error: &LoadError) -> (NotFollowed, &str) {
    let ErrorKind::Net(NetFault::Redirect(redirect)) = &error.kind else {
        panic!("{error:?}")
    };
    (redirect.why, redirect.to.as_str())
}

#[test]
fn on_the_same_origin_the_whole_question_goes_on_and_each_hop_is_noted() {
    for status in [307, 308] {
        let server = Scripted::start(move |request| match request.path.as_str() {
            "/rpc" => to(status, "/v2/rpc?x=1"),
            "/v2/rpc?x=1" => to(status, "there"),
            "/v2/there" => answers(request),
            other => panic!("{other}"),
        });
        let asker = with_header(&server.url("/rpc"));
        asker.ask(entity(DEMO)).unwrap();
        let requests = server.requests();
        assert_eq!(requests.len(), 3);
        for request in &requests {
            assert_eq!(request.method, "POST");
            assert_eq!(request.body, requests[0].body);
            assert_eq!(request.header("authorization"), Some(SECRET));
        }
        let log = asker.session().traffic().exchanges();
        let noted: Vec<_> = log
            .iter()
            .map(|exchange| {
                (
                    exchange.url.clone(),
                    exchange.status,
                    exchange.error.clone(),
                )
            })
            .collect();
        assert_eq!(
            noted,
            [
                (server.url("/rpc"), Some(status), None),
                (server.url("/v2/rpc?x=1"), Some(status), None),
                (server.url("/v2/there"), Some(200), None),
            ]
        );
        let location = ("location".to_owned(), "/v2/rpc?x=1".to_owned());
        assert!(log[0].response_headers.contains(&location));
        assert!(log.iter().all(|exchange| !exchange.is_running()));
    }
}

#[test]
fn another_origin_gets_nothing_and_is_named() {
    let other = service();
    for status in [301, 302, 303, 307, 308] {
        let location = other.url("/rpc");
        let server = Scripted::start(move |_| to(status, &location));
        let asker = with_header(&server.url("/rpc"));
        let error = asker.ask(entity(DEMO)).unwrap_err();
        let there = other.url("/rpc");
        assert_eq!(not_followed(&error), (NotFollowed::OtherOrigin, &*there));
        assert_eq!((error.exit_code(), error.kind_name()), (4, "refused"));
        let first = &asker.session().traffic().exchanges()[0];
        let noted = first.error.clone().map(LoadError::from);
        assert_eq!((first.status, noted), (Some(status), Some(error)));
    }
    assert_eq!(other.requests(), []);
}

#[test]
fn a_redirect_that_loses_the_question_isnt_followed_even_at_home() {
    for status in [301, 302, 303] {
        let server = Scripted::start(move |request| match request.path.as_str() {
            "/rpc" => to(status, "/there"),
            "/there" => answers(request),
            _ => Reply::status(404, "none"),
        });
        let error = Asker::new(&server.url("/rpc"))
            .ask(entity(DEMO))
            .unwrap_err();
        assert_eq!(not_followed(&error).0, NotFollowed::LosesQuestion);
        let there = |request: &Request| request.path == "/there";
        assert!(!server.requests().iter().any(there), "{status}");
    }
}

#[test]
fn no_other_scheme_and_no_name_or_password_is_taken_from_outside() {
    for (location, shown) in [
        ("file:///etc/passwd", "file:///etc/passwd"),
        ("javascript:alert(1)", "javascript:alert(1)"),
        ("http://[", "http://["),
        (
            "http://me:very-secret@127.0.0.1:9/",
            "http://***@127.0.0.1:9/",
        ),
    ] {
        let server = Scripted::start(move |_| to(307, location));
        let error = Asker::new(&server.url("/rpc"))
            .ask(entity(DEMO))
            .unwrap_err();
        assert_eq!(not_followed(&error), (NotFollowed::NotAskable, shown));
    }
}

#[test]
fn circles_and_endless_chains_end() {
    let server = Scripted::start(|request| match request.path.as_str() {
        "/rpc" => to(307, "/b"),
        "/b" => to(308, "/rpc"),
        _ => Reply::status(404, "none"),
    });
    let error = Asker::direct(&server.url("/rpc"))
        .ask(entity(DEMO))
        .unwrap_err();
    assert_eq!(not_followed(&error).0, NotFollowed::Circle);
    assert_eq!(server.requests().len(), 2);

    let server = Scripted::start(|request| to(307, &format!("/{}", request.number)));
    let error = Asker::direct(&server.url("/rpc"))
        .ask(entity(DEMO))
        .unwrap_err();
    assert_eq!(not_followed(&error).0, NotFollowed::TooMany);
    assert_eq!(server.requests().len(), REDIRECTS_LIMIT + 1);
}

#[test]
fn a_secret_that_comes_back_in_an_address_is_masked() {
    let server = Scripted::start(|request| {
        let sent = request.header("authorization").unwrap_or_default();
        let token = sent.trim_start_matches("Bearer ");
        match request.path.as_str() {
            "/rpc" => to(307, &format!("/b?was={token}")),
            _ => to(302, &format!("https://elsewhere.invalid/?was={token}")),
        }
    });
    let asker = with_header(&server.url("/rpc"));
    let error = asker.ask(entity(DEMO)).unwrap_err();
    assert_eq!(not_followed(&error).1, "https://elsewhere.invalid/?was=***");
    let log = format!("{:?}", asker.session().traffic().exchanges());
    assert!(!log.contains("very-secret"), "{log}");
}
