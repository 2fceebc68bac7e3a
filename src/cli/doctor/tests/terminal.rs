//! What is said of the terminal and the locale.

use super::super::terminal::terminal;
use super::*;
use crate::theme::Ground;

fn terminal_of(
    words: &[&str],
    vars: Vars<'_>,
    change: impl FnOnce(&mut Machine<'_>),
) -> Vec<Finding> {
    let said = said(words);
    found_on(vars, change, &said, Lang::En, |report| {
        let environment = TerminalEnvironment::from_vars(report.machine.variable);
        terminal(report, &settings::theme_on(&said, &environment));
    })
}

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
        let vars_of = [("TERM", "xterm"), vars];
        let found = found_on(
            &vars_of,
            |_| {},
            &said,
            lang,
            |report| {
                let environment = TerminalEnvironment::from_vars(report.machine.variable);
                terminal(report, &settings::theme_on(&said, &environment));
            },
        );
        let wrong = off(&found);
        assert!(wrong[0].1.contains(words), "{wrong:?}");
        let explorer = (lang.texts().cli.locale_not_utf8)(vars.0, vars.1);
        assert!(explorer.contains(words), "{explorer}");
    }
}
