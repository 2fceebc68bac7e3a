//! What an endpoint speaks is found out by the first questions, with as few requests as can be.

use super::{
    answers::{proper, rpc_error},
    asking::{Asker, DEMO, LONG, actions, entity, first},
    speaking::{card, speaks},
};
use crate::tests::support::http::{Gate, Reply, Request, Scripted};
use qrscope::{
    a2a::Dialect,
    client::{CARD_LIMIT_BYTES, ClientOptions},
    domain::{AttemptEnd, ErrorKind, Skill},
    net::{HttpOptions, RetryPolicy},
};
use serde_json::{Value, json};

const CARD: &str = "GET /.well-known/agent-card.json";
const OLD_CARD: &str = "GET /.well-known/agent.json";
const SKILLS: [Skill; 3] = [Skill::GetEntity, Skill::GetRecords, Skill::ListActions];

fn sent(server: &Scripted) -> Vec<String> {
    let one = |request: &Request| {
        let body: Value = serde_json::from_slice(&request.body).unwrap_or_default();
        let method = body["method"].as_str().map(|method| format!(" {method}"));
        format!(
            "{} {}{}",
            request.method,
            request.path,
            method.unwrap_or_default()
        )
    };
    server.requests().iter().map(one).collect()
}

/// From the server's base address to the path of its card and the card.
type CardAt = fn(&str) -> (&'static str, Value);

/// A server of one dialect under a path, with or without a card; where it is asked, and what that takes.
struct Case {
    what: &'static str,
    speaks: Dialect,
    path: &'static str,
    card: Option<CardAt>,
    given: &'static str,
    sent: &'static [&'static str],
}

const CASES: &[Case] = &[
    Case {
        what: "the default: no discovery",
        speaks: Dialect::V03_JSON_RPC,
        path: "/rpc",
        card: None,
        given: "/rpc",
        sent: &["POST /rpc message/send"],
    },
    Case {
        what: "an unknown version or method",
        speaks: Dialect::V10_JSON_RPC,
        path: "/rpc",
        card: None,
        given: "/rpc",
        sent: &["POST /rpc message/send", "POST /rpc SendMessage"],
    },
    Case {
        what: "HTTP+JSON of 0.3 without a card",
        speaks: Dialect::V03_REST,
        path: "/rest",
        card: None,
        given: "/rest",
        sent: &[
            "POST /rest message/send",
            CARD,
            OLD_CARD,
            "POST /rest/v1/message:send",
        ],
    },
    Case {
        what: "HTTP+JSON of 1.0 without a card",
        speaks: Dialect::V10_REST,
        path: "/rest",
        card: None,
        given: "/rest/",
        sent: &[
            "POST /rest/ message/send",
            CARD,
            OLD_CARD,
            "POST /rest/v1/message:send",
            "POST /rest/message:send",
        ],
    },
    Case {
        what: "a redirect, and a card that names the given address",
        speaks: Dialect::V10_REST,
        path: "/rest",
        card: Some(|_| {
            let mut card = card("/elsewhere", "JSONRPC", "1.0");
            let here =
                json!({"url": "/rest/", "protocolBinding": "HTTP+JSON", "protocolVersion": "1.0"});
            card["supportedInterfaces"]
                .as_array_mut()
                .unwrap()
                .push(here);
            ("/.well-known/agent-card.json", card)
        }),
        given: "/rest",
        sent: &[
            "POST /rest message/send",
            "POST /rest/ message/send",
            CARD,
            "POST /rest/message:send",
        ],
    },
    Case {
        what: "an old card at the old place, of another path",
        speaks: Dialect::V03_REST,
        path: "/other",
        card: Some(|base| {
            let card = json!({"name": "n", "url": format!("{base}/other"), "preferredTransport": "HTTP+JSON",
                "capabilities": {}, "skills": []});
            ("/.well-known/agent.json", card)
        }),
        given: "/wrong",
        sent: &[
            "POST /wrong message/send",
            CARD,
            OLD_CARD,
            "POST /other/v1/message:send",
        ],
    },
    Case {
        what: "a bare origin whose card prefers what isn't spoken here",
        speaks: Dialect::V10_JSON_RPC,
        path: "/deep/rpc",
        card: Some(|base| {
            let mut card = card(&format!("{base}/grpc"), "GRPC", "1.0");
            let more = json!({"url": format!("{base}/deep/rpc"), "protocolBinding": "JSONRPC", "protocolVersion": "1.0"});
            card["supportedInterfaces"]
                .as_array_mut()
                .unwrap()
                .push(more);
            ("/.well-known/agent-card.json", card)
        }),
        given: "",
        sent: &[CARD, "POST /deep/rpc SendMessage"],
    },
    Case {
        what: "a bare origin without a card",
        speaks: Dialect::V03_JSON_RPC,
        path: "/",
        card: None,
        given: "/",
        sent: &[CARD, OLD_CARD, "POST / message/send"],
    },
];

