//! Waiting for a slow service: how long is said, Esc stops it and says so, no key is blocked.

use super::entity_service::Asked;
use super::session::*;
use crate::support::{
    http::{Gate, Reply, Scripted},
    wait::poll_for,
};
use std::time::Duration;

#[test]
fn the_elapsed_seconds_show_and_go_on() {
    let service = Scripted::start(|_| Reply::Hang);
    let pty = on_service_in_time(&service, &[LATHE], SMALL);
    pty.wait_for("3 个请求进行中   1 秒");
    pty.wait_for("3 个请求进行中   2 秒");
}

#[test]
fn every_key_works_while_a_request_hangs() {
    let service = Scripted::start(|_| Reply::Hang);
    let mut pty = on_service(&service, &[LATHE], SMALL);
    service.wait_for_requests(3);
    pty.wait_for("3 个请求进行中");
    pty.keys(TAB);
    pty.wait_for("3 操作 ━");
    pty.keys("z");
    pty.wait_gone("1 实体");
    pty.keys("L");
    pty.wait_for("3 Actions");
    pty.keys("?");
    pty.wait_for("┍━ Help");
    pty.keys(ESC);
    pty.wait_gone("┍━ Help");
    // Closing help was the step back; the requests still run.
    pty.wait_for("3 requests");
    leaves_cleanly(&mut pty, "q");
    assert_eq!(service.requests().len(), 3);
}

#[test]
fn esc_cancels_and_says_so_and_another_try_can_be_made() {
    let open = Gate::new();
    let gate = open.clone();
    let service = Scripted::start(move |request| match request.number {
        0..3 => Reply::Hang,
        _ => Asked::of(request).about("水泵").gated(&gate),
    });
    let mut pty = on_service(&service, &[LATHE], SMALL);
    service.wait_for_requests(3);
    pty.wait_for("3 个请求进行中");
    pty.keys(ESC);
    let screen = frame_with(&pty, "已取消，没有再等服务的回答");
    assert!(!screen.contains("请求进行中"), "{screen}");
    service.wait_for_abandoned(3);
    // Nothing is asked again unasked.
    let more = poll_for(Duration::from_millis(150), || {
        (service.requests().len() > 3).then_some(())
    });
    assert_eq!(more, None, "{:?}", service.requests());
    pty.keys("r");
    service.wait_for_requests(6);
    open.open();
    let screen = frame_with(&pty, "分钟前取得");
    assert!(
        screen.contains("水泵记录0") && screen.contains("水泵巡检"),
        "{screen}"
    );
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn esc_during_a_refresh_keeps_what_was_there() {
    let service = Scripted::start(|request| match request.number {
        0..3 => Asked::of(request).about("水泵"),
        _ => Reply::Hang,
    });
    let mut pty = on_service(&service, &[LATHE], SMALL);
    pty.wait_for("分钟前取得");
    pty.keys("r");
    service.wait_for_requests(6);
    pty.wait_for("3 个请求进行中");
    pty.keys(ESC);
    let screen = frame_with(&pty, "已取消");
    for text in ["水泵属性", "水泵记录0", "水泵记录1", "水泵巡检"] {
        assert!(screen.contains(text), "{text} in\n{screen}");
    }
}

#[test]
fn a_service_that_is_down_gets_a_clear_sentence_and_keys_stay_alive() {
    let nowhere = crate::support::environment::NOWHERE;
    let mut pty = crate::support::pty::Pty::spawn(&[LATHE, "--endpoint", nowhere], &[], SMALL);
    pty.wait_for("连不上服务");
    pty.keys("?");
    pty.wait_for("┍━ 帮助");
    leaves_cleanly(&mut pty, "q");
}
