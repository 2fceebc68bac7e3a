#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
use super::*;
use crate::a2a::read_agent_card;
use AttemptEnd::{NoCard, NotInDialect, NothingSpoken, Rpc, Status, WebPage};

const URL: &str = "https://a.example/a2a/jsonrpc";
const ORIGIN: &str = "https://a.example/";

fn forced(dialect: &str, binding: &str) -> Forced {
    Forced {
        version: Version::named(dialect),
        binding: Binding::named(binding),
    }
}

/// What is tried, in short: `0.3 JSON-RPC /a2a/jsonrpc`, `card /.well-known/…`, `give up 3`.
fn short(next: &Next) -> String {
    match next {
        Next::Ask(route) => {
            let url = route.url.as_str();
            let place = url.strip_prefix("https://a.example").unwrap_or(url);
            let tenant = route
                .tenant
                .as_deref()
                .map(|tenant| format!(" for {tenant}"));
            let extensions = route.extensions.join(",");
            format!(
                "{} {place}{}{extensions}",
                route.dialect,
                tenant.unwrap_or_default()
            )
        }
        Next::ReadCard(url) => format!("card {}", url.path()),
        Next::OtherOrigin(origin) => format!("other {origin}"),
        Next::GiveUp(tried) => format!("give up {}", tried.len()),
    }
}

fn walk(given: &str, forced: Forced, came: impl IntoIterator<Item = Came>) -> Vec<String> {
    let mut allowed = AllowedOrigins::default();
    allowed.allow("https://allowed.example".parse().unwrap());
    let url = Url::parse(given).unwrap();
    let is_bare = url.path() == "/";
    let mut finding = DialectDetection::begin(&url, is_bare, forced, &allowed);
    let mut steps = vec![short(finding.next())];
    for came in came {
        steps.push(short(finding.after(came)));
    }
    steps
}

fn card(json: &str) -> Came {
    Came::Card(Box::new(read_agent_card(200, json).unwrap()))
}

const NEW_CARD: &str = r#"{"name":"n","capabilities":{},"skills":[],"supportedInterfaces":[
    {"url":"https://a.example/grpc","protocolBinding":"GRPC","protocolVersion":"1.0"},
    {"url":"/rpc","protocolBinding":"JSONRPC","protocolVersion":"1.0","tenant":"x"},
    {"url":"https://a.example/a2a/rest/","protocolBinding":"HTTP+JSON","protocolVersion":"1.0","tenant":""}]}"#;
const OLD_CARD: &str = r#"{"name":"n","protocolVersion":"0.3.0","url":"https://a.example/a2a/jsonrpc","capabilities":{},"skills":[],
    "additionalInterfaces":[{"url":"https://a.example/a2a/rest","transport":"HTTP+JSON"}]}"#;

