//! What goes out: exactly these bytes' worth of JSON, these headers, and nothing that nobody asked for.

use super::{
    answers::{proper, skill},
    asking::{Asker, DEMO, actions, entity, first, link, records},
};
use crate::tests::support::http::{Gate, Request, Scripted};
use qrscope::domain::{ContextId, PageToken, Query, Skill};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The body with its ids replaced, once they are known to be texts.
fn without_ids(request: &Request) -> Value {
    let mut body = request.json();
    for id in ["/id", "/params/message/messageId"] {
        let id = body.pointer_mut(id).unwrap();
        assert!(!id.as_str().unwrap().is_empty());
        *id = json!("*");
    }
    body
}

/// The only form a question has; `more` are the members of its message after the id, `data` its one data part.
fn question(more: Value, data: Value) -> Value {
    let mut message = json!({"kind": "message", "role": "user", "messageId": "*"});
    for (name, value) in more.as_object().unwrap() {
        message[name] = value.clone();
    }
    message["parts"] = json!([{"kind": "data", "data": data}]);
    json!({"jsonrpc": "2.0", "id": "*", "method": "message/send", "params": {"message": message}})
}

#[test]
fn each_question_has_one_exact_form() {
    let token = PageToken("a\"b\\c\u{e9}/+= \u{1f600}".to_owned());
    let cases: Vec<(Query, Option<&str>, Value)> = vec![
        (
            entity(DEMO),
            None,
            question(json!({}), json!({"skill": "get_entity", "url": DEMO})),
        ),
        (
            actions(DEMO),
            None,
            question(json!({}), json!({"skill": "list_actions", "url": DEMO})),
        ),
        (
            records(DEMO, 50, None),
            None,
            question(
                json!({}),
                json!({"skill": "get_records", "url": DEMO, "size": 50}),
            ),
        ),
        (
            records(DEMO, 7, Some(&token)),
            Some("ctx \"1\""),
            question(
                json!({"contextId": "ctx \"1\""}),
                json!({"skill": "get_records", "url": DEMO, "size": 7, "pageToken": token.0}),
            ),
        ),
        (
            entity("http://QR71.cn/okDISU/qssTnoy/?from=chat#x"),
            Some("c"),
            question(
                json!({"contextId": "c"}),
                json!({"skill": "get_entity", "url": DEMO}),
            ),
        ),
    ];
    let server = Scripted::start(proper);
    let asker = Asker::new(&server.url("/a2a/jsonrpc"));
    for (query, context, _) in &cases {
        match context {
            Some(context) => asker.ask_in(query.clone(), context).unwrap(),
            None => asker.ask(query.clone()).unwrap(),
        };
    }
    let requests = server.requests();
    assert_eq!(requests.len(), cases.len());
    for ((_, _, wanted), request) in cases.iter().zip(&requests) {
        // As texts, so that the order of the members counts too.
        assert_eq!(without_ids(request).to_string(), wanted.to_string());
        assert_eq!(
            (request.method.as_str(), request.path.as_str()),
            ("POST", "/a2a/jsonrpc")
        );
    }
}

#[test]
fn the_headers_say_what_is_sent_and_nothing_about_the_person() {
    let server = Scripted::start(proper);
    Asker::new(&server.url("/rpc")).ask(entity(DEMO)).unwrap();
    let request = server.requests().remove(0);
    let host = server.base().replace("http://", "");
    assert_eq!(request.header("host"), Some(host.as_str()));
    assert_eq!(request.header("content-type"), Some("application/json"));
    assert_eq!(request.header("accept"), Some("application/json"));
    assert_eq!(request.header("accept-encoding"), Some("gzip"));
    let agent = concat!("qrscope/", env!("CARGO_PKG_VERSION"));
    assert_eq!(request.header("user-agent"), Some(agent));
    let names: BTreeSet<_> = request
        .headers
        .iter()
        .map(|(name, _)| name.to_lowercase())
        .collect();
    let wanted = [
        "accept",
        "accept-encoding",
        "content-length",
        "content-type",
        "host",
        "user-agent",
    ];
    assert_eq!(names, wanted.map(str::to_owned).into());
}

#[test]
fn ids_are_never_used_twice() {
    const QUESTIONS: usize = 60;
    let server = Scripted::start(proper);
    let (one, other) = (
        Asker::new(&server.url("/rpc")),
        Asker::new(&server.url("/rpc")),
    );
    let sent: Vec<_> = (0..QUESTIONS)
        .map(|at| [&one, &other][at % 2].send(entity(DEMO), None))
        .collect();
    for answer in sent {
        answer.wait().unwrap();
    }
    let requests = server.requests();
    let message_ids: BTreeSet<String> = requests
        .iter()
        .map(|request| request.json()["params"]["message"]["messageId"].to_string())
        .collect();
    assert_eq!(message_ids.len(), QUESTIONS);
    // Request ids need to differ within one reader only.
    let ids: BTreeSet<String> = requests
        .iter()
        .map(|request| request.json()["id"].to_string())
        .collect();
    assert_eq!(ids.len(), QUESTIONS / 2);
}

#[test]
fn three_questions_are_out_together_and_carry_no_context() {
    let gate = Gate::new();
    let later = gate.clone();
    let server = Scripted::start(move |request| proper(request).gated(&later));
    let asker = Asker::new(&server.url("/rpc"));
    let sent = [Skill::GetEntity, Skill::GetRecords, Skill::ListActions]
        .map(|skill| asker.send(first(skill, DEMO), None));
    // None is answered before all have come in.
    let requests = server.wait_for_requests(3);
    gate.open();
    for answer in sent {
        answer.wait().unwrap();
    }
    let skills: BTreeSet<String> = requests.iter().map(skill).collect();
    assert_eq!(skills.len(), 3);
    for request in &requests {
        assert_eq!(request.json()["params"]["message"].get("contextId"), None);
    }
    assert_eq!(
        server.requests().len(),
        3,
        "nothing is asked that nobody asked for"
    );
}

#[test]
fn one_connection_serves_questions_that_follow_each_other() {
    let server = Scripted::start(proper);
    let asker = Asker::new(&server.url("/rpc"));
    for _ in 0..5 {
        asker.ask(records(DEMO, 50, None)).unwrap();
    }
    assert!(server.connections() <= 2, "kept alive");
}

#[test]
fn a_question_given_up_closes_its_connection() {
    let server = Scripted::start(|request| proper(request).gated(&Gate::new()));
    let asker = Asker::new(&server.url("/rpc"));
    let sent = asker.send(entity(DEMO), Some(ContextId("c".to_owned())));
    server.wait_for_requests(1);
    sent.give_up();
    server.wait_for_abandoned(1);
}

#[test]
fn links_of_codes_are_all_that_can_be_asked_about() {
    assert_eq!(link(DEMO).as_str(), DEMO);
    assert_eq!(first(Skill::GetRecords, DEMO), records(DEMO, 50, None));
}
