//! Every kind of code with every skill, at every address.

use super::{
    answers::{ABSENT, BAD_TOKEN, BIG, LEDGER, MESSAGE, NOT_FOUND, PAUSED, SLOW, UNTRACKED, card},
    server::Server,
};
use crate::tests::{
    client::asking::{Asker, DEMO, Reply, entity, first, quick, records},
    support::json::as_floats,
};
use qrscope::{
    a2a::Dialect,
    domain::{ErrorKind, Page, PageToken, Skill},
    text::SafeText,
};
use serde_json::Value;
use std::collections::BTreeSet;

const SKILLS: [Skill; 3] = [Skill::GetEntity, Skill::GetRecords, Skill::ListActions];
const CARD: &str = "GET /.well-known/agent-card.json";

fn page(asker: &Asker, token: Option<&PageToken>) -> Page {
    match asker.ask(records(BIG, 50, token)).unwrap() {
        Reply::Records(answer) => answer.value,
        other => panic!("{other:?}"),
    }
}

/// Asks for everything with a reader that knows nothing yet, and gives what it found out.
fn read_everything(address: &str) -> Option<Dialect> {
    let asker = Asker::with_options(address, quick());
    for (code, name, count, total) in [
        (DEMO, Some("数控车床-A08-03-06"), 1, Some(1)),
        (BIG, Some("数控车床-A08-03-06"), 50, Some(LEDGER as u64)),
        (UNTRACKED, None, 0, None),
        (MESSAGE, Some("数控车床-A08-03-06"), 1, Some(1)),
        (SLOW, Some("数控车床-A08-03-06"), 1, Some(1)),
    ] {
        let sent = SKILLS.map(|skill| asker.send(first(skill, code), None));
        for sent in sent {
            match sent
                .wait()
                .unwrap_or_else(|error| panic!("{code} at {address}: {error:?}"))
            {
                Reply::Entity(answer) => {
                    let shown = answer
                        .value
                        .headline()
                        .name
                        .map(|name| name.as_str().to_owned());
                    assert_eq!(shown.as_deref(), name, "{code}");
                    assert_eq!(answer.value.code_uri().unwrap().as_str(), code);
                    let data: Value = serde_json::from_str(answer.data.as_str()).unwrap();
                    // This SDK, like the Python one, keeps data as protocol buffers do.
                    assert_eq!(as_floats(data), as_floats(card(code)), "{code}");
                    assert_eq!(answer.summary.unwrap().as_str(), "card in short");
                }
                Reply::Records(answer) => {
                    let page = &answer.value;
                    assert_eq!(page.records.len(), count, "{code}");
                    let told = page.total.value().and_then(|total| total.count);
                    assert_eq!(told, total, "{code}");
                    assert_eq!(page.untracked, total.is_none(), "{code}");
                }
                Reply::Actions(answer) => {
                    let count = if code == UNTRACKED { 0 } else { 2 };
                    assert_eq!(answer.value.actions.len(), count, "{code}");
                }
            }
        }
    }
    asker.session().dialect()
}

#[test]
fn everything_is_read_at_every_address_and_nothing_but_reads_is_sent() {
    for streaming in [false, true] {
        let server = Server::start(streaming);
        for (address, dialect, mut wanted) in [
            (
                server.endpoint(),
                Dialect::V10_JSON_RPC,
                vec![
                    "POST /a2a/jsonrpc message/send",
                    "POST /a2a/jsonrpc SendMessage",
                    "POST /a2a/jsonrpc GetTask",
                ],
            ),
            (
                server.rest(),
                Dialect::V10_REST,
                vec![
                    "POST /a2a/rest message/send",
                    CARD,
                    "POST /a2a/rest/message:send",
                ],
            ),
            (
                server.base().to_owned(),
                Dialect::V10_JSON_RPC,
                vec![CARD, "POST /a2a/jsonrpc SendMessage"],
            ),
        ] {
            assert_eq!(read_everything(&address), Some(dialect), "{address}");
            // Only the card says that there are streams.
            let knows_the_card = wanted.contains(&CARD);
            wanted.extend(match (knows_the_card, streaming, dialect) {
                (false, ..) => None,
                (true, false, Dialect::V10_REST) => Some("GET /a2a/rest/tasks/*"),
                (true, false, _) => Some("POST /a2a/jsonrpc GetTask"),
                (true, true, Dialect::V10_REST) => Some("POST /a2a/rest/tasks/*:subscribe"),
                (true, true, _) => Some("POST /a2a/jsonrpc SubscribeToTask"),
            });
            let sent: BTreeSet<String> = server.take_log().into_iter().collect();
            assert_eq!(
                sent,
                wanted.into_iter().map(str::to_owned).collect(),
                "{address}, streaming: {streaming}"
            );
        }
    }
}

#[test]
fn a_ledger_is_walked_to_its_end() {
    let server = Server::start(false);
    for address in server.addresses() {
        let asker = Asker::new(&address);
        let (mut ids, mut token) = (Vec::new(), None);
        loop {
            let page = page(&asker, token.as_ref());
            ids.extend(
                page.records
                    .iter()
                    .map(|record| record.id().unwrap().to_owned()),
            );
            assert_eq!(page.next.is_some(), page.has_more == Some(true));
            token = page.next;
            if token.is_none() {
                break;
            }
        }
        let wanted: Vec<String> = (1..=LEDGER).rev().map(|at| format!("rec_{at}")).collect();
        assert_eq!(ids, wanted, "{address}");
    }
}

#[test]
fn failures_keep_their_own_reasons() {
    let server = Server::start(true);
    for address in server.addresses() {
        let asker = Asker::new(&address);
        for skill in SKILLS {
            let error = asker.ask(first(skill, ABSENT)).unwrap_err();
            assert_eq!(error.kind, ErrorKind::NoEntity, "{address} {skill:?}");
            assert_eq!(error.said.unwrap().as_str(), NOT_FOUND);
        }
        let bad = PageToken("nonsense".to_owned());
        let error = asker.ask(records(BIG, 50, Some(&bad))).unwrap_err();
        assert_eq!(
            (error.kind, error.said.unwrap().as_str()),
            (ErrorKind::Failed, BAD_TOKEN)
        );
        let error = asker.ask(entity(PAUSED)).unwrap_err();
        let state = SafeText::from_static("auth-required");
        assert_eq!(error.kind, ErrorKind::TaskState(state), "{address}");
        assert_eq!(error.said.unwrap().as_str(), "登录后再试");
    }
}

#[test]
fn a_conversation_goes_on_in_its_context() {
    let server = Server::start(false);
    for address in server.addresses() {
        let asker = Asker::new(&address);
        let Reply::Entity(answer) = asker.ask(entity(DEMO)).unwrap() else {
            panic!("no card")
        };
        let context = answer.task.context_id.unwrap();
        let Reply::Records(answer) = asker.ask_in(records(DEMO, 10, None), &context.0).unwrap()
        else {
            panic!("no page")
        };
        assert_eq!(answer.task.context_id, Some(context), "{address}");
    }
}
