//! Which requests go through a proxy, and that they arrive. The service has a name that only the proxy knows.

use super::{ENDPOINT, Folder, NAME, answers, service, show};
use crate::support::DEMO;
use crate::support::http::{Reply, Scripted};
use crate::support::proxies::{Asked, Login, Proxy};
use crate::support::run::qrscope_with;
use crate::support::tls::{Authority, TlsFront};

const EVERY_VARIABLE: [&str; 7] = [
    "http_proxy",
    "HTTP_PROXY",
    "https_proxy",
    "HTTPS_PROXY",
    "all_proxy",
    "ALL_PROXY",
    "QRSCOPE_PROXY",
];

/// The service behind TLS, under its name, and what is needed to trust it.
struct Behind {
    _service: Scripted,
    front: TlsFront,
    authority: Authority,
    folder: Folder,
}

impl Behind {
    fn new() -> Self {
        let service = service();
        let authority = Authority::root("Works CA");
        let front = TlsFront::before(service.address(), authority.server(&[NAME]));
        Self {
            _service: service,
            front,
            authority,
            folder: Folder::new(),
        }
    }

    /// The file of its authority.
    fn trusted(&self) -> String {
        self.folder.file("ca.pem", self.authority.pem())
    }
}

fn asked(login: Option<&str>) -> Asked {
    Asked {
        target: "service.invalid:443".to_owned(),
        login: login.map(str::to_owned),
    }
}

#[test]
fn each_variable_and_the_flag_lead_through_a_tunnel() {
    let behind = Behind::new();
    let file = behind.trusted();
    for variable in [
        "https_proxy",
        "HTTPS_PROXY",
        "all_proxy",
        "ALL_PROXY",
        "QRSCOPE_PROXY",
        "",
    ] {
        let proxy = Proxy::connect(&[("service.invalid:443", behind.front.address())]);
        let address = format!("http://{}", proxy.at());
        let mut env = vec![("SSL_CERT_FILE", file.as_str())];
        let mut args = Vec::new();
        if variable.is_empty() {
            args = vec!["--proxy", &address];
        } else {
            env.push((variable, &address));
        }
        let output = show(ENDPOINT, &args, &env);
        assert_eq!(
            (output.code, output.stderr.as_str()),
            (0, ""),
            "{variable}: {output:?}"
        );
        assert_eq!(proxy.asked(), [asked(None)], "{variable}");
    }
}

#[test]
fn the_flag_is_stronger_than_its_variable_and_that_than_the_usual_ones() {
    let behind = Behind::new();
    let file = behind.trusted();
    let proxy = Proxy::connect(&[("service.invalid:443", behind.front.address())]);
    let unused = Scripted::start(|_| Reply::status(502, "the wrong proxy"));
    let right = format!("http://{}", proxy.at());
    let wrong = unused.base();
    let usual = [("https_proxy", wrong.as_str()), ("SSL_CERT_FILE", &file)];
    let output = show(ENDPOINT, &["--proxy", &right], &usual);
    assert_eq!(output.code, 0, "{output:?}");
    let mut own = usual.to_vec();
    own.push(("QRSCOPE_PROXY", &right));
    assert_eq!(show(ENDPOINT, &[], &own).code, 0);
    let both = [("QRSCOPE_PROXY", wrong.as_str()), ("SSL_CERT_FILE", &file)];
    assert_eq!(show(ENDPOINT, &["--proxy", &right], &both).code, 0);
    assert_eq!(unused.requests(), []);
    assert_eq!(proxy.asked().len(), 3);
}

#[test]
fn a_socks_proxy_gets_the_name_whatever_its_kind_is_called() {
    let behind = Behind::new();
    let file = behind.trusted();
    for scheme in ["socks5", "socks5h", "socks"] {
        let known = [("service.invalid:443", behind.front.address())];
        let proxy = Proxy::socks5(&known, Login::Nobody);
        let address = format!("{scheme}://{}", proxy.at());
        let env = [("all_proxy", address.as_str()), ("SSL_CERT_FILE", &file)];
        let output = show(ENDPOINT, &[], &env);
        assert_eq!(
            (output.code, output.stderr.as_str()),
            (0, ""),
            "{scheme}: {output:?}"
        );
        // A name, not an address: nobody here looked it up.
        assert_eq!(proxy.asked(), [asked(None)], "{scheme}");
    }
}

