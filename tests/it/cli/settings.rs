//! Flags, variables, languages, and the demo.

use super::service::{LINK, always, completed, run, run_with};
use crate::support::environment::NOWHERE;
use crate::support::http::{Reply, Scripted};
use crate::support::run::{qrscope, qrscope_with};
use crate::support::served::DemoService;

const CARD: &str =
    r#"{"thing":null,"properties":[{"label":"since","value":"2026-06-23T02:26:36.000Z"}]}"#;

#[test]
fn a_flag_is_stronger_than_its_variable_and_an_empty_variable_is_none() {
    let service = always("entity", CARD);
    let env = [
        ("QRSCOPE_LANG", "zh"),
        ("QRSCOPE_TZ", "+08:00"),
        ("QRSCOPE_ASCII", "1"),
    ];
    let output = run_with(&service, &["show", LINK], &env);
    assert!(
        output.stdout.contains(". 名称未跟踪") && output.stdout.contains("10:26:36 UTC+8"),
        "{output:?}"
    );
    let output = run_with(
        &service,
        &["--lang", "en", "show", LINK, "--tz", "-03:30"],
        &env,
    );
    assert!(
        output.stdout.contains(". name not tracked")
            && output.stdout.contains("2026-06-22 22:56:36 UTC-3:30"),
        "{output:?}"
    );

    let empty = [
        "LANG",
        "TZ",
        "THEME",
        "COLOR",
        "ASCII",
        "CLIPBOARD",
        "CLIPBOARD_COMMAND",
        "CLIPBOARD_HOLD",
        "PRINT_LAST_COPY",
        "TIMEOUT",
        "PAGE_SIZE",
        "ALLOW_HOST",
        "FIXED_TIME",
        "DEMO",
    ]
    .map(|name| format!("QRSCOPE_{name}"));
    let empty: Vec<(&str, &str)> = empty.iter().map(|name| (name.as_str(), "")).collect();
    let output = run_with(&service, &["show", LINK], &empty);
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    assert!(output.stdout.contains("◦ name not tracked"), "{output:?}");

    let output = run_with(&service, &["show", LINK], &[("QRSCOPE_TIMEOUT", "many")]);
    assert_eq!(output.code, 2, "{output:?}");
}

