//! What a proxy does wrong is said to be the proxy's fault, and its password is said to nobody.

use super::{ENDPOINT, Folder, always_400, error, service, show};
use crate::support::http::{Reply, Response, Scripted};
use crate::support::proxies::{Login, Proxy};
use crate::support::run::qrscope_with;
use crate::support::tls::{Authority, TlsFront};

const SECRET: &str = "very-secret";

/// Asks through the proxy at `address` and gives message and hint, after checking exit code, kind and silence about the password.
fn fault(address: &str) -> [String; 2] {
    let output = show(ENDPOINT, &["--json"], &[("https_proxy", address)]);
    let [kind, message, hint] = error(&output);
    assert_eq!((output.code, kind.as_str()), (3, "proxy"), "{output:?}");
    assert!(!output.stderr.contains(SECRET), "{output:?}");
    [message, hint]
}

/// A port where nobody listens (discard).
const NOBODY: &str = "127.0.0.1:9";

#[test]
fn a_wanted_login_is_the_proxys_refusal() {
    let proxy = Scripted::start(|request| {
        assert_eq!(request.method, "CONNECT");
        let login = request.header("proxy-authorization").unwrap_or_default();
        Reply::Whole(Response::new(407, "login").header("Proxy-Authenticate", login))
    });
    let at = proxy.address();
    let [message, hint] = fault(&proxy.base());
    assert_eq!(
        message,
        format!("the proxy {at} (from https_proxy) refused: it wants a login")
    );
    assert!(hint.contains("http://NAME:PASSWORD@HOST:PORT"), "{hint}");
    let [message, _] = fault(&format!("http://me:{SECRET}@{at}"));
    assert_eq!(
        message,
        format!("the proxy {at} (from https_proxy) refused the name and password in its address")
    );
}

#[test]
fn a_wanted_login_before_plain_http_is_the_proxys_too() {
    let proxy = Scripted::start(|_| Reply::status(407, "login"));
    let at = proxy.address();
    let args = ["--allow-origin", "http://service.invalid", "--json"];
    let env = [("http_proxy", &*proxy.base())];
    let output = show("http://service.invalid/rpc", &args, &env);
    let [kind, message, _] = error(&output);
    assert_eq!((output.code, kind.as_str()), (3, "proxy"));
    assert_eq!(
        message,
        format!("the proxy {at} (from http_proxy) refused: it wants a login")
    );
    // The same from a service that is asked directly is the service's.
    let output = show(&proxy.url("/rpc"), &["--json"], &[]);
    assert_eq!((output.code, error(&output)[0].as_str()), (4, "refused"));
}

#[test]
fn a_refused_tunnel_names_both_ends() {
    let proxy = Proxy::connect(&[]);
    let [message, hint] = fault(&format!("http://me:{SECRET}@{}", proxy.at()));
    let sentence = format!(
        "the proxy {} (from https_proxy) refused the connection to service.invalid:443",
        proxy.at()
    );
    assert_eq!(message, sentence);
    assert!(hint.contains("--proxy none"), "{hint}");
    proxy.wait_for_asked();
}

#[test]
fn a_proxy_that_isnt_there_is_named_with_its_port() {
    for scheme in ["http", "https", "socks5h"] {
        let [message, hint] = fault(&format!("{scheme}://me:{SECRET}@{NOBODY}"));
        let sentence = format!("the proxy {NOBODY} (from https_proxy) can't be reached");
        assert!(message.starts_with(&sentence), "{message}");
        assert!(hint.contains("--proxy none"), "{hint}");
        if scheme != "socks5h" {
            assert!(message.contains("refused (os error"), "{message}");
        }
    }
    let args = ["--allow-origin", "http://service.invalid", "--json"];
    let env = [("all_proxy", &*format!("http://{NOBODY}"))];
    let [kind, message, _] = error(&show("http://service.invalid/rpc", &args, &env));
    assert_eq!(kind, "proxy");
    assert!(message.contains(NOBODY), "{message}");
}