#[test]
fn every_server_is_found_by_its_shortest_way() {
    for case in CASES {
        let server = Scripted::start(move |request| {
            let host = request.header("host").unwrap();
            let card = case.card.map(|card| card(&format!("http://{host}")));
            match card {
                Some((path, card)) if request.path == path => Reply::json(&card),
                _ => speaks(request, case.speaks, case.path),
            }
        });
        let asker = Asker::new(&server.url(case.given));
        assert_eq!(asker.session().dialect(), None, "{}", case.what);
        asker
            .ask(entity(DEMO))
            .unwrap_or_else(|error| panic!("{}: {error:?}", case.what));
        assert_eq!(sent(&server), case.sent, "{}", case.what);
        assert_eq!(
            asker.session().dialect(),
            Some(case.speaks),
            "{}",
            case.what
        );
        asker.ask(actions(DEMO)).unwrap();
        let (last, before) = case.sent.split_last().unwrap();
        assert_eq!(
            sent(&server).len(),
            before.len() + 2,
            "{}: decided once",
            case.what
        );
        assert_eq!(sent(&server).last().unwrap(), last);
    }
}

#[test]
fn three_questions_at_once_find_out_once_and_are_sent_once_more() {
    let gate = Gate::new();
    let first_gate = gate.clone();
    let server = Scripted::start(move |request| {
        let reply = speaks(request, Dialect::V10_JSON_RPC, "/rpc");
        // All three are out before the first is answered.
        if request.number < 3 {
            reply.gated(&first_gate)
        } else {
            reply
        }
    });
    let asker = Asker::new(&server.url("/rpc"));
    let waiting = SKILLS.map(|skill| asker.send(first(skill, DEMO), None));
    server.wait_for_requests(3);
    gate.open();
    for answer in waiting {
        answer.wait().unwrap();
    }
    let of = |method: &str| {
        sent(&server)
            .iter()
            .filter(|line| line.ends_with(method))
            .count()
    };
    assert_eq!((of("message/send"), of("SendMessage")), (3, 3));
    assert_eq!(server.requests().len(), 6);
}

#[test]
fn three_questions_at_a_bare_origin_read_one_card() {
    let server = Scripted::start(|request| match request.path.as_str() {
        "/.well-known/agent-card.json" => Reply::json(&card("/rpc", "JSONRPC", "1.0")),
        _ => speaks(request, Dialect::V10_JSON_RPC, "/rpc"),
    });
    let asker = Asker::new(&server.base());
    let waiting = SKILLS.map(|skill| asker.send(first(skill, DEMO), None));
    for answer in waiting {
        answer.wait().unwrap();
    }
    let of = |end: &str| {
        sent(&server)
            .iter()
            .filter(|line| line.ends_with(end))
            .count()
    };
    assert_eq!((of("agent-card.json"), of("SendMessage")), (1, 3));
    assert_eq!(server.requests().len(), 4);
}

#[test]
fn where_nothing_is_found_one_search_serves_all_and_the_next_question_searches_anew() {
    let gate = Gate::new();
    let held = gate.clone();
    let server = Scripted::start(move |request| {
        let reply = Reply::status(404, "<html>nothing</html>");
        if request.path == "/rpc" && request.number < 3 {
            reply.gated(&held)
        } else {
            reply
        }
    });
    let asker = Asker::new(&server.url("/rpc"));
    let waiting = SKILLS.map(|skill| asker.send(first(skill, DEMO), None));
    server.wait_for_requests(3);
    gate.open();
    for answer in waiting {
        let ErrorKind::NoDialect(tried) = answer.wait().unwrap_err().kind else {
            panic!("something was found")
        };
        assert_eq!(tried.len(), 5);
        assert!(
            tried
                .iter()
                .all(|attempt| attempt.end == AttemptEnd::Status(404))
        );
    }
    let cards = |server: &Scripted| sent(server).iter().filter(|line| *line == CARD).count();
    assert_eq!(cards(&server), 1);
    asker.ask(entity(DEMO)).unwrap_err();
    assert_eq!(cards(&server), 2);
}

