//! What a proxy does wrong is said to be the proxy's fault, and its password is said to nobody.

use super::ENDPOINT;
use crate::net::NetFault;
use crate::tests::client::asking::{Asker, DEMO, LONG, entity};
use crate::tests::support::http::{Reply, Response, Scripted};
use qrscope::client::ClientOptions;
use qrscope::domain::ErrorKind;
use qrscope::net::HttpOptions;
use qrscope::net::ProxySource;
use qrscope::net::{ProxyAddress, ProxyRules, TimeLimits};
use std::time::Duration;

const SECRET: &str = "very-secret";

#[test]
fn a_proxy_that_never_answers_is_named_in_the_timeout() {
    let proxy = Scripted::start(|_| Reply::Hang);
    let address = ProxyAddress::parse(&proxy.base(), ProxySource::Setting).unwrap();
    let time = Duration::from_millis(60);
    let options = ClientOptions {
        http: HttpOptions {
            proxies: ProxyRules::always(address, |_| None),
            ..HttpOptions::with_limits(TimeLimits {
                connect: time,
                ..LONG
            })
        },
        ..ClientOptions::with_limits(LONG)
    };
    let error = Asker::with_options(ENDPOINT, options)
        .ask(entity(DEMO))
        .unwrap_err();
    let ErrorKind::Net(NetFault::NoConnection {
        time: waited,
        proxy: Some(named),
    }) = &error.kind
    else {
        panic!("{error:?}")
    };
    assert_eq!(
        (*waited, named.as_str()),
        (time, proxy.address().to_string().as_str())
    );
    assert_eq!((error.exit_code(), error.kind_name()), (5, "timeout"));
}

#[test]
fn a_password_that_comes_back_is_masked_everywhere() {
    // What the proxy of plain http sends goes to the log and into errors.
    let proxy = Scripted::start(|request| {
        let login = request
            .header("proxy-authorization")
            .unwrap_or_default()
            .to_owned();
        assert!(login.starts_with("Basic "), "{login}");
        let body = format!("no: {login}, {SECRET}");
        Reply::Whole(Response::new(503, body).header("X-Login", &login))
    });
    let text = format!("http://me:{SECRET}@{}", proxy.address());
    let address = ProxyAddress::parse(&text, ProxySource::Setting).unwrap();
    let mut options = ClientOptions {
        http: HttpOptions {
            proxies: ProxyRules::always(address, |_| None),
            ..HttpOptions::with_limits(LONG)
        },
        ..ClientOptions::with_limits(LONG)
    };
    options
        .allowed
        .allow("http://service.invalid".parse().unwrap());
    assert!(!format!("{options:?}").contains(SECRET), "{options:?}");
    let asker = Asker::with_options("http://service.invalid/rpc", options);
    let error = asker.ask(entity(DEMO)).unwrap_err();
    assert_eq!(error.said.as_ref().unwrap().as_str(), "no: Basic ***, ***");
    let log = asker.session().traffic().exchanges();
    assert_eq!(log[0].response_body.text(), Some("no: Basic ***, ***"));
    let shown = format!("{log:?} {error:?}");
    for secret in [SECRET, "bWU6dmVyeS1zZWNyZXQ"] {
        assert!(!shown.contains(secret), "{shown}");
    }
    // A 503 is asked again, and never more than the usual tries.
    assert_eq!(proxy.requests().len(), 3);
}
