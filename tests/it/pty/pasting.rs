//! Pasting: whatever form the link has, nothing is asked before Enter.

use super::entity_service::{Asked, questions};
use super::session::*;
use crate::support::{
    http::Scripted,
    pty::Pty,
    wait::{poll_for, wait_until},
};
use std::{collections::BTreeSet, time::Duration};

const LIFT: &str = "https://qr71.cn/oDemo1/qLift01";

fn service() -> Scripted {
    Scripted::start(|request| {
        let asked = Asked::of(request);
        let name = if asked.url == LATHE {
            "车床"
        } else {
            "电梯"
        };
        asked.about(name)
    })
}

/// With the lathe open and loaded, so that three requests are in the log.
fn open(service: &Scripted) -> Pty {
    let pty = on_service(service, &[LATHE], SMALL);
    frame_with(&pty, "分钟前取得");
    pty
}

fn asks_nothing_more(service: &Scripted) {
    let more = poll_for(Duration::from_millis(100), || {
        (service.requests().len() > 3).then_some(())
    });
    assert_eq!(more, None, "{:?}", service.requests());
}

/// The links asked since the lathe was opened.
fn asked_links(service: &Scripted) -> BTreeSet<String> {
    questions(&service.wait_for_requests(6))
        .into_iter()
        .skip(3)
        .map(|asked| asked.url)
        .collect()
}

#[test]
fn every_form_of_a_link_opens_its_code_after_enter_only() {
    for text in [
        "qr71.cn/oDemo1/qLift01",
        "李工：二号楼客梯又报修了，麻烦看看 http://QR71.cn/oDemo1/qLift01?from=chat#top，谢谢！",
        "https://h5.clewm.net/?url=https%3A%2F%2Fqr71.cn%2FoDemo1%2FqLift01",
        "https://h5.clewm.net/?url=https%253A%252F%252Fqr71.cn%252FoDemo1%252FqLift01&hasredirect=1",
        "https：／／qr71．cn／oDemo1／qLift01",
        "第一行\r\n第二行 qr71.cn/oDemo1/qLift01.md\r\n第三行",
    ] {
        let service = service();
        let mut pty = open(&service);
        pty.paste(text);
        pty.wait_for("┍━ 打开另一个码");
        asks_nothing_more(&service);
        pty.keys(ENTER);
        let screen = frame_with(&pty, "电梯记录0");
        assert!(!screen.contains("车床记录"), "{screen}");
        assert_eq!(
            asked_links(&service),
            BTreeSet::from([LIFT.to_owned()]),
            "{text:?}"
        );
        assert_eq!(service.requests().len(), 6);
        leaves_cleanly(&mut pty, "q");
    }
}

#[test]
fn esc_leaves_the_paste_and_the_panes_are_as_before() {
    let service = service();
    let mut pty = open(&service);
    let before = pty.screen();
    pty.paste(LIFT);
    pty.wait_for("┍━ 打开另一个码");
    pty.keys(ESC);
    let after = frame_without(&pty, "┍━ 打开另一个码");
    assert_eq!(before, after);
    asks_nothing_more(&service);
}

#[test]
fn a_host_that_is_not_known_is_asked_about_first() {
    let service = service();
    let mut pty = open(&service);
    let link = "https://codes.example.com/ab/cd";
    pty.paste(&format!("看看 {link} 谢谢"));
    pty.wait_for("┍━ 打开另一个码");
    pty.keys(ENTER);
    let screen = frame_with(&pty, "codes.example.com 不是已知的码域名");
    assert!(screen.contains(link), "{screen}");
    asks_nothing_more(&service);
    pty.keys(ESC);
    pty.wait_gone("不是已知的码域名");
    asks_nothing_more(&service);
    pty.keys(ENTER);
    pty.wait_for("不是已知的码域名");
    pty.keys(ENTER);
    pty.wait_for("电梯记录0");
    assert_eq!(asked_links(&service), BTreeSet::from([link.to_owned()]));
}

