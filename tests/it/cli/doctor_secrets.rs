//! Nothing secret is in the report of `doctor`, nor in the sentences and the log that say the same.

use super::doctor::{fine, with_card};
use super::service::LINK;
use crate::support::environment::NOWHERE;
use crate::support::run::{Output, qrscope, qrscope_with};

/// The first code of the demo.
const DEMO_LINK: &str = "https://qr71.cn/okDISU/qssTnoy";

#[test]
fn no_secret_is_in_the_report() {
    let service = with_card();
    let endpoint = format!("{}?key=query-hunter22", service.url("/rpc"));
    let env = [
        ("QRSCOPE_ENDPOINT", endpoint.as_str()),
        ("https_proxy", "http://me:proxy-hunter22@127.0.0.1:9"),
        ("ALL_PROXY", "socks5://me:proxy-hunter22@127.0.0.1:9"),
        ("TOKEN", "variable-hunter22"),
    ];
    for form in [&[][..], &["--json"]] {
        let header = [
            "doctor",
            "--header",
            "X-One: literal-hunter22",
            "--header",
            "Authorization: env:TOKEN",
        ];
        let output = qrscope_with(&[&header, form].concat(), &env);
        let text = fine(&output);
        assert!(!text.contains("hunter22"), "{text}");
        assert!(
            text.contains("authorization") && text.contains("***@127.0.0.1:9"),
            "{text}"
        );
    }
}

#[test]
fn a_password_in_a_mistyped_address_is_nowhere() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("c.toml");
    let is_masked = |output: &Output| {
        let all = format!("{}{}", output.stdout, output.stderr);
        assert!(!all.contains("hunter22") && all.contains("***"), "{all}");
    };
    let commands: [&[&str]; 4] = [
        &["doctor", "--offline"],
        &["doctor", "--offline", "--json"],
        &["show", LINK],
        &["show", LINK, "--json"],
    ];
    for text in [
        "user:hunter22@127.0.0.1:8080",
        "http:/user:hunter22@127.0.0.1/",
    ] {
        for report in &commands[..2] {
            let output = qrscope_with(report, &[("QRSCOPE_ENDPOINT", text)]);
            is_masked(&output);
            is_masked(&qrscope(&[*report, &["--endpoint", text]].concat()));
        }
        for key in [
            "endpoint",
            "allow_origin",
            "allow_host",
            "code_hosts",
            "proxy",
        ] {
            let value = match key {
                "endpoint" | "proxy" => format!("'{text}'"),
                _ => format!("['{text}']"),
            };
            std::fs::write(&path, format!("{key} = {value}\n")).unwrap();
            let env = match key {
                // The file's own counts only where no variable names one.
                "endpoint" => [
                    ("QRSCOPE_CONFIG", path.to_str().unwrap()),
                    ("QRSCOPE_ENDPOINT", ""),
                ],
                _ => [
                    ("QRSCOPE_CONFIG", path.to_str().unwrap()),
                    ("QRSCOPE_ENDPOINT", NOWHERE),
                ],
            };
            for command in commands {
                // It ends before anybody is asked; `--demo` would make the address count for nothing.
                if key == "endpoint" && command[0] == "show" {
                    continue;
                }
                let output = qrscope_with(command, &env);
                let all = format!("{}{}", output.stdout, output.stderr);
                assert!(!all.contains("hunter22"), "{key} {command:?}: {all}");
            }
        }
        // With the demo in force the program goes on, and its log tells every setting.
        let log = folder.path().join("log");
        let named = log.to_str().unwrap();
        let output = qrscope_with(
            &["show", DEMO_LINK, "--demo", "--log", named],
            &[("QRSCOPE_ENDPOINT", text)],
        );
        assert_eq!(output.code, 0, "{output:?}");
        let log = std::fs::read_to_string(log).unwrap();
        assert!(
            log.contains("***@127.0.0.1") && !log.contains("hunter22"),
            "{log}"
        );
    }
    // The sentence that refuses a setting says which one all the same.
    for (flag, text) in [
        ("--allow-origin", "https://u:hunter22@h.invalid"),
        ("--allow-host", "u:hunter22@h.invalid"),
    ] {
        let output = qrscope(&["show", LINK, "--demo", flag, text]);
        assert_eq!(output.code, 2, "{output:?}");
        is_masked(&output);
        assert!(output.stderr.contains("***@h.invalid"), "{output:?}");
    }
}

#[test]
fn a_mistyped_variable_is_named_but_not_its_value() {
    let env = [
        ("QRSCOPE_TIMEOT", "hunter22"),
        ("QRSCOPE_TIMEOUT", "9"),
        ("QRSCOPE_TZZ", ""),
    ];
    let output = qrscope_with(&["doctor", "--demo", "--lang", "en"], &env);
    let text = fine(&output);
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| line.contains("QRSCOPE_"))
        .collect();
    assert_eq!(
        lines,
        [
            "! variable             QRSCOPE_TIMEOT: there is no such variable, so it has no effect; did you mean QRSCOPE_TIMEOUT?"
        ]
    );
    assert!(!text.contains("hunter22"), "{text}");
}
