//! The manual page and the help: what stands in them beside the options.

use unicode_width::UnicodeWidthStr;

use crate::support::environment::NOWHERE;
use crate::support::run::{qrscope, qrscope_with};

#[test]
fn the_manual_page_has_the_environment_and_the_config_file() {
    let man = qrscope(&["generate", "man", "--lang", "en"]).stdout;
    let section = |name: &str| {
        let (_, rest) = man
            .split_once(&format!("\n.SH {name}\n"))
            .unwrap_or_else(|| panic!("{man}"));
        rest.split("\n.SH").next().unwrap_or_default()
    };
    let environment = section("ENVIRONMENT");
    assert!(environment.starts_with("Options of every command, but \\-\\-header, may"));
    for name in [
        "QRSCOPE_CLIPBOARD_COMMAND",
        "QRSCOPE_CODE_HOSTS",
        "NO_COLOR",
        "COLORFGBG",
        "https_proxy, http_proxy, all_proxy, no_proxy",
        "SSL_CERT_FILE, SSL_CERT_DIR",
    ] {
        let entry = format!("\n.TP\n\\fB{name}\\fR\n");
        assert!(environment.contains(&entry), "{name} in {environment}");
    }
    let files = section("FILES");
    let config = ".TP\n\\fB\\(ti/.config/qrscope/config.toml\\fR\nThe config file.";
    assert!(files.starts_with(config), "{files}");
    assert!(files.contains("qrscope\\econfig.toml"), "{files}");
}

#[test]
fn help_says_how_several_values_stand_in_one_variable() {
    let help = qrscope(&["--help", "--lang", "en"]).stdout;
    let words: Vec<&str> = help.split_whitespace().collect();
    let help = words.join(" ");
    for option in ["--allow-origin <ORIGIN>", "--allow-host <HOST>"] {
        let (_, rest) = help.split_once(option).unwrap_or_else(|| panic!("{help}"));
        let about = rest.split("[env: ").next().unwrap_or_default();
        let phrase = "may be repeated, and commas separate several, also in the variable";
        assert!(about.contains(phrase), "{option}: {about}");
    }
}

#[test]
fn options_of_every_command_stand_in_the_programs_help_alone() {
    for (lang, where_they_are) in [("en", "qrscope --help"), ("zh", "见 qrscope --help")] {
        let whole = qrscope(&["--help", "--lang", lang]).stdout;
        assert!(whole.contains("--page-size") && whole.contains("QRSCOPE_TZ"));
        for command in ["records", "show", "doctor", "generate"] {
            let own = qrscope(&[command, "--help", "--lang", lang]);
            assert_eq!((own.code, own.stderr.as_str()), (0, ""), "{own:?}");
            let text: Vec<&str> = own.stdout.split_whitespace().collect();
            assert!(text.join(" ").contains(where_they_are), "{own:?}");
            assert!(!own.stdout.contains("--page-size"), "{own:?}");
            assert!(own.stdout.lines().count() < 40, "{own:?}");
        }
        let doctor = qrscope(&["doctor", "--help", "--lang", lang]).stdout;
        assert!(doctor.contains("QRSCOPE_OFFLINE"), "{doctor}");
    }
}

#[test]
fn the_help_is_in_the_persons_language_and_no_line_too_wide() {
    let zh = qrscope(&["--help"]).stdout;
    for words in [
        "用法：qrscope [选项]",
        "命令:",
        "所有命令的选项:",
        "[默认：15]",
        "退出码:",
    ] {
        assert!(zh.contains(words), "{words} in {zh}");
    }
    assert!(zh.lines().all(|line| line.width() <= 100), "{zh}");
    let same = qrscope(&["help"]).stdout;
    assert_eq!(zh, same);
    let records = qrscope(&["help", "records"]).stdout;
    assert_eq!(records, qrscope(&["records", "--help"]).stdout);
    assert!(records.contains("一直翻到服务列出的末尾"), "{records}");
}

#[test]
fn one_mistyped_word_offers_the_command_that_is_meant() {
    for words in [
        &["recrods"][..],
        &["recrods", "qr71.cn/a/b"],
        &["--ascii", "recrods"],
    ] {
        for (lang, offered) in [
            ("en", "did you mean 'records'?"),
            ("zh", "是不是「records」？"),
        ] {
            let env = [("QRSCOPE_ENDPOINT", NOWHERE)];
            let output = qrscope_with(&[&["--lang", lang], words].concat(), &env);
            assert_eq!((output.code, output.stdout.as_str()), (2, ""), "{output:?}");
            assert!(output.stderr.contains("recrods") && output.stderr.contains(offered));
        }
    }
    // What is like nothing is taken for a text with a link, as before.
    let output = qrscope_with(&["zzzz", "--lang", "en"], &[("QRSCOPE_ENDPOINT", NOWHERE)]);
    assert!(output.stderr.contains("no code link"), "{output:?}");
}
