//! Certificates that aren't accepted, and what isn't TLS at all: called what they are, in both languages.

use super::{Folder, always_400, error, service, show};
use crate::support::http::{Reply, Scripted};
use crate::support::tls::{Authority, Identity, TlsFront};
use jiff::Timestamp;
use rcgen::{CertificateParams, date_time_ymd};

/// Asks a service that shows `identity`, on a machine that trusts `pem`; gives message and hint.
fn fault(identity: Identity, pem: &str) -> [String; 2] {
    let service = service();
    let front = TlsFront::before(service.address(), identity);
    let folder = Folder::new();
    let file = folder.file("ca.pem", pem);
    let env = [("SSL_CERT_FILE", file.as_str())];
    let endpoint = front.url("127.0.0.1", "/rpc");
    let output = show(&endpoint, &["--json"], &env);
    let [kind, message, hint] = error(&output);
    assert_eq!((output.code, kind.as_str()), (3, "tls"), "{output:?}");
    let chinese = show(&endpoint, &["--lang", "zh"], &env).stderr;
    assert!(chinese.contains("证书"), "{chinese}");
    assert_eq!(service.requests(), [], "{message}");
    [message, hint]
}

#[test]
fn an_unknown_issuer_is_named() {
    let trusted = Authority::root("Another CA");
    let root = Authority::root("Werke GmbH 工厂 CA");
    let [message, hint] = fault(root.server(&["127.0.0.1"]), &trusted.pem());
    assert_eq!(
        message,
        "the certificate of 127.0.0.1 was issued by CN=Werke GmbH 工厂 CA, whom this machine doesn't trust"
    );
    assert!(hint.contains("--ca-cert FILE"), "{hint}");
    // The authority that is missing is the one above all that were sent.
    let below = root.below("Middle CA");
    let [message, _] = fault(below.server(&["127.0.0.1"]), &trusted.pem());
    assert!(message.contains("issued by CN=Werke GmbH"), "{message}");
}

#[test]
fn what_a_certificate_says_cant_drive_a_terminal_or_fill_it() {
    let trusted = Authority::root("Another CA");
    let evil = Authority::root(&format!(
        "\u{1b}]52;c;eA==\u{7}\u{202e}{}",
        "x".repeat(5000)
    ));
    let [message, _] = fault(evil.server(&["127.0.0.1"]), &trusted.pem());
    assert!(
        !message.contains(['\u{1b}', '\u{7}', '\u{202e}']),
        "{message:?}"
    );
    assert!(message.len() < 400, "{message}");
    let hosts: Vec<String> = (0..2000).map(|n| format!("host{n}.example")).collect();
    let hosts: Vec<&str> = hosts.iter().map(String::as_str).collect();
    let [message, _] = fault(trusted.server(&hosts), &trusted.pem());
    assert_eq!(
        message,
        "the certificate is for host0.example, host1.example, host2.example, host3.example, host4.example and 1995 more, not for 127.0.0.1"
    );
}

#[test]
fn another_hosts_certificate_names_its_hosts() {
    let authority = Authority::root("Works CA");
    let other = authority.server(&["a.example", "*.b.example", "10.1.2.3", "fd00::1"]);
    let [message, hint] = fault(other, &authority.pem());
    assert_eq!(
        message,
        "the certificate is for a.example, *.b.example, 10.1.2.3, fd00::1, not for 127.0.0.1"
    );
    assert!(hint.contains("--endpoint"), "{hint}");
    let [message, _] = fault(authority.server(&[]), &authority.pem());
    assert_eq!(
        message,
        "the certificate names no host, so it isn't that of 127.0.0.1"
    );
}

/// The minute that this machine's clock shows, as the program writes it.
fn minute() -> String {
    Timestamp::now().strftime("%Y-%m-%d %H:%M UTC").to_string()
}