#[test]
fn a_clipboard_command_that_is_none_is_said_before_anything_is_asked() {
    let service = always("entity", CARD);
    for (value, words) in [
        ("wl-copy", ["JSON 数组", "JSON array"]),
        ("[1]", ["JSON 数组", "JSON array"]),
        ("[]", ["没有指定程序", "names no program"]),
        (r#"["a\u0000"]"#, ["NUL", "NUL"]),
        ("", ["需要指定程序", "needs a program"]),
    ] {
        for (lang, words) in ["zh", "en"].into_iter().zip(words) {
            let env = [("QRSCOPE_CLIPBOARD_COMMAND", value), ("QRSCOPE_LANG", lang)];
            let output = run_with(&service, &["show", LINK, "--clipboard", "command"], &env);
            assert_eq!((output.code, output.stdout.as_str()), (2, ""), "{output:?}");
            assert!(
                output.stderr.contains(words)
                    && output.stderr.contains("QRSCOPE_CLIPBOARD_COMMAND"),
                "{output:?}"
            );
        }
    }
    assert_eq!(service.requests().len(), 0);
    // No flag and no service names a program.
    let output = run_with(
        &service,
        &["show", LINK, "--clipboard-command", "[\"id\"]"],
        &[],
    );
    assert_eq!(output.code, 2, "{output:?}");
}

#[test]
fn holding_is_true_or_false() {
    let service = always("entity", CARD);
    for (value, code) in [("true", 0), ("false", 0), ("perhaps", 2)] {
        let args = ["show", LINK, "--clipboard-hold", value];
        assert_eq!(run_with(&service, &args, &[]).code, code, "{value}");
        let env = [("QRSCOPE_CLIPBOARD_HOLD", value)];
        assert_eq!(
            run_with(&service, &["show", LINK], &env).code,
            code,
            "{value}"
        );
    }
}

#[test]
fn the_holder_is_no_command_for_people() {
    let help = qrscope(&["--help", "--lang", "en"]);
    assert!(help.stdout.contains("--clipboard-hold"), "{help:?}");
    assert!(!help.stdout.contains("hold-clipboard"), "{help:?}");
    // Where there is none, that is said.
    assert!(help.stdout.contains("SSH connection"), "{help:?}");
    for (lang, words) in [("en", "came along with SSH"), ("zh", "随 SSH 带来的")] {
        let config = qrscope(&["generate", "config", "--lang", lang]).stdout;
        assert!(config.contains(words), "{config}");
    }
    // Nothing on standard input, and no display.
    let output = qrscope(&["hold-clipboard"]);
    assert_eq!((output.code, output.stdout.as_str()), (2, ""), "{output:?}");
}

#[test]
fn the_locale_chooses_the_language_unless_told() {
    let service = always("entity", CARD);
    for (env, zh) in [
        (&[("LANG", "zh_CN.UTF-8")][..], true),
        (&[("LANG", "zh_CN.UTF-8"), ("LC_ALL", "en_US.UTF-8")], false),
        (&[("LANG", "en_US.UTF-8"), ("LC_ALL", "zh_TW.UTF-8")], true),
        (&[("LANG", "C.UTF-8")], false),
        (&[("LANG", "zh_CN.UTF-8"), ("QRSCOPE_LANG", "en")], false),
    ] {
        let output = run_with(&service, &["show", LINK], env);
        assert_eq!(output.stdout.contains("未跟踪"), zh, "{env:?} {output:?}");
        assert_eq!(output.stdout.contains("not tracked"), !zh, "{env:?}");
        let output = run_with(&service, &["show", "nothing"], env);
        assert_eq!(output.stderr.contains("没有"), zh, "{env:?} {output:?}");
    }
}

#[test]
fn this_machine_is_never_reached_through_a_proxy() {
    let service = always("entity", CARD);
    let proxy = Scripted::start(|_| Reply::status(502, "a proxy"));
    let at = proxy.base();
    let env: Vec<(&str, &str)> = [
        "http_proxy",
        "HTTP_PROXY",
        "https_proxy",
        "HTTPS_PROXY",
        "all_proxy",
        "ALL_PROXY",
    ]
    .map(|name| (name, at.as_str()))
    .into();
    assert_eq!(run_with(&service, &["show", LINK], &env).code, 0);
    let localhost = service.url("/rpc").replace("127.0.0.1", "localhost");
    assert_eq!(
        run_with(&service, &["show", LINK, "--endpoint", &localhost], &env).code,
        0
    );
    let output = qrscope_with(&["--demo", "show", "qr71.cn/okDISU/qssTnoy"], &env);
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(proxy.requests().len(), 0);
}

#[test]
fn the_demo_answers_every_command_and_ignores_the_variable() {
    let env = [("QRSCOPE_ENDPOINT", NOWHERE), ("LANG", "C.UTF-8")];
    for command in ["show", "records", "actions"] {
        let output = qrscope_with(&["--demo", command, "qr71.cn/okDISU/qssTnoy"], &env);
        assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
        assert!(output.stdout.contains("巡检记录表"), "{output:?}");
    }
    let output = qrscope_with(
        &["show", "qr71.cn/okDISU/qssTnoy"],
        &[("QRSCOPE_DEMO", "1")]
            .into_iter()
            .chain(env)
            .collect::<Vec<_>>(),
    );
    assert_eq!(output.code, 0, "{output:?}");
    // A flag is stronger than a variable.
    let output = qrscope_with(
        &["show", "qr71.cn/okDISU/qssTnoy", "--endpoint", NOWHERE],
        &[("QRSCOPE_DEMO", "1"), ("LANG", "C.UTF-8")],
    );
    assert_eq!(output.code, 3, "{output:?}");
    let output = qrscope(&["--demo", "show", "qr71.cn/oDemo1/qNobody"]);
    assert_eq!(output.code, 6, "{output:?}");
}

#[test]
fn without_a_link_the_demo_lists_its_codes_in_both_languages() {
    for (lang, name) in [("zh", "二维码"), ("en", "lathe")] {
        let output = qrscope(&["--demo", "--lang", lang]);
        assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
        assert!(
            output
                .stdout
                .starts_with("https://qr71.cn/okDISU/qssTnoy  "),
            "{output:?}"
        );
        assert!(
            output.stdout.lines().count() > 5 && lang == "zh" || output.stdout.contains(name),
            "{output:?}"
        );
    }
}

#[test]
fn a_fixed_time_makes_the_demo_the_same_every_time() {
    let args = &[
        "--demo",
        "records",
        "qr71.cn/oDemo1/qPower3",
        "--ndjson",
        "--limit",
        "60",
        "--fixed-time",
        "2026-01-02T03:04:05+08:00",
    ];
    let first = qrscope(args);
    assert_eq!(
        (first.code, first.stdout.lines().count()),
        (0, 60),
        "{first:?}"
    );
    assert_eq!(first, qrscope(args));
    let newest = "2026-01-01T19:04:05Z".parse::<jiff::Timestamp>().unwrap();
    for line in first.stdout.lines() {
        let record: serde_json::Value = serde_json::from_str(line).unwrap();
        let at: jiff::Timestamp = record["at"].as_str().unwrap().parse().unwrap();
        assert!(at <= newest, "{line}");
    }
}

#[test]
fn an_answer_under_another_name_is_shown_with_a_note() {
    let service = Scripted::start(|request| completed(request, "thing", CARD));
    let output = run(&service, &["show", LINK]);
    assert_eq!(output.code, 0, "{output:?}");
    assert!(output.stderr.contains("'thing'"), "{output:?}");
}

#[test]
fn serve_is_a_service_for_others_until_a_signal() {
    let demo = DemoService::start();
    let output = qrscope_with(
        &["show", "qr71.cn/okDISU/qssTnoy"],
        &[("QRSCOPE_ENDPOINT", &demo.endpoint())],
    );
    assert_eq!(output.code, 0, "{output:?}");
    let port = demo.base().rsplit(':').next().unwrap();
    let output = qrscope(&["serve", "--port", port]);
    assert_eq!((output.code, output.stdout.as_str()), (1, ""), "{output:?}");
    assert!(
        output.stderr.starts_with("qrscope: 演示服务没有启动"),
        "{output:?}"
    );
}

#[cfg(unix)]
#[test]
fn serve_ends_on_a_signal_with_its_code() {
    use crate::support::environment::variables;
    use crate::support::run::exit_code;
    use crate::support::wait::{poll_for, timeout};
    use rustix::process::{Pid, Signal, kill_process};
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};

    // As a shell's background job too, whose interrupt is ignored until the program takes it: by when it says its address.
    let jobs = [("exec", 1), (r#"trap "" INT; exec"#, 5)];
    let rounds = jobs.into_iter().flat_map(|(how, times)| {
        let signals = [Signal::INT, Signal::TERM, Signal::HUP, Signal::QUIT];
        let ends: Vec<_> = signals.into_iter().zip([130, 143, 129, 131]).collect();
        ends.repeat(times).into_iter().map(move |end| (how, end))
    });
    for (how, (signal, code)) in rounds {
        let home = tempfile::tempdir().unwrap();
        let script = format!(r#"{how} "$0" serve"#);
        let mut child = Command::new("/bin/sh")
            .args(["-c", &script, env!("CARGO_BIN_EXE_qrscope")])
            .env_clear()
            .envs(variables(home.path(), &[]))
            .current_dir(home.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        stdout.read_line(&mut line).unwrap();
        assert!(line.starts_with("http://127.0.0.1:"), "{line}");
        // At once: starting a program for it would give this one time.
        kill_process(Pid::from_child(&child), signal).unwrap();
        let Some(status) = poll_for(timeout(), || child.try_wait().unwrap()) else {
            child.kill().unwrap();
            panic!("still there after {signal:?}");
        };
        assert_eq!(exit_code(status), code, "{signal:?}");
    }
}
