//! Agent cards, and which of their interfaces is taken.

use crate::a2a::{
    AgentCard, Binding, Contradiction, Dialect, Fault, Forced, Version, choose, read_agent_card,
};

fn card(json: &str) -> AgentCard {
    read_agent_card(200, json).unwrap_or_else(|error| panic!("{json}: {error:?}"))
}

/// Address and dialect of each interface.
fn interfaces(card: &AgentCard) -> Vec<String> {
    card.interfaces
        .iter()
        .map(|interface| {
            let dialect = interface.dialect().map_or_else(
                || interface.binding_name.clone(),
                |dialect| dialect.to_string(),
            );
            format!("{} {dialect}", interface.url)
        })
        .collect()
}

const MERGED: &str = r#"{"name":"n","supportedInterfaces":[
    {"url":"https://h/grpc","protocolBinding":"GRPC","protocolVersion":"1.0"},
    {"url":"https://h/rest","protocolBinding":"http+json","protocolVersion":"1.0","tenant":"t"},
    {"url":"https://h/rpc/","protocolBinding":"JSONRPC","protocolVersion":"1.0","tenant":""}],
    "url":"https://h/rpc","preferredTransport":"JSONRPC","protocolVersion":"0.3.0",
    "additionalInterfaces":[{"url":"https://H:443/rpc","transport":"JSONRPC"},{"url":"https://h/rest","transport":"HTTP+JSON"}]}"#;

#[test]
fn interfaces_of_both_forms_stand_in_one_list_each_once() {
    let merged = card(MERGED);
    assert_eq!(
        interfaces(&merged),
        [
            "https://h/grpc GRPC",
            "https://h/rest A2A 1.0 HTTP+JSON",
            "https://h/rpc/ A2A 1.0 JSON-RPC",
            "https://h/rpc A2A 0.3 JSON-RPC",
            "https://h/rest A2A 0.3 HTTP+JSON",
        ]
    );
    assert_eq!(merged.interfaces[1].tenant.as_deref(), Some("t"));
    assert_eq!(merged.interfaces[2].tenant, None);
    for (json, wanted) in [
        (r#"{"url":"u"}"#, "u A2A 0.3 JSON-RPC"),
        (
            r#"{"url":"u","protocolVersion":"0.2.5"}"#,
            "u A2A 0.3 JSON-RPC",
        ),
        (
            r#"{"supportedInterfaces":[{"url":"u","protocolBinding":"JSONRPC"}]}"#,
            "u A2A 1.0 JSON-RPC",
        ),
        (r#"{"url":"u","preferredTransport":"X9"}"#, "u X9"),
        (
            r#"{"supportedInterfaces":[7,{"x":1},{"url":"u","protocolBinding":"JSONRPC","protocolVersion":"7"}]}"#,
            "u JSONRPC",
        ),
    ] {
        assert_eq!(interfaces(&card(json)), [wanted], "{json}");
    }
}

#[test]
fn the_given_address_wins_then_the_cards_order() {
    let merged = card(MERGED);
    let chosen = |url: &str, version, binding| {
        let interface = choose(&merged.interfaces, url, Forced { version, binding })?;
        Some((interface.url.clone(), interface.dialect().unwrap()))
    };
    let of = |url: &str, dialect| Some((url.to_owned(), dialect));
    assert_eq!(
        chosen("https://h", None, None),
        of("https://h/rest", Dialect::V10_REST)
    );
    assert_eq!(
        chosen("https://h/rpc", None, None),
        of("https://h/rpc/", Dialect::V10_JSON_RPC)
    );
    assert_eq!(
        chosen("https://H:443/rest/", None, None),
        of("https://h/rest", Dialect::V10_REST)
    );
    assert_eq!(
        chosen("https://h/grpc", None, None),
        of("https://h/rest", Dialect::V10_REST)
    );
    let old = Some(Version::V03);
    assert_eq!(
        chosen("https://h/rest", old, None),
        of("https://h/rest", Dialect::V03_REST)
    );
    assert_eq!(
        chosen("https://h/rest", None, Some(Binding::JsonRpc)),
        of("https://h/rpc/", Dialect::V10_JSON_RPC)
    );
    assert_eq!(
        chosen("x", old, Some(Binding::JsonRpc)),
        of("https://h/rpc", Dialect::V03_JSON_RPC)
    );
    let grpc = card(
        r#"{"supportedInterfaces":[{"url":"u","protocolBinding":"GRPC","protocolVersion":"1.0"}]}"#,
    );
    assert_eq!(choose(&grpc.interfaces, "u", Forced::default()), None);
}

#[test]
fn what_a_card_says_is_kept_and_what_it_denies_is_told() {
    let said = card(
        r#"{"url":"u","name":"n","version":"7","provider":{"organization":"o","url":"p"},"capabilities":{"streaming":true,"pushNotifications":true,
        "stateTransitionHistory":"true","extendedAgentCard":false,"extensions":[{"uri":"https://a2a.objqr.com/ext/caoliao-entity/v2","required":true,
        "params":{"a":1.0}},{"uri":"x"},7]},"skills":[{"id":"s","name":"S","tags":["t"],"examples":["e"],"inputModes":["i"]},null],
        "securitySchemes":{"key":{}},"security":[{"key":[]}]}"#,
    );
    assert_eq!(
        said.contradictions(),
        [
            Contradiction::Streaming,
            Contradiction::PushNotifications,
            Contradiction::StateTransitionHistory
        ]
    );
    assert!(said.streams() && said.requires_security);
    assert_eq!(said.security_schemes, ["key"]);
    assert_eq!(said.required_extensions(), [crate::a2a::CONTRACT_EXTENSION]);
    assert_eq!(
        said.capabilities.extensions[0]
            .params
            .as_ref()
            .unwrap()
            .as_str(),
        r#"{"a":1.0}"#
    );
    assert_eq!(said.capabilities.extensions.len(), 2);
    assert_eq!((said.skills.len(), said.skills[0].examples.len()), (1, 1));
    assert_eq!(
        said.provider.clone().unwrap().organization.as_deref(),
        Some("o")
    );
    assert_eq!(said.capabilities.extended_agent_card, Some(false));
    assert!(said.raw.as_str().starts_with(r#"{"url":"u""#));
    let silent = card(r#"{"url":"u"}"#);
    assert!(silent.contradictions().is_empty() && !silent.streams());
    assert_eq!(silent.capabilities.streaming, None);
}

#[test]
fn what_is_no_card_is_none() {
    let fault = |status, body: &str| read_agent_card(status, body).unwrap_err().fault;
    assert_eq!(fault(200, "<html>"), Fault::Html);
    assert_eq!(fault(404, "Not Found"), Fault::NotJson);
    for other in ["{}", "[]", "7", r#"{"name":"x"}"#, r#"{"status":"ok"}"#] {
        assert_eq!(fault(200, other), Fault::NoTask, "{other}");
    }
    assert!(matches!(fault(404, r#"{"detail":"x"}"#), Fault::Refused(_)));
    assert!(matches!(
        fault(200, r#"{"error":{"code":-32601}}"#),
        Fault::Refused(_)
    ));
}
