//! What the config file changes in the explorer.

use std::fs;

use super::session::*;
use crate::support::pty::Pty;
use crate::support::wait::wait_until;
use std::time::{Duration, Instant};

/// The demo with a config file.
fn with_config(config: &str, args: &[&str], size: (u16, u16)) -> (Pty, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("c.toml");
    fs::write(&path, config).unwrap();
    let all = [&["--config", path.to_str().unwrap()], args].concat();
    (demo(&all, size), folder)
}

#[test]
fn a_rebound_key_works_and_help_and_hints_show_it() {
    let keys = "[keys]\nzoom = ['F12', 'X']\nhelp = ['H', 'F1']\nopen = ['z']\n";
    let (mut pty, _folder) = with_config(keys, &[LATHE, "--lang", "en"], WIDE);
    let screen = frame_with(&pty, "fetched < 1 min ago");
    let hints = screen.lines().last().unwrap().to_owned();
    assert!(
        hints.contains("z open") && hints.contains("H help"),
        "{hints}"
    );
    // The old key is free for another command, and the new one does what the old one did.
    for key in [F12, "X", "Ｘ"] {
        pty.keys(key);
        pty.wait_gone("1 Entity");
        pty.keys(key);
        pty.wait_for("1 Entity");
    }
    pty.keys("o");
    pty.keys("?");
    pty.keys("H");
    let help = frame_with(&pty, "┍━ Help");
    let line = |words: &str| {
        help.lines()
            .find(|line| line.contains(words))
            .unwrap()
            .to_owned()
    };
    assert!(line("zoom the pane").contains("F12  X"), "{help}");
    assert!(line("open another code").contains("z "), "{help}");
    pty.keys(ESC);
    pty.wait_gone("┍━ Help");
    pty.keys("z");
    pty.wait_for("┍━ Open another code");
    pty.keys(ESC);
    pty.wait_gone("┍━ Open another code");
    leaves_cleanly(&mut pty, F10);
}

#[test]
fn a_conflict_is_said_before_the_screen_is_taken() {
    let (mut pty, _folder) = with_config("[keys]\nzoom = ['r']\n", &[LATHE], WIDE);
    assert_eq!(pty.wait_exit(), 2);
    let screen = pty.screen();
    assert!(
        screen.contains("第 2 行第 1 列：zoom：r 已经是「refresh」的键"),
        "{screen}"
    );
    assert!(!String::from_utf8_lossy(&pty.raw()).contains("\u{1b}[?1049h"));
}

#[test]
fn a_key_without_effect_is_in_the_message_row_until_the_next_key() {
    let (mut pty, folder) = with_config("theem = 'dark'\n", &["--lang", "en"], (200, 40));
    let path = folder.path().join("c.toml");
    let screen = frame_with(&pty, "Demo codes");
    let words = format!(
        "{}, line 1, column 1: theem: there is no such key",
        path.display()
    );
    assert!(screen.contains(&words), "{screen}");
    pty.keys(DOWN);
    frame_without(&pty, "theem");
    leaves_cleanly(&mut pty, F10);
    // It stands on the normal screen too.
    assert!(
        pty.screen().contains("did you mean theme?"),
        "{}",
        pty.screen()
    );
}

#[test]
fn the_explorer_logs_to_the_file_and_never_to_the_screen() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let mut pty = demo(
        &[
            LATHE,
            "--log",
            log.to_str().unwrap(),
            "--log-level",
            "trace",
        ],
        SMALL,
    );
    frame_with(&pty, "分钟前取得");
    pty.signal("TERM");
    assert_eq!(pty.wait_exit(), 143);
    let text = fs::read_to_string(&log).unwrap();
    assert_eq!(text.matches("request answered").count(), 3, "{text}");
    assert!(text.contains("ended by a signal code=143"), "{text}");
    let raw = String::from_utf8_lossy(&pty.raw()).into_owned();
    assert!(!raw.contains("INFO") && !raw.contains("request"), "{raw}");
}

#[test]
fn a_terminal_is_no_log_file() {
    for path in ["/dev/tty", "/dev/stderr"] {
        let mut pty = demo(&["--log", path], SMALL);
        assert_eq!(pty.wait_exit(), 2, "{path}");
        let screen = pty.screen();
        assert!(screen.contains("是终端；日志只写入文件"), "{screen}");
    }
}

/// The terminal is asked for its colours, and answers that its ground is white and its text black.
fn answer(pty: &mut Pty) {
    wait_until("the question", || {
        String::from_utf8_lossy(&pty.raw())
            .contains("\u{1b}]11;?")
            .then_some(())
    });
    pty.keys("\x1b]10;rgb:0000/0000/0000\x1b\\\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b[?62;22c");
}

#[test]
fn doctor_asks_the_terminal_for_its_ground_and_says_what_would_fit() {
    let mut pty = Pty::spawn(&["doctor", "--demo", "--lang", "en"], &[], (120, 60));
    answer(&mut pty);
    assert_eq!(pty.wait_exit(), 0);
    let screen = pty.screen();
    assert!(
        screen.contains("for light grounds  doesn't fit the theme"),
        "{screen}"
    );
    assert!(screen.contains("would help: theme = \"light\""), "{screen}");
    assert_eq!(pty.left_behind(), Vec::<String>::new());
}

#[test]
fn doctor_does_not_wait_for_a_terminal_that_says_nothing() {
    let start = Instant::now();
    let mut pty = Pty::spawn(&["doctor", "--demo", "--lang", "en"], &[], (120, 60));
    assert_eq!(pty.wait_exit(), 0);
    assert!(
        start.elapsed() < Duration::from_secs(5),
        "{:?}",
        start.elapsed()
    );
    assert!(
        pty.screen().contains("the terminal doesn't say"),
        "{}",
        pty.screen()
    );
    assert_eq!(pty.left_behind(), Vec::<String>::new());
}

#[test]
fn the_explorer_asks_the_terminal_nothing() {
    let mut pty = demo(&[LATHE], SMALL);
    frame_with(&pty, "分钟前取得");
    leaves_cleanly(&mut pty, "q");
    let raw = String::from_utf8_lossy(&pty.raw()).into_owned();
    assert!(!raw.contains("\u{1b}]1") && !raw.contains("\u{1b}[c") && !raw.contains("\u{1b}[6n"));
}
