//! What JSON readers stumble over comes out of every view and export as it was sent, or one field is marked.

use super::service::{LINK, completed, run};
use crate::support::http::{Reply, Request, Response, Scripted};

/// Values as they stand in JSON, and as a person reads them.
const ODD: [(&str, &str); 8] = [
    ("9007199254740993", "9007199254740993"),
    (
        "-123456789012345678901234567890",
        "-123456789012345678901234567890",
    ),
    ("1e400", "1e400"),
    ("1.10", "1.10"),
    ("-0", "-0"),
    (r#""a\ud800b""#, "a\u{fffd}\u{fffd}\u{fffd}b"),
    (r#""\u4e2d\u6587""#, "中文"),
    ("true", "true"),
];

/// A record whose summary is that value, with a member twice.
fn record(at: usize, value: &str) -> String {
    format!(r#"{{"id":"r{at}","n":{value},"summary":{value},"dup":1.50, "dup":[2e-999]}}"#)
}

fn records_service() -> Scripted {
    Scripted::start(|request| {
        let records = ODD.iter().enumerate();
        let records: Vec<String> = records.map(|(at, (value, _))| record(at, value)).collect();
        let data = format!(
            r#"{{"records":[{}],"hasMore":false,"total":9007199254740993}}"#,
            records.join(",")
        );
        completed(request, "records", &data)
    })
}

#[test]
fn records_are_exact_in_every_export() {
    let service = records_service();
    for form in ["--json", "--ndjson"] {
        let output = run(&service, &["records", LINK, form]);
        assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
        for (at, (value, _)) in ODD.iter().enumerate() {
            // White space outside of texts is free (docs/rules.md#exactly-as-sent), all else isn't.
            let sent = record(at, value).replace(", ", ",");
            let got = output.stdout.replace(", ", ",");
            assert!(got.contains(&sent), "{form}: {sent}\n{got}");
        }
        if form == "--json" {
            assert!(
                output.stdout.contains(r#""total":9007199254740993,"#),
                "{output:?}"
            );
        }
    }
    let output = run(&service, &["records", LINK, "--csv"]);
    let mut rows = csv::Reader::from_reader(output.stdout.as_bytes());
    for ((_, shown), row) in ODD.iter().zip(rows.records()) {
        let row = row.unwrap();
        // A cell that a spreadsheet would take for a formula is guarded.
        let cell = row.get(6).unwrap().trim_start_matches('\'');
        assert_eq!(cell, *shown, "{row:?}");
    }
}

#[test]
fn records_are_exact_as_text() {
    let output = run(&records_service(), &["records", LINK]);
    assert_eq!(output.code, 0, "{output:?}");
    for (_, shown) in ODD {
        let lines = output.stdout.lines();
        let found = lines.filter(|line| line.split_whitespace().any(|word| word == shown));
        assert_eq!(found.count(), 1, "{shown}: {output:?}");
    }
}

#[test]
fn a_card_is_exact_as_text_and_as_json() {
    let service = Scripted::start(|request| {
        let members = ODD.iter().enumerate();
        let members: Vec<String> = members
            .map(|(at, (value, _))| format!(r#"{{"label":"p{at}","value":{value}}}"#))
            .collect();
        let data = format!(
            r#"{{"thing":{{"name":"pump","weight":1.10,"weight":2.20}},"properties":[{}]}}"#,
            members.join(",")
        );
        completed(request, "entity", &data)
    });
    let output = run(&service, &["show", LINK]);
    assert_eq!(output.code, 0, "{output:?}");
    for (at, (_, shown)) in ODD.iter().enumerate() {
        let label = format!("p{at}");
        let line = output.stdout.lines().find(|line| line.contains(&label));
        assert!(line.unwrap().ends_with(shown), "{shown}: {output:?}");
    }
    for twice in ["1.10", "2.20"] {
        assert!(output.stdout.contains(twice), "{twice}: {output:?}");
    }
    let output = run(&service, &["show", LINK, "--json"]);
    for (value, _) in ODD {
        assert!(
            output.stdout.contains(&format!("\"value\":{value}}}")),
            "{value}: {output:?}"
        );
    }
    assert!(
        output.stdout.contains(r#""weight":1.10,"weight":2.20"#),
        "{output:?}"
    );
}

/// Records in GBK: the middle one's summary is `summary`.
fn in_gbk(request: &Request, summary: &[u8], content_type: &str) -> Reply {
    let id = request.json()["id"].to_string();
    let body = [
        format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{{"kind":"task","id":"t","status":{{"state":"completed"}},"artifacts":[{{"name":"records","parts":[{{"kind":"data","data":{{"hasMore":false,"records":[{{"id":"a","summary":"one"}},{{"id":"b","summary":""#)
            .as_bytes(),
        summary,
        br#"","label":"two"},{"id":"c","summary":"three"}]}}]}]}}"#,
    ]
    .concat();
    Reply::Whole(Response::new(200, body).header("Content-Type", content_type))
}

#[test]
fn bytes_that_are_no_utf_8_are_read_as_declared_or_mark_their_own_field() {
    // 中文, and 乗, whose second byte is a backslash before the closing quote.
    let cases: [(&[u8], &str, &str); 6] = [
        (b"\xd6\xd0\xce\xc4", "application/json; charset=gbk", "中文"),
        (b"\x81\x5c", "application/json; charset=gb2312", "乗"),
        (b"\x81\x5c", "application/json", "乗"),
        (
            b"\xd6\xd0\xce\xc4",
            "application/json",
            "\u{fffd}\u{fffd}\u{fffd}\u{fffd}",
        ),
        (b"\xe4\xb8\xad\xe6\x96", "application/json", "中\u{fffd}"),
        (
            b"\xe4\xb8\xad\xe6\x96\x87",
            "application/json; charset=gbk",
            "中文",
        ),
    ];
    for (summary, content_type, shown) in cases {
        let service = Scripted::start(move |request| in_gbk(request, summary, content_type));
        let wanted = format!("{{\"id\":\"b\",\"summary\":\"{shown}\",\"label\":\"two\"}}");
        for form in ["--json", "--ndjson"] {
            let output = run(&service, &["records", LINK, form]);
            assert_eq!(output.code, 0, "{shown}: {output:?}");
            assert!(output.stdout.contains(&wanted), "{shown}: {output:?}");
            for beside in [r#""summary":"one""#, r#""summary":"three""#] {
                assert!(output.stdout.contains(beside), "{shown}: {output:?}");
            }
        }
        for form in [&["records", LINK][..], &["records", LINK, "--csv"]] {
            let output = run(&service, form);
            let rows = [shown, "one", "three"];
            assert!(
                rows.iter().all(|row| output.stdout.contains(row)),
                "{output:?}"
            );
        }
    }
}
