//! What a terminal sends beside keys: late replies to what an earlier program asked, mouse reports. None of it is a key.

use super::entity_service::Asked;
use super::session::*;
use crate::support::{http::Scripted, wait::poll_for};
use std::time::Duration;

/// Each has letters in it that are commands: quit, refresh, another language, zoom.
const REPLIES: &[&[u8]] = &[
    b"\x1b[24;80R",
    b"\x1b[0;0R",
    b"\x1b[?62;1;6;22c",
    b"\x1b[>41;354;0c",
    b"\x1b[?2026;2$y",
    b"\x1b[?997;1n",
    b"\x1b]11;rgb:1e1e/1e1e/2e2e\x07",
    b"\x1b]10;rgb:cdcd/d6d6/f4f4\x1b\\",
    b"\x1b]52;c;cXJzY29wZSBxIGo=\x07",
    b"\x1b]lqrLz?t\x1b\\",
    b"\x1bP>|XTerm(370) qrLz\x1b\\",
    b"\x1bP1+r544e=787465726d\x1b\\",
    b"\x1b_Gi=31;OK\x1b\\",
    b"\x1b[I",
    b"\x1b[O",
    b"\x1b[M qq",
    b"\x1b[<0;500;900M",
    b"\x1b[<64;0;0m",
    b"\x1b[32;999;999M",
];

#[test]
fn nothing_but_keys_is_a_key() {
    let service = Scripted::start(|request| Asked::of(request).about("水泵"));
    let mut pty = on_service(&service, &[LATHE], SMALL);
    let before = frame_with(&pty, "分钟前取得");
    for reply in REPLIES {
        pty.send(reply);
    }
    for reply in REPLIES {
        // Cut at every place; the rest comes as soon as it can.
        for cut in 1..reply.len() {
            let (first, rest) = reply.split_at(cut);
            pty.send(first);
            pty.send(rest);
        }
    }
    // A key behind all of it is handled when the rest is.
    pty.keys("3");
    frame_with(&pty, "3 操作 ━");
    pty.keys("2");
    let after = frame_with(&pty, "2 账本 ━");
    assert_eq!(after, before);
    assert_eq!(service.requests().len(), 3);
    leaves_cleanly(&mut pty, "q");
}

/// As over a line that is slow in the middle of one; a person's Esc is told from these much sooner.
#[test]
fn the_rest_of_one_may_come_late() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    let before = pty.screen();
    for (first, rest) in [
        ("\x1b]11;rgb:1", "r/L/q\x07"),
        ("\x1b]lqr", "Lz?t\x1b\\"),
        ("\x1bP>|XTerm(370) ", "qrLz\x1b\\"),
        ("\x1b[?2026;", "2$y"),
        ("\x1b[<64;", "0;0m"),
        ("\x1b[M", " qq"),
    ] {
        pty.keys(first);
        let _ = poll_for(Duration::from_millis(150), || None::<()>);
        pty.keys(rest);
    }
    pty.keys("3");
    frame_with(&pty, "3 操作 ━");
    pty.keys("2");
    assert_eq!(frame_with(&pty, "2 账本 ━"), before);
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn they_are_no_text_where_text_is_typed() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    pty.keys("o");
    pty.wait_for("┍━ 打开另一个码");
    for reply in REPLIES {
        pty.send(reply);
    }
    pty.keys("x");
    let screen = frame_with(&pty, "链接  x");
    assert!(!screen.contains("rgb"), "{screen}");
    leaves_cleanly(&mut pty, CTRL_C);
}

#[test]
fn a_reply_that_never_ends_is_forgotten() {
    for begun in [&b"\x1b]11;rgb:1e1e"[..], b"\x1b[?2026;2", b"\x1bP1+r"] {
        let mut pty = demo_code(LATHE, &[], SMALL);
        pty.send(begun);
        // Pressed again as a person would.
        let helped = poll_for(Duration::from_secs(15), || {
            pty.keys("3");
            pty.screen().contains("3 操作 ━").then_some(())
        });
        assert_eq!(helped, Some(()), "{}", begun.escape_ascii());
        leaves_cleanly(&mut pty, "q");
    }
}

#[test]
fn ctrl_c_quits_in_the_middle_of_one() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    pty.send(b"\x1b]11;rgb:1e1e");
    leaves_cleanly(&mut pty, CTRL_C);
}

#[test]
fn the_mouse_is_never_asked_for() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    for (key, title) in [
        ("?", "┍━ 帮助"),
        ("t", "1 请求  2 任务"),
        ("o", "┍━ 打开另一个码"),
    ] {
        pty.keys(key);
        pty.wait_for(title);
        pty.keys(ESC);
        pty.wait_gone(title);
    }
    leaves_cleanly(&mut pty, CTRL_C);
    for mode in ["1000", "1002", "1003", "1004", "1006", "1015"] {
        assert_eq!(pty.times(&format!("\x1b[?{mode}h")), 0, "{mode}");
    }
}
