#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use std::path::{Path, PathBuf};

use super::*;
use crate::i18n::Lang;
use crate::input::{Chord, Command, Keymap, Scope};

fn file(text: &str) -> Result<ConfigFile, Box<Fault>> {
    read(Path::new("/c.toml"), text.as_bytes())
}

fn said(file: &ConfigFile) -> Vec<String> {
    let one = |setting: &Setting| {
        let values: Vec<&str> = setting
            .values
            .iter()
            .map(|v| v.text.to_str().unwrap())
            .collect();
        format!("{}={}", setting.option.name, values.join("|"))
    };
    file.patch.settings.iter().map(one).collect()
}

#[test]
fn a_file_says_what_a_flag_would() {
    let read = file(
        "endpoint = 'http://127.0.0.1:9/x'\ntimeout = 0x10\nascii = true\nallow_host = [\"a.cn\", \n 'b.cn']\nlang = \"\"\ncode_hosts = []\n",
    )
    .unwrap();
    assert_eq!(
        said(&read),
        [
            "endpoint=http://127.0.0.1:9/x",
            "timeout=16",
            "ascii=true",
            "allow_host=a.cn|b.cn",
        ]
    );
    let second = &read.patch.setting("allow_host").unwrap().values[1];
    assert_eq!(second.place, Some(Place { line: 5, column: 2 }));
    assert_eq!(read.warnings, []);
}

#[test]
fn a_mark_at_the_beginning_line_ends_of_windows_and_nothing_at_all_are_no_faults() {
    for (bytes, expected) in [
        (&b"\xef\xbb\xbftimeout = 7"[..], &["timeout=7"][..]),
        (
            b"timeout = 7\r\nascii = false\r\n",
            &["timeout=7", "ascii=false"],
        ),
        (b"", &[]),
        (b"\xef\xbb\xbf", &[]),
        (b"# only words\n[keys]\n", &[]),
    ] {
        let read = read(Path::new("/c.toml"), bytes).unwrap();
        assert_eq!(said(&read), expected, "{bytes:?}");
        assert_eq!(read.patch.keymap, None);
    }
    // The place isn't moved by the mark, and counts characters.
    let fault = read(Path::new("/c.toml"), "\u{feff}tz = '码' x".as_bytes()).unwrap_err();
    assert_eq!(
        fault.place,
        Some(Place {
            line: 1,
            column: 10
        })
    );
}

/// What stands there, where the fault is, its key, and what its sentence says.
type FaultCase<'a> = (&'a str, (usize, usize), Option<&'a str>, &'a str);

