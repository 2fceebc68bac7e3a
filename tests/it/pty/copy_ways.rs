//! What stands between the explorer and a clipboard: a display that doesn't answer, a multiplexer, a limit; and what is left at the end.

use super::copying::{LATHE_OSC_52, message, osc_52};
use super::entity_service::Asked;
use super::session::*;
use crate::support::http::Scripted;
use crate::support::pty::Pty;
use crate::support::wait::{Watched, timeout, wait_until};
use serde_json::json;
use std::{
    fs,
    net::{TcpListener, TcpStream},
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

/// Takes connections as an X server does, and never says a word.
pub(super) struct SilentDisplay {
    pub name: String,
    taken: Arc<Watched<Vec<TcpStream>>>,
}

impl SilentDisplay {
    pub fn start() -> Self {
        /// Display 0 over TCP.
        const FIRST_PORT: u16 = 6_000;
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let number = listener.local_addr().unwrap().port() - FIRST_PORT;
        let taken = Arc::new(Watched::<Vec<TcpStream>>::default());
        let keeper = Arc::clone(&taken);
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                keeper.change(|taken| taken.push(stream));
            }
        });
        Self {
            name: format!("127.0.0.1:{number}"),
            taken,
        }
    }

    fn wait_until_asked(&self) {
        let asked = |taken: &Vec<TcpStream>| (!taken.is_empty()).then_some(());
        self.taken
            .wait_for(timeout(), asked)
            .expect("nobody asked the display");
    }
}

#[test]
fn a_display_that_never_answers_costs_a_second_and_no_key() {
    let display = SilentDisplay::start();
    let env = [("DISPLAY", display.name.as_str())];
    let mut pty = demo_with(&[LATHE], &env, WIDE);
    pty.wait_for("分钟前取得");
    pty.keys("3");
    pty.keys(ENTER);
    display.wait_until_asked();
    pty.keys(F1);
    pty.wait_for("┍━ 帮助");
    assert_eq!(osc_52(&pty), Vec::<String>::new(), "help waited for it");
    wait_until("the way through the terminal", || {
        (osc_52(&pty) == [LATHE_OSC_52]).then_some(())
    });
    // The words are true: the system clipboard was to be first, and it wasn't what took the link.
    pty.keys(ESC);
    pty.wait_gone("┍━ 帮助");
    let pressed = Instant::now();
    pty.keys(ENTER);
    let screen = frame_with(&pty, "已交给终端");
    let waited = pressed.elapsed();
    assert!(waited < Duration::from_millis(2_500), "{waited:?}");
    assert!(!screen.contains("已复制"), "{screen}");
    let leaving = Instant::now();
    leaves_cleanly(&mut pty, "q");
    assert!(leaving.elapsed() < Duration::from_secs(2));
    assert_eq!(osc_52(&pty), [LATHE_OSC_52, LATHE_OSC_52]);
}

#[test]
fn a_display_that_never_answers_is_named_where_no_other_way_is_wanted() {
    let display = SilentDisplay::start();
    for (lang, words) in [
        ("zh", "没有复制成功：剪贴板 1 秒内没有回答"),
        ("en", "Not copied: no answer from the clipboard in 1 s"),
    ] {
        let env = [("DISPLAY", display.name.as_str())];
        let args = [LATHE, "--clipboard", "native", "--lang", lang];
        let mut pty = demo_with(&args, &env, SMALL);
        pty.wait_for("维护保养记录");
        pty.keys("3");
        pty.keys(ENTER);
        frame_with(&pty, words);
        leaves_cleanly(&mut pty, "q");
        assert_eq!(osc_52(&pty), Vec::<String>::new());
    }
}

#[test]
fn through_tmux_it_is_plain_and_says_what_tmux_needs() {
    let env = [
        ("TMUX", "/tmp/tmux-0/default,1,0"),
        ("TERM", "tmux-256color"),
    ];
    for (lang, words) in [("zh", "已交给 tmux，送达无法确认"), ("en", "Sent to tmux")] {
        let mut pty = demo_with(&[LATHE, "--lang", lang], &env, SMALL);
        pty.wait_for("维护保养记录");
        pty.keys("3");
        pty.keys(ENTER);
        let screen = frame_with(&pty, words);
        let row = message(&screen);
        assert!(row.contains("set -g set-clipboard on"), "{screen}");
        assert_eq!(osc_52(&pty), [LATHE_OSC_52]);
        let raw = pty.raw();
        assert!(!raw.windows(2).any(|two| two == b"\x1bP"), "wrapped");
        leaves_cleanly(&mut pty, "q");
    }
}

