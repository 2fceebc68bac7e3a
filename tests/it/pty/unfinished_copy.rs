//! Leaving while a copy is under way, or before its failure could be read: it is said after the end, with the link.

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
        match (way, script) {
            ("command", "exit 3") => drop(pty.wait_for("没有复制成功")),
            ("off", _) => drop(pty.wait_for("复制已关闭")),
            _ => {}
        }
        assert_eq!(left(pty), Vec::<String>::new(), "{way} {script}");
    }
}

#[test]
fn a_failure_that_no_screen_showed_is_said_with_the_link() {
    let cannot_start = [(
        "QRSCOPE_CLIPBOARD_COMMAND",
        r#"["/nowhere/at-all"]"#.to_owned(),
    )];
    for (way, env, zh, en) in [
        (
            "native",
            command(""),
            "没有复制成功：没有显示环境（DISPLAY、WAYLAND_DISPLAY）",
            "Not copied: no display is named (DISPLAY, WAYLAND_DISPLAY)",
        ),
        (
            "off",
            command(""),
            "复制已关闭，请手动选取：",
            "Copying is off; select by hand:",
        ),
        (
            "command",
            command("exit 3"),
            "没有复制成功：你的命令以退出码 3 结束",
            "Not copied: your command ended with exit code 3",
        ),
        (
            "command",
            cannot_start,
            "没有复制成功：你的命令启动不了",
            "Not copied: your command can't be started",
        ),
    ] {
        let env = [(env[0].0, env[0].1.as_str())];
        for (lang, words) in [("zh", zh), ("en", en)] {
            for more in [&[][..], &["--print-last-copy"]] {
                let args = [&["--clipboard", way, "--lang", lang], more].concat();
                let mut pty = at_action(&args, &env);
                // Both keys in one read: no frame between them.
                pty.keys("\rq");
                assert_eq!(pty.wait_exit(), 0);
                let screen = pty.screen();
                let rows: Vec<&str> = screen.lines().filter(|row| !row.is_empty()).collect();
                assert!(rows[0].starts_with(words), "{way} {lang}: {screen}");
                // A long reason goes on in the next row.
                assert_eq!(rows.last(), Some(&LATHE), "{way} {lang}");
                assert_eq!(screen.matches(LATHE).count(), 1, "{way} {lang}");
            }
        }
    }
}
