//! The config file: under flags and variables, over defaults; and what is said when it can't be used.

use std::path::Path;
use std::process::Command;

use super::service::{LINK, always, asked};
use crate::support::environment::{NOWHERE, variables};
use crate::support::http::Scripted;
use crate::support::run::{Output, qrscope, run_to_end};

const CARD: &str =
    r#"{"thing":null,"properties":[{"label":"since","value":"2026-06-23T02:26:36.000Z"}]}"#;

/// A home folder with a config file in the usual place.
struct Home(tempfile::TempDir);

impl Home {
    fn with(config: impl AsRef<[u8]>) -> Self {
        let home = Self(tempfile::tempdir().unwrap());
        std::fs::create_dir_all(home.usual().parent().unwrap()).unwrap();
        std::fs::write(home.usual(), config).unwrap();
        home
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn usual(&self) -> std::path::PathBuf {
        self.path().join(".config/qrscope/config.toml")
    }

    /// Runs the program, which asks nowhere unless a test says so: a file may name an endpoint, so the variable is left out if `env`
    /// empties it.
    fn run(&self, args: &[&str], env: &[(&str, &str)]) -> Output {
        let mut all = vec![("LANG", "C.UTF-8")];
        all.extend(env);
        let names_public = |text: &str| text.contains("://") && !text.contains("127.0.0.1");
        assert!(
            !args.iter().any(|arg| names_public(arg)) || args.contains(&LINK),
            "{args:?}"
        );
        run_to_end(
            Command::new(env!("CARGO_BIN_EXE_qrscope"))
                .args(args)
                .env_clear()
                .envs(variables(self.path(), &all))
                .current_dir(self.path()),
        )
    }
}

/// The file's endpoint is the one in force if no variable names another.
const FILE_DECIDES: (&str, &str) = ("QRSCOPE_ENDPOINT", "");

#[test]
fn a_flag_wins_over_a_variable_over_the_file_over_the_default() {
    let [by_file, by_variable, by_flag] = [(); 3].map(|()| always("entity", CARD));
    let home = Home::with(format!("endpoint = '{}'\n", by_file.url("/rpc")));
    let variable = by_variable.url("/rpc");
    let flag = by_flag.url("/rpc");
    let counts =
        || [&by_file, &by_variable, &by_flag].map(|service: &Scripted| service.requests().len());
    assert_eq!(home.run(&["show", LINK], &[FILE_DECIDES]).code, 0);
    assert_eq!(counts(), [1, 0, 0]);
    let env = [("QRSCOPE_ENDPOINT", variable.as_str())];
    assert_eq!(home.run(&["show", LINK], &env).code, 0);
    assert_eq!(counts(), [1, 1, 0]);
    for args in [
        &["show", LINK, "--endpoint", &flag][..],
        &["--endpoint", &flag, "show", LINK],
    ] {
        assert_eq!(home.run(args, &env).code, 0);
    }
    assert_eq!(counts(), [1, 1, 2]);
}

/// A line of the file, a variable, a flag, and what the text shows with the file alone, the variable too, the flag too.
type Level<'a> = (&'a str, (&'a str, &'a str), &'a [&'a str], [&'a str; 4]);

#[test]
fn every_kind_of_key_takes_its_place_between_default_and_variable() {
    let service = always("entity", CARD);
    let endpoint = service.url("/rpc");
    let levels: &[Level] = &[
        (
            "tz = '+08:00'",
            ("QRSCOPE_TZ", "+09:00"),
            &["--tz", "-01:00"],
            ["UTC", "UTC+8", "UTC+9", "UTC-1"],
        ),
        (
            "lang = 'zh'",
            ("QRSCOPE_LANG", "en"),
            &["--lang", "zh"],
            ["not tracked", "未跟踪", "not tracked", "未跟踪"],
        ),
        (
            "ascii = true",
            ("QRSCOPE_ASCII", "0"),
            &["--ascii"],
            ["◦ name", ". name", "◦ name", ". name"],
        ),
    ];
    for (line, variable, flag, shown) in levels {
        let home = Home::with(line);
        let none = Home::with("");
        let base = ("QRSCOPE_ENDPOINT", endpoint.as_str());
        let show = |home: &Home, args: &[&str], env: &[(&str, &str)]| {
            let output = home.run(&[&["show", LINK], args].concat(), env);
            assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
            output.stdout
        };
        let texts = [
            show(&none, &[], &[base]),
            show(&home, &[], &[base]),
            show(&home, &[], &[base, *variable]),
            show(&home, flag, &[base, *variable]),
        ];
        for (text, shown) in texts.iter().zip(shown) {
            assert!(text.contains(shown), "{line}: {shown} in {text}");
        }
        assert!(
            !texts[1].contains(shown[0]) || shown[1].contains(shown[0]),
            "{line}"
        );
    }
}

#[test]
fn lists_and_numbers_of_the_file_count() {
    let service = always("records", r#"{"records":[],"hasMore":false,"total":0}"#);
    let endpoint = service.url("/rpc");
    let base = ("QRSCOPE_ENDPOINT", endpoint.as_str());
    let home = Home::with(
        "page_size = 7\nallow_host = ['codes.example', 'more.example']\ncode_hosts = ['ours.example']\n",
    );
    let code =
        |link: &str, args: &[&str]| home.run(&[&["records", link], args].concat(), &[base]).code;
    for (link, args, expected) in [
        ("codes.example/a/b", &[][..], 0),
        ("more.example/a/b", &[], 0),
        ("ours.example/a/b", &[], 0),
        ("other.example/a/b", &[], 2),
        ("other.example/a/b", &["--allow-host", "other.example"], 0),
        // The flag takes the place of the file's list, and not of the hosts that are always code hosts.
        ("codes.example/a/b", &["--allow-host", "other.example"], 2),
        ("ours.example/a/b", &["--allow-host", "other.example"], 0),
    ] {
        assert_eq!(code(link, args), expected, "{link} {args:?}");
    }
    assert!(
        service
            .requests()
            .iter()
            .all(|request| asked(request)["size"] == 7)
    );
}

#[test]
fn the_demo_and_an_endpoint_decide_by_where_they_were_said() {
    let service = always("entity", CARD);
    let endpoint = service.url("/rpc");
    let own = ("QRSCOPE_ENDPOINT", endpoint.as_str());
    let demo_link = "qr71.cn/okDISU/qssTnoy";
    let is_demo = |config: &str, args: &[&str], env: &[(&str, &str)]| {
        let output = Home::with(config).run(&[&["show", demo_link], args].concat(), env);
        assert_eq!(output.code, 0, "{output:?}");
        output.stdout.contains("A08")
    };
    let both = format!("demo = true\nendpoint = '{endpoint}'\n");
    let file_endpoint = format!("endpoint = '{endpoint}'\n");
    assert!(is_demo("demo = true", &[], &[FILE_DECIDES]));
    assert!(is_demo(&both, &[], &[FILE_DECIDES]));
    assert!(is_demo(&file_endpoint, &["--demo"], &[FILE_DECIDES]));
    assert!(is_demo(
        &file_endpoint,
        &[],
        &[FILE_DECIDES, ("QRSCOPE_DEMO", "1")]
    ));
    assert!(!is_demo("demo = true", &[], &[own]));
    assert!(!is_demo(
        "demo = true",
        &["--endpoint", &endpoint],
        &[FILE_DECIDES]
    ));
    assert!(!is_demo("demo = true", &[], &[own, ("QRSCOPE_DEMO", "0")]));
}

#[test]
fn a_named_file_is_read_in_place_of_the_usual_one() {
    let home = Home::with("lang = 'zh'\n");
    std::fs::write(home.path().join("other.toml"), "ascii = true\n").unwrap();
    let list = |args: &[&str], env: &[(&str, &str)]| {
        let output = home.run(&[&["--demo"], args].concat(), env);
        assert_eq!(output.code, 0, "{output:?}");
        output.stdout
    };
    let (zh, en) = ("数控车床", "lathe");
    assert!(list(&[], &[]).contains(zh));
    assert!(list(&["--config", "other.toml"], &[]).contains(en));
    let variable = ("QRSCOPE_CONFIG", "other.toml");
    assert!(list(&[], &[variable]).contains(en));
    assert!(list(&[], &[("QRSCOPE_CONFIG", "")]).contains(zh));
    let usual = home.usual();
    assert!(list(&["--config", usual.to_str().unwrap()], &[variable]).contains(zh));
    // The usual place moves with this variable, if it is a whole path.
    let elsewhere = home.path().join("elsewhere");
    std::fs::create_dir_all(elsewhere.join("qrscope")).unwrap();
    std::fs::write(elsewhere.join("qrscope/config.toml"), "lang = 'en'\n").unwrap();
    assert!(
        list(
            &[],
            &[
                ("LANG", "zh_CN.UTF-8"),
                ("XDG_CONFIG_HOME", elsewhere.to_str().unwrap())
            ]
        )
        .contains(en)
    );
    assert!(list(&[], &[("XDG_CONFIG_HOME", "elsewhere")]).contains(zh));
}

#[test]
fn a_fault_names_file_line_column_key_and_what_is_allowed() {
    let home = Home::with("# mine\n  timeout = \"7\"\n");
    let path = home.usual();
    let path = path.to_str().unwrap();
    let output = home.run(&["show", LINK], &[]);
    assert_eq!((output.code, output.stdout.as_str()), (2, ""));
    assert_eq!(
        output.stderr,
        format!(
            "qrscope: {path}, line 2, column 13: timeout: has to be a whole number from 1 to 600\n\
             `qrscope generate config` prints a file with every key and what it may be\n"
        )
    );
    // In the person's language, by flag, by locale, by the file itself; and as JSON.
    let zh = "第 2 行第 13 列：timeout：只能是 1 到 600 的整数";
    assert!(
        home.run(&["show", LINK, "--lang", "zh"], &[])
            .stderr
            .contains(zh)
    );
    assert!(
        home.run(&["show", LINK], &[("LANG", "zh_CN.UTF-8")])
            .stderr
            .contains(zh)
    );
    let output = home.run(&["show", LINK, "--json"], &[]);
    let error: serde_json::Value = serde_json::from_str(&output.stderr).unwrap();
    assert_eq!(error["error"]["kind"], "usage");
    let own = Home::with("lang = 'zh'\ntz = 'Mars/Olympus'\n");
    let output = own.run(&["show", LINK], &[]);
    assert_eq!(output.code, 2);
    assert!(
        output
            .stderr
            .contains("第 2 行第 6 列：tz：Mars/Olympus 不是时区"),
        "{output:?}"
    );
}

#[test]
fn what_the_settings_themselves_refuse_has_its_place_too() {
    for (config, words) in [
        (
            "endpoint = 'not a url'",
            "line 1, column 12: endpoint: is not a URL",
        ),
        ("tz = 'Mars'", "line 1, column 6: tz: Mars is no time zone"),
        (
            "allow_host = ['fine.example',\n  'https://a/b']",
            "line 2, column 3: allow_host: https://a/b: not a host name",
        ),
        (
            "code_hosts = ['1.2.3.4']",
            "line 1, column 15: code_hosts: 1.2.3.4: IP addresses",
        ),
        (
            "allow_origin = ['x']",
            "line 1, column 17: allow_origin: x is no origin",
        ),
        (
            "header = ['Authorization hunter22']",
            "line 1, column 11: header: ",
        ),
        ("proxy = 'ftp://me:hunter22@x'", "line 1, column 9: proxy: "),
        (
            "ca_cert = '/none/such'",
            "line 1, column 11: ca_cert: /none/such: ",
        ),
        ("fixed_time = 'noon'", "line 1, column 14: fixed_time: "),
        (
            "clipboard = 'command'",
            "line 1, column 13: clipboard: \"command\" needs a program: set clipboard_command",
        ),
        (
            "clipboard_command = ['']",
            "line 1, column 22: clipboard_command: names no program",
        ),
        (
            "clipboard_command = ['a',\n \"b\\u0000\"]",
            "line 2, column 2: clipboard_command: holds a NUL",
        ),
        (
            "clipboard_command = 'wl-copy'",
            "line 1, column 21: clipboard_command: has to be",
        ),
        (
            "log = '/none/such'",
            "line 1, column 7: log: /none/such can't be written",
        ),
    ] {
        let home = Home::with(config);
        let output = home.run(&["show", LINK], &[FILE_DECIDES, ("QRSCOPE_DEMO", "")]);
        assert_eq!(
            (output.code, output.stdout.as_str()),
            (2, ""),
            "{config}: {output:?}"
        );
        assert!(output.stderr.contains(words), "{config}: {output:?}");
        assert!(
            !output.stderr.contains("hunter22") && !output.stderr.contains("--tz"),
            "{output:?}"
        );
    }
    // A variable is named as one.
    let output = Home::with("").run(&["show", LINK], &[("QRSCOPE_TZ", "Mars")]);
    assert!(
        output.stderr.contains("QRSCOPE_TZ Mars is no time zone"),
        "{output:?}"
    );
}

#[test]
fn what_lies_in_place_of_a_file_is_said() {
    let home = Home::with(b"tz = '\xff'\n");
    let output = home.run(&["--demo"], &[]);
    assert_eq!(output.code, 2);
    assert!(
        output.stderr.contains("line 1, column 7: isn't UTF-8 here"),
        "{output:?}"
    );
    let output = home.run(&["--demo", "--config", "."], &[]);
    assert_eq!(output.code, 2);
    assert!(
        output.stderr.starts_with("qrscope: .: is a folder"),
        "{output:?}"
    );
    let output = home.run(&["--demo", "--config", "none.toml"], &[]);
    assert_eq!(output.code, 2);
    assert!(
        output
            .stderr
            .starts_with("qrscope: none.toml: there is no such file"),
        "{output:?}"
    );
    let hostile = home.run(&["--demo", "--config", "a\u{1b}[2Jb"], &[]);
    assert!(
        !hostile.stderr.contains('\u{1b}') && hostile.stderr.contains("a^[[2Jb"),
        "{hostile:?}"
    );
    #[cfg(target_os = "linux")]
    {
        // Opens, and can't be read at its beginning, even by root.
        let output = home.run(&["--demo", "--config", "/proc/self/mem"], &[]);
        assert_eq!(output.code, 2);
        assert!(
            output
                .stderr
                .starts_with("qrscope: /proc/self/mem: can't be read: "),
            "{output:?}"
        );
        let output = home.run(&["--demo", "--config", "/dev/zero"], &[]);
        assert!(
            output
                .stderr
                .starts_with("qrscope: /dev/zero: has more than 1024 KiB"),
            "{output:?}"
        );
    }
    for fine in [&b"\xef\xbb\xbflang = 'en'\r\n"[..], b""] {
        let output = Home::with(fine).run(&["--demo"], &[]);
        assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    }
    // Nothing at the usual place is no fault.
    let empty = tempfile::tempdir().unwrap();
    let path = empty.path().to_str().unwrap();
    let output = Home::with("x").run(&["--demo"], &[("HOME", path)]);
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    // Without a home folder nothing is looked for, not even in the working directory.
    let home = Home::with("x");
    std::fs::create_dir_all(home.path().join("qrscope")).unwrap();
    std::fs::write(home.path().join("qrscope/config.toml"), "x").unwrap();
    let output = home.run(&["--demo"], &[("HOME", "")]);
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
}

#[test]
fn a_key_without_effect_is_said_once_and_changes_nothing() {
    let home = Home::with("tiemout = 3\nlang = 'en'\n");
    let output = home.run(&["--demo"], &[]);
    assert_eq!(output.code, 0);
    assert!(output.stdout.contains("lathe"));
    assert_eq!(output.stderr.lines().count(), 1, "{output:?}");
    assert!(
        output.stderr.ends_with("line 1, column 1: tiemout: there is no such key, so it has no effect; did you mean timeout?\n"),
        "{output:?}"
    );
}

#[test]
fn whoever_reads_json_reads_no_warnings() {
    let home = Home::with("tiemout = 3\n");
    let output = home.run(&["show", "qr71.cn/okDISU/qssTnoy", "--demo", "--json"], &[]);
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    let output = home.run(&["show", "nothing", "--demo", "--json"], &[]);
    let error: serde_json::Value = serde_json::from_str(&output.stderr).unwrap();
    assert_eq!(error["error"]["kind"], "usage");
}

#[test]
fn a_wrong_file_leaves_help_and_what_prints_a_right_one() {
    let home = Home::with("timeout = [");
    for args in [
        &["--help"][..],
        &["records", "--help"],
        &["--version"],
        &["generate", "config"],
        &["generate", "keymap"],
        &["generate", "man"],
        &["generate", "completions", "bash"],
    ] {
        let output = home.run(args, &[]);
        assert_eq!(
            (output.code, output.stderr.as_str()),
            (0, ""),
            "{args:?} {output:?}"
        );
    }
    // What is printed doesn't depend on the file either.
    let home = Home::with("timeout = 99\n");
    assert!(home.run(&["--help"], &[]).stdout.contains("[default: 15]"));
}

#[test]
fn what_is_printed_is_whole() {
    let man = qrscope(&["generate", "man"]).stdout;
    for part in [
        ".TH qrscope 1",
        "qrscope records",
        "qrscope generate completions",
        "\\-\\-page\\-size",
        "SIGTERM",
    ] {
        assert!(man.contains(part), "{part}");
    }
    let lines = |head: &str| {
        let part = man.split_once(head).unwrap_or_else(|| panic!("{head}")).1;
        let lines = part
            .lines()
            .skip(1)
            .take_while(|line| !line.starts_with(".S"));
        lines.collect::<Vec<_>>()
    };
    // Every exit code is an entry of its own.
    let codes = lines(".SH \"EXIT STATUS\"");
    let after_mark = |(mark, line): (&&str, &&str)| (*mark == ".TP").then(|| (*line).to_owned());
    let entries: Vec<_> = codes
        .iter()
        .zip(codes.iter().skip(1))
        .filter_map(after_mark)
        .collect();
    let expected = ["0", "1", "2", "3", "4", "5", "6", "129, 130, 131, 143"];
    assert_eq!(
        entries,
        expected.map(|codes| format!("\\fB{codes}\\fR")),
        "{man}"
    );
    assert!(
        !man.contains("EXTRA")
            && !man.contains("hold\\-clipboard")
            && !man.contains("hold-clipboard"),
        "{man}"
    );
    let synopsis = lines(".SH SYNOPSIS").join(" ");
    assert!(
        synopsis.contains("[\\-\\-timeout SECONDS]") && synopsis.contains("[LINK] [COMMAND]"),
        "{synopsis}"
    );
    assert!(man.contains(".SH NOTES"), "{man}");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = qrscope(&["generate", "completions", shell]).stdout;
        assert!(
            script.contains("page-size") && script.contains("records"),
            "{shell}"
        );
        let internal = ["hold-clipboard", "hold__clipboard"];
        assert!(
            !internal.iter().any(|name| script.contains(name)),
            "{shell}"
        );
    }
    let zh = qrscope(&["generate", "config", "--lang", "zh"]).stdout;
    assert!(
        zh.contains("等第一个字节的秒数") && zh.contains("\n#timeout = 15\n"),
        "{zh}"
    );
    let config = qrscope(&["generate", "config"]).stdout;
    let keymap = qrscope(&["generate", "keymap"]).stdout;
    assert!(config.ends_with(&keymap));
    let home = Home::with(&config);
    let output = home.run(&["--demo", "--endpoint", NOWHERE], &[]);
    assert_eq!(output.code, 2, "still the usage fault of both: {output:?}");
    assert_eq!(home.run(&["--demo"], &[]).stderr, "");
}