#[test]
fn through_screen_it_is_wrapped_for_the_terminal_behind() {
    let env = [("STY", "1.pts-0.host"), ("TERM", "screen")];
    let mut pty = demo_with(&[LATHE], &env, WIDE);
    pty.wait_for("分钟前取得");
    pty.keys("3");
    pty.keys(ENTER);
    frame_with(&pty, "已经由 GNU screen 发送，送达无法确认");
    let payload = LATHE_OSC_52.trim_end_matches("\x1b\\");
    let wrapped = format!("\x1bP{payload}\x07\x1b\\");
    let raw = String::from_utf8(pty.raw()).unwrap();
    assert_eq!(raw.matches(&wrapped).count(), 1);
    assert_eq!(raw.matches("\x1b]52").count(), 1);
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn what_is_too_long_for_the_terminal_is_not_sent_and_says_so() {
    // The next page's cursor comes back in the next request, whose curl command is then over the limit.
    let service = Scripted::start(|request| {
        let asked = Asked::of(request);
        match (asked.skill.as_str(), &asked.token) {
            ("get_records", None) => asked.completed(json!({
                "url": asked.url, "records": [{"id": "1", "label": "第一"}], "hasMore": true, "total": 2,
                "nextPageToken": "t".repeat(80_000)
            })),
            ("get_records", Some(_)) => asked.completed(json!({
                "url": asked.url, "records": [{"id": "2", "label": "第二"}], "hasMore": false, "total": 2
            })),
            _ => asked.about("泵"),
        }
    });
    for (lang, words) in [
        ("zh", "超过终端剪贴板的上限 74994，没有发送"),
        ("en", "more than terminals take (74994); nothing was sent"),
    ] {
        let before = service.requests().len();
        let mut pty = on_service(&service, &[LATHE, "--lang", lang], WIDE);
        pty.wait_for("第二");
        service.wait_for_requests(before + 4);
        pty.keys("t");
        // The newest comes first and is selected.
        pty.wait_screen("four requests", |screen| {
            screen.matches("message/send ").count() == 4
        });
        pty.keys("y");
        let screen = frame_with(&pty, words);
        assert!(message(&screen).contains(words), "{screen}");
        assert_eq!(osc_52(&pty), Vec::<String>::new());
        leaves_cleanly(&mut pty, CTRL_C);
    }
}

/// The rows of the normal screen after the end.
fn after_copying(args: &[&str], env: &[(&str, &str)], keys: &str) -> Vec<String> {
    let mut pty = demo_with(&[&[LATHE], args].concat(), env, SMALL);
    pty.wait_for("维护保养记录");
    pty.keys("3");
    pty.keys(keys);
    if args.contains(&"off") {
        // The link comes up by itself; a failure that was on the screen isn't said again.
        pty.wait_gone("3 操作");
    }
    leaves_cleanly(&mut pty, "q");
    pty.screen().lines().map(str::to_owned).collect()
}

#[test]
fn the_last_link_is_printed_after_the_end_if_asked_for() {
    let flag = "--print-last-copy";
    let variable = ("QRSCOPE_PRINT_LAST_COPY", "1");
    let zh = "最后的链接，可手动选取：";
    let en = "The last link, to select by hand:";
    for (args, env, words) in [
        (&[flag][..], &[][..], zh),
        (&[], &[variable], zh),
        (&[flag, "--clipboard", "off"], &[], zh),
        (&[flag, "--lang", "en"], &[], en),
    ] {
        // The key behind it takes the message away, not the link.
        let rows = after_copying(args, env, "\r\x1b[B");
        let at = rows.iter().position(|row| row == words);
        let at = at.unwrap_or_else(|| panic!("{args:?}: {rows:?}"));
        assert_eq!(rows[at + 1], LATHE, "{args:?}");
    }
    for (args, keys) in [(&[][..], "\r"), (&["--print-last-copy"], "j")] {
        let rows = after_copying(args, &[], keys);
        assert!(rows.iter().all(String::is_empty), "{args:?}: {rows:?}");
    }
}

/// What a script reads from standard output isn't mixed with it.
#[test]
fn the_last_link_goes_to_standard_error() {
    let args = ["--demo", LATHE, "--fixed-time", NOON, "--print-last-copy"];
    let mut pty = Pty::spawn_in_shell(r#""$0" "$@" 2>said"#, &args, SMALL);
    pty.wait_for("维护保养记录");
    pty.keys("3");
    pty.keys(ENTER);
    frame_with(&pty, "已交给终端");
    leaves_cleanly(&mut pty, "q");
    let said = fs::read_to_string(pty.home().join("said")).unwrap();
    assert_eq!(said, format!("最后的链接，可手动选取：\n{LATHE}\n"));
    assert_eq!(pty.screen().trim(), "");
}
