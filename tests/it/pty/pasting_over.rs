//! Pasting over every overlay, marked and unmarked, short and huge: it goes into the line, and is never a command or a request.

use super::entity_service::Asked;
use super::session::*;
use crate::support::{http::Scripted, pty::Pty, wait::poll_for};
use std::time::Duration;

/// With letters that would refresh, quit, zoom and switch the language, and a line end that would open it.
const TEXT: &str = "看 https://qr71.cn/oDemo1/qLift01\rqrLzt?q\r";

/// Modules of a code, two in a cell.
const QR: &str = "▀▄";

/// What is pressed to get there, and what it shows.
const PLACES: &[(&str, &str)] = &[
    ("", "2 账本 ━"),
    ("?", "┍━ 帮助"),
    ("i", "┍━ 记录"),
    ("3i", "┍━ 操作"),
    ("1i", "┍━ "),
    ("o", "┍━ 打开另一个码"),
    ("\x10", "┍━ 命令"),
    ("t", "1 请求  2 任务"),
    ("t?", "┍━ 帮助"),
    ("t\x10", "┍━ 命令"),
    ("3i\x1b[C", "qr71.cn"),
    ("p", QR),
    ("3ip", QR),
];

fn service() -> Scripted {
    Scripted::start(|request| Asked::of(request).about("水泵"))
}

fn at(service: &Scripted, keys: &str, there: &str) -> Pty {
    let mut pty = on_service(service, &[LATHE], SMALL);
    frame_with(&pty, "分钟前取得");
    pty.keys(keys);
    frame_with(&pty, there);
    pty
}

fn is_in_a_line(pty: &mut Pty, service: &Scripted, place: &str) {
    let screen = frame_with(pty, "qrLzt?q");
    assert!(screen.contains("┍━ 打开另一个码"), "{place:?} in\n{screen}");
    let more = poll_for(Duration::from_millis(100), || {
        (service.requests().len() > 3).then_some(())
    });
    assert_eq!(more, None, "{place:?} {:?}", service.requests());
    leaves_cleanly(pty, CTRL_C);
}

#[test]
fn a_marked_paste_over_anything() {
    for (keys, there) in PLACES {
        let service = service();
        let mut pty = at(&service, keys, there);
        pty.paste(TEXT);
        is_in_a_line(&mut pty, &service, keys);
    }
}

#[test]
fn an_unmarked_paste_over_anything() {
    for (keys, there) in PLACES {
        let service = service();
        let mut pty = at(&service, keys, there);
        pty.keys(TEXT);
        is_in_a_line(&mut pty, &service, keys);
    }
}

#[test]
fn over_the_question_about_a_host_it_is_no_yes() {
    for marked in [true, false] {
        let service = service();
        let mut pty = on_service(&service, &["https://codes.example.com/ab/cd"], SMALL);
        pty.wait_for("codes.example.com 不是已知的码域名");
        if marked {
            pty.paste(TEXT);
        } else {
            pty.keys(TEXT);
        }
        let screen = frame_with(&pty, "qrLzt?q");
        assert!(!screen.contains("不是已知的码域名"), "{screen}");
        assert_eq!(service.connections(), 0);
        leaves_cleanly(&mut pty, CTRL_C);
    }
}

/// Too short for a link, and with a line end that would say yes.
#[test]
fn what_comes_at_once_is_no_yes_to_the_question_about_a_host() {
    let asks = "codes.example.com is not a known code host";
    for (burst, then, there) in [
        ("ok\r", "L", asks),
        ("yes\r", "L", asks),
        ("\rk", "L", asks),
        ("好的\r", "", "输入法可能开着"),
        // The list of commands, with the yes in it.
        ("\x10\r", "L", "┍━ Commands"),
    ] {
        let service = service();
        let mut pty = on_service(&service, &["https://codes.example.com/ab/cd"], SMALL);
        frame_with(&pty, "codes.example.com 不是已知的码域名");
        pty.keys(burst);
        pty.keys(then);
        frame_with(&pty, there);
        assert_eq!(service.connections(), 0, "{burst:?}");
        leaves_cleanly(&mut pty, CTRL_C);
    }
}

#[test]
fn one_key_alone_or_held_says_yes_to_the_question_about_a_host() {
    for key in ["\r", "\r\r\r"] {
        let service = service();
        let mut pty = on_service(&service, &["https://codes.example.com/ab/cd"], SMALL);
        frame_with(&pty, "codes.example.com 不是已知的码域名");
        pty.keys(key);
        frame_with(&pty, "水泵");
        leaves_cleanly(&mut pty, CTRL_C);
    }
}

#[test]
fn a_key_held_in_the_line_does_not_answer_the_question_it_brings_up() {
    let service = service();
    let mut pty = on_service(&service, &[], SMALL);
    pty.wait_for("粘贴码链接");
    pty.keys("codes.io/ab/cd");
    pty.wait_for("链接  codes.io/ab/cd");
    pty.keys("\r\r\r");
    frame_with(&pty, "codes.io 不是已知的码域名");
    pty.keys("L");
    frame_with(&pty, "codes.io is not a known code host");
    assert_eq!(service.connections(), 0);
    leaves_cleanly(&mut pty, CTRL_C);
}

#[test]
fn five_megabytes_are_a_text_with_a_link_at_its_end() {
    let chat = "今天的聊天记录，q r L z t ? \r\n".repeat(5_000_000 / 41);
    let service = service();
    let mut pty = on_service(&service, &[LATHE], SMALL);
    frame_with(&pty, "分钟前取得");
    pty.paste(&format!("{chat}https://qr71.cn/oDemo1/qLift01"));
    frame_with(&pty, "┍━ 打开另一个码");
    assert_eq!(service.requests().len(), 3);
    pty.keys(ENTER);
    let asked = service.wait_for_requests(6);
    assert_eq!(Asked::of(&asked[5]).url, "https://qr71.cn/oDemo1/qLift01");
    leaves_cleanly(&mut pty, CTRL_C);
}

#[test]
fn five_megabytes_without_marks_are_no_command() {
    let chat = "https://qr71.cn/a/b q r L z t ? ".repeat(5_000_000 / 32);
    let service = service();
    let mut pty = on_service(&service, &[LATHE], SMALL);
    frame_with(&pty, "分钟前取得");
    pty.keys(&chat);
    frame_with(&pty, "┍━ 打开另一个码");
    // Only Esc: a letter would be text.
    let closed = poll_for(Duration::from_secs(20), || {
        pty.keys(ESC);
        (!pty.screen().contains("┍━ 打开另一个码")).then_some(())
    });
    assert_eq!(closed, Some(()), "{}", pty.screen());
    let screen = frame_with(&pty, "2 账本 ━");
    assert!(screen.contains("1 实体"), "{screen}");
    assert_eq!(service.requests().len(), 3);
    // Behind an Esc that may not have been read yet, a letter would be a chord with Alt.
    leaves_cleanly(&mut pty, CTRL_C);
}

#[test]
fn a_held_key_is_no_paste_though_it_is_a_slash() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    for held in ["/", ".", "jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjk/"] {
        pty.keys(&held.repeat(if held.len() == 1 { 40 } else { 1 }));
        pty.keys(F1);
        let screen = frame_with(&pty, "┍━ 帮助");
        assert!(!screen.contains("打开另一个码 ━"), "{held:?} {screen}");
        pty.keys(ESC);
        pty.wait_gone("┍━ 帮助");
        let screen = frame_with(&pty, "2 账本 ━");
        assert!(!screen.contains("┍━ 打开另一个码"), "{held:?} {screen}");
    }
    leaves_cleanly(&mut pty, "q");
}
