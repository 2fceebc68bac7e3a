//! The program against both peers in every dialect they speak.

use super::headless::{code_and_name, parse, run};
use crate::support::{
    peer_codes::{Comes, codes},
    peer_log::{js03, py10, sent},
};

const CARD: &str = "GET /.well-known/agent-card.json";
const BIG: &str = "https://qr71.cn/oDemo1/qLedger";
const LEDGER: (&str, &str) = ("LEDGER", "230");

#[test]
fn every_code_is_printed_or_fails_headless_in_every_dialect() {
    let (Some(old), Some(new)) = (js03(&[LEDGER]), py10(&[LEDGER])) else {
        return;
    };
    for (endpoint, version) in [
        (old.rest(), "0.3"),
        (old.base().to_owned(), "0.3"),
        (new.endpoint(), "1.0"),
        (new.rest(), "1.0"),
        (new.base().to_owned(), "1.0"),
    ] {
        for (code, comes) in codes() {
            let output = run(&endpoint, &["show", code, "--json"]);
            let case = format!("{code} at {endpoint}: {output:?}");
            match comes {
                Comes::To(name, ..) => {
                    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{case}");
                    let printed = parse(&output.stdout);
                    assert_eq!(printed["dialect"], version, "{case}");
                    assert_eq!(printed["data"]["code"]["uri"], code, "{case}");
                    let has_name = printed["data"]["thing"]["name"].is_string();
                    assert_eq!(has_name, name.is_some(), "{case}");
                }
                Comes::Fail(kind, _) => {
                    let (exit, name) = code_and_name(kind);
                    assert_eq!((output.code, output.stdout.as_str()), (exit, ""), "{case}");
                    assert_eq!(parse(&output.stderr)["error"]["kind"], name, "{case}");
                }
            }
        }
        let all = run(&endpoint, &["records", BIG, "--all", "--ndjson"]);
        assert_eq!(
            (all.code, all.stdout.lines().count()),
            (0, 230),
            "{endpoint}"
        );
    }
    let allowed = [
        CARD,
        "POST /a2a/jsonrpc message/send",
        "POST /a2a/jsonrpc tasks/get",
        "POST /a2a/rest message/send",
        // Where the first one leads, on the same origin.
        "POST /a2a/rest/ message/send",
        "POST /a2a/rest/v1/message:send",
        "GET /a2a/rest/v1/tasks/*",
        "POST /a2a/jsonrpc SendMessage",
        "POST /a2a/jsonrpc GetTask",
        "POST /a2a/rest/message:send",
        "GET /a2a/rest/tasks/*",
    ];
    for line in sent(&old).union(&sent(&new)) {
        assert!(allowed.contains(&line.as_str()), "{line}");
    }
}
