//! Redirects: 307 and 308 on the same origin are followed, a few times; everything else is called what it is.

use super::{error, service, show};
use crate::support::http::{Reply, Response, Scripted};
use crate::support::tls::{Authority, TlsFront};

fn to(status: u16, location: &str) -> Reply {
    Reply::Whole(Response::new(status, "moved").header("Location", location))
}

#[test]
fn the_sentence_names_the_address_and_says_what_to_do() {
    let server = Scripted::start(|_| to(302, "https://elsewhere.invalid/a2a"));
    let output = show(&server.url("/rpc"), &[], &[]);
    assert_eq!(output.code, 4, "{output:?}");
    assert_eq!(
        output.stderr,
        "qrscope: the service redirects to https://elsewhere.invalid/a2a (HTTP 302); not followed\n\
         questions go to no other origin by themselves; if you trust that one, give its address as --endpoint\n"
    );
    let output = show(&server.url("/rpc"), &["--lang", "zh"], &[]);
    assert!(
        output.stderr.starts_with(
            "qrscope: 服务重定向到 https://elsewhere.invalid/a2a（HTTP 302）；没有跟随\n"
        ),
        "{output:?}"
    );
}

#[test]
fn a_secure_connection_is_never_left() {
    let plain = service();
    let location = plain.url("/rpc");
    let server = Scripted::start(move |_| to(307, &location));
    let authority = Authority::root("Works CA");
    let front = TlsFront::before(server.address(), authority.server(&["127.0.0.1"]));
    let folder = super::Folder::new();
    let file = folder.file("ca.pem", authority.pem());
    let output = show(
        &front.url("127.0.0.1", "/rpc"),
        &["--json"],
        &[("SSL_CERT_FILE", &file)],
    );
    let [kind, message, hint] = error(&output);
    assert_eq!((output.code, kind.as_str()), (4, "refused"));
    let sentence = format!("the service redirects to {}", plain.url("/rpc"));
    assert!(message.starts_with(&sentence), "{message}");
    assert!(hint.contains("secure connection"), "{hint}");
    assert_eq!(plain.requests(), []);
}

#[test]
fn an_agent_card_may_move_at_home_and_nowhere_else() {
    let other = service();
    let away = other.url("/card");
    let server = Scripted::start(move |request| match request.path.as_str() {
        "/.well-known/agent-card.json" => to(308, "/card"),
        "/card" => to(302, &away),
        _ => Reply::status(404, "none"),
    });
    let output = show(&server.base(), &[], &[]);
    assert_eq!(output.code, 4, "{output:?}");
    let tried = format!(
        "agent card {}/.well-known/agent-card.json (redirects to {}; not followed)",
        server.base(),
        other.url("/card")
    );
    assert!(output.stderr.contains(&tried), "{output:?}");
    assert_eq!(other.requests(), []);
}