#[test]
fn a_login_goes_to_the_proxy_in_the_form_it_takes() {
    let behind = Behind::new();
    let file = behind.trusted();
    let known = [("service.invalid:443", behind.front.address())];
    let env = [("SSL_CERT_FILE", file.as_str())];

    let proxy = Proxy::connect(&known);
    let address = format!("http://me:p%40ss-word@{}", proxy.at());
    assert_eq!(show(ENDPOINT, &["--proxy", &address], &env).code, 0);
    assert_eq!(proxy.asked(), [asked(Some("Basic bWU6cEBzcy13b3Jk"))]);

    let proxy = Proxy::socks5(&known, Login::Needed("me:p@ss-word"));
    let address = format!("socks5h://me:p%40ss-word@{}", proxy.at());
    assert_eq!(show(ENDPOINT, &["--proxy", &address], &env).code, 0);
    assert_eq!(proxy.asked(), [asked(Some("me:p@ss-word"))]);
}

#[test]
fn the_way_to_the_proxy_itself_may_be_secure() {
    let behind = Behind::new();
    let proxy = Proxy::connect(&[("service.invalid:443", behind.front.address())]);
    let own = Authority::root("Proxy CA");
    let front = TlsFront::before(proxy.address(), own.server(&["127.0.0.1"]));
    let address = front.url("127.0.0.1", "");
    let both = [behind.authority.pem(), own.pem()].concat();
    let file = behind.folder.file("both.pem", both);
    let output = show(ENDPOINT, &["--proxy", &address, "--ca-cert", &file], &[]);
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    assert_eq!(proxy.asked(), [asked(None)]);
}

#[test]
fn plain_http_that_was_allowed_is_handed_to_the_proxy() {
    for variable in ["http_proxy", "HTTP_PROXY"] {
        let proxy = Scripted::start(answers);
        let address = proxy.base();
        let args = ["--allow-origin", "http://service.invalid"];
        let output = show("http://service.invalid/rpc", &args, &[(variable, &address)]);
        assert_eq!(output.code, 0, "{output:?}");
        let requests = proxy.requests();
        assert_eq!(requests[0].path, "http://service.invalid/rpc");
        assert_eq!(requests.len(), 1);
    }
}

#[test]
fn this_machine_is_never_asked_through_one() {
    let service = service();
    let port = service.address().port();
    let proxy = Scripted::start(|_| Reply::status(502, "through the proxy"));
    let address = proxy.base();
    let env = EVERY_VARIABLE.map(|name| (name, address.as_str()));
    for host in ["127.0.0.1", "localhost", "LOCALHOST", "[::ffff:127.0.0.1]"] {
        let endpoint = format!("http://{host}:{port}/rpc");
        let output = show(&endpoint, &["--proxy", &address], &env);
        assert_eq!(output.code, 0, "{host}: {output:?}");
    }
    let output = qrscope_with(&["--demo", "show", DEMO], &env);
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(service.requests().len(), 4);
    assert_eq!(proxy.requests(), []);
}

#[test]
fn a_setting_that_names_no_proxy_matters_only_where_it_counts() {
    let service = service();
    let env = [("https_proxy", "http://me:very/secret@proxy:1")];
    let output = show(&service.url("/rpc"), &[], &env);
    assert_eq!(output.code, 0, "{output:?}");
    let output = show(ENDPOINT, &[], &env);
    assert_eq!(output.code, 2, "{output:?}");
    assert_eq!(
        output.stderr,
        "qrscope: https_proxy: that is no address of a proxy\n\
         write http://HOST:PORT (or https, socks5, socks5h), special characters of a password as %XX, or none\n"
    );
    let output = show(
        &service.url("/rpc"),
        &["--proxy", "socks4://me:very-secret@proxy"],
        &[],
    );
    assert_eq!(output.code, 2, "{output:?}");
    assert!(
        output
            .stderr
            .starts_with("qrscope: --proxy: proxies of the kind socks4 aren't spoken\n"),
        "{output:?}"
    );
    assert!(!output.stderr.contains("secret"), "{output:?}");
    let output = show(&service.url("/rpc"), &["--proxy", "none"], &[]);
    assert_eq!(output.code, 0, "{output:?}");
}
