//! Bodies bent below the level of JSON: cut anywhere, or with a byte changed. Nothing panics, and what can still be read is read.

use super::fixture::{Capture, ID};
use crate::tests::client::asking::decode;
use jiff::Timestamp;
use proptest::prelude::*;
use qrscope::{
    a2a::{Dialect, Fault, read_send},
    domain::{RawJson, Skill, tokens_of},
};

const BODIES: &[(&str, Skill)] = &[
    ("get-entity-data", Skill::GetEntity),
    ("hostile-entity", Skill::GetEntity),
    ("ledger-page-1", Skill::GetRecords),
    ("hostile-records", Skill::GetRecords),
    ("list-actions", Skill::ListActions),
    ("not-found", Skill::GetEntity),
    ("unknown-method", Skill::GetEntity),
];

fn read(body: &str, skill: Skill) {
    if let Ok(result) = read_send(200, body, Dialect::V03_JSON_RPC, ID) {
        let _ = decode(result, skill, Timestamp::UNIX_EPOCH);
    }
    if let Ok(json) = RawJson::parse(body) {
        assert!(tokens_of(&json).count() > 0);
    }
}

fn body(case: &str) -> String {
    Capture::read(&format!("js03-jsonrpc-{case}")).body
}

#[test]
fn no_beginning_of_an_answer_is_taken_for_an_answer() {
    let body = body("list-actions");
    for (end, _) in body.char_indices() {
        assert_eq!(
            read_send(200, &body[..end], Dialect::V03_JSON_RPC, ID)
                .unwrap_err()
                .fault,
            Fault::NotJson,
            "{end}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn changed_bytes_never_panic(
        (case, skill) in prop::sample::select(BODIES),
        changes in prop::collection::vec((any::<prop::sample::Index>(), prop_oneof![any::<u8>(), prop::sample::select(b"{}[]\",:\\0nte- ".to_vec())]), 1..6),
    ) {
        let mut bytes = body(case).into_bytes();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        read(&String::from_utf8_lossy(&bytes), skill);
    }

    #[test]
    fn any_text_is_refused_without_a_panic(text in "\\PC{0,80}|[\\[\\]{}\",:0-9a-z\\\\ ]{0,80}") {
        read(&text, Skill::GetRecords);
    }
}