#[test]
fn every_fault_has_its_place_its_key_and_what_is_allowed() {
    let cases: &[FaultCase] = &[
        (
            "\n  timeout = \"7\"",
            (2, 13),
            Some("timeout"),
            "has to be a whole number from 1 to 600",
        ),
        ("timeout = 0", (1, 11), Some("timeout"), "from 1 to 600"),
        ("timeout = 601", (1, 11), Some("timeout"), "from 1 to 600"),
        ("timeout = -1", (1, 11), Some("timeout"), "from 1 to 600"),
        ("timeout = 7.5", (1, 11), Some("timeout"), "from 1 to 600"),
        (
            "timeout = 99999999999999999999",
            (1, 11),
            Some("timeout"),
            "from 1 to 600",
        ),
        (
            "page_size = 0",
            (1, 13),
            Some("page_size"),
            "a whole number from 1",
        ),
        (
            "theme = 'blue'",
            (1, 9),
            Some("theme"),
            "has to be one of \"auto\", \"dark\"",
        ),
        (
            "dialect = 1.0",
            (1, 11),
            Some("dialect"),
            "one of \"auto\", \"0.3\", \"1.0\"",
        ),
        ("lang = 'ZH'", (1, 8), Some("lang"), "\"zh\""),
        ("ascii = 'yes'", (1, 9), Some("ascii"), "true or false"),
        ("ascii = 1", (1, 9), Some("ascii"), "true or false"),
        ("tz = 8", (1, 6), Some("tz"), "a text in quotes"),
        (
            "allow_host = 'a.cn'",
            (1, 14),
            Some("allow_host"),
            "a list of texts",
        ),
        (
            "allow_host = ['a.cn',\n 7]",
            (2, 2),
            Some("allow_host"),
            "a list of texts",
        ),
        (
            "endpoint = { url = 'x' }",
            (1, 12),
            Some("endpoint"),
            "a text in quotes",
        ),
        ("keys = ['q']", (1, 8), Some("keys"), "has to be a table"),
        (
            "timeout = 7\ntimeout = 8",
            (2, 1),
            None,
            "isn't TOML here: duplicate key",
        ),
        ("timeout", (1, 8), None, "isn't TOML here"),
        ("tz = \"Asia", (1, 11), None, "isn't TOML here"),
        ("a = 1\rb = 2", (1, 7), None, "isn't TOML here"),
        (
            "[keys]\nrefesh = ['x']",
            (2, 1),
            Some("refesh"),
            "no command has this name; did you mean refresh?",
        ),
        (
            "[keys]\nfly = ['x']",
            (2, 1),
            Some("fly"),
            "`qrscope generate keymap` lists them",
        ),
        (
            "[keys]\nzoom = 'x'",
            (2, 8),
            Some("zoom"),
            "a list of texts",
        ),
        (
            "[keys]\nzoom = ['x', 7]",
            (2, 14),
            Some("zoom"),
            "a list of texts",
        ),
        (
            "[keys]\nzoom = ['Hyper-x']",
            (2, 9),
            Some("zoom"),
            "'Hyper-x' is no key",
        ),
        (
            "[keys]\nzoom = [\"\\u001b[2J\"]",
            (2, 9),
            Some("zoom"),
            "'^[[2J' is no key",
        ),
        (
            "[keys]\nzoom = ['Ctrl-i']",
            (2, 9),
            Some("zoom"),
            "a terminal sends Ctrl-i as Tab",
        ),
        (
            "[keys]\nzoom = ['r']",
            (2, 1),
            Some("zoom"),
            "r stands for 'refresh' already; give 'refresh' other keys",
        ),
        (
            "[keys]\nzoom = ['x']\nrefresh = ['x']",
            (3, 1),
            Some("refresh"),
            "x stands for 'zoom' already, in line 2",
        ),
        (
            "[keys]\nquit = ['q']",
            (2, 1),
            Some("quit"),
            "at least one key has to quit",
        ),
    ];
    for (text, (line, column), key, words) in cases {
        let fault = file(text).unwrap_err();
        let place = Some(Place {
            line: *line,
            column: *column,
        });
        assert_eq!(
            (fault.place, fault.key.as_deref()),
            (place, *key),
            "{text:?}: {fault:?}"
        );
        let en = fault.words(Lang::En);
        let beginning = format!("/c.toml, line {line}, column {column}: ");
        assert!(en.starts_with(&beginning) && en.contains(words), "{en}");
        if let Some(key) = key {
            assert!(en.contains(&format!(": {key}: ")), "{en}");
        }
        let zh = fault.words(Lang::Zh);
        let beginning = format!("/c.toml 第 {line} 行第 {column} 列：");
        assert!(zh.starts_with(&beginning), "{zh}");
        assert!(!zh.contains('\u{1b}') && !en.contains('\u{1b}'));
    }
}

#[test]
fn bytes_that_are_no_utf8_have_their_place() {
    let fault = read(
        Path::new("/c.toml"),
        "a = 1\ntz = '码"
            .as_bytes()
            .iter()
            .chain(b"\xff'")
            .copied()
            .collect::<Vec<u8>>()
            .as_slice(),
    )
    .unwrap_err();
    assert_eq!(
        (fault.why, fault.place),
        (Why::NotUtf8, Some(Place { line: 2, column: 8 }))
    );
}

#[test]
fn a_key_without_effect_is_warned_about_with_what_may_be_meant() {
    let read = file(
        "\ntiemout = 7\npage-size = 5\nwhatever = []\n[key]\nquit = ['x']\n[view]\ntimeout = 7",
    )
    .unwrap();
    assert_eq!(said(&read), [""; 0]);
    let seen: Vec<_> = read
        .warnings
        .iter()
        .map(|w| (w.place.line, w.key.as_str(), w.suggestion.as_deref()))
        .collect();
    assert_eq!(
        seen,
        [
            (2, "tiemout", Some("timeout")),
            (3, "page-size", Some("page_size")),
            (4, "whatever", None),
            (5, "key", Some("keys")),
            (7, "view", None),
        ]
    );
    assert_eq!(
        read.warnings[0].words(Lang::En),
        "/c.toml, line 2, column 1: tiemout: there is no such key, so it has no effect; did you mean timeout?"
    );
}

#[test]
fn keys_are_a_patch_over_the_defaults() {
    let map = file("[keys]\nrefresh = ['F12', 'x']\nzoom = []\n")
        .unwrap()
        .patch
        .keymap
        .unwrap();
    assert_eq!(
        map.command(Chord::char('x'), Scope::Panes),
        Some(Command::Refresh)
    );
    assert_eq!(map.command(Chord::char('r'), Scope::Panes), None);
    assert_eq!(map.command(Chord::char('z'), Scope::Panes), None);
    assert_eq!(
        map.command(Chord::char('q'), Scope::Panes),
        Some(Command::Quit)
    );
}

