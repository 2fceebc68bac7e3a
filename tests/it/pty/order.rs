//! Three questions go out together; their answers come in whatever order, and never under the title of another code.

use super::entity_service::{Asked, questions};
use super::session::*;
use crate::support::{
    http::{Gate, Reply, Scripted},
    wait::poll_for,
};
use std::time::Duration;

const SKILLS: [&str; 3] = ["get_entity", "get_records", "list_actions"];
/// What stands on the screen once a pane has its answer about "水泵".
const SHOWN: [&str; 3] = ["水泵属性", "水泵记录0", "水泵巡检"];

fn place(skill: &str) -> usize {
    SKILLS.iter().position(|known| *known == skill).unwrap()
}

#[test]
fn each_pane_fills_when_its_own_answer_comes() {
    for order in [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ] {
        let gates = [Gate::new(), Gate::new(), Gate::new()];
        let held = gates.clone();
        let service = Scripted::start(move |request| {
            let asked = Asked::of(request);
            asked.about("水泵").gated(&held[place(&asked.skill)])
        });
        let mut pty = on_service(&service, &[LATHE], SMALL);
        let mut skills: Vec<_> = questions(&service.wait_for_requests(3))
            .into_iter()
            .map(|asked| asked.skill)
            .collect();
        skills.sort();
        assert_eq!(skills, SKILLS);
        for (done, pane) in order.into_iter().enumerate() {
            gates[pane].open();
            let screen = frame_with(&pty, SHOWN[pane]);
            for later in &order[done + 1..] {
                assert!(!screen.contains(SHOWN[*later]), "{order:?}\n{screen}");
            }
            for earlier in &order[..=done] {
                assert!(screen.contains(SHOWN[*earlier]), "{order:?}\n{screen}");
            }
        }
        pty.wait_for("分钟前取得");
        leaves_cleanly(&mut pty, "q");
        assert_eq!(service.requests().len(), 3, "nothing was asked twice");
    }
}

#[test]
fn a_pane_that_fails_leaves_the_others() {
    for (failing, lost) in SHOWN.into_iter().enumerate() {
        let service = Scripted::start(move |request| {
            let asked = Asked::of(request);
            match place(&asked.skill) {
                place if place == failing => Reply::status(503, "busy"),
                _ => asked.about("水泵"),
            }
        });
        let mut pty = on_service(&service, &[LATHE], WIDE);
        let screen = frame(&pty, "an error and two panes", |screen| {
            let shown = SHOWN.iter().filter(|text| screen.contains(**text)).count();
            screen.contains("服务回答 HTTP 503") && shown == 2
        });
        assert!(!screen.contains(lost), "{screen}");
        leaves_cleanly(&mut pty, "q");
    }
}

#[test]
fn a_refresh_that_fails_keeps_what_was_there() {
    let service = Scripted::start(|request| match request.number {
        0..3 => Asked::of(request).about("水泵"),
        _ => Reply::status(500, "broken"),
    });
    let mut pty = on_service(&service, &[LATHE], WIDE);
    pty.wait_for("分钟前取得");
    pty.keys("1");
    pty.keys("r");
    let screen = frame_with(&pty, "服务回答 HTTP 500");
    for text in SHOWN {
        assert!(screen.contains(text), "{text} in\n{screen}");
    }
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn an_answer_about_a_code_that_was_left_never_shows_under_the_next() {
    // Several times: the answers race with the change of the code.
    for _ in 0..4 {
        let gate = Gate::new();
        let held = gate.clone();
        let service = Scripted::start(move |request| {
            let asked = Asked::of(request);
            if asked.url.ends_with("/qFirst") {
                asked.about("甲泵").gated(&held)
            } else {
                asked.about("水泵")
            }
        });
        let mut pty = on_service(&service, &["qr71.cn/oDemo1/qFirst"], SMALL);
        service.wait_for_requests(3);
        pty.paste("https://qr71.cn/oDemo1/qSecond");
        pty.wait_for("┍━ 打开另一个码");
        pty.keys(ENTER);
        gate.open();
        pty.wait_screen("the second code's panes", |screen| {
            SHOWN.iter().all(|text| screen.contains(text))
        });
        let stale = poll_for(Duration::from_millis(100), || {
            pty.screen().contains("甲泵").then_some(())
        });
        assert_eq!(stale, None, "{}", pty.screen());
    }
}