#[test]
fn what_is_no_proxy_of_that_kind_is_said_to_be_none() {
    let silent = Scripted::start(|_| Reply::Raw(Vec::new()));
    let [message, _] = fault(&silent.base());
    let sentence = format!(
        "what answers at {} (from https_proxy) is no proxy of that kind",
        silent.address()
    );
    assert_eq!(message, sentence);
    let [message, _] = fault(&format!("socks5://{}", always_400()));
    assert!(message.contains("is no proxy of that kind"), "{message}");
}

#[test]
fn a_socks_proxys_refusals_are_its_own() {
    let proxy = Proxy::socks5(&[], Login::Nobody);
    let [message, _] = fault(&format!("socks5h://{}", proxy.at()));
    assert_eq!(
        message,
        format!(
            "the proxy {} (from https_proxy) refused the connection to service.invalid:443: connection not allowed",
            proxy.at()
        )
    );
    let strict = Proxy::socks5(&[], Login::Needed("me:other"));
    let [message, _] = fault(&format!("socks5h://{}", strict.at()));
    assert!(message.ends_with("refused: it wants a login"), "{message}");
    let [message, _] = fault(&format!("socks5h://me:{SECRET}@{}", strict.at()));
    assert!(
        message.ends_with("refused the name and password in its address"),
        "{message}"
    );
    assert_eq!(strict.asked(), []);
}

#[test]
fn a_certificate_of_the_proxys_is_not_the_services() {
    let proxy = Proxy::connect(&[]);
    let authority = Authority::root("Proxy CA");
    let front = TlsFront::before(proxy.address(), authority.server(&["127.0.0.1"]));
    let folder = Folder::new();
    let other = folder.file("other.pem", Authority::root("Another CA").pem());
    let address = front.url("127.0.0.1", "");
    let env = [("https_proxy", address.as_str()), ("SSL_CERT_FILE", &other)];
    let [kind, message, _] = error(&show(ENDPOINT, &["--json"], &env));
    assert_eq!(kind, "proxy");
    assert_eq!(
        message,
        format!(
            "no secure connection to the proxy {} (from https_proxy): the certificate of 127.0.0.1 was issued by CN=Proxy CA, whom this machine doesn't trust",
            front.address()
        )
    );
    assert_eq!(proxy.asked(), []);
}

#[test]
fn a_service_that_cant_be_trusted_is_not_the_proxys_fault() {
    let service = service();
    let authority = Authority::root("Works CA");
    let front = TlsFront::before(service.address(), authority.server(&["service.invalid"]));
    let known = [("service.invalid:443", front.address())];
    let folder = Folder::new();
    let other = folder.file("other.pem", Authority::root("Another CA").pem());
    for (scheme, proxy) in [
        ("http", Proxy::connect(&known)),
        ("socks5h", Proxy::socks5(&known, Login::Nobody)),
    ] {
        let address = format!("{scheme}://{}", proxy.at());
        let env = [("https_proxy", address.as_str()), ("SSL_CERT_FILE", &other)];
        let output = show(ENDPOINT, &["--json"], &env);
        let [kind, message, _] = error(&output);
        assert_eq!((output.code, kind.as_str()), (3, "tls"), "{output:?}");
        assert!(message.contains("issued by CN=Works CA"), "{message}");
        assert_eq!(proxy.asked().len(), 1);
    }
    assert_eq!(service.requests(), []);
}

#[test]
fn the_help_shows_no_value_of_a_variable() {
    let address = format!("http://me:{SECRET}@proxy:1");
    for help in ["-h", "--help"] {
        let output = qrscope_with(&[help], &[("QRSCOPE_PROXY", &address)]);
        assert_eq!(output.code, 0, "{output:?}");
        assert!(output.stdout.contains("QRSCOPE_PROXY"), "{output:?}");
        assert!(!output.stdout.contains(SECRET), "{output:?}");
    }
}