#[test]
fn a_server_out_of_order_decides_nothing() {
    for reply in [
        Reply::status(503, "busy"),
        Reply::status(429, "slow"),
        Reply::status(401, "who are you"),
        Reply::status(200, "oops"),
        Reply::Raw(Vec::new()),
    ] {
        let server = Scripted::start(move |request| match request.number {
            0 => reply.clone(),
            _ => speaks(request, Dialect::V10_JSON_RPC, "/rpc"),
        });
        let options = ClientOptions {
            http: HttpOptions {
                retry: RetryPolicy {
                    tries: 1,
                    ..RetryPolicy::default()
                },
                ..HttpOptions::with_limits(LONG)
            },
            ..ClientOptions::with_limits(LONG)
        };
        let asker = Asker::with_options(&server.url("/rpc"), options);
        asker.ask(entity(DEMO)).unwrap_err();
        assert_eq!(asker.session().dialect(), None);
        assert_eq!(server.requests().len(), 1);
        asker.ask(entity(DEMO)).unwrap();
        assert_eq!(asker.session().dialect(), Some(Dialect::V10_JSON_RPC));
    }
}

#[test]
fn a_refusal_in_the_dialect_decides_and_is_not_about_it() {
    let server = Scripted::start(|request| rpc_error(request, -32602));
    let asker = Asker::new(&server.url("/rpc"));
    let error = asker.ask(entity(DEMO)).unwrap_err();
    assert_eq!(error.kind, ErrorKind::Rpc(-32602));
    assert_eq!(asker.session().dialect(), Some(Dialect::V03_JSON_RPC));
    assert_eq!(server.requests().len(), 1);
}

#[test]
fn a_card_over_its_limit_is_none() {
    let huge = format!(
        "{{\"name\":\"{}\"}}",
        "x".repeat(usize::try_from(CARD_LIMIT_BYTES).unwrap())
    );
    for (reply, end) in [
        (
            Reply::status(200, &huge),
            AttemptEnd::CardTooLarge(CARD_LIMIT_BYTES),
        ),
        (Reply::status(200, "<html>"), AttemptEnd::NoCard),
        (Reply::status(200, "{}"), AttemptEnd::NoCard),
        (Reply::status(403, "no"), AttemptEnd::Status(403)),
    ] {
        let server = Scripted::start(move |request| match request.path.as_str() {
            "/.well-known/agent-card.json" => reply.clone(),
            _ => Reply::status(404, ""),
        });
        let error = Asker::new(&server.url("/rpc"))
            .ask(entity(DEMO))
            .unwrap_err();
        let ErrorKind::NoDialect(tried) = error.kind else {
            panic!("{error:?}")
        };
        assert_eq!(tried[1].end, end);
    }
}

#[test]
fn a_card_names_tenant_and_extensions_and_every_request_carries_them() {
    let server = Scripted::start(|request| match request.path.as_str() {
        "/.well-known/agent-card.json" => {
            let mut card = card("/rpc", "JSONRPC", "1.0");
            card["supportedInterfaces"][0]["tenant"] = json!("acme");
            card["capabilities"]["extensions"] = json!([{"uri": "https://e.example/1", "required": true}, {"uri": "https://e.example/2"}]);
            Reply::json(&card)
        }
        _ => speaks(request, Dialect::V10_JSON_RPC, "/rpc"),
    });
    let asker = Asker::new(&server.base());
    for query in [entity(DEMO), actions(DEMO)] {
        asker.ask(query).unwrap();
    }
    for request in &server.requests()[1..] {
        assert_eq!(request.json()["params"]["tenant"], "acme");
        assert_eq!(
            request.header("a2a-extensions"),
            Some("https://e.example/1")
        );
        assert_eq!(request.header("a2a-version"), Some("1.0"));
    }
    // Without such a card nothing is said about extensions.
    let server = Scripted::start(proper);
    Asker::new(&server.url("/rpc")).ask(entity(DEMO)).unwrap();
    assert_eq!(server.requests()[0].header("x-a2a-extensions"), None);
}
