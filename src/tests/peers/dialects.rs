//! Both peers in every dialect they speak, given as a JSON-RPC address, as a base of HTTP+JSON, and as a bare origin.

use super::codes::assert_every_code;
use crate::tests::{
    client::asking::{Asker, DEMO, LONG, entity, records},
    support::{
        peer::Peer,
        peer_log::{js03, py10, sent},
    },
};
use qrscope::{
    a2a::{Dialect, Forced},
    client::{ClientOptions, Pace},
};
use std::{collections::BTreeSet, time::Duration};

fn assert_speaks(peer: &Peer, endpoint: &str, dialect: Dialect, requests: &[&str]) {
    // The peer finishes the work behind its SDK's back, so that a stream says nothing of it.
    let pace = Pace {
        silence: Duration::from_secs(1),
        ..Pace::default()
    };
    let options = ClientOptions {
        pace,
        ..ClientOptions::with_limits(LONG)
    };
    let asker = Asker::with_options(endpoint, options);
    assert_every_code(&asker);
    assert_eq!(asker.session().dialect(), Some(dialect), "{endpoint}");
    let wanted: BTreeSet<String> = requests.iter().map(|line| (*line).to_owned()).collect();
    assert_eq!(sent(peer), wanted, "{endpoint}");
}

const CARD: &str = "GET /.well-known/agent-card.json";
const SEND_03: &str = "POST /a2a/jsonrpc message/send";
const SEND_10: &str = "POST /a2a/jsonrpc SendMessage";
const GET_10: &str = "POST /a2a/jsonrpc GetTask";
const LEDGER: (&str, &str) = ("LEDGER", "230");

#[test]
fn js03_given_as_its_origin() {
    let Some(peer) = js03(&[LEDGER]) else { return };
    let requests = [CARD, SEND_03, "POST /a2a/jsonrpc tasks/get"];
    assert_speaks(&peer, peer.base(), Dialect::V03_JSON_RPC, &requests);
}

#[test]
fn js03_over_http_json() {
    let Some(peer) = js03(&[LEDGER]) else { return };
    let requests = [
        "POST /a2a/rest message/send",
        CARD,
        "POST /a2a/rest/v1/message:send",
        "GET /a2a/rest/v1/tasks/*",
    ];
    assert_speaks(&peer, &peer.rest(), Dialect::V03_REST, &requests);
}

#[test]
fn py10_over_json_rpc() {
    let Some(peer) = py10(&[LEDGER]) else { return };
    let requests = [SEND_03, SEND_10, GET_10];
    assert_speaks(&peer, &peer.endpoint(), Dialect::V10_JSON_RPC, &requests);
}

#[test]
fn py10_given_as_its_origin() {
    let Some(peer) = py10(&[LEDGER]) else { return };
    let requests = [CARD, SEND_10, GET_10];
    assert_speaks(&peer, peer.base(), Dialect::V10_JSON_RPC, &requests);
}

#[test]
fn py10_over_http_json() {
    let Some(peer) = py10(&[LEDGER]) else { return };
    let requests = [
        "POST /a2a/rest message/send",
        // Where that leads, on the same origin.
        "POST /a2a/rest/ message/send",
        CARD,
        "POST /a2a/rest/message:send",
        "GET /a2a/rest/tasks/*",
    ];
    assert_speaks(&peer, &peer.rest(), Dialect::V10_REST, &requests);
}

#[test]
fn py10_that_also_speaks_0_3_is_asked_in_0_3_or_as_its_card_prefers() {
    let env = [LEDGER, ("COMPAT03", "1")];
    let Some(peer) = py10(&env) else { return };
    let requests = [SEND_03, "POST /a2a/jsonrpc tasks/get"];
    assert_speaks(&peer, &peer.endpoint(), Dialect::V03_JSON_RPC, &requests);
    let Some(peer) = py10(&env) else { return };
    let requests = [CARD, SEND_10, GET_10];
    assert_speaks(&peer, peer.base(), Dialect::V10_JSON_RPC, &requests);
}

#[test]
fn py10_that_streams_is_followed_where_its_card_was_read() {
    let env = [LEDGER, ("STREAMING", "1")];
    let Some(peer) = py10(&env) else { return };
    let requests = [CARD, SEND_10, "POST /a2a/jsonrpc SubscribeToTask", GET_10];
    assert_speaks(&peer, peer.base(), Dialect::V10_JSON_RPC, &requests);
    let Some(peer) = py10(&env) else { return };
    let requests = [
        "POST /a2a/rest message/send",
        // Where that leads, on the same origin.
        "POST /a2a/rest/ message/send",
        CARD,
        "POST /a2a/rest/message:send",
        "POST /a2a/rest/tasks/*:subscribe",
        "GET /a2a/rest/tasks/*",
    ];
    assert_speaks(&peer, &peer.rest(), Dialect::V10_REST, &requests);
}

#[test]
fn what_the_person_says_is_spoken_without_finding_out() {
    let Some(peer) = py10(&[LEDGER, ("COMPAT03", "1")]) else {
        return;
    };
    for (endpoint, dialect) in [
        (peer.endpoint(), Dialect::V03_JSON_RPC),
        (peer.endpoint(), Dialect::V10_JSON_RPC),
        (peer.rest(), Dialect::V03_REST),
        (peer.rest(), Dialect::V10_REST),
    ] {
        let before = peer.log().len();
        let options = ClientOptions {
            forced: Forced {
                version: Some(dialect.version),
                binding: Some(dialect.binding),
            },
            ..ClientOptions::with_limits(LONG)
        };
        let asker = Asker::with_options(&endpoint, options);
        asker.ask(entity(DEMO)).unwrap();
        asker.ask(records(DEMO, 50, None)).unwrap();
        assert_eq!(asker.session().dialect(), Some(dialect));
        let log = peer.log();
        let paths = log[before..]
            .iter()
            .map(|line| line["path"].as_str().unwrap());
        let base = endpoint.strip_prefix(peer.base()).unwrap();
        assert!(
            paths.into_iter().all(|path| path.starts_with(base)),
            "{dialect}"
        );
    }
}
