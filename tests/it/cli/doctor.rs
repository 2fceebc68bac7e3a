//! `doctor`, as support staff get it: nothing secret, nothing asked that wasn't asked for.

use super::service::{LINK, always, run_with};
use crate::support::environment::NOWHERE;
use crate::support::http::{Reply, Response, Scripted};
use crate::support::run::{Output, qrscope, qrscope_with};

/// The first code of the demo.
const DEMO_LINK: &str = "https://qr71.cn/okDISU/qssTnoy";

fn with_card() -> Scripted {
    Scripted::start(|_| {
        Reply::json(&serde_json::json!({
            "name": "A \u{1b}[2Jcard", "url": "http://127.0.0.1:9/x", "protocolVersion": "0.3.0",
            "capabilities": {}, "skills": [], "defaultInputModes": [], "defaultOutputModes": []
        }))
    })
}

fn fine(output: &Output) -> &str {
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    let text = output.stdout.as_str();
    assert!(
        !text.chars().any(|c| c.is_control() && c != '\n'),
        "{text:?}"
    );
    text
}

#[test]
fn it_asks_for_the_agent_card_once_and_for_nothing_else() {
    let service = with_card();
    let output = run_with(&service, &["doctor"], &[]);
    let text = fine(&output);
    assert!(
        text.starts_with(&format!("qrscope {}  ", env!("CARGO_PKG_VERSION"))),
        "{text}"
    );
    assert!(
        text.contains("answers: HTTP 200 in ") && text.contains("'A ^[[2Jcard'"),
        "{text}"
    );
    assert!(
        text.contains("this machine, never asked through a proxy"),
        "{text}"
    );
    let requests = service.requests();
    assert_eq!(requests.len(), 1);
    assert_eq!(
        (requests[0].method.as_str(), requests[0].path.as_str()),
        ("GET", "/.well-known/agent-card.json")
    );
    // Any answer is an answer, and still one request.
    let service = Scripted::start(|_| Reply::status(404, "nothing here"));
    let output = run_with(&service, &["doctor"], &[]);
    assert!(fine(&output).contains("HTTP 404"), "{output:?}");
    assert_eq!(service.requests().len(), 1);
    let service = Scripted::start(|_| {
        Reply::Whole(Response::new(307, String::new()).header("Location", "/elsewhere"))
    });
    let output = run_with(&service, &["doctor"], &[]);
    assert!(
        fine(&output).contains("! answer               answers: HTTP 307"),
        "{output:?}"
    );
    assert_eq!(service.requests().len(), 1, "it goes nowhere else");
}

#[test]
fn offline_it_asks_nobody() {
    let service = always("entity", "{}");
    for (args, env) in [
        (&["doctor", "--offline"][..], &[][..]),
        (&["doctor"], &[("QRSCOPE_OFFLINE", "1")]),
    ] {
        let output = run_with(&service, args, env);
        assert!(
            fine(&output).contains("not asked (--offline)"),
            "{output:?}"
        );
    }
    let output = qrscope(&["doctor", "--demo", "--lang", "en"]);
    assert!(
        fine(&output).contains("the built-in demo service"),
        "{output:?}"
    );
    assert_eq!(service.requests().len(), 0);
}

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
fn what_ends_other_commands_is_part_of_the_report() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("c.toml");
    let named = path.to_str().unwrap();
    let report = |config: &str, env: &[(&str, &str)]| {
        std::fs::write(&path, config).unwrap();
        let all = [&[("QRSCOPE_ENDPOINT", NOWHERE), ("LANG", "C.UTF-8")], env].concat();
        let output = qrscope_with(&["doctor", "--config", named], &all);
        fine(&output).to_owned()
    };
    let text = report("timeout = 0", &[]);
    assert!(
        text.contains(
            "line 1, column 11: timeout: has to be a whole number from 1 to 600  can't be used"
        ),
        "{text}"
    );
    let text = report("theem = 'dark'", &[]);
    assert!(
        text.contains("! file") && text.contains("did you mean theme?"),
        "{text}"
    );
    let text = report("tz = 'Mars'", &[]);
    assert!(
        text.contains("tz: Mars is no time zone") && text.contains("exit code 2"),
        "{text}"
    );
    // It is a setting's fault and no address's, which can be read.
    let service = format!("\nService\n  address              {NOWHERE}  (variable)\n\n");
    assert!(text.contains(&service), "{text}");
    let (before, config) = text.split_once("\nConfig file\n").unwrap();
    assert!(
        !before.contains("Mars") && config.contains("\n! unusable             /"),
        "{text}"
    );
    let output = qrscope(&[
        "doctor",
        "--demo",
        "--allow-host",
        "user:hunter22@h",
        "--lang",
        "en",
    ]);
    let text = fine(&output);
    assert!(
        text.contains("address              the built-in demo service"),
        "{text}"
    );
    let env = [
        ("QRSCOPE_ENDPOINT", "user:hunter22@127.0.0.1:8080"),
        ("LANG", "C.UTF-8"),
    ];
    let output = qrscope_with(&["doctor", "--offline"], &env);
    let text = fine(&output);
    assert!(
        text.contains("address              ***@127.0.0.1:8080  (variable)"),
        "{text}"
    );
    let text = report("log = '/none/such'", &[]);
    assert!(text.contains("log: /none/such can't be written"), "{text}");
    let text = report("", &[("QRSCOPE_TZ", "Mars")]);
    assert!(text.contains("QRSCOPE_TZ Mars is no time zone"), "{text}");
    // Nobody listens there.
    assert!(text.contains("exit code 2"), "{text}");
    let text = report("", &[]);
    assert!(
        text.contains("! answer") && text.contains("can't be reached"),
        "{text}"
    );
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

#[test]
fn it_speaks_both_languages_and_json() {
    let output = qrscope(&["doctor", "--demo"]);
    assert!(fine(&output).contains("\n剪贴板\n"), "{output:?}");
    let output = qrscope(&["doctor", "--demo", "--json"]);
    let json: serde_json::Value = serde_json::from_str(fine(&output)).unwrap();
    assert_eq!(json["schema_version"], 1);
    let findings = json["findings"].as_array().unwrap();
    for section in [
        "terminal",
        "time",
        "service",
        "proxy",
        "tls",
        "clipboard",
        "config",
        "log",
    ] {
        assert!(
            findings.iter().any(|f| f["section"] == section),
            "{section}"
        );
    }
}
