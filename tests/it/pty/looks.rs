//! Terminals without Unicode and people without colours.

use super::output_bytes::styles;
use super::session::*;
use crate::support::pty::Pty;

/// An entity whose every text is English, in ASCII and in Latin-1.
const PUMP: &str = "https://h.qr61.cn/oDemo1/qPump04";

/// Marks and rules of ours that aren't ASCII.
const OWN_MARKS: &str = "✓✗◦▪▐⋯∙━─│┍┑└┘·—–…";

fn is_ascii(screen: &str) {
    // The other language is named in its own script.
    let rest = screen.replace("中文", "");
    assert!(rest.is_ascii(), "{screen}");
}

fn chrome_is_ascii(screen: &str) {
    let found: String = screen.chars().filter(|c| OWN_MARKS.contains(*c)).collect();
    assert!(found.is_empty(), "{found} in\n{screen}");
}

fn all_places_are_ascii(args: &[&str], env: &[(&str, &str)], size: (u16, u16)) {
    let pty = demo_with(&[&["--lang", "en"], args].concat(), env, size);
    is_ascii(&frame_with(&pty, "Booster pump P-04"));
    let mut pty = demo_with(&[&[PUMP, "--lang", "en"], args].concat(), env, size);
    chrome_is_ascii(&frame_with(&pty, "fetched < 1 min ago"));
    for keys in ["?", "o", "i", "3i", "1i"] {
        pty.keys(keys);
        chrome_is_ascii(&frame_with(&pty, "+="));
        pty.keys(ESC);
        pty.wait_gone("+=");
    }
    pty.keys("3");
    pty.keys(ENTER);
    chrome_is_ascii(&frame_with(&pty, "Sent to the terminal"));
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn the_ascii_flag_draws_with_ascii_only() {
    for size in [SMALL, WIDE, (50, 20), (200, 60)] {
        all_places_are_ascii(&["--ascii"], &[], size);
    }
}

#[test]
fn a_locale_without_unicode_does_too() {
    for locale in ["C", "POSIX", "en_US.ISO-8859-1"] {
        all_places_are_ascii(&[], &[("LC_ALL", locale)], WIDE);
    }
}

#[test]
fn a_unicode_locale_keeps_the_marks() {
    for locale in ["C.UTF-8", "zh_CN.utf8"] {
        let pty = demo_with(&["--lang", "en"], &[("LC_ALL", locale)], SMALL);
        let screen = frame_with(&pty, "Demo codes");
        assert!(screen.contains('━'), "{screen}");
    }
}

/// Whether a style sets a colour; setting it back to the terminal's own is none.
fn is_colour(style: &[String]) -> bool {
    style.iter().any(|number| {
        matches!(number.parse().unwrap_or(0), 30..=38 | 40..=48 | 58 | 90..=97 | 100..=107)
    })
}

/// Arguments and environment.
type Way<'a> = (&'a [&'a str], &'a [(&'a str, &'a str)]);

#[test]
fn no_colour_is_written_where_none_is_wanted() {
    let ways: [Way; 4] = [
        (&[], &[("NO_COLOR", "1")]),
        (&["--color", "never"], &[]),
        (&["--color", "never"], &[("COLORTERM", "truecolor")]),
        (&["--theme", "mono"], &[("COLORTERM", "truecolor")]),
    ];
    for (args, env) in ways {
        let mut pty = demo_with(&[&["qr61.cn/oDemo1/qFork07"], args].concat(), env, WIDE);
        pty.wait_for("分钟前取得");
        pty.keys("?");
        pty.wait_for("┍━ 帮助");
        pty.keys(ESC);
        pty.wait_gone("┍━ 帮助");
        pty.keys("3");
        pty.keys(ENTER);
        pty.wait_for("已交给终端");
        leaves_cleanly(&mut pty, "q");
        let styles = styles(&pty.raw());
        assert!(
            !styles.is_empty(),
            "marks without colour still use bold and reverse"
        );
        for style in styles {
            assert!(!is_colour(&style), "{style:?} with {args:?} {env:?}");
        }
    }
}

#[test]
fn colours_are_written_where_they_are_wanted() {
    let mut pty = demo_with(&[LATHE], &[("COLORTERM", "truecolor")], WIDE);
    pty.wait_for("分钟前取得");
    leaves_cleanly(&mut pty, "q");
    assert!(styles(&pty.raw()).iter().any(|style| is_colour(style)));
}

#[test]
fn a_result_is_never_said_by_colour_alone() {
    let mut pty = demo_with(&["qr61.cn/oDemo1/qFork07"], &[("NO_COLOR", "1")], WIDE);
    pty.wait_for("分钟前取得");
    let screen = frame_with(&pty, "✗ ");
    assert!(screen.contains("✓ "), "{screen}");
    leaves_cleanly(&mut pty, "q");
}

/// The most colours that a style's codes ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Asked {
    None,
    Sixteen,
    Indexed,
    Full,
}

