//! When nothing changes, nothing is written.

use super::entity_service::Asked;
use super::session::*;
use crate::support::{http::Scripted, pty::Pty, wait::poll_for};
use std::time::Duration;

/// Checks that no byte comes for a while, whatever meaningless key is pressed.
fn stays_silent(pty: &mut Pty, keys: &[&str]) {
    // Answered only after everything before it was handled, so no frame is still on its way.
    settle(pty);
    let before = pty.raw().len();
    for key in keys {
        pty.keys(key);
    }
    let more = poll_for(Duration::from_millis(300), || {
        (pty.raw().len() != before).then_some(())
    });
    let raw = pty.raw();
    assert_eq!(more, None, "{:?}", String::from_utf8_lossy(&raw[before..]));
}

/// Opens and closes help.
fn settle(pty: &mut Pty) {
    pty.keys("?");
    pty.wait_for("┍━ 帮助");
    pty.keys(ESC);
    pty.wait_gone("┍━ 帮助");
    // The end of the frame comes with its last bytes.
    let done = poll_for(Duration::from_secs(5), || {
        pty.raw().ends_with(b"\x1b[?2026l").then_some(())
    });
    assert_eq!(
        done,
        Some(()),
        "a frame ends with the end of the synchronised update"
    );
}

#[test]
fn loaded_panes_write_nothing() {
    let mut pty = demo_code("qr71.cn/oDemo1/qPower3", &[], WIDE);
    pty.wait_for("已取 100");
    stays_silent(&mut pty, &[F12, F12, "Q", "码", F12]);
}

#[test]
fn a_selection_that_cannot_move_writes_nothing() {
    let mut pty = demo_code(LATHE, &[], WIDE);
    stays_silent(&mut pty, &["k", DOWN, "j", "g", "\x1b[5~"]);
}

#[test]
fn the_home_screen_writes_nothing() {
    let mut pty = demo(&[], SMALL);
    pty.wait_for("未公开的码");
    stays_silent(&mut pty, &[F12, F12]);
}

#[test]
fn a_running_clock_writes_nothing_within_the_minute() {
    let service = Scripted::start(|request| Asked::of(request).about("水泵"));
    let mut pty = on_service_in_time(&service, &[LATHE], WIDE);
    pty.wait_for("分钟前取得");
    stays_silent(&mut pty, &[F12]);
}

#[test]
fn a_move_writes_little() {
    let mut pty = demo_code("qr71.cn/oDemo1/qPower3", &[], WIDE);
    pty.wait_for("已取 100");
    settle(&mut pty);
    let before = pty.raw().len();
    pty.keys("j");
    pty.wait_for("第 2 条");
    settle_bytes(&pty);
    let written = pty.raw().len() - before;
    // The budget for a selection that moves inside the screen.
    assert!(written <= 1024, "{written} bytes");
}

fn settle_bytes(pty: &Pty) {
    let done = poll_for(Duration::from_secs(5), || {
        pty.raw().ends_with(b"\x1b[?2026l").then_some(())
    });
    assert_eq!(done, Some(()));
}

#[test]
fn a_burst_of_keys_is_few_frames() {
    let mut pty = demo_code("qr71.cn/oDemo1/qPower3", &[], WIDE);
    pty.wait_for("已取 100");
    settle(&mut pty);
    let before = pty.raw().len();
    pty.keys(&"j".repeat(60));
    pty.wait_for("第 61 条");
    settle_bytes(&pty);
    let frames = pty.raw()[before..]
        .windows(8)
        .filter(|bytes| *bytes == b"\x1b[?2026h")
        .count();
    assert!(frames < 30, "{frames} frames for 60 keys");
}