#[test]
fn every_way_of_finding() {
    use Came::{NoCard as Without, Refused};
    let auto = Forced::default();
    let new_card = || card(NEW_CARD);
    let old_card = || card(OLD_CARD);
    let without = [Without(Status(404)), Without(NoCard)];
    let card_steps = [
        "card /.well-known/agent-card.json",
        "card /.well-known/agent.json",
    ];
    let cases: Vec<(&str, Forced, Vec<Came>, Vec<&str>)> = vec![
        // A URL with a path: JSON-RPC 0.3 first; another version only where the version is the matter.
        (URL, auto, vec![], vec!["A2A 0.3 JSON-RPC /a2a/jsonrpc"]),
        (
            URL,
            auto,
            vec![Refused(Rpc(-32601))],
            vec![
                "A2A 0.3 JSON-RPC /a2a/jsonrpc",
                "A2A 1.0 JSON-RPC /a2a/jsonrpc",
            ],
        ),
        (
            URL,
            auto,
            vec![Refused(Rpc(-32009))],
            vec![
                "A2A 0.3 JSON-RPC /a2a/jsonrpc",
                "A2A 1.0 JSON-RPC /a2a/jsonrpc",
            ],
        ),
        (
            URL,
            auto,
            vec![Refused(NotInDialect), Refused(Rpc(-32601)), old_card()],
            vec![
                "A2A 0.3 JSON-RPC /a2a/jsonrpc",
                "A2A 1.0 JSON-RPC /a2a/jsonrpc",
                card_steps[0],
                "A2A 0.3 HTTP+JSON /a2a/rest",
            ],
        ),
        // An address that isn't one: the card, and of it the interface at the given address, else the preferred one that is spoken.
        (
            "https://a.example/a2a/rest",
            auto,
            vec![Refused(Status(404)), new_card()],
            vec![
                "A2A 0.3 JSON-RPC /a2a/rest",
                card_steps[0],
                "A2A 1.0 HTTP+JSON /a2a/rest/",
            ],
        ),
        (
            "https://a.example/old?x=1#y",
            auto,
            vec![Refused(WebPage), new_card(), Refused(Status(404))],
            vec![
                "A2A 0.3 JSON-RPC /old?x=1#y",
                card_steps[0],
                "A2A 1.0 JSON-RPC /rpc for x",
                "give up 2",
            ],
        ),
        // No card: the paths of HTTP+JSON under the given address, once each.
        (
            URL,
            auto,
            vec![
                Refused(Status(405)),
                without[0].clone(),
                without[1].clone(),
                Refused(Status(404)),
                Refused(Status(404)),
            ],
            vec![
                "A2A 0.3 JSON-RPC /a2a/jsonrpc",
                card_steps[0],
                card_steps[1],
                "A2A 0.3 HTTP+JSON /a2a/jsonrpc",
                "A2A 1.0 HTTP+JSON /a2a/jsonrpc",
                "give up 5",
            ],
        ),
        // The old place of cards counts too; what was refused isn't asked again.
        (
            URL,
            auto,
            vec![
                Refused(Status(307)),
                without[0].clone(),
                old_card(),
                Refused(Status(404)),
            ],
            vec![
                "A2A 0.3 JSON-RPC /a2a/jsonrpc",
                card_steps[0],
                card_steps[1],
                "A2A 0.3 HTTP+JSON /a2a/rest",
                "give up 3",
            ],
        ),
        // A bare origin says nothing: the card comes first.
        (
            ORIGIN,
            auto,
            vec![new_card()],
            vec![card_steps[0], "A2A 1.0 JSON-RPC /rpc for x"],
        ),
        (
            ORIGIN,
            auto,
            vec![
                without[0].clone(),
                without[1].clone(),
                Refused(Rpc(-32601)),
                Refused(Status(404)),
            ],
            vec![
                card_steps[0],
                card_steps[1],
                "A2A 0.3 JSON-RPC /",
                "A2A 1.0 JSON-RPC /",
                "A2A 0.3 HTTP+JSON /",
            ],
        ),
        // Forced: nothing else is spoken.
        (
            URL,
            forced("1.0", ""),
            vec![Refused(Rpc(-32601)), old_card()],
            vec!["A2A 1.0 JSON-RPC /a2a/jsonrpc", card_steps[0], "give up 2"],
        ),
        (
            URL,
            forced("0.3", ""),
            vec![
                Refused(Rpc(-32601)),
                without[0].clone(),
                without[1].clone(),
                Refused(Status(404)),
            ],
            vec![
                "A2A 0.3 JSON-RPC /a2a/jsonrpc",
                card_steps[0],
                card_steps[1],
                "A2A 0.3 HTTP+JSON /a2a/jsonrpc",
                "give up 4",
            ],
        ),
        (
            URL,
            forced("", "REST"),
            vec![Refused(Status(404)), Refused(Status(404)), old_card()],
            vec![
                "A2A 0.3 HTTP+JSON /a2a/jsonrpc",
                "A2A 1.0 HTTP+JSON /a2a/jsonrpc",
                card_steps[0],
                "A2A 0.3 HTTP+JSON /a2a/rest",
            ],
        ),
        (
            URL,
            forced("", "JSONRPC"),
            vec![Refused(Status(404)), without[0].clone(), without[1].clone()],
            vec![
                "A2A 0.3 JSON-RPC /a2a/jsonrpc",
                card_steps[0],
                card_steps[1],
                "give up 3",
            ],
        ),
        (
            URL,
            forced("1.0", "REST"),
            vec![Refused(Status(404))],
            vec!["A2A 1.0 HTTP+JSON /a2a/jsonrpc", "give up 1"],
        ),
        (
            ORIGIN,
            forced("1.0", "REST"),
            vec![new_card()],
            vec![card_steps[0], "A2A 1.0 HTTP+JSON /a2a/rest/"],
        ),
    ];
    for (given, forced, came, steps) in cases {
        let words = format!("{given} {forced:?} {came:?}");
        assert_eq!(walk(given, forced, came), steps, "{words}");
    }
}

#[test]
fn another_origin_needs_the_persons_word() {
    for (url, next) in [
        ("https://other.example/rpc", "other https://other.example"),
        ("http://a.example/rpc", "other http://a.example"),
        ("https://a.example:444/rpc", "other https://a.example:444"),
        ("//other.example/rpc", "other https://other.example"),
        (
            "https://allowed.example/rpc",
            "A2A 0.3 JSON-RPC https://allowed.example/rpc",
        ),
        ("https://a.example:443/rpc", "A2A 0.3 JSON-RPC /rpc"),
        ("rpc", "A2A 0.3 JSON-RPC /.well-known/rpc"),
        // What can't be asked is passed over.
        ("https://user@a.example/rpc", "give up 1"),
        ("ftp://a.example/rpc", "give up 1"),
        ("https://", "give up 1"),
    ] {
        let json = format!(r#"{{"name":"n","url":"{url}","capabilities":{{}},"skills":[]}}"#);
        let steps = walk(ORIGIN, Forced::default(), [card(&json)]);
        assert_eq!(steps[1], next, "{url}");
    }
}

#[test]
fn a_required_extension_makes_it_another_question() {
    let json = r#"{"name":"n","url":"https://a.example/a2a/jsonrpc","skills":[],
        "capabilities":{"extensions":[{"uri":"e:1","required":true},{"uri":"e:2"}]}}"#;
    let came = [Came::Refused(Rpc(-32008)), card(json)];
    let steps = walk(URL, Forced::default(), came);
    assert_eq!(steps[2], "A2A 0.3 JSON-RPC /a2a/jsonrpce:1");
}

#[test]
fn the_end_lists_what_was_tried() {
    let url = Url::parse(URL).unwrap();
    let json_rpc = forced("", "JSONRPC");
    let mut finding = DialectDetection::begin(&url, false, json_rpc, &AllowedOrigins::default());
    finding.after(Came::Refused(WebPage));
    let empty = r#"{"name":"n","supportedInterfaces":[],"capabilities":{},"skills":[]}"#;
    let Next::GiveUp(tried) = finding.after(card(empty)) else {
        panic!("nothing is left")
    };
    let words: Vec<_> = tried
        .iter()
        .map(|attempt| {
            let dialect = attempt.dialect.as_ref().map(SafeText::as_str);
            (dialect, attempt.at.as_str(), attempt.end.clone())
        })
        .collect();
    assert_eq!(
        words,
        [
            (Some("A2A 0.3 JSON-RPC"), URL, WebPage),
            (
                None,
                "https://a.example/.well-known/agent-card.json",
                NothingSpoken
            ),
        ]
    );
}
