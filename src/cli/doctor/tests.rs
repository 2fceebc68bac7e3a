#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use std::path::{Path, PathBuf};

use super::finding::{Finding, Section, json, text};
use super::machine::{Machine, Roots, Said as Told};
use super::trial::Trial;
use super::*;
use crate::cli::settings::Service;
use crate::config::{ConfigFile, read};
use crate::domain::CopyFault;
use crate::theme::Ground;

type Vars<'a> = &'a [(&'a str, &'a str)];

/// A terminal with nothing wrong, and these variables.
fn on<T>(
    vars: Vars<'_>,
    change: impl FnOnce(&mut Machine<'_>),
    look: impl FnOnce(&Machine<'_>) -> T,
) -> T {
    let variable = |name: &str| {
        let found = vars.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| (*value).to_owned())
    };
    let is_there = |path: &Path| path == Path::new("/there");
    let mut machine = Machine {
        platform: Platform::Linux,
        variable: &variable,
        own_variables: Vec::new(),
        on_terminal: true,
        window: Some((80, 24)),
        ground: Told::Ground(Ground::Dark),
        roots: Roots { found: 140 },
        clipboard: Trial::NotTried,
        is_there: &is_there,
        home: Some(PathBuf::from("/home/me")),
    };
    change(&mut machine);
    look(&machine)
}

fn said(words: &[&str]) -> Said {
    Said::for_test(words, ConfigFile::default())
}

fn terminal_of(
    words: &[&str],
    vars: Vars<'_>,
    change: impl FnOnce(&mut Machine<'_>),
) -> Vec<Finding> {
    let said = said(words);
    let global = &said.args().global;
    on(vars, change, |machine| {
        let around = Surroundings::from_vars(machine.variable);
        let theme = choose(
            global.theme,
            global.color,
            global.ascii,
            global.ambiguous_width,
            &around,
        );
        terminal::terminal(machine, &said, theme, Lang::En)
    })
}

/// Names, what is said, and the line that would help, of what may be wrong.
fn off(found: &[Finding]) -> Vec<(&str, &str, Option<&str>)> {
    let wrong = found.iter().filter(|finding| !finding.fine);
    wrong
        .map(|f| (f.name, f.value.as_str(), f.line.as_deref()))
        .collect()
}

const FINE: Vars<'static> = &[("TERM", "xterm-256color"), ("LANG", "zh_CN.UTF-8")];

#[test]
fn a_good_terminal_has_nothing_wrong() {
    assert_eq!(off(&terminal_of(&[], FINE, |_| {})), []);
    // Without a terminal nothing is asked and nothing is wrong.
    let found = terminal_of(&[], FINE, |machine| {
        machine.on_terminal = false;
        machine.window = None;
        machine.ground = Told::NotAsked;
    });
    assert_eq!(off(&found), []);
    assert!(
        found
            .iter()
            .any(|f| f.name == "ground" && f.value.starts_with("not asked"))
    );
}

#[test]
fn what_is_wrong_with_a_terminal_comes_with_the_line_that_helps() {
    let light = |machine: &mut Machine<'_>| machine.ground = Told::Ground(Ground::Light);
    let found = terminal_of(&[], FINE, light);
    assert_eq!(
        off(&found),
        [(
            "ground",
            "for light grounds  doesn't fit the theme",
            Some("theme = \"light\"")
        )]
    );
    assert_eq!(off(&terminal_of(&["--theme", "light"], FINE, light)), []);
    let found = terminal_of(&["--theme", "light"], FINE, |_| {});
    assert_eq!(off(&found)[0].2, Some("theme = \"dark\""));

    let found = terminal_of(&[], &[("TERM", "dumb"), ("LANG", "C")], |machine| {
        machine.window = Some((30, 24))
    });
    let names: Vec<&str> = off(&found).iter().map(|f| f.0).collect();
    // Neither colours nor a clipboard help there.
    assert_eq!(names, ["term", "window", "locale"]);
    assert!(off(&found)[0].1.contains("TERM=xterm-256color"));
    assert!(off(&found)[2].1.starts_with("LANG=C  isn't UTF-8"));
    assert!(found.iter().all(|finding| finding.line.is_none()));
    let found = terminal_of(&[], &[FINE[1]], |_| {});
    assert_eq!(off(&found)[0].2, Some("color = \"always\""));

    let no_color: Vars<'_> = &[FINE[0], FINE[1], ("NO_COLOR", "1")];
    let found = terminal_of(&[], no_color, |_| {});
    let colours = found.iter().find(|f| f.name == "colours").unwrap();
    assert_eq!(colours.value, "none  (default)  as NO_COLOR is set");
    assert_eq!(off(&found), [], "that was done on purpose");
}

#[test]
fn the_locale_that_would_help_is_the_one_that_the_explorer_names() {
    for (lang, vars, words) in [
        (Lang::Zh, ("LC_ALL", "zh_CN.GBK"), "LC_ALL=zh_CN.UTF-8"),
        (
            Lang::En,
            ("LC_CTYPE", "en_GB.ISO-8859-1"),
            "LC_CTYPE=C.UTF-8",
        ),
    ] {
        let said = said(&[]);
        let found = on(
            &[("TERM", "xterm"), vars],
            |_| {},
            |machine| {
                let around = Surroundings::from_vars(machine.variable);
                let theme = choose(
                    Default::default(),
                    Default::default(),
                    false,
                    Default::default(),
                    &around,
                );
                terminal::terminal(machine, &said, theme, lang)
            },
        );
        let wrong = off(&found);
        assert!(wrong[0].1.contains(words), "{wrong:?}");
        let explorer = (lang.texts().cli.locale_not_utf8)(vars.0, vars.1);
        assert!(explorer.contains(words), "{explorer}");
    }
}

#[test]
fn authorities() {
    let found = on(
        &[("SSL_CERT_FILE", "/gone"), ("SSL_CERT_DIR", "/there")],
        |machine| machine.roots.found = 0,
        |machine| network::tls(machine, Lang::En),
    );
    let wrong = off(&found);
    assert_eq!(wrong[0].1, "/gone  isn't there");
    assert!(wrong[1].1.contains("ca-certificates"), "{wrong:?}");
    assert_eq!(wrong.len(), 2);
    // The line is there as soon as the key is.
    let key = crate::config::key("ca_cert").map(|_| "ca_cert = \"/path/to/your/authority.pem\"");
    assert_eq!(wrong[1].2, key);
    assert_eq!(
        off(&on(&[], |_| {}, |machine| network::tls(machine, Lang::En))),
        []
    );
}

#[test]
fn proxies_are_named_without_their_passwords() {
    let vars: Vars<'_> = &[
        ("https_proxy", "http://me:hunter22@proxy:3128"),
        ("ALL_PROXY", "socks5://me:hunter22@other:1080"),
        ("NO_PROXY", "localhost"),
    ];
    let at = |endpoint: &str| Service::At(endpoint.parse().unwrap());
    let in_force = |service: Option<Service>, vars: Vars<'_>| {
        let found = on(
            vars,
            |_| {},
            |machine| {
                let rules = ProxyRules::of_environment(machine.variable);
                network::proxy(machine, service.as_ref(), &rules, Lang::En)
            },
        );
        let shown = text("", &found, Lang::En.texts());
        assert!(
            !shown.contains("hunter22") && !shown.contains("me:"),
            "{shown}"
        );
        found.last().unwrap().value.clone()
    };
    let service = || Some(at("https://service.invalid/"));
    assert_eq!(in_force(service(), vars), "through proxy:3128");
    assert_eq!(in_force(service(), &vars[1..]), "through other:1080");
    assert_eq!(in_force(service(), &[]), "directly");
    let excepted = [vars[0], ("NO_PROXY", "service.invalid")];
    assert_eq!(in_force(service(), &excepted), "directly");
    for here in [
        Service::Demo,
        at("http://127.0.0.1:1/"),
        at("https://localhost/"),
    ] {
        assert_eq!(
            in_force(Some(here), vars),
            "this machine, never asked through a proxy"
        );
    }
    assert_eq!(in_force(None, vars), "localhost", "only what is set");
}