/// A fault that names the clock; the minute may change meanwhile.
fn fault_with_clock(change: fn(&mut CertificateParams)) -> String {
    let authority = Authority::root("Works CA");
    let identity = authority.server_with(&["127.0.0.1"], change);
    let before = minute();
    let [message, hint] = fault(identity, &authority.pem());
    let after = minute();
    assert!(hint.contains("the clock"), "{hint}");
    let clock = [before, after]
        .into_iter()
        .find(|minute| message.ends_with(minute));
    let clock = clock.unwrap_or_else(|| panic!("no clock: {message}"));
    message.strip_suffix(&clock).unwrap().to_owned()
}

#[test]
fn a_time_that_is_over_or_to_come_is_said_with_the_clock() {
    let message = fault_with_clock(|params| {
        params.not_before = date_time_ymd(2001, 2, 3);
        params.not_after = date_time_ymd(2002, 3, 4);
    });
    assert_eq!(
        message,
        "the certificate was valid from 2001-02-03 00:00 UTC until 2002-03-04 00:00 UTC; this machine's clock says "
    );
    let message = fault_with_clock(|params| {
        params.not_before = date_time_ymd(2901, 2, 3);
        params.not_after = date_time_ymd(2902, 3, 4);
    });
    assert_eq!(
        message,
        "the certificate is valid only from 2901-02-03 00:00 UTC until 2902-03-04 00:00 UTC; this machine's clock says "
    );
}

#[test]
fn a_server_that_vouches_for_itself_is_told_from_one_of_an_unknown_authority() {
    let trusted = Authority::root("Another CA").pem();
    let (identity, _) = Identity::self_signed(&["127.0.0.1"], false);
    let [message, hint] = fault(identity, &trusted);
    assert_eq!(
        message,
        "127.0.0.1 vouches for itself: no authority issued its certificate"
    );
    assert!(hint.contains("--ca-cert FILE"), "{hint}");
    // An authority's certificate isn't a server's, and trusting it changes nothing: no word of --ca-cert.
    let (identity, own) = Identity::self_signed(&["127.0.0.1"], true);
    let [message, hint] = fault(identity, &own);
    assert!(message.contains("an authority's certificate"), "{message}");
    assert!(!hint.contains("--ca-cert"), "{hint}");
}

#[test]
fn the_hint_for_a_server_that_vouches_for_itself_is_right() {
    let service = service();
    let (identity, own) = Identity::self_signed(&["127.0.0.1"], false);
    let front = TlsFront::before(service.address(), identity);
    let folder = Folder::new();
    let file = folder.file("itself.pem", own);
    let output = show(&front.url("127.0.0.1", "/rpc"), &["--ca-cert", &file], &[]);
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
}

#[test]
fn what_isnt_tls_is_said_not_to_be() {
    let endpoint = format!("https://{}/rpc", always_400());
    let output = show(&endpoint, &["--json"], &[]);
    let [kind, message, hint] = error(&output);
    assert_eq!((output.code, kind.as_str()), (3, "tls"), "{output:?}");
    assert_eq!(message, "what answers there doesn't speak TLS");
    assert!(hint.contains("plain http"), "{hint}");
    // One that refuses: a fatal alert, no version in common.
    let refusing = super::always(&[21, 3, 3, 0, 2, 2, 70]);
    let output = show(&format!("https://{refusing}/rpc"), &["--json"], &[]);
    let [kind, message, hint] = error(&output);
    assert_eq!((output.code, kind.as_str()), (3, "tls"), "{output:?}");
    assert_eq!(
        message,
        "the other side refused the secure connection: received fatal alert: ProtocolVersion"
    );
    assert!(hint.contains("1.2 and 1.3"), "{hint}");
    // One that hangs up.
    let silent = Scripted::start(|_| Reply::Raw(Vec::new()));
    let output = show(
        &silent.url("/rpc").replace("http:", "https:"),
        &["--json"],
        &[],
    );
    let [kind, message, _] = error(&output);
    assert_eq!((output.code, kind.as_str()), (3, "tls"), "{output:?}");
    assert!(
        message.starts_with("the other side left before the connection was secured"),
        "{message}"
    );
}
