//! QR codes in a terminal, scanned from what the terminal shows.

use std::num::NonZeroU16;

use super::output_bytes::{Copies, assert_harmless, styles};
use super::session::*;
use crate::support::pty::Pty;
use crate::support::scan::{DARK_TERMINAL, LIGHT_TERMINAL, Own, Seen, codes, light};
use ratatui::style::Color;
use vt100::Parser;

fn colour(colour: vt100::Color) -> Color {
    match colour {
        vt100::Color::Default => Color::Reset,
        vt100::Color::Idx(index) => Color::Indexed(index),
        vt100::Color::Rgb(red, green, blue) => Color::Rgb(red, green, blue),
    }
}

/// What a phone reads off a terminal that got these bytes.
fn scanned(raw: &[u8], size: (u16, u16), own: Own) -> Vec<String> {
    let length = |length| NonZeroU16::new(length).unwrap();
    let mut parser = Parser::new(length(size.1), length(size.0), 0);
    parser.process(raw);
    let screen = parser.screen();
    let cell = |row, column| {
        let cell = screen.cell(row, column).unwrap();
        let mut text = light(colour(cell.fgcolor()), own.text);
        let mut ground = light(colour(cell.bgcolor()), own.ground);
        if cell.inverse() {
            (text, ground) = (ground, text);
        }
        Seen {
            character: cell.contents().chars().next().unwrap_or(' '),
            text,
            ground,
        }
    };
    let rows: Vec<Vec<Seen>> = (0..size.1)
        .map(|row| (0..size.0).map(|column| cell(row, column)).collect())
        .collect();
    codes(&rows)
}

/// `TERM`, other variables, and the terminal's own colours.
type Terminal<'a> = (&'a str, &'a [(&'a str, &'a str)], Own);

const TERMINALS: [Terminal; 9] = [
    (
        "xterm-256color",
        &[("COLORTERM", "truecolor")],
        DARK_TERMINAL,
    ),
    ("xterm-256color", &[], LIGHT_TERMINAL),
    ("xterm-256color", &[("NO_COLOR", "1")], DARK_TERMINAL),
    (
        "xterm-256color",
        &[("NO_COLOR", "1"), ("COLORFGBG", "0;15")],
        LIGHT_TERMINAL,
    ),
    ("xterm", &[("COLORFGBG", "0;15")], LIGHT_TERMINAL),
    ("linux", &[], DARK_TERMINAL),
    (
        "screen",
        &[("STY", "1"), ("COLORTERM", "truecolor")],
        DARK_TERMINAL,
    ),
    ("vt100", &[], DARK_TERMINAL),
    ("vt100", &[("COLORFGBG", "0;15")], LIGHT_TERMINAL),
];

#[test]
fn the_explorers_code_is_read_in_every_kind_of_terminal() {
    for (term, env, own) in TERMINALS {
        let env = [&[("TERM", term)], env].concat();
        let mut pty = demo_with(&[LATHE, "--lang", "en"], &env, SMALL);
        frame_with(&pty, "fetched < 1 min ago");
        pty.keys("3p");
        let screen = frame_with(&pty, "Scan it");
        assert!(screen.contains(LATHE), "{screen}");
        assert_eq!(scanned(&pty.raw(), SMALL, own), [LATHE], "{term} {env:?}");
        pty.keys("\x1bOS");
        frame_without(&pty, "Scan it");
        leaves_cleanly(&mut pty, "q");
        assert_harmless(&pty.raw(), Copies::None);
    }
}

#[test]
fn it_is_there_again_when_the_window_has_room_again() {
    let mut pty = demo_code(LATHE, &["--lang", "zh"], SMALL);
    pty.keys("3p");
    frame_with(&pty, "用手机扫");
    pty.resize(60, 12);
    frame_with(&pty, "二维码需要 40 x 18，窗口是 60 x 12");
    pty.resize(60, 20);
    frame_without(&pty, "二维码需要");
    // All of it is drawn again, for a terminal of that size from its beginning.
    let before = pty.raw().len();
    pty.keys(CTRL_L);
    crate::support::wait::wait_until("the frame after Ctrl-L", || {
        let raw = pty.raw();
        let read = scanned(&raw[before..], (60, 20), DARK_TERMINAL);
        (read == [LATHE]).then_some(())
    });
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn with_no_way_to_copy_the_key_is_named() {
    let mut pty = demo_with(&[LATHE, "--lang", "en", "--clipboard", "off"], &[], WIDE);
    frame_with(&pty, "fetched < 1 min ago");
    pty.keys("3");
    pty.keys(ENTER);
    let screen = frame_with(&pty, "Copying is off");
    assert!(screen.contains("p: QR"), "{screen}");
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn on_a_terminal_the_command_prints_it_black_on_white() {
    for (term, env, own) in TERMINALS {
        for ascii in [false, true] {
            let env = [&[("TERM", term)], env].concat();
            let size = (80, 40);
            let mut args = vec!["qr", LATHE];
            args.extend(ascii.then_some("--ascii"));
            let mut pty = Pty::spawn(&args, &env, size);
            assert_eq!(pty.wait_exit(), 0, "{}", pty.screen());
            assert_eq!(
                scanned(&pty.raw(), size, own),
                [LATHE],
                "{term} {env:?} {ascii}"
            );
            assert_eq!(pty.screen().contains('▀'), !ascii, "{}", pty.screen());
            assert!(pty.is_restored());
            assert_eq!(styles(&pty.raw()).last().unwrap(), &["0"], "plain again");
        }
    }
}

#[test]
fn a_terminal_that_only_prints_gets_ascii_and_a_narrow_one_a_sentence() {
    let mut pty = Pty::spawn(&["qr", LATHE], &[("TERM", "dumb")], (80, 40));
    assert_eq!(pty.wait_exit(), 0);
    assert!(pty.raw().is_ascii() && styles(&pty.raw()).is_empty());
    let mut pty = Pty::spawn(&["qr", LATHE, "--lang", "en"], &[], (30, 40));
    assert_eq!(pty.wait_exit(), 1);
    let screen = pty.screen().replace('\n', "");
    assert!(
        screen.contains("33 columns") && screen.contains("--png"),
        "{screen}"
    );
    assert!(!screen.contains('▀'), "{screen}");
    let mut pty = Pty::spawn(&["qr", LATHE, "--png", "-"], &[], (80, 24));
    assert_eq!(pty.wait_exit(), 2);
    assert!(pty.screen().contains("--png"), "{}", pty.screen());
}