fn asked(style: &[String]) -> Asked {
    let numbers: Vec<u16> = style.iter().map(|text| text.parse().unwrap()).collect();
    match numbers[..] {
        [38 | 48, 2, ..] => Asked::Full,
        [38 | 48, 5, _] => Asked::Indexed,
        [30..=37 | 40..=47 | 90..=97 | 100..=107] => Asked::Sixteen,
        // Attributes, and back to the terminal's own; each is a sequence of its own.
        [0 | 1 | 2 | 4 | 7 | 22 | 24 | 27 | 39 | 49] => Asked::None,
        _ => panic!("{style:?} is nothing that this program writes"),
    }
}

/// What the whole walk through a code asks of the terminal: panes, a detail, a QR code, help, a message.
fn most_asked(args: &[&str], env: &[(&str, &str)]) -> Asked {
    let fork = ["qr61.cn/oDemo1/qFork07", "--lang", "en"];
    let mut pty = demo_with(&[&fork, args].concat(), env, WIDE);
    frame_with(&pty, "min ago");
    pty.keys("3i");
    frame_with(&pty, "If it is executed");
    pty.keys("p");
    frame_with(&pty, "Scan it");
    pty.keys(ESC);
    frame_without(&pty, "Scan it");
    pty.keys("?");
    frame_with(&pty, "from the keys in force");
    pty.keys(ESC);
    frame_without(&pty, "from the keys in force");
    pty.keys(ENTER);
    frame_with(&pty, "nothing was executed");
    leaves_cleanly(&mut pty, "q");
    let styles = styles(&pty.raw());
    styles.iter().map(|style| asked(style)).max().unwrap()
}

#[test]
fn every_terminal_gets_only_the_codes_that_it_knows() {
    let full = ("COLORTERM", "truecolor");
    for theme in ["auto", "dark", "light", "high-contrast"] {
        for (term, more, most) in [
            ("vt100", None, Asked::None),
            ("vt100", Some(full), Asked::None),
            ("linux", None, Asked::Sixteen),
            ("linux", Some(full), Asked::Sixteen),
            ("screen", None, Asked::Sixteen),
            ("screen", Some(full), Asked::Sixteen),
            ("xterm", None, Asked::Sixteen),
            ("xterm-256color", None, Asked::Indexed),
            ("xterm-256color", Some(full), Asked::Full),
        ] {
            let mut env = vec![("TERM", term), ("QRSCOPE_CLIPBOARD", "osc52")];
            env.extend(more);
            let found = most_asked(&["--theme", theme], &env);
            assert_eq!(found, most, "{term} {more:?} {theme}");
        }
    }
}

#[test]
fn colours_that_are_asked_for_come_whatever_the_environment_says() {
    let mut env = vec![("NO_COLOR", "1"), ("TERM", "xterm-256color")];
    assert_eq!(most_asked(&["--color", "always"], &env), Asked::Indexed);
    env[1].1 = "vt100";
    let osc = ["--color", "always", "--clipboard", "osc52"];
    assert_eq!(most_asked(&osc, &env), Asked::Sixteen);
}

#[test]
fn a_terminal_that_only_prints_gets_the_text() {
    let mut pty = demo_with(&[LATHE], &[("TERM", "dumb")], WIDE);
    assert_eq!(pty.wait_exit(), 0);
    assert!(styles(&pty.raw()).is_empty());
    let printed = String::from_utf8(pty.raw()).unwrap();
    assert!(
        printed.contains("数控车床") && !printed.contains('\x1b'),
        "{printed}"
    );
}

#[test]
fn it_says_that_this_terminal_cant_show_the_explorer_and_what_to_do() {
    let said = |args: &[&str], lang: &str| {
        let args = [args, &["--lang", lang]].concat();
        let mut pty = Pty::spawn(&args, &[("TERM", "dumb")], WIDE);
        let code = pty.wait_exit();
        (code, String::from_utf8(pty.raw()).unwrap())
    };
    for (lang, words) in [
        ("en", "TERM=dumb can't show the explorer"),
        ("zh", "TERM=dumb 显示不了浏览界面"),
    ] {
        for (args, code) in [
            (&[][..], 2),
            (&["--demo"], 0),
            (&["--demo", LATHE], 0),
            (&["--demo", "show", LATHE], 0),
        ] {
            let (ended, printed) = said(args, lang);
            assert_eq!(ended, code, "{args:?} {printed}");
            // Whoever asks for text gets it without a word on the explorer.
            let wanted = usize::from(!args.contains(&"show"));
            assert_eq!(printed.matches(words).count(), wanted, "{args:?} {printed}");
            assert_eq!(printed.matches("TERM=xterm-256color").count(), wanted);
            assert!(!printed.contains("without a terminal"), "{printed}");
            assert!(!printed.contains("没有终端"), "{printed}");
        }
    }
    // Without a terminal there is nothing to say about it.
    let piped = crate::support::run::qrscope_with(&["--demo"], &[("TERM", "dumb")]);
    assert_eq!((piped.code, piped.stderr.as_str()), (0, ""), "{piped:?}");
}
