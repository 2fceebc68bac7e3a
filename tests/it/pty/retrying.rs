//! A service that is busy for a moment: what is waited for is on the screen, keys work, and Esc ends it for good.

use super::entity_service::{Asked, page};
use super::session::*;
use crate::support::http::{Gate, Reply, Response, Scripted};

fn busy(status: u16, retry_after: &str) -> Reply {
    Reply::Whole(Response::new(status, "busy").header("Retry-After", retry_after))
}

fn pages_asked(service: &Scripted, token: &str) -> usize {
    let requests = service.requests();
    let asked = requests.iter().map(Asked::of);
    asked
        .filter(|asked| asked.token.as_deref() == Some(token))
        .count()
}

#[test]
fn what_is_waited_for_stands_in_every_pane_and_in_the_bottom_line_and_esc_ends_it() {
    for size in [SMALL, WIDE] {
        let gate = Gate::new();
        let held = gate.clone();
        let service = Scripted::start(move |_| busy(503, "55").gated(&held));
        let mut pty = on_service(&service, &[LATHE], size);
        // All are out before the first answer makes the others wait.
        service.wait_for_requests(3);
        gate.open();
        let screen = frame(&pty, "three panes and the bottom line", |screen| {
            screen.matches("55 秒后再问：").count() == 4
        });
        let bottom = screen.trim_end().lines().last().unwrap();
        assert!(
            bottom.contains("55 秒后再问：HTTP 503（第 2/3 次）"),
            "{screen}"
        );
        // Keys work meanwhile.
        pty.keys("?");
        pty.wait_for("┍━ 帮助");
        pty.keys(ESC);
        pty.wait_gone("┍━ 帮助");
        pty.keys(ESC);
        let screen = frame_with(&pty, "已取消，没有再等服务的回答");
        assert!(!screen.contains("秒后再问"), "{screen}");
        leaves_cleanly(&mut pty, "q");
        assert_eq!(service.requests().len(), 3);
    }
}

#[test]
fn the_rest_of_the_wait_counts_down_and_the_answer_comes_by_itself() {
    let gate = Gate::new();
    let held = gate.clone();
    let service = Scripted::start(move |request| match request.number {
        0..3 => busy(429, "2").gated(&held),
        _ => Asked::of(request).about("泵"),
    });
    let mut pty = on_service_in_time(&service, &[LATHE], WIDE);
    service.wait_for_requests(3);
    gate.open();
    pty.wait_for("2 秒后再问：HTTP 429（第 2/3 次）");
    pty.wait_for("1 秒后再问：HTTP 429（第 2/3 次）");
    let screen = frame_with(&pty, "泵记录0");
    assert!(!screen.contains("再问"), "{screen}");
    leaves_cleanly(&mut pty, "q");
    assert_eq!(service.requests().len(), 6);
}

#[test]
fn a_later_question_waits_for_the_same_pause_and_says_so() {
    let gate = Gate::new();
    let held = gate.clone();
    let service = Scripted::start(move |request| match Asked::of(request).skill.as_str() {
        "get_records" => busy(503, "55").gated(&held),
        _ => Asked::of(request).about("泵"),
    });
    let mut pty = on_service(&service, &[LATHE], WIDE);
    service.wait_for_requests(3);
    gate.open();
    pty.wait_for("55 秒后再问：HTTP 503（第 2/3 次）");
    pty.wait_for("泵的卡");
    let asked = service.requests().len();
    // A refresh asks three questions, and none of them is sent now.
    pty.keys("r");
    let screen = frame(&pty, "three questions that wait", |screen| {
        screen.matches("秒后再问：").count() == 4
    });
    assert!(
        screen.contains("泵的卡") && screen.contains("（第 1/3 次）"),
        "{screen}"
    );
    pty.keys(ESC);
    pty.wait_for("已取消");
    leaves_cleanly(&mut pty, "q");
    assert_eq!(service.requests().len(), asked);
}

#[test]
fn over_a_minute_is_shown_with_its_time_and_a_key_asks_again() {
    let service = Scripted::start(|request| match request.number {
        0..3 => busy(429, "172800"),
        _ => Asked::of(request).about("泵"),
    });
    let mut pty = on_service(&service, &[LATHE, "--tz", "UTC"], WIDE);
    let screen = frame_with(&pty, "服务回答 HTTP 429；请在");
    assert!(screen.contains("以后再问"), "{screen}");
    service.wait_for_requests(3);
    frame_without(&pty, "请求进行中");
    assert_eq!(service.requests().len(), 3);
    pty.keys("r");
    pty.wait_for("泵记录0");
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn a_page_that_keeps_failing_is_asked_three_times_and_then_left_alone() {
    let service = Scripted::start(|request| {
        let asked = Asked::of(request);
        match (asked.skill.as_str(), asked.token.as_deref()) {
            ("get_records", Some("p1")) => busy(503, "0"),
            ("get_records", _) => page(&asked, "泵", 20, 5),
            _ => asked.about("泵"),
        }
    });
    let mut pty = on_service(&service, &[LATHE, "--page-size", "20"], WIDE);
    pty.keys(END);
    pty.wait_for("下一页没有取到：服务回答 HTTP 503");
    assert_eq!(pages_asked(&service, "p1"), 3);
    // Moving about at the end of what is loaded asks nothing.
    for key in [END, "k", "j", "g", END, PAGE_DOWN, "1", "2"] {
        pty.keys(key);
    }
    pty.keys("?");
    pty.wait_for("┍━ 帮助");
    assert_eq!(pages_asked(&service, "p1"), 3);
    pty.keys(ESC);
    pty.wait_gone("┍━ 帮助");
    pty.keys("r");
    crate::support::wait::wait_until("three more", || {
        (pages_asked(&service, "p1") == 6).then_some(())
    });
    pty.wait_for("下一页没有取到：服务回答 HTTP 503");
    leaves_cleanly(&mut pty, "q");
    assert_eq!(pages_asked(&service, "p1"), 6);
}