#[test]
fn what_lies_at_the_path() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("good"), "timeout = 7").unwrap();
    std::fs::write(path("large"), vec![b'#'; 1024 * 1024 + 1]).unwrap();
    let why = |name: &str| load(Some(&path(name)), None).unwrap_err().why;
    assert_eq!(why("none"), Why::NotThere);
    assert_eq!(why("good/none"), Why::NotThere);
    assert_eq!(why(""), Why::Folder);
    assert_eq!(why("large"), Why::TooLarge(1024 * 1024));
    let usual = |name: &str| load(None, Some(path(name)));
    assert_eq!(usual("none").unwrap().0, FileState::Absent(path("none")));
    assert_eq!(usual("").unwrap_err().why, Why::Folder);
    let (state, read) = usual("good").unwrap();
    assert_eq!(
        (state, said(&read)),
        (FileState::Read(path("good")), vec!["timeout=7".to_owned()])
    );
    assert_eq!(load(None, None).unwrap().0, FileState::NoHome);
    // One that is named is read in place of the usual one.
    assert!(load(Some(&path("good")), Some(PathBuf::from("/none"))).is_ok());
}

/// The printed file with every default in force.
fn uncommented(text: &str) -> String {
    let is_default = |line: &&str| {
        let name = line.split(' ').next().unwrap_or_default();
        let plain = |c: char| c.is_ascii_lowercase() || c == '_' || c == '-';
        !name.is_empty() && name.chars().all(plain) && line.contains(" = ")
    };
    text.lines()
        .map(|line| match line.strip_prefix('#').filter(is_default) {
            Some(default) => format!("{default}\n"),
            None => format!("{line}\n"),
        })
        .collect()
}

#[test]
fn the_printed_file_read_back_is_the_default_and_has_every_key() {
    for lang in Lang::ALL {
        let printed = config_text(lang);
        assert_eq!(
            file(&printed).unwrap(),
            ConfigFile::default(),
            "as it is it changes nothing"
        );
        let text = uncommented(&printed);
        let read = file(&text).unwrap();
        assert_eq!(read.warnings, []);
        assert_eq!(read.patch.keymap, Some(Keymap::default()));
        let table: toml::Table = toml::from_str(&text).unwrap();
        for key in keys() {
            let line = text.lines().find(|line| {
                let rest = line.strip_prefix(key.name);
                rest.is_some_and(|rest| rest.starts_with(" = "))
            });
            assert!(line.is_some() && table.contains_key(key.name), "{key:?}");
            let help = (key.help)(&lang.texts().options);
            assert!(printed.contains(help.about), "{}", key.name);
        }
        assert_eq!(table.len(), keys().count() + 1);
        let keys = table["keys"].as_table().unwrap();
        assert_eq!(keys.len(), Command::ALL.len());
        assert!(uncommented(&keymap_text(lang)).contains("\nrefresh = [\"r\", \"F5\"]\n"));
    }
}

#[test]
fn the_printed_defaults_are_the_defaults() {
    let read = file(&uncommented(&config_text(Lang::En))).unwrap();
    let [set, unset] =
        [read, ConfigFile::default()].map(|file| Sources::for_test(Vec::new(), file));
    for key in keys() {
        assert_eq!(set.values(key.name), unset.values(key.name), "{key:?}");
    }
}

#[test]
fn names_in_the_table_are_unlike_each_other_and_defaults_are_values() {
    for (at, row) in OPTIONS.iter().enumerate() {
        let is_other = |other: &Definition| other.name != row.name;
        assert!(OPTIONS[at + 1..].iter().all(is_other), "{row:?}");
        assert!(
            row.default.is_empty() || row.kind.takes(row.default),
            "{row:?}"
        );
    }
}

#[test]
fn a_file_takes_what_a_flag_takes() {
    for key in keys() {
        let pairs: Vec<(String, String)> = match key.kind {
            Kind::Number(least, most) => {
                [least, most].map(|n| (n.to_string(), n.to_string())).into()
            }
            Kind::Word(words) => words
                .iter()
                .map(|it| ((*it).to_owned(), format!("'{it}'")))
                .collect(),
            Kind::Switch => ["true", "false"]
                .map(|it| (it.to_owned(), it.to_owned()))
                .into(),
            Kind::List | Kind::Headers => [("x".to_owned(), "['x']".to_owned())].into(),
            _ => continue,
        };
        for (flag, line) in &pairs {
            let line = format!("{} = {line}", key.name);
            let in_file = Sources::for_test(Vec::new(), file(&line).unwrap());
            assert_eq!(in_file.values(key.name), [flag.as_str()], "{line}");
            assert!(key.kind.takes(flag), "{line}");
        }
    }
    let header = file("header = ['a: b,c']").unwrap();
    assert_eq!(header.patch.setting("header").unwrap().values.len(), 1);
}

#[test]
fn what_is_no_moment_is_blamed_on_its_line() {
    let fault = file("timeout = 7\nfixed_time = 'noon'").unwrap_err();
    assert_eq!(fault.key.as_deref(), Some("fixed_time"));
    assert_eq!(fault.place.unwrap().line, 2);
    assert!(
        fault.words(Lang::En).contains("a moment such as"),
        "{fault:?}"
    );
}
