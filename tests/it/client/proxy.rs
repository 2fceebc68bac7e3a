//! A request to this machine never goes through a proxy, whatever the environment says; others do.

use super::{
    answers::proper,
    asking::{Asker, DEMO, entity},
};
use crate::support::{
    http::{Reply, Scripted},
    run::qrscope_with,
};
use qrscope::domain::ErrorKind;
use std::process::{Command, Output};

/// Where the child asks; not set in an ordinary run of the tests.
const ENDPOINT: &str = "QRSCOPE_TEST_PROXY_CHILD";

/// Not a test by itself: asks once, in a process whose environment names a proxy, and says what came of it.
#[test]
fn asks_as_a_child() {
    let Ok(endpoint) = std::env::var(ENDPOINT) else {
        return;
    };
    let outcome = Asker::new(&endpoint).ask(entity(DEMO)).map(|_| ());
    let kind = outcome.map_err(|error| error.kind);
    assert_eq!(
        std::env::var("HTTP_PROXY").unwrap(),
        std::env::var("https_proxy").unwrap()
    );
    // Read by the parent.
    assert!(kind.is_ok(), "outcome {kind:?}");
}

/// Runs [`asks_as_a_child`] with `proxy` in every variable that names one.
fn child(endpoint: &str, proxy: &str) -> Output {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command
        .args(["--exact", "client::proxy::asks_as_a_child", "--nocapture"])
        .env(ENDPOINT, endpoint)
        .env("RUST_BACKTRACE", "0");
    for name in ["NO_PROXY", "no_proxy", "REQUEST_METHOD"] {
        command.env_remove(name);
    }
    for name in [
        "HTTP_PROXY",
        "http_proxy",
        "HTTPS_PROXY",
        "https_proxy",
        "ALL_PROXY",
        "all_proxy",
    ] {
        command.env(name, proxy);
    }
    command.output().unwrap()
}

#[test]
fn this_machine_is_asked_directly() {
    let server = Scripted::start(proper);
    let proxy = Scripted::start(|_| Reply::status(502, "through the proxy"));
    let port = server.base().rsplit(':').next().unwrap().to_owned();
    for host in ["127.0.0.1", "localhost"] {
        let output = child(&format!("http://{host}:{port}/rpc"), &proxy.base());
        assert!(output.status.success(), "{host}: {output:?}");
    }
    assert_eq!(server.requests().len(), 2);
    assert_eq!(proxy.requests(), []);
}

#[test]
fn another_machine_is_asked_through_the_proxy() {
    let proxy = Scripted::start(|_| Reply::status(403, "no"));
    let output = child("https://service.invalid/a2a", &proxy.base());
    assert!(!output.status.success());
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    let kind = format!("outcome {:?}", Err::<(), _>(ErrorKind::Proxy));
    assert!(words.contains(&kind), "{words}");
    let requests = proxy.requests();
    assert_eq!(requests[0].method, "CONNECT");
    assert_eq!(requests[0].path, "service.invalid:443");
    assert!(
        requests.iter().all(|request| request.body.is_empty()),
        "nothing is said to a proxy in the clear"
    );
}

#[test]
fn names_for_this_machine_are_this_machine() {
    // Asking a name server who `x.localhost` is would send plain text to whatever it answers.
    let server = Scripted::start(proper);
    let port = server.base().rsplit(':').next().unwrap().to_owned();
    for host in ["localhost", "qrscope.localhost"] {
        let answer = Asker::new(&format!("http://{host}:{port}/rpc")).ask(entity(DEMO));
        assert!(answer.is_ok(), "{host}: {answer:?}");
    }
}

#[test]
fn the_program_asks_this_machine_directly_too() {
    let server = Scripted::start(proper);
    let proxy = Scripted::start(|_| Reply::status(502, "through the proxy"));
    let base = proxy.base();
    let env = [
        "HTTP_PROXY",
        "http_proxy",
        "HTTPS_PROXY",
        "https_proxy",
        "ALL_PROXY",
        "all_proxy",
    ]
    .map(|name| (name, base.as_str()));
    let output = qrscope_with(&["show", DEMO, "--endpoint", &server.url("/rpc")], &env);
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(server.requests().len(), 1);
    assert_eq!(proxy.requests(), []);
}
