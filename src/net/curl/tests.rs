#![allow(clippy::unwrap_used, reason = "tests")]
use std::process::Command;
use std::time::Duration;

use jiff::Timestamp;

use super::*;
use crate::net::exchange::ExchangeOutcome;
use crate::text::SafeText;

fn plain(name: &str, value: &str) -> SentHeader {
    SentHeader {
        name: name.to_owned(),
        value: SentValue::Plain(value.to_owned()),
    }
}

/// An exchange full of what a shell would act upon.
pub(crate) fn hostile_exchange() -> Exchange {
    Exchange {
        number: 7,
        at: Timestamp::UNIX_EPOCH,
        http_method: "POST",
        method: Some("message/send"),
        topic: Some("get_records"),
        url: "http://127.0.0.1:1/a'b?x={1,2}&y=[1-3]$(touch x)`id`\\ \"q\" !! ;rm".to_owned(),
        status: Some(200),
        elapsed: Some(Duration::from_millis(96)),
        request_headers: vec![
            plain("content-type", "application/json"),
            SentHeader {
                name: "authorization".to_owned(),
                value: SentValue::Secret {
                    variable: "QRSCOPE_TEST_TOKEN".to_owned(),
                },
            },
            plain("x-empty", ""),
            plain("x-odd", "'; echo $HOME \\"),
        ],
        request_body: Body::Text {
            text: "@{\"url\":\"it's $HOME `id` \\n \\\\ 中文 \u{1f468}\u{200d}\u{1f469} %20 !\"}\n\n\u{1b}\u{85}\u{9b}\u{202e}\u{2028}\u{feff}'\"'\"' end".into(),
            whole: true,
        },
        response_headers: vec![("server".to_owned(), "x".to_owned())],
        response_body: Body::Text {
            text: "{\"total\": 1000.0, \"a\": 1e400}\r\n\u{1b}[31m\u{9b}\u{202e}".into(),
            whole: false,
        },
        bytes_out: 10,
        bytes_in: 20,
        outcome: Some(ExchangeOutcome::State(SafeText::from_static("failed"))),
        error: None,
    }
}

/// The words that `sh` hands to `curl`, which here is a function that prints them.
fn words(command: &str) -> Vec<String> {
    let script = format!("curl() {{ printf '%s\\0' \"$@\"; }}\n{command}\n");
    let out = Command::new("sh")
        .arg("-c")
        .arg(script)
        .env("QRSCOPE_TEST_TOKEN", "Bearer it's $ecret `x`")
        .output()
        .unwrap();
    assert!(out.status.success() && out.stderr.is_empty(), "{out:?}");
    let text = String::from_utf8(out.stdout).unwrap();
    text.trim_end_matches('\0')
        .split('\0')
        .map(str::to_owned)
        .collect()
}

#[test]
fn a_shell_hands_curl_exactly_what_was_sent() {
    let exchange = hostile_exchange();
    let command = curl_command(&exchange).unwrap();
    assert!(!command.contains("Bearer"), "{command}");
    assert!(!command.contains(drives_a_terminal), "{command:?}");
    let expected = [
        "--globoff",
        "-H",
        "content-type: application/json",
        "-H",
        "authorization: Bearer it's $ecret `x`",
        "-H",
        "x-empty;",
        "-H",
        "x-odd: '; echo $HOME \\",
        "--data-raw",
        exchange.request_body.text().unwrap(),
        &exchange.url,
    ];
    assert_eq!(words(&command), expected);
}

#[test]
fn a_get_has_no_data_and_what_is_not_whole_makes_no_command() {
    let get = Exchange {
        http_method: "GET",
        request_headers: Vec::new(),
        request_body: Body::None,
        ..hostile_exchange()
    };
    assert_eq!(
        words(&curl_command(&get).unwrap()),
        ["--globoff", get.url.as_str()]
    );
    let cut = Body::Text {
        text: "{".into(),
        whole: false,
    };
    for request_body in [Body::Dropped, cut] {
        let exchange = Exchange {
            request_body,
            ..hostile_exchange()
        };
        assert_eq!(curl_command(&exchange), None);
    }
}