#[test]
fn the_persons_own_program_is_looked_for_and_its_arguments_stay_unsaid() {
    let program = |command: &str, vars: Vars<'_>, platform| {
        let config = format!("clipboard = 'command'\nclipboard_command = {command}");
        let said = Said::for_test(&[], read(Path::new("/c"), config.as_bytes()).unwrap());
        let found = on(
            vars,
            |machine| machine.platform = platform,
            |machine| clipboard::clipboard(machine, &said, Lang::En),
        );
        let finding = found.into_iter().find(|it| it.name == "program").unwrap();
        (finding.value, finding.fine)
    };
    let path = [("PATH", "/nowhere:/")];
    for (command, vars, platform, value, fine) in [
        (
            "['/there', '--token', 'hunter22']",
            &[][..],
            Platform::Linux,
            "/there *** ***",
            true,
        ),
        ("['there']", &path, Platform::Linux, "there", true),
        (
            "['there']",
            &[],
            Platform::Linux,
            "there  isn't found, so a copy would fail",
            false,
        ),
        (
            "['gone']",
            &path,
            Platform::Linux,
            "gone  isn't found, so a copy would fail",
            false,
        ),
        (
            "['./there']",
            &path,
            Platform::Linux,
            "./there  isn't found, so a copy would fail",
            false,
        ),
        ("['clip']", &[], Platform::Windows, "clip", true),
    ] {
        assert_eq!(
            program(command, vars, platform),
            (value.to_owned(), fine),
            "{command}"
        );
    }
}

