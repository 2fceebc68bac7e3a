#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
use super::*;

const AT: &str = "https://service.example/a2a";

fn hops() -> Hops {
    Hops::begin(Url::parse(AT).unwrap())
}

fn step(status: u16, location: &str) -> Step {
    hops().step(status, Some(location.as_bytes()), &Secrets::default())
}

fn refused(status: u16, location: &str) -> (NotFollowed, String) {
    match step(status, location) {
        Step::Refuse(redirect) => (redirect.why, redirect.to.as_str().to_owned()),
        other => panic!("{status} {location}: {other:?}"),
    }
}

#[test]
fn the_same_origin_is_followed_with_307_and_308() {
    for status in [307, 308] {
        for (location, to) in [
            ("/other", "https://service.example/other"),
            ("a2a/", "https://service.example/a2a/"),
            ("?page=2", "https://service.example/a2a?page=2"),
            ("//service.example/x#here", "https://service.example/x"),
            ("https://SERVICE.example:443/x", "https://service.example/x"),
        ] {
            let to = Url::parse(to).unwrap();
            assert_eq!(step(status, location), Step::Follow(to), "{location}");
        }
    }
}

#[test]
fn nothing_else_is_followed_and_it_is_said_why() {
    use NotFollowed::{Circle, Downgrade, LosesQuestion, NotAskable, OtherOrigin};
    for (status, location, why, to) in [
        (
            307,
            "https://other.example/x",
            OtherOrigin,
            "https://other.example/x",
        ),
        (
            308,
            "https://service.example:444/",
            OtherOrigin,
            "https://service.example:444/",
        ),
        (
            302,
            "https://other.example/x",
            OtherOrigin,
            "https://other.example/x",
        ),
        (
            307,
            "http://service.example/a2a",
            Downgrade,
            "http://service.example/a2a",
        ),
        (
            307,
            "http://other.example/",
            Downgrade,
            "http://other.example/",
        ),
        (
            301,
            "/other",
            LosesQuestion,
            "https://service.example/other",
        ),
        (
            302,
            "/other",
            LosesQuestion,
            "https://service.example/other",
        ),
        (
            303,
            "/other",
            LosesQuestion,
            "https://service.example/other",
        ),
        (307, "file:///etc/passwd", NotAskable, "file:///etc/passwd"),
        (
            307,
            "ws://service.example/",
            NotAskable,
            "ws://service.example/",
        ),
        (307, "data:,x", NotAskable, "data:,x"),
        (
            307,
            "https://me:very-secret@service.example/",
            NotAskable,
            "https://***@service.example/",
        ),
        (307, "https://[x/", NotAskable, "https://[x/"),
        (307, AT, Circle, AT),
        (308, "", Circle, AT),
        (307, "#again", Circle, AT),
    ] {
        assert_eq!(
            refused(status, location),
            (why, to.to_owned()),
            "{status} {location}"
        );
    }
}

#[test]
fn only_a_redirect_with_an_address_is_one() {
    for status in [200, 204, 300, 304, 305, 306, 400, 404, 500] {
        assert_eq!(step(status, "/other"), Step::Answer, "{status}");
    }
    assert_eq!(hops().step(307, None, &Secrets::default()), Step::Answer);
}

#[test]
fn a_chain_ends_after_a_few_and_a_circle_at_once() {
    let none = Secrets::default();
    let mut chain = hops();
    for at in 0..REDIRECTS_LIMIT {
        let location = format!("/{at}");
        let step = chain.step(307, Some(location.as_bytes()), &none);
        assert!(matches!(step, Step::Follow(_)), "{at}: {step:?}");
    }
    let Step::Refuse(last) = chain.step(307, Some(b"/last"), &none) else {
        panic!("followed for ever")
    };
    assert_eq!(last.why, NotFollowed::TooMany);

    let mut circle = hops();
    assert!(matches!(
        circle.step(307, Some(b"/b"), &none),
        Step::Follow(_)
    ));
    let Step::Refuse(last) = circle.step(307, Some(b"/a2a"), &none) else {
        panic!("followed in a circle")
    };
    assert_eq!(last.why, NotFollowed::Circle);
}

#[test]
fn an_address_from_outside_is_shown_safely_shortly_and_without_secrets() {
    let (_, to) = refused(307, "x:\u{1b}[2J\u{202e}gpj");
    assert!(!to.contains(['\u{1b}', '\u{202e}']), "{to:?}");
    let (_, to) = refused(307, &format!("https://other.example/{}", "x".repeat(9000)));
    assert_eq!(to.chars().count(), SHOWN_CHARACTERS + "...".len());
    let secrets = Secrets::of(["very-secret"]);
    let location = b"https://other.example/?was=very-secret";
    let Step::Refuse(redirect) = hops().step(302, Some(location), &secrets) else {
        panic!("followed")
    };
    assert_eq!(redirect.to.as_str(), "https://other.example/?was=***");
}
