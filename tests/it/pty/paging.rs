//! The ledger page by page: a page that fails, the way to the end, and never a cursor asked again after it answered.

use super::entity_service::{Asked, page, questions};
use super::session::*;
use crate::support::{
    http::{Gate, Reply, Scripted},
    wait::{poll_for, wait_until},
};
use std::{
    sync::atomic::{AtomicUsize, Ordering},
    time::Duration,
};

/// The cursors asked, in order; `-` is the first page.
fn cursors(service: &Scripted) -> Vec<String> {
    questions(&service.requests())
        .into_iter()
        .filter(|asked| asked.skill == "get_records")
        .map(|asked| asked.token.unwrap_or_else(|| "-".to_owned()))
        .collect()
}

fn wait_for_cursors(service: &Scripted, count: usize) {
    wait_until(&format!("{count} pages asked"), || {
        (cursors(service).len() >= count).then_some(())
    });
}

/// A ledger of `pages` pages of 20 whose page `bad` fails the first `times` times.
fn failing(pages: usize, bad: &'static str, times: usize) -> Scripted {
    let failed = AtomicUsize::new(0);
    Scripted::start(move |request| {
        let asked = Asked::of(request);
        if asked.skill != "get_records" {
            return asked.about("泵");
        }
        if asked.token.as_deref() == Some(bad) && failed.fetch_add(1, Ordering::SeqCst) < times {
            return Reply::status(500, "broken");
        }
        page(&asked, "泵", 20, pages)
    })
}

#[test]
fn a_page_that_failed_is_a_row_and_is_asked_again_at_its_own_cursor() {
    let service = failing(4, "p2", 2);
    let mut pty = on_service(&service, &[LATHE, "--page-size", "20"], WIDE);
    // The look-ahead meets the fault by itself; rows stay.
    wait_for_cursors(&service, 3);
    let screen = frame(&pty, "two pages, and no request", |screen| {
        screen.contains("已取 40") && screen.contains("分钟前取得")
    });
    assert!(screen.contains("泵记录0"), "{screen}");
    pty.keys(END);
    let screen = frame_with(&pty, "下一页没有取到：服务回答 HTTP 500");
    assert!(
        screen.contains("泵记录39") && screen.contains("已取的 40 条不受影响"),
        "{screen}"
    );
    // No retry by itself.
    let more = poll_for(Duration::from_millis(150), || {
        (cursors(&service).len() > 3).then_some(())
    });
    assert_eq!(more, None, "{:?}", cursors(&service));

    pty.wait_for("回车 重试");

    // The selection leaves the row while it is asked again, and the row is there again after the second failure.
    pty.keys("r");
    wait_for_cursors(&service, 4);
    frame(&pty, "a row that can be chosen again", |screen| {
        screen.contains("第 40 条") && screen.contains("下一页没有取到：服务回答 HTTP 500")
    });
    pty.keys(END);
    pty.wait_for("回车 重试");
    pty.keys(ENTER);
    pty.wait_for("已取 80");
    leaves_cleanly(&mut pty, "q");
    assert_eq!(cursors(&service), ["-", "p1", "p2", "p2", "p2", "p3"]);
}

