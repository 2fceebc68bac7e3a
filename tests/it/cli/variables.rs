//! Options in the environment that can't be used: named as what they are, a variable.

use super::service::{LINK, always, run_with};
use crate::support::environment::NOWHERE;
use crate::support::run::{qrscope, qrscope_with};

const CARD: &str = r#"{"thing":null}"#;

#[test]
fn a_wrong_variable_is_named_as_one_in_both_languages() {
    let service = always("entity", CARD);
    for (name, value, words) in [
        (
            "LANG",
            "fr",
            ["has to be one of \"auto\"", "只能是 \"auto\""],
        ),
        (
            "CLIPBOARD",
            "fax",
            ["has to be one of \"auto\"", "只能是 \"auto\""],
        ),
        (
            "TIMEOUT",
            "abc",
            ["a whole number from 1 to 600", "只能是 1 到 600 的整数"],
        ),
        (
            "TIMEOUT",
            "601",
            ["a whole number from 1 to 600", "只能是 1 到 600 的整数"],
        ),
        ("PAGE_SIZE", "0", ["a whole number from 1", "从 1 起的整数"]),
        ("DEMO", "maybe", ["true or false", "true 或 false"]),
        (
            "FIXED_TIME",
            "noon",
            ["a moment such as 2026-", "时刻，如 2026-"],
        ),
    ] {
        let variable = format!("QRSCOPE_{name}");
        for (locale, words) in ["C.UTF-8", "zh_CN.UTF-8"].into_iter().zip(words) {
            let env = [("LANG", locale), (variable.as_str(), value)];
            for args in [&["show", LINK][..], &["show", LINK, "--json"]] {
                let output = run_with(&service, args, &env);
                assert_eq!((output.code, output.stdout.as_str()), (2, ""), "{output:?}");
                let said = output.stderr.replace("\\\"", "\"");
                assert!(said.contains(&format!("{variable} {value}")), "{output:?}");
                assert!(said.contains(words), "{words} in {output:?}");
                let flag = format!("--{}", name.to_lowercase().replace('_', "-"));
                assert!(!said.contains(&flag), "nobody typed {flag}: {output:?}");
            }
        }
    }
    assert_eq!(service.requests().len(), 0);
}

#[test]
fn a_variable_that_does_not_count_is_in_nobodys_way() {
    let service = always("entity", CARD);
    let env = [("QRSCOPE_TIMEOUT", "abc")];
    let output = run_with(&service, &["show", LINK, "--timeout", "9"], &env);
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    for args in [&["--help"][..], &["--version"], &["show", "--help"]] {
        let output = qrscope_with(args, &env);
        assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    }
    // What was typed wrong as well comes first, in its own words.
    let output = run_with(&service, &["show", LINK, "--lang", "fr"], &env);
    assert!(output.stderr.contains("--lang"), "{output:?}");
    assert!(!output.stderr.contains("TIMEOUT"), "{output:?}");
    let env = [("QRSCOPE_THEME", "nope")];
    let output = run_with(&service, &["show", LINK, "--lang", "fr"], &env);
    assert!(output.stderr.contains("--lang"), "{output:?}");
    assert!(!output.stderr.contains("nope"), "{output:?}");
}

#[test]
fn a_switch_takes_the_usual_words_and_no_others() {
    let code = |name: &str, value: &str| {
        let env = [("QRSCOPE_ENDPOINT", NOWHERE), (name, value)];
        qrscope_with(&["show", "qr71.cn/okDISU/qssTnoy"], &env).code
    };
    // The demo answers; without it nobody does.
    for yes in ["1", "true", "yes", "on", "TRUE"] {
        assert_eq!(code("QRSCOPE_DEMO", yes), 0, "{yes}");
    }
    for no in ["0", "false", "no", "off", ""] {
        assert_eq!(code("QRSCOPE_DEMO", no), 3, "{no}");
    }
    for name in ["DEMO", "ASCII", "PRINT_LAST_COPY", "CLIPBOARD_HOLD"] {
        let name = format!("QRSCOPE_{name}");
        for neither in ["maybe", "2", " 1"] {
            assert_eq!(code(&name, neither), 2, "{name}={neither}");
        }
        assert_eq!(code(&name, "off"), 3, "{name}");
    }
}

#[test]
fn the_command_that_looks_for_faults_goes_on_without_it_and_says_so() {
    for (lang, label) in [("C.UTF-8", "! variable"), ("zh_CN.UTF-8", "! 环境变量")] {
        let env = [
            ("LANG", lang),
            ("QRSCOPE_ENDPOINT", NOWHERE),
            ("QRSCOPE_LANG", "fr"),
            ("QRSCOPE_TIMEOUT", "a\u{1b}[2Jb"),
            ("QRSCOPE_PAGE_SIZE", "7"),
        ];
        let output = qrscope_with(&["doctor", "--offline"], &env);
        assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
        let marked = |words: &str| {
            let line = |line: &&str| line.starts_with(label) && line.contains(words);
            assert_eq!(output.stdout.lines().filter(line).count(), 1, "{output:?}");
        };
        marked("QRSCOPE_LANG fr");
        marked("QRSCOPE_TIMEOUT a^[[2Jb");
        // What can be used counts, and what can't counts as not set.
        assert!(output.stdout.contains("page_size = 7"), "{output:?}");
        assert!(!output.stdout.contains("lang = "), "{output:?}");
    }
    let env = [
        ("QRSCOPE_ENDPOINT", NOWHERE),
        ("QRSCOPE_OFFLINE", "perhaps"),
    ];
    let output = qrscope_with(&["doctor", "--demo", "--lang", "en"], &env);
    assert_eq!(output.code, 0, "{output:?}");
    assert!(
        output.stdout.contains("QRSCOPE_OFFLINE perhaps"),
        "{output:?}"
    );
    let env = [("QRSCOPE_OFFLINE", "")];
    let output = qrscope_with(&["doctor", "--demo", "--lang", "en"], &env);
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
}

#[cfg(unix)]
#[test]
fn what_is_no_text_is_said_without_repeating_it() {
    use std::os::unix::ffi::OsStrExt;
    let home = tempfile::tempdir().unwrap();
    let output = crate::support::run::run_to_end(
        std::process::Command::new(env!("CARGO_BIN_EXE_qrscope"))
            .args(["show", LINK, "--lang", "en"])
            .env_clear()
            .envs(crate::support::environment::variables(home.path(), &[]))
            .env(
                "QRSCOPE_PROXY",
                std::ffi::OsStr::from_bytes(b"http://me:hunter22\xff@127.0.0.1:9"),
            )
            .current_dir(home.path()),
    );
    assert_eq!(output.code, 2, "{output:?}");
    assert!(
        output
            .stderr
            .starts_with("qrscope: QRSCOPE_PROXY: isn't UTF-8"),
        "{output:?}"
    );
    assert!(!output.stderr.contains("hunter22"), "{output:?}");
}

#[test]
fn what_was_typed_wrong_is_still_blamed_on_the_flag() {
    let output = qrscope(&["qr", LINK, "--lang", "fr"]);
    assert_eq!(output.code, 2, "{output:?}");
    assert!(output.stderr.contains("「--lang <LANG>」"), "{output:?}");
}
