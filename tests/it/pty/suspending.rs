//! Ctrl-Z and fg, and being stopped and continued by others.

use super::session::*;
use crate::support::{pty::Pty, wait::wait_until};

/// A shell that says when its job was stopped, and goes on with it after a line.
const SHELL: &str = r#"set -m; "$0" "$@"; echo "stopped $?"; read line; fg; echo "ended $?""#;

fn in_shell(args: &[&str]) -> Pty {
    let all = [&["--demo", "--fixed-time", NOON], args].concat();
    Pty::spawn_in_shell(SHELL, &all, SMALL)
}

#[test]
fn ctrl_z_gives_the_terminal_to_the_shell_and_fg_takes_it_back() {
    let mut pty = in_shell(&[LATHE]);
    let before = frame_with(&pty, "分钟前取得");
    pty.keys(CTRL_Z);
    // 128 + SIGTSTP: it stopped, and didn't end.
    pty.wait_for("stopped 148");
    assert_eq!(pty.left_behind(), Vec::<String>::new());
    pty.keys("\n");
    let after = frame(&pty, "the screen as before", |screen| screen == before);
    assert!(pty.alternate_screen() && !pty.cursor_visible(), "{after}");
    pty.keys("3");
    pty.wait_for("3 操作 ━");
    pty.keys("q");
    pty.wait_for("ended 0");
    assert_eq!(pty.wait_exit(), 0);
    assert_eq!(pty.left_behind(), Vec::<String>::new());
    // Twice taken, twice given back.
    assert_eq!(pty.times("\x1b[?1049h"), 2);
    assert_eq!(pty.times("\x1b[?1049l"), 2);
}

#[test]
fn ctrl_z_works_wherever_one_is() {
    for (args, keys, there) in [
        (&[][..], "", "未公开的码"),
        (&[], "\x1b[18~qr71", "链接  qr71"),
        (&[LATHE], "?", "┍━ 帮助"),
        (&[LATHE], "t", "1 请求  2 任务"),
        (&[LATHE], "i", "┍━ 记录"),
        (&[LATHE], "\x10", "┍━ 命令"),
    ] {
        let mut pty = in_shell(args);
        let first = if args.is_empty() {
            "未公开的码"
        } else {
            "分钟前取得"
        };
        frame_with(&pty, first);
        pty.keys(keys);
        let before = frame_with(&pty, there);
        let shown = pty.cursor_visible();
        pty.keys(CTRL_Z);
        pty.wait_for("stopped 148");
        pty.keys("\n");
        frame(&pty, "the screen as before", |screen| screen == before);
        assert_eq!(pty.cursor_visible(), shown, "{keys:?}");
        pty.keys(F10);
        pty.wait_for("ended 0");
    }
}

#[test]
fn the_window_may_change_meanwhile() {
    let mut pty = in_shell(&[LATHE]);
    pty.wait_for("分钟前取得");
    pty.keys(CTRL_Z);
    pty.wait_for("stopped 148");
    pty.resize(WIDE.0, WIDE.1);
    pty.keys("\n");
    let fresh = demo_code(LATHE, &[], WIDE).screen();
    let last = |screen: &str| screen.lines().nth(5).map(str::to_owned);
    frame(&pty, "a screen for the new size", |screen| {
        last(screen) == last(&fresh)
    });
    pty.keys("q");
    pty.wait_for("ended 0");
}

#[test]
fn a_signal_while_it_is_stopped_ends_it_when_it_goes_on() {
    let script = r#"set -m; "$0" "$@"; kill -TERM %1; fg; echo "ended $?""#;
    let args = ["--demo", "--fixed-time", NOON, LATHE];
    let mut pty = Pty::spawn_in_shell(script, &args, SMALL);
    pty.wait_for("分钟前取得");
    pty.keys(CTRL_Z);
    pty.wait_for("ended 143");
    assert_eq!(pty.wait_exit(), 0);
    assert_eq!(pty.left_behind(), Vec::<String>::new());
    // It was given back when it stopped; a second time would put the shell's cursor elsewhere.
    for given_back in ["\x1b[?1049l", "\x1b[?2004l"] {
        assert_eq!(pty.times(given_back), 1, "{given_back:?}");
    }
}

/// As a shell's `kill %1` does it: the signal, and the word to go on so that it is heard.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_ends_a_stopped_program_in_the_background_too() {
    let script = r#"set -m; "$0" "$@"; jobs -p >job; kill -TERM %1; kill -CONT %1; read line; fg; echo "ended $?""#;
    let args = ["--demo", "--fixed-time", NOON, LATHE];
    for _ in 0..5 {
        let mut pty = Pty::spawn_in_shell(script, &args, SMALL);
        pty.wait_for("分钟前取得");
        pty.keys(CTRL_Z);
        let job = wait_until("the job's number", || {
            let text = std::fs::read_to_string(pty.home().join("job")).ok()?;
            text.ends_with('\n').then(|| text.trim().to_owned())
        });
        wait_until("its end, while the shell has the terminal", || {
            let stat = std::fs::read_to_string(format!("/proc/{job}/stat"));
            // Behind the name stands the state; a dead one waits for its parent.
            let is_dead = |stat: &String| {
                stat.rsplit(") ")
                    .next()
                    .is_some_and(|it| it.starts_with('Z'))
            };
            stat.as_ref().map_or(true, is_dead).then_some(())
        });
        assert_eq!(pty.left_behind(), Vec::<String>::new());
        assert_eq!(pty.times("\x1b[?1049l"), 1);
        pty.keys("\n");
        assert_eq!(pty.wait_exit(), 0);
    }
}

/// Sent on in the background it stops again, as every program does that needs the terminal, and `fg` takes it back.
#[test]
fn in_the_background_it_stops_again() {
    let script =
        r#"set -m; "$0" "$@"; bg; wait %1; echo "again $?"; read line; fg; echo "ended $?""#;
    let mut pty = Pty::spawn_in_shell(script, &["--demo", "--fixed-time", NOON, LATHE], SMALL);
    let before = frame_with(&pty, "分钟前取得");
    pty.keys(CTRL_Z);
    pty.wait_for("again 1");
    pty.keys("\n");
    frame(&pty, "the screen as before", |screen| screen == before);
    pty.keys("q");
    pty.wait_for("ended 0");
    assert_eq!(pty.wait_exit(), 0);
    assert_eq!(pty.left_behind(), Vec::<String>::new());
}

/// A terminal that runs nothing but the program has no shell to go to.
#[test]
fn without_a_shell_it_goes_on() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    let before = pty.screen();
    pty.keys(CTRL_Z);
    wait_until("the terminal was taken again", || {
        (pty.times("\x1b[?1049h") == 2).then_some(())
    });
    frame(&pty, "the screen as before", |screen| screen == before);
    pty.keys("q");
    assert_eq!(pty.wait_exit(), 0);
    assert_eq!(pty.left_behind(), Vec::<String>::new());
}

#[test]
fn stopped_and_continued_by_others_it_draws_all_again() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    let before = pty.screen();
    pty.signal("STOP");
    // What a shell would do meanwhile.
    pty.scribble(b"\x1b[?1049l\x1b[?25h\x1b[?2004l$ ls\r\n");
    assert!(!pty.alternate_screen());
    pty.signal("CONT");
    frame(&pty, "the screen as before", |screen| screen == before);
    assert!(pty.alternate_screen() && !pty.cursor_visible());
    leaves_cleanly(&mut pty, "q");
}