#[test]
fn the_way_to_the_clipboard_has_its_reasons_but_not_their_values() {
    let way = |words: &[&str], vars: Vars<'_>| {
        let said = said(words);
        on(
            vars,
            |_| {},
            |machine| clipboard::clipboard(machine, &said, Lang::En),
        )
    };
    let found = way(
        &[],
        &[
            ("TERM", "xterm"),
            ("SSH_CONNECTION", "10.1.2.3 5 10.1.2.4 22"),
            ("TMUX", "/tmp/x"),
        ],
    );
    assert!(found[0].value.starts_with("terminal (OSC 52)"), "{found:?}");
    assert_eq!(found[1].value, "Linux, SSH_CONNECTION, TMUX");
    assert!(found[2].value.contains("set-clipboard on"));
    // Nothing is known of the terminal, so it may have one.
    assert_eq!(off(&way(&[], &[]))[0].2, Some("clipboard = \"osc52\""));
    assert_eq!(off(&way(&["--clipboard", "off"], &[("TERM", "linux")])), []);
}

#[test]
fn where_the_terminal_has_no_clipboard_none_is_proposed() {
    let way = |words: &[&str], term: &str, config: &str| {
        let said = Said::for_test(words, read(Path::new("/c"), config.as_bytes()).unwrap());
        let change = |machine: &mut Machine<'_>| {
            if words.contains(&"native") {
                machine.clipboard = Trial::NoDisplay;
            }
        };
        let found = on(&[("TERM", term)], change, |machine| {
            clipboard::clipboard(machine, &said, Lang::En)
        });
        let off = off(&found);
        assert_eq!(off.len(), 1, "{off:?}");
        assert_eq!(off[0].2, None, "{off:?}");
        off[0].1.to_owned()
    };
    for words in [
        &[][..],
        &["--clipboard", "osc52"],
        &["--clipboard", "native"],
    ] {
        let found = way(words, "linux", "");
        assert!(
            found.contains("no clipboard; in the explorer p shows"),
            "{found}"
        );
    }
    let found = way(&[], "linux", "[keys]\nqr = ['F9']");
    assert!(found.contains("the explorer F9 shows"), "{found}");
    let found = way(&[], "dumb", "");
    assert!(!found.contains("QR"), "no explorer to show one: {found}");
}