#[test]
fn several_links_open_the_first_and_the_others_are_mentioned() {
    let service = service();
    let mut pty = open(&service);
    pty.paste(&format!("{LIFT} 和 https://qr71.cn/oDemo1/qFire12"));
    pty.wait_for("┍━ 打开另一个码");
    pty.keys(ENTER);
    pty.wait_for("文字里还有 1 个链接");
    assert_eq!(asked_links(&service), BTreeSet::from([LIFT.to_owned()]));
}

#[test]
fn a_text_without_a_link_gets_a_sentence() {
    for (text, words) in [
        ("今天天气不错，q 键也不会退出", "这段文字里没有码链接"),
        ("https://qr71.cn/only", "不是码链接"),
        ("https://me:pw@qr71.cn/a/b", "带有用户名或密码"),
    ] {
        let service = service();
        let mut pty = open(&service);
        pty.paste(text);
        pty.wait_for("┍━ 打开另一个码");
        pty.keys(ENTER);
        pty.wait_for(words);
        asks_nothing_more(&service);
        // The line can be corrected.
        pty.keys("\x15");
        pty.wait_gone(words);
        pty.keys("qr71.cn/oDemo1/qLift01");
        pty.wait_for("链接  qr71.cn/oDemo1/qLift01");
        pty.keys(ENTER);
        pty.wait_for("电梯记录0");
    }
}

#[test]
fn a_paste_at_home_and_over_an_overlay_goes_into_a_line() {
    let mut pty = demo(&[], SMALL);
    pty.wait_for("未公开的码");
    pty.paste(LIFT);
    pty.wait_for(&format!("链接  {LIFT}"));
    wait_until("a cursor in the line", || {
        pty.cursor_visible().then_some(())
    });
    pty.keys(ENTER);
    pty.wait_for("分钟前取得");
    pty.keys("?");
    pty.wait_for("┍━ 帮助");
    pty.paste(LATHE);
    pty.wait_for("┍━ 打开另一个码");
    pty.keys(ENTER);
    pty.wait_for("数控车床-A08-03-06");
}

#[test]
fn a_pasted_escape_sequence_does_nothing() {
    let service = service();
    let mut pty = open(&service);
    pty.paste("\x1b]0;owned\x07\x1b[31mqr71.cn/oDemo1/qLift01\u{202e}\u{9b}31m");
    pty.wait_for("┍━ 打开另一个码");
    asks_nothing_more(&service);
    leaves_cleanly(&mut pty, CTRL_C);
    super::output_bytes::assert_harmless(&pty.raw(), super::output_bytes::Copies::None);
}

#[test]
fn a_link_on_the_command_line_with_an_unknown_host_is_asked_about_too() {
    let service = service();
    let mut pty = on_service(&service, &["https://codes.example.com/ab/cd"], SMALL);
    pty.wait_for("codes.example.com 不是已知的码域名");
    pty.keys(ESC);
    pty.wait_for("粘贴码链接");
    assert_eq!(service.connections(), 0);
    leaves_cleanly(&mut pty, F10);
}

#[test]
fn the_home_screen_talks_to_nobody() {
    let service = service();
    let pty = on_service(&service, &[], SMALL);
    pty.wait_for("粘贴码链接");
    let contact = poll_for(Duration::from_millis(200), || {
        (service.connections() > 0).then_some(())
    });
    assert_eq!(contact, None, "{:?}", service.requests());
}

#[test]
fn a_link_at_the_end_of_a_long_chat_is_found() {
    let service = service();
    let mut pty = open(&service);
    pty.paste(&format!("{}{LIFT}", "今天的聊天记录，".repeat(1_000)));
    pty.wait_for("┍━ 打开另一个码");
    pty.keys(ENTER);
    pty.wait_for("电梯记录0");
}

/// A scanner, or a terminal that doesn't mark pastes, types the link; its `q` must not quit.
#[test]
fn a_link_that_is_typed_at_once_is_a_text_and_no_command() {
    let mut pty = demo(&[], SMALL);
    pty.wait_for("演示码");
    pty.keys("https://qr61.cn/oDemo1/qFork07\r");
    let screen = pty.wait_for("https://qr61.cn/oDemo1/qFork07");
    assert!(
        screen.contains("演示码"),
        "nothing is asked by itself: {screen}"
    );
    pty.keys("\r");
    pty.wait_for("电动叉车");
}
