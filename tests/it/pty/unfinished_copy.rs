//! Leaving while a copy is under way: it is said after the end, with the link.

use super::copy_ways::SilentDisplay;
use super::session::*;
use crate::support::pty::Pty;
use std::time::{Duration, Instant};

const ZH: &str = "最后一次复制还没有结束，链接可手动选取：";
const EN: &str = "The last copy hadn't ended; its link, to select by hand:";

fn command(script: &str) -> [(&'static str, String); 1] {
    let command = serde_json::to_string(&["/bin/sh", "-c", script]).unwrap();
    [("QRSCOPE_CLIPBOARD_COMMAND", command)]
}

/// The lathe's first action, with its link.
fn at_action(args: &[&str], env: &[(&str, &str)]) -> Pty {
    let mut pty = demo_with(&[&[LATHE], args].concat(), env, SMALL);
    pty.wait_for("维护保养记录");
    pty.keys("3");
    frame_with(&pty, "3");
    pty
}

/// What stands on the normal screen after leaving.
fn left(mut pty: Pty) -> Vec<String> {
    let leaving = Instant::now();
    leaves_cleanly(&mut pty, "q");
    assert!(leaving.elapsed() < Duration::from_millis(1_500));
    let screen = pty.screen();
    let rows = screen.lines().filter(|row| !row.is_empty());
    rows.map(str::to_owned).collect()
}

#[test]
fn a_copy_that_hangs_is_said_with_its_link() {
    let display = SilentDisplay::start();
    let silent = [("DISPLAY", display.name.clone())];
    let hangs = command("exec sleep 300");
    for (way, env) in [("auto", &silent), ("native", &silent), ("command", &hangs)] {
        for (args, under_way, words) in [
            (&["--lang", "zh"][..], "正在交给剪贴板", ZH),
            (&["--lang", "en"], "Handing over to the clipboard", EN),
            (&["--print-last-copy"], "正在交给剪贴板", ZH),
        ] {
            let env = [(env[0].0, env[0].1.as_str())];
            let mut pty = at_action(&[args, &["--clipboard", way]].concat(), &env);
            pty.keys(ENTER);
            pty.wait_for(under_way);
            assert_eq!(left(pty), [words, LATHE], "{way} {args:?}");
        }
    }
}

#[test]
fn a_text_that_is_no_link_is_said_without_one() {
    let hangs = command("exec sleep 300");
    let env = [(hangs[0].0, hangs[0].1.as_str())];
    let mut pty = at_action(&["--clipboard", "command"], &env);
    pty.keys("t");
    frame_with(&pty, "1 请求");
    pty.keys("y");
    pty.wait_for("正在交给剪贴板");
    let words = "最后一次复制还没有结束，剪贴板里可能是别的内容";
    assert_eq!(left(pty), [words]);
}

#[test]
fn a_copy_that_ended_is_not_mentioned() {
    for (way, script) in [
        ("osc52", ""),
        ("off", ""),
        ("command", "cat >/dev/null"),
        // Under way when the key is pressed, and ended before the program is.
        ("command", "cat >/dev/null; sleep 0.1"),
        // Its end was on the screen.
        ("command", "exit 3"),
    ] {
        let env = command(script);
        let env = [(env[0].0, env[0].1.as_str())];
        let mut pty = at_action(&["--clipboard", way], &env);
        pty.keys(ENTER);
        if script == "exit 3" {
            pty.wait_for("没有复制成功");
        }
        assert_eq!(left(pty), Vec::<String>::new(), "{way} {script}");
    }
}