#[test]
fn a_system_clipboard_that_cannot_be_opened_is_marked() {
    let report = |trial: Trial, lang| {
        let said = said(&["--clipboard", "native"]);
        let found = on(
            FINE,
            |machine| machine.clipboard = trial,
            |machine| clipboard::clipboard(machine, &said, lang),
        );
        found.into_iter().find(|finding| finding.name == "system")
    };
    assert_eq!(report(Trial::NotTried, Lang::En), None);
    let opened = report(Trial::Opened, Lang::En).unwrap();
    assert_eq!(
        (opened.value.as_str(), opened.fine),
        ("can be opened", true)
    );
    let silent = Trial::Failed(CopyFault::NoAnswer { seconds: 1 });
    for (trial, lang, words) in [
        (
            Trial::NoDisplay,
            Lang::En,
            "no display (DISPLAY and WAYLAND_DISPLAY aren't set)",
        ),
        (Trial::NoDisplay, Lang::Zh, "没有显示"),
        (
            silent.clone(),
            Lang::En,
            "no answer from the clipboard in 1 s",
        ),
        (silent, Lang::Zh, "剪贴板 1 秒内没有回答"),
    ] {
        let finding = report(trial, lang).unwrap();
        assert!(
            !finding.fine && finding.value.starts_with(words),
            "{finding:?}"
        );
        assert_eq!(finding.line.as_deref(), Some("clipboard = \"osc52\""));
    }
}

#[test]
fn the_config_file_and_what_is_set() {
    let path = Path::new("/home/me/c.toml");
    let file = read(
        path,
        b"tiemout = 1\ntheme = 'light'\nheader = ['X-Key: hunter22']\n[keys]\nzoom = ['F12']\n",
    )
    .unwrap();
    let said = Said::for_test(
        &[
            "--endpoint",
            "http://127.0.0.1:9/x?key=hunter22",
            "--log",
            "/x",
        ],
        file,
    );
    let found = files::config(&said, None, Lang::En);
    let shown = text("", &found, Lang::En.texts());
    assert!(!shown.contains("hunter22"), "{shown}");
    for words in [
        "/home/me/c.toml  was read",
        "did you mean timeout?",
        "theme = light  (config file)",
        "header = X-Key: ***  (config file)",
        "endpoint = http://127.0.0.1:9/x?***  (command line)",
        "1 command has other keys",
    ] {
        assert!(shown.contains(words), "{words} in {shown}");
    }
    // What is set is called so, also where it is the default.
    let same = read(path, b"timeout = 15").unwrap();
    let found = files::config(&Said::for_test(&[], same), None, Lang::En);
    assert!(
        text("", &found, Lang::En.texts()).contains("  set   timeout = 15  (config file)"),
        "{found:?}"
    );
    let mut said = said;
    said.state = Ok(crate::config::FileState::NoHome);
    let found = files::config(&said, None, Lang::En);
    assert!(off(&found)[0].1.starts_with("no home folder to look in"));
    let found = files::log(&said, None, Lang::En);
    assert_eq!(
        (found[0].value.as_str(), found[1].value.as_str()),
        ("/x", "info  (default)")
    );
    assert_eq!(
        off(&files::log(&said, Some("why".into()), Lang::En)),
        [("file", "why", None)]
    );
}

#[test]
fn a_report_is_safe_and_the_same_in_both_forms() {
    let found = [
        Finding::new(Section::Terminal, "term", "TERM", "a\u{1b}[2J\nb\u{202e}")
            .off()
            .helped_by("theme", "\"dark\""),
        Finding::new(Section::Log, "file", "file", "x").helped_by("nothing", "1"),
    ];
    let shown = text("head", &found, Lang::En.texts());
    assert!(shown.contains("! TERM  a^[[2J^Jb<U+202E>\n"), "{shown}");
    assert!(shown.contains("would help: theme = \"dark\"\n"), "{shown}");
    assert_eq!(
        shown.matches("would help").count(),
        1,
        "there is no such key"
    );
    let json: serde_json::Value = serde_json::from_str(&json("1", "p", &found)).unwrap();
    assert_eq!(json["findings"][0]["value"], "a\u{1b}[2J\nb\u{202e}");
    assert_eq!(json["findings"][0]["config_line"], "theme = \"dark\"");
    assert_eq!(json["findings"][1]["section"], "log");
}

#[test]
fn the_home_folder_is_not_named() {
    on(
        &[],
        |_| {},
        |machine| {
            assert_eq!(
                machine.without_home("/home/me/x and /home/me/y"),
                "~/x and ~/y"
            );
            assert_eq!(machine.without_home("/home/mela/x"), "/home/mela/x");
        },
    );
}
