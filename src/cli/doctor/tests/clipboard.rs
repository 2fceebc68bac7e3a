//! What is said of the ways to a clipboard.

use super::super::clipboard::clipboard;
use super::*;
use crate::domain::CopyFault;

#[test]
fn the_persons_own_program_is_looked_for_and_its_arguments_stay_unsaid() {
    let program = |command: &str, vars: Vars<'_>, platform| {
        let config = format!("clipboard = 'command'\nclipboard_command = {command}");
        let said = sources(&[], read(Path::new("/c"), config.as_bytes()).unwrap());
        let change = |machine: &mut Machine<'_>| machine.platform = platform;
        let found = found_on(vars, change, &said, Lang::En, clipboard);
        let finding = found.into_iter().find(|it| it.name == "program").unwrap();
        (finding.value, finding.fine)
    };
    let path = [("PATH", "/nowhere:/etc:/")];
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
        (
            "['hosts', 'hunter22']",
            &path,
            Platform::Linux,
            "hosts ***  isn't a program that can be run, so a copy would fail",
            false,
        ),
        (
            "['/etc/hosts']",
            &[],
            Platform::Linux,
            "/etc/hosts  isn't a program that can be run, so a copy would fail",
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
        found_on(vars, |_| {}, &said, Lang::En, clipboard)
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
        let said = sources(words, read(Path::new("/c"), config.as_bytes()).unwrap());
        let change = |machine: &mut Machine<'_>| {
            if words.contains(&"native") {
                machine.clipboard = Trial::Failed(CopyFault::NoDisplay);
            }
        };
        let found = found_on(&[("TERM", term)], change, &said, Lang::En, clipboard);
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
    let found = way(&[], "linux", "[keys]\nqr = []");
    assert_eq!(found, "none to be reached  (default)", "no key shows one");
    let found = way(&[], "dumb", "");
    assert!(!found.contains("QR"), "no explorer to show one: {found}");
}

#[test]
fn a_system_clipboard_that_cannot_be_opened_is_marked() {
    let report = |trial: Trial, lang| {
        let said = said(&["--clipboard", "native"]);
        let change = |machine: &mut Machine<'_>| machine.clipboard = trial;
        let found = found_on(FINE, change, &said, lang, clipboard);
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
            Trial::Failed(CopyFault::NoDisplay),
            Lang::En,
            "no display is named (DISPLAY, WAYLAND_DISPLAY)",
        ),
        (Trial::Failed(CopyFault::NoDisplay), Lang::Zh, "没有显示"),
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
