//! `doctor`, as support staff get it: nothing secret, nothing asked that wasn't asked for.

use super::service::{always, run_with};
use crate::support::environment::NOWHERE;
use crate::support::http::{Reply, Response, Scripted};
use crate::support::run::{Output, qrscope, qrscope_with};

pub fn with_card() -> Scripted {
    Scripted::start(|_| {
        Reply::json(&serde_json::json!({
            "name": "A \u{1b}[2Jcard", "url": "http://127.0.0.1:9/x", "protocolVersion": "0.3.0",
            "capabilities": {}, "skills": [], "defaultInputModes": [], "defaultOutputModes": []
        }))
    })
}

pub fn fine(output: &Output) -> &str {
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
fn how_the_service_is_asked_is_in_the_report() {
    let service = with_card();
    let text = run_with(&service, &["doctor"], &[]);
    let by_default = "dialect auto (default), binding auto (default)";
    assert!(fine(&text).contains(by_default), "{text:?}");
    let args = ["doctor", "--offline", "--dialect", "1.0"];
    let origins = ["--allow-origin", "https://b.example"];
    let output = run_with(
        &service,
        &[&args[..], &origins].concat(),
        &[("QRSCOPE_BINDING", "rest")],
    );
    let text = fine(&output);
    for words in [
        "dialect 1.0 (command line), binding rest (variable)",
        "  https://b.example\n",
    ] {
        assert!(text.contains(words), "{words} in {text}");
    }
}

#[test]
fn a_service_that_is_too_slow_comes_with_the_line_that_gives_it_time() {
    let service = Scripted::start(|_| Reply::Hang);
    let output = run_with(&service, &["doctor", "--timeout", "1"], &[]);
    let text = fine(&output);
    let (_, answer) = text.split_once("\n! answer ").unwrap();
    let mut lines = answer.lines().skip(1);
    let line = lines.next().unwrap_or_default().trim();
    assert_eq!(line, "would help: timeout = 60", "{text}");
}

/// The name of a person's home folder is mostly their own, and a ticket is read by strangers.
#[test]
fn the_home_folder_is_nowhere_in_the_report() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().to_str().unwrap();
    let config = home.path().join(".config/qrscope/config.toml");
    std::fs::create_dir_all(config.parent().unwrap()).unwrap();
    let own = format!("clipboard = 'command'\nclipboard_command = ['{folder}/copy']\n");
    std::fs::write(&config, format!("log = '{folder}/log'\n{own}")).unwrap();
    let env = [("HOME", folder), ("SSL_CERT_DIR", &format!("{folder}/ca"))];
    for form in [&[][..], &["--json"]] {
        let args = [&["doctor", "--demo", "--lang", "en"], form].concat();
        let output = qrscope_with(&args, &env);
        let text = fine(&output);
        assert!(!text.contains(folder), "{text}");
        for path in ["~/.config/qrscope/config.toml  ", "~/log", "~/copy", "~/ca"] {
            assert!(text.contains(path), "{path} in {text}");
        }
    }
}

#[test]
fn it_speaks_both_languages_and_json() {
    let output = qrscope(&["doctor", "--demo"]);
    let text = fine(&output);
    for words in [
        "\n剪贴板\n",
        "，看不出有剪贴板\n",
        "  dialect auto (默认)，binding auto (默认)\n",
    ] {
        assert!(text.contains(words), "{words} in {text}");
    }
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