#[test]
fn end_twice_walks_to_the_true_end() {
    let service = failing(9, "none", 0);
    let mut pty = on_service(&service, &[LATHE, "--page-size", "20"], WIDE);
    pty.wait_for("泵记录0");
    pty.keys(END);
    pty.wait_screen("the last loaded row", |screen| {
        screen.contains("▐  06-01") && !screen.contains("第 1 条")
    });
    pty.keys(END);
    let screen = frame_with(&pty, "服务目前列出的记录到此为止，共 180 条");
    assert!(screen.contains("泵记录179"), "{screen}");
    leaves_cleanly(&mut pty, "q");
    assert_eq!(
        cursors(&service),
        ["-", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"]
    );
}

#[test]
fn esc_stops_the_walk() {
    let service = Scripted::start(|request| {
        let asked = Asked::of(request);
        match (asked.skill.as_str(), asked.token.as_deref()) {
            ("get_records", Some("p6")) => Reply::Hang,
            ("get_records", _) => page(&asked, "泵", 20, 30),
            _ => asked.about("泵"),
        }
    });
    let mut pty = on_service(&service, &[LATHE, "--page-size", "20"], WIDE);
    pty.wait_for("泵记录0");
    wait_for_cursors(&service, 3);
    pty.keys(END);
    pty.wait_gone("第 1 条");
    pty.keys(END);
    let screen = frame_with(&pty, "正在一路取到底，已取 120 条");
    assert!(screen.contains("Esc"), "{screen}");
    pty.keys(ESC);
    pty.wait_for("已取消");
    pty.wait_gone("正在一路取到底");
    service.wait_for_abandoned(1);
    let more = poll_for(Duration::from_millis(150), || {
        (cursors(&service).len() > 7).then_some(())
    });
    assert_eq!(more, None, "{:?}", cursors(&service));
    // What was there stays and can be moved in.
    pty.keys("g");
    pty.wait_for("第 1 条");
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn keys_stay_alive_and_rows_stay_while_a_page_hangs() {
    let gate = Gate::new();
    let held = gate.clone();
    let service = Scripted::start(move |request| {
        let asked = Asked::of(request);
        match (asked.skill.as_str(), asked.token.as_deref()) {
            ("get_records", Some("p1")) => page(&asked, "泵", 20, 2).gated(&held),
            ("get_records", _) => page(&asked, "泵", 20, 2),
            _ => asked.about("泵"),
        }
    });
    let mut pty = on_service(&service, &[LATHE, "--page-size", "20"], WIDE);
    pty.wait_for("泵记录0");
    wait_for_cursors(&service, 2);
    pty.keys("jjj");
    pty.wait_for("第 4 条");
    // A key that is held is many, and still one request.
    pty.keys(&"j".repeat(200));
    pty.wait_for("第 20 条");
    // A second reason to ask does not ask a second time.
    pty.keys(END);
    pty.wait_for("第 20 条");
    pty.keys(END);
    gate.open();
    pty.wait_for("已取 40");
    leaves_cleanly(&mut pty, "q");
    assert_eq!(cursors(&service), ["-", "p1"]);
}

#[test]
fn a_cursor_that_repeats_ends_the_list_with_a_note() {
    let service = Scripted::start(|request| {
        let asked = Asked::of(request);
        match asked.skill.as_str() {
            "get_records" => {
                let at = usize::from(asked.token.is_some());
                let rows = super::entity_service::records("泵", at * 3..at * 3 + 3);
                asked.completed(
                    serde_json::json!({"records": rows, "hasMore": true, "nextPageToken": "same"}),
                )
            }
            _ => asked.about("泵"),
        }
    });
    let mut pty = on_service(&service, &[LATHE], WIDE);
    pty.wait_for("服务给的下一页标记和之前相同");
    leaves_cleanly(&mut pty, "q");
    assert_eq!(cursors(&service), ["-", "same"]);
}

#[test]
fn a_cursor_that_expired_is_said_and_one_key_begins_again_where_the_person_is() {
    let expired = AtomicUsize::new(0);
    let service = Scripted::start(move |request| {
        let asked = Asked::of(request);
        match (asked.skill.as_str(), asked.token.as_deref()) {
            ("get_records", Some("p2")) if expired.fetch_add(1, Ordering::SeqCst) == 0 => {
                asked.task(serde_json::json!({"kind": "task", "id": "t", "status": {"state": "failed",
                    "message": {"kind": "message", "parts": [{"kind": "text", "text": "pageToken 已失效"}]}}}))
            }
            ("get_records", _) => page(&asked, "泵", 20, 4),
            _ => asked.about("泵"),
        }
    });
    let mut pty = on_service(&service, &[LATHE, "--page-size", "20"], WIDE);
    wait_for_cursors(&service, 3);
    frame(&pty, "two pages, and no request", |screen| {
        screen.contains("已取 40") && screen.contains("分钟前取得")
    });
    pty.keys(END);
    let screen = frame_with(&pty, "下一页没有取到：服务原话");
    assert!(screen.contains("pageToken 已失效"), "{screen}");
    assert!(
        screen.contains("已取的 40 条还在；按 r 从最新一条重新取，选中的不变"),
        "{screen}"
    );
    // Onto a record in the middle, which stays the selected one.
    pty.keys("kkkkk");
    let screen = frame_with(&pty, "第 36 条");
    let place = |screen: &str| {
        let line = screen
            .lines()
            .find(|line| line.contains("▐  06-01"))
            .unwrap();
        line.split("泵记录")
            .nth(1)
            .unwrap()
            .split(' ')
            .next()
            .unwrap()
            .to_owned()
    };
    let before = place(&screen);
    pty.keys("r");
    wait_for_cursors(&service, 4);
    let screen = frame(&pty, "the new first page", |screen| {
        screen.contains("分钟前取得") && !screen.contains("没有取到")
    });
    assert_eq!(place(&screen), before);
    pty.keys(END);
    pty.keys(END);
    let screen = frame_with(&pty, "服务目前列出的记录到此为止，共 80 条");
    assert!(screen.contains("泵记录79"), "{screen}");
    leaves_cleanly(&mut pty, "q");
}
