//! Secrets are masked where they go to people, never in what is read.

use super::service::{LINK, always, completed, ended, run, run_with, token};
use crate::support::http::{Reply, Scripted};
use crate::support::run::qrscope_with;
use serde_json::{Value, json};
use std::fs;

const SECRET: &str = "hunter22/for-nobody";
const HEADER: &str = "X-Key: hunter22/for-nobody";

/// The secret as a service may send it back.
const SPELLINGS: [&str; 4] = [
    SECRET,
    r"hunter22\/for-nobody",
    r"\u0068unter22/for-nobod\u0079",
    "hunter22%2Ffor%2Dnobody",
];

#[test]
fn what_a_service_offers_is_kept_and_sent_back_exactly_though_it_is_a_secret() {
    let service = Scripted::start(|request| {
        let (id, more) = match token(request) {
            None => (
                "r1",
                format!(r#""hasMore":true,"nextPageToken":"{SECRET}""#),
            ),
            Some(cursor) if cursor == SECRET => (SECRET, r#""hasMore":false"#.to_owned()),
            Some(_) => ("wrong cursor", r#""hasMore":false"#.to_owned()),
        };
        let record = format!(
            r#"{{"id":"{id}","humanUrl":"https://qr71.cn/{SECRET}","spelled":"hunter22\/for-nobody"}}"#
        );
        completed(
            request,
            "records",
            &format!(r#"{{"records":[{record}],"total":2,{more}}}"#),
        )
    });
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let output = run(
        &service,
        &[
            "records",
            LINK,
            "--all",
            "--json",
            "--header",
            HEADER,
            "--log",
            log.to_str().unwrap(),
            "--log-level",
            "trace",
        ],
    );
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    let printed: Value = serde_json::from_str(&output.stdout).unwrap();
    assert_eq!(printed["records"][1]["id"], SECRET);
    assert_eq!(
        printed["records"][0]["humanUrl"],
        format!("https://qr71.cn/{SECRET}")
    );
    assert_eq!(printed["records"][0]["spelled"], SECRET);
    assert_eq!(token(&service.requests()[1]).as_deref(), Some(SECRET));
    let log = fs::read_to_string(log).unwrap();
    assert!(
        log.contains("request answered") && !log.contains("hunter22"),
        "{log}"
    );
}

#[test]
fn a_reason_that_quotes_the_secret_is_masked_however_it_spells_it() {
    for spelled in SPELLINGS {
        let service =
            Scripted::start(move |request| ended(request, "failed", &format!("no {spelled}!")));
        for json in [&[][..], &["--json"]] {
            let args = [&["show", LINK, "--header", HEADER], json].concat();
            let output = run(&service, &args);
            assert!([4, 6].contains(&output.code), "{output:?}");
            assert!(output.stderr.contains("no ***!"), "{spelled}: {output:?}");
        }
    }
}

#[test]
fn a_key_in_the_query_of_the_endpoint_is_sent_and_shown_nowhere() {
    let service = always("entity", r#"{"thing":null}"#);
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let endpoint = service.url("/a2a?key=hunter22");
    let shown = service.url("/a2a?***");
    let env = [("QRSCOPE_ENDPOINT", endpoint.as_str()), ("LANG", "C.UTF-8")];
    let log_path = log.to_str().unwrap();
    let output = qrscope_with(&["show", LINK, "--json", "--log", log_path], &env);
    let printed: Value = serde_json::from_str(&output.stdout).unwrap();
    assert_eq!(printed["endpoint"], json!(shown));
    assert!(
        service.requests()[0].path.ends_with("key=hunter22"),
        "{:?}",
        service.requests()
    );
    assert!(!fs::read_to_string(log).unwrap().contains("hunter22"));
    let silent = Scripted::start(|_| Reply::status(404, "no"));
    let endpoint = silent.url("/a2a?key=hunter22");
    let env = [("QRSCOPE_ENDPOINT", endpoint.as_str()), ("LANG", "C.UTF-8")];
    for args in [
        &["show", LINK][..],
        &["show", LINK, "--json"],
        &["card"],
        &["tasks"],
        &["doctor"],
    ] {
        let output = qrscope_with(args, &env);
        let all = format!("{}{}", output.stdout, output.stderr);
        assert!(!all.contains("hunter22"), "{args:?}: {all}");
    }
}

#[cfg(unix)]
#[test]
fn a_file_without_end_is_no_value_of_a_header() {
    let service = always("entity", "{}");
    let args = ["show", LINK, "--header", "X-Key: file:/dev/zero"];
    let output = run_with(&service, &args, &[]);
    assert_eq!((output.code, output.stdout.as_str()), (2, ""), "{output:?}");
    assert!(
        output.stderr.contains("/dev/zero: it is over 64 KiB"),
        "{output:?}"
    );
    assert_eq!(service.requests().len(), 0);
}
