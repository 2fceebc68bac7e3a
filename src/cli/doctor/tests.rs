#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod clipboard;
mod colours;
mod terminal;
mod time;
mod what_helps;

use std::path::{Path, PathBuf};

use super::finding::{Finding, Section, json, text};
use super::machine::{Machine, Roots, Said as Told};
use super::program::Lies;
use super::trial::Trial;
use super::*;
use crate::cli::command_line::sources;
use crate::cli::settings::Service;
use crate::config::{ConfigFile, Sources, read};
use crate::i18n::Lang;
use crate::theme::Ground;

type Vars<'a> = &'a [(&'a str, &'a str)];

/// What `look` finds on a terminal with nothing wrong, with these variables and what `change` changes.
pub(super) fn found_on(
    vars: Vars<'_>,
    change: impl FnOnce(&mut Machine<'_>),
    sources: &Sources,
    lang: Lang,
    look: impl FnOnce(&mut Report<'_>),
) -> Vec<Finding> {
    on(vars, change, |machine| {
        let mut report = Report::new(machine, sources, lang);
        look(&mut report);
        report.findings
    })
}

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
    let lies_at = |path: &Path| match path.to_str() {
        Some("/there") => Lies::Program,
        Some("/etc/there" | "/etc/hosts") => Lies::NoProgram,
        _ => Lies::Nothing,
    };
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
        lies_at: &lies_at,
        home: Some(PathBuf::from("/home/me")),
    };
    change(&mut machine);
    look(&machine)
}

fn said(words: &[&str]) -> Sources {
    sources(words, ConfigFile::default())
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
fn authorities() {
    let found = found_on(
        &[("SSL_CERT_FILE", "/gone"), ("SSL_CERT_DIR", "/there")],
        |machine| machine.roots.found = 0,
        &said(&[]),
        Lang::En,
        network::tls,
    );
    let wrong = off(&found);
    assert_eq!(wrong[0].1, "/gone  isn't there");
    assert!(wrong[1].1.contains("ca-certificates"), "{wrong:?}");
    assert_eq!(wrong.len(), 2);
    // The line is there as soon as the key is.
    let key = crate::config::option("ca_cert").map(|_| "ca_cert = \"/path/to/your/authority.pem\"");
    assert_eq!(wrong[1].2, key);
    let found = found_on(&[], |_| {}, &said(&[]), Lang::En, network::tls);
    assert_eq!(off(&found), []);
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
        let found = found_on(
            vars,
            |_| {},
            &said(&[]),
            Lang::En,
            |report| {
                let rules = ProxyRules::of_environment(report.machine.variable);
                network::proxy(report, service.as_ref(), &rules);
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

fn config_of(said: &Sources) -> Vec<Finding> {
    found_on(
        &[],
        |_| {},
        said,
        Lang::En,
        |report| config_file::config(report, None),
    )
}

fn log_of(said: &Sources, refused: Option<String>) -> Vec<Finding> {
    found_on(
        &[],
        |_| {},
        said,
        Lang::En,
        |report| config_file::log(report, refused),
    )
}

#[test]
fn the_config_file_and_what_is_set() {
    let path = Path::new("/home/me/c.toml");
    let file = read(
        path,
        b"tiemout = 1\ntheme = 'light'\nheader = ['X-Key: hunter22']\n[keys]\nzoom = ['F12']\n",
    )
    .unwrap();
    let said = sources(
        &[
            "--endpoint",
            "http://127.0.0.1:9/x?key=hunter22",
            "--log",
            "/x",
        ],
        file,
    );
    let found = config_of(&said);
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
    let found = config_of(&sources(&[], same));
    assert!(
        text("", &found, Lang::En.texts()).contains("  set   timeout = 15  (config file)"),
        "{found:?}"
    );
    let mut said = said;
    said.state = Ok(crate::config::FileState::NoHome);
    let found = config_of(&said);
    assert!(off(&found)[0].1.starts_with("no home folder to look in"));
    let found = log_of(&said, None);
    assert_eq!(
        (found[0].value.as_str(), found[1].value.as_str()),
        ("/x", "info  (default)")
    );
    assert_eq!(
        off(&log_of(&said, Some("why".into()))),
        [("file", "why", None)]
    );
}

#[test]
fn a_report_is_safe_and_the_same_in_both_forms() {
    let found = found_on(
        &[],
        |_| {},
        &said(&[]),
        Lang::En,
        |report| {
            let term = report.say(Section::Terminal, "term", "TERM", "a\u{1b}[2J\nb\u{202e}");
            term.off().helped_by("theme", "\"dark\"");
            report
                .say(Section::Log, "file", "file", "x")
                .helped_by("nothing", "1");
        },
    );
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
    assert_eq!(json["findings"][0]["fine"], false);
    assert_eq!(json["findings"][1]["fine"], true);
    assert!(json["findings"][1]["config_line"].is_null());
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
