//! Answers full of escape sequences, bidi controls and odd shapes: all of it is readable, none of it drives the terminal.

use super::entity_service::Asked;
use super::output_bytes::{Copies, assert_harmless};
use super::session::*;
use crate::support::http::{Reply, Scripted};
use serde_json::Value;
use std::fs;

const CODE: &str = "https://qr71.cn/oDemo1/qHostil";

/// The result of a captured exchange.
fn captured(case: &str) -> Value {
    let path = format!(
        "{}/tests/fixtures/a2a/js03-jsonrpc-{case}.json",
        env!("CARGO_MANIFEST_DIR")
    );
    let exchange: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    exchange["response"]["json"]["result"].clone()
}

/// The captured card and ledger; actions whose every text is hostile.
fn service() -> Scripted {
    let (card, ledger) = (captured("hostile-entity"), captured("hostile-records"));
    let attack =
        "a\u{1b}]0;owned\u{7}\u{1b}[2J\u{9b}31m\u{202e}evil\r\nx\u{90}q\u{9c}\u{1b}P1$r\u{1b}\\";
    Scripted::start(move |request| {
        let asked = Asked::of(request);
        match asked.skill.as_str() {
            "get_entity" => asked.task(card.clone()),
            "get_records" => asked.task(ledger.clone()),
            _ => asked.completed(serde_json::json!({"actions": [
                {"action": attack, "label": attack, "requiresAuth": attack, "precondition": attack, attack: attack,
                 "annotations": {attack: attack, "confirm": attack}, "humanUrl": format!("https://qr71.cn/{attack}")},
                attack,
                {"label": "second", "humanUrl": CODE}
            ]})),
        }
    })
}

/// Walks through every view of every pane, reading each to its end.
fn walk(size: (u16, u16)) {
    let service = service();
    let mut pty = on_service(&service, &[CODE], size);
    pty.wait_for("分钟前取得");
    for pane in ["1", "2", "3"] {
        pty.keys(pane);
        for _ in 0..3 {
            pty.keys("z");
            for _ in 0..12 {
                pty.keys(PAGE_DOWN);
            }
            pty.keys("g");
            pty.keys("z");
            pty.keys("v");
        }
        // The details of the first items, rendered and raw.
        for _ in 0..6 {
            pty.keys("i");
            pty.wait_for("┍━");
            pty.keys("v");
            for _ in 0..6 {
                pty.keys(PAGE_DOWN);
            }
            pty.keys("v");
            pty.keys(LEFT);
            pty.wait_gone("┍━");
            pty.keys(DOWN);
        }
        pty.keys("g");
    }
    pty.keys(ENTER);
    pty.wait_for("不能复制");
    pty.keys("L");
    frame_with(&pty, "1 Entity");
    assert_harmless(&pty.raw(), Copies::None);
    leaves_cleanly(&mut pty, "q");
    assert_harmless(&pty.raw(), Copies::None);
}

#[test]
fn nothing_from_the_data_drives_a_small_terminal() {
    walk(SMALL);
}

#[test]
fn nothing_from_the_data_drives_a_wide_terminal() {
    walk(WIDE);
}

#[test]
fn nothing_from_the_data_drives_a_huge_or_narrow_terminal() {
    walk((200, 60));
    walk((50, 20));
}

#[test]
fn the_attack_itself_is_readable() {
    let service = service();
    let pty = on_service(&service, &[CODE], WIDE);
    let screen = frame_with(&pty, "分钟前取得");
    assert!(screen.contains("^["), "{screen}");
    assert!(screen.contains("<U+202E>"), "{screen}");
}

#[test]
fn reasons_and_error_bodies_are_as_harmless() {
    let attack = "x\u{1b}]0;owned\u{7}\u{9b}31m\u{202e}y\r\nz";
    let bodies: [fn(&Asked, &str) -> Reply; 4] = [
        |_, attack| Reply::status(500, attack),
        |asked, attack| {
            let message = serde_json::json!({"kind": "message", "role": "agent", "messageId": "m", "parts": [{"kind": "text", "text": attack}]});
            asked.task(serde_json::json!({"kind": "task", "id": attack, "contextId": attack, "status": {"state": "failed", "message": message}}))
        },
        |asked, attack| {
            asked.task(serde_json::json!({"kind": "task", "id": "1", "contextId": "c", "status": {"state": attack}}))
        },
        |_, attack| {
            Reply::Raw(
                format!("HTTP/1.1 200 {attack}\r\nX-{attack}: 1\r\n\r\n{attack}").into_bytes(),
            )
        },
    ];
    for body in bodies {
        let service = Scripted::start(move |request| body(&Asked::of(request), attack));
        let mut pty = on_service(&service, &[LATHE], WIDE);
        pty.wait_screen("three failures", |screen| {
            screen.matches('✗').count() >= 3 || screen.contains("没有可读")
        });
        for pane in ["1", "2", "3"] {
            pty.keys(pane);
            pty.keys("v");
        }
        pty.wait_for("━ 摘要");
        leaves_cleanly(&mut pty, "q");
        assert_harmless(&pty.raw(), Copies::None);
    }
}
