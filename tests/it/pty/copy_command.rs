//! The person's own clipboard command: given the link and nothing else, kept off the screen, never waited for by a key.

use super::copying::{message, osc_52};
use super::session::*;
use crate::support::pty::Pty;
use crate::support::wait::wait_until;
use std::{
    fs,
    time::{Duration, Instant},
};

/// The demo's actions with a command that a shell reads; the shell is the person's own choice here.
fn with_command(script: &str, args: &[&str]) -> Pty {
    let command = serde_json::to_string(&["/bin/sh", "-c", script]).unwrap();
    let env = [("QRSCOPE_CLIPBOARD_COMMAND", command.as_str())];
    let mut pty = demo_with(
        &[&[LATHE, "--clipboard", "command"], args].concat(),
        &env,
        WIDE,
    );
    pty.wait_for("维护保养记录");
    pty.keys("3");
    pty
}

#[test]
fn it_is_given_the_link_and_what_it_prints_stays_off_the_screen() {
    for (lang, words) in [("zh", "已交给你的命令"), ("en", "Given to your command")] {
        let script =
            r#"cat >"$HOME/got"; echo spoiled; echo spoiled >&2; echo spoiled >/dev/tty; exit 0"#;
        let mut pty = with_command(script, &["--lang", lang]);
        pty.keys(ENTER);
        let screen = frame_with(&pty, words);
        let nothing = ["没有执行任何操作", "no action was executed"];
        assert!(nothing.iter().any(|words| message(&screen).contains(words)));
        assert!(!screen.contains("已复制") && !screen.contains("Copied"));
        let got = fs::read_to_string(pty.home().join("got")).unwrap();
        assert_eq!(got, LATHE);
        leaves_cleanly(&mut pty, "q");
        let raw = String::from_utf8(pty.raw()).unwrap();
        assert!(!raw.contains("spoiled"), "its output reached the terminal");
        assert_eq!(osc_52(&pty), Vec::<String>::new(), "one way is enough");
    }
}

#[test]
fn its_failure_is_said_in_its_words_made_harmless() {
    let script = r"cat >/dev/null; printf '\033]0;owned\007\033[31mno display\n' >&2; exit 3";
    for (lang, words) in [
        (
            "zh",
            "没有复制成功：你的命令以退出码 3 结束：^[]0;owned^G^[[31mno display",
        ),
        (
            "en",
            "Not copied: your command ended with exit code 3: ^[]0;owned^G^[[31mno display",
        ),
    ] {
        let mut pty = with_command(script, &["--lang", lang]);
        pty.keys(ENTER);
        frame_with(&pty, words);
        leaves_cleanly(&mut pty, "q");
        super::output_bytes::assert_harmless(&pty.raw(), super::output_bytes::Copies::None);
    }
    let env = [("QRSCOPE_CLIPBOARD_COMMAND", r#"["/nowhere/at-all"]"#)];
    let mut pty = demo_with(&[LATHE, "--clipboard", "command"], &env, WIDE);
    pty.wait_for("维护保养记录");
    pty.keys("3");
    pty.keys(ENTER);
    frame_with(&pty, "没有复制成功：你的命令启动不了");
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn one_that_hangs_blocks_no_key_and_is_ended_after_two_seconds() {
    let mut pty = with_command("exec sleep 300", &[]);
    pty.keys(ENTER);
    pty.wait_for("正在交给剪贴板");
    pty.keys(F1);
    pty.wait_for("┍━ 帮助");
    pty.keys(ESC);
    pty.wait_gone("┍━ 帮助");
    pty.keys(ENTER);
    frame_with(&pty, "没有复制成功：你的命令 2 秒后还没结束，已被终止");
    // And it doesn't hold up the end.
    pty.keys(ENTER);
    pty.wait_for("正在交给剪贴板");
    let leaving = Instant::now();
    leaves_cleanly(&mut pty, "q");
    assert!(leaving.elapsed() < Duration::from_millis(1_500));
}

#[test]
fn quitting_at_once_still_gives_it_the_link() {
    let mut pty = with_command(
        r#"cat >"$HOME/got.part" && mv "$HOME/got.part" "$HOME/got""#,
        &[],
    );
    pty.keys("\rq");
    assert_eq!(pty.wait_exit(), 0);
    let got = wait_until("the link in the file", || {
        fs::read_to_string(pty.home().join("got")).ok()
    });
    assert_eq!(got, LATHE);
}

#[test]
fn the_file_names_it_and_the_variable_is_stronger() {
    let file = |got: &str| {
        // Words with what a shell would take apart: they arrive as they stand here.
        let script = format!(r#"cat >"$HOME/{got}"; printf '%s' "$1" >"$HOME/{got}.word""#);
        let words = ["/bin/sh", "-c", &script, "sh", "$(id) ; a  *"];
        serde_json::to_string(&words).unwrap()
    };
    for (variable, expected) in [
        (None, "by-file"),
        (Some(file("by-variable")), "by-variable"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("c.toml");
        let config = format!(
            "clipboard = 'command'\nclipboard_command = {}\n",
            file("by-file")
        );
        fs::write(&path, config).unwrap();
        let env = variable.as_deref().unwrap_or_default();
        let args = [LATHE, "--config", path.to_str().unwrap()];
        let mut pty = demo_with(&args, &[("QRSCOPE_CLIPBOARD_COMMAND", env)], WIDE);
        pty.wait_for("维护保养记录");
        pty.keys("3\r");
        frame_with(&pty, "已交给你的命令");
        leaves_cleanly(&mut pty, "q");
        let read = |name: &str| fs::read_to_string(pty.home().join(name)).ok();
        assert_eq!(read(expected).as_deref(), Some(LATHE));
        assert_eq!(
            read(&format!("{expected}.word")).as_deref(),
            Some("$(id) ; a  *")
        );
        let other = ["by-file", "by-variable"]
            .into_iter()
            .find(|it| *it != expected);
        assert_eq!(other.and_then(read), None);
    }
}

#[test]
fn without_the_choice_it_is_never_run() {
    let command = r#"["/bin/sh", "-c", "echo ran >$HOME/ran"]"#;
    for choice in ["auto", "osc52", "native", "off"] {
        let env = [("QRSCOPE_CLIPBOARD_COMMAND", command)];
        let mut pty = demo_with(&[LATHE, "--clipboard", choice], &env, WIDE);
        pty.wait_for("维护保养记录");
        pty.keys("3");
        pty.keys(ENTER);
        pty.wait_screen("the end of the copy", |screen| {
            ["已交给终端", "没有复制成功", "复制已关闭"]
                .iter()
                .any(|words| message(screen).contains(words))
        });
        leaves_cleanly(&mut pty, "q");
        assert!(!pty.home().join("ran").exists(), "{choice}");
    }
}

#[test]
fn a_held_key_does_not_queue_up_programs() {
    let mut pty = with_command(r#"cat >/dev/null; echo run >>"$HOME/runs""#, &[]);
    pty.keys(&ENTER.repeat(60));
    frame_with(&pty, "已交给你的命令");
    leaves_cleanly(&mut pty, "q");
    let runs = fs::read_to_string(pty.home().join("runs")).unwrap();
    let runs = runs.lines().count();
    assert!((1..20).contains(&runs), "{runs} programs for one link");
}
