//! What is said of colours and theme.

use super::super::colours;
use super::*;

/// What is said of both, and whether that is well.
fn report(words: &[&str], vars: Vars<'_>, lang: Lang) -> (String, String, bool) {
    let said = said(words);
    let found = found_on(
        vars,
        |_| {},
        &said,
        lang,
        |report| {
            let environment = TerminalEnvironment::from_vars(report.machine.variable);
            let theme = settings::theme_on(&said, &environment);
            colours::colours(report, &theme, &environment, "");
            colours::theme(report, &theme, "");
        },
    );
    let fine = found.iter().all(|finding| finding.fine);
    (found[0].value.clone(), found[1].value.clone(), fine)
}

#[test]
fn a_theme_has_its_own_name_and_says_why_it_has_no_colours() {
    let [term, light] = [("TERM", "xterm-256color"), ("COLORFGBG", "0;15")];
    let no_color = ("NO_COLOR", "1");
    for (words, vars, colours, theme) in [
        (
            &[][..],
            &[term][..],
            "256  (default)",
            "for dark grounds  (default)",
        ),
        (
            &["--theme", "mono"],
            &[term],
            "none  (default)  as this theme has none",
            "mono  (command line)",
        ),
        (
            &["--theme", "mono", "--color", "always"],
            &[term, no_color],
            "none  (command line)  as this theme has none",
            "mono  (command line)",
        ),
        (
            &["--theme", "high-contrast"],
            &[term],
            "none  (default)  as high contrast goes by COLORFGBG, which doesn't tell the ground",
            "high contrast  (command line)",
        ),
        (
            &["--theme", "high-contrast"],
            &[term, light],
            "256  (default)",
            "high contrast, for light grounds  (command line)",
        ),
        (
            &["--theme", "high-contrast"],
            &[term, light, no_color],
            "none  (default)  as NO_COLOR is set",
            "high contrast  (command line)",
        ),
        (
            &["--color", "never"],
            &[term, no_color],
            "none  (command line)",
            "for dark grounds  (default)",
        ),
    ] {
        assert_eq!(
            report(words, vars, Lang::En),
            (colours.to_owned(), theme.to_owned(), true),
            "{words:?} {vars:?}"
        );
    }
    let (colours, _, fine) = report(&["--theme", "dark"], &[], Lang::En);
    assert!(!fine && colours.ends_with("nothing says that the terminal has any"));
    for (words, vars, colours, theme) in [
        ("mono", &[term][..], "因为这个配色不用颜色", "单色（mono）"),
        (
            "high-contrast",
            &[term],
            "因为高对比要看 COLORFGBG",
            "高对比",
        ),
        ("high-contrast", &[term, light], "256 色", "高对比，浅色底"),
    ] {
        let (said, named, _) = report(&["--theme", words], vars, Lang::Zh);
        assert!(said.contains(colours), "{said}");
        assert_eq!(named, format!("{theme}  (命令行)"));
    }
}
