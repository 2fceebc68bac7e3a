//! Answers that are too large, too deep or never whole: keys work while they come in, and a sentence stands where they would.

use super::entity_service::{Asked, card};
use super::session::*;
use crate::support::http::{After, Gate, Reply, Request, Response, Scripted};
use serde_json::{Value, json};

const MIB: usize = 1024 * 1024;

/// A JSON-RPC answer to `request` with this text as the task's reason.
fn failed(request: &Request, reason: &str) -> Reply {
    Reply::json(
        &json!({"jsonrpc": "2.0", "id": request.json()["id"], "result": {"kind": "task", "id": "t",
        "status": {"state": "failed", "message": {"kind": "message", "parts": [{"kind": "text", "text": reason}]}}}}),
    )
}

/// A card whose one property holds `value`, written out as it is.
fn card_with(request: &Request, value: &str) -> Reply {
    let mut card = card(LATHE, "泵");
    card["properties"][0]["value"] = json!("HERE");
    let body = json!({"jsonrpc": "2.0", "id": request.json()["id"], "result": {"kind": "task", "id": "t",
        "status": {"state": "completed"}, "artifacts": [{"name": "entity", "parts": [{"kind": "data", "data": card}]}]}});
    let body = body.to_string().replace("\"HERE\"", value);
    Reply::Whole(Response::new(200, body))
}

/// The keys for help, and back.
fn keys_work(pty: &mut crate::support::pty::Pty) {
    pty.keys("?");
    pty.wait_for("┍━ 帮助");
    pty.keys(ESC);
    pty.wait_gone("┍━ 帮助");
}

#[test]
fn keys_work_while_answers_come_in_that_never_end() {
    let replies: [fn(&Request) -> Reply; 3] = [
        // A head without end, a body without end, and 30 MiB of a body that then hangs.
        |_| Reply::Drip(b"HTTP/1.1 200 OK\r\n".into(), b"A: b\r\n".into()),
        |_| {
            let response = Response::new(200, "{").header("Content-Length", "900000000");
            Reply::Drip(response.bytes(), vec![b' '; 64 * 1024])
        },
        |_| Reply::Partial {
            response: Response::new(200, vec![b' '; 31 * MIB]),
            bytes: 30 * MIB,
            after: After::Hang,
        },
    ];
    for reply in replies {
        let service = Scripted::start(reply);
        let mut pty = on_service(&service, &[LATHE], SMALL);
        service.wait_for_requests(3);
        keys_work(&mut pty);
        pty.keys(ESC);
        pty.wait_for("已取消");
        service.wait_for_abandoned(3);
        leaves_cleanly(&mut pty, "q");
    }
}

#[test]
fn an_answer_over_the_limit_is_a_sentence_and_the_others_stay() {
    let service = Scripted::start(|request| match Asked::of(request).skill.as_str() {
        "get_entity" => Reply::Whole(Response::new(200, vec![b' '; 33 * MIB])),
        _ => Asked::of(request).about("泵"),
    });
    let mut pty = on_service(&service, &[LATHE], WIDE);
    let screen = frame_with(&pty, "回答超过 32 MiB，没有接收");
    assert!(screen.contains("泵记录0"), "{screen}");
    keys_work(&mut pty);
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn huge_values_cost_their_own_place_and_no_key() {
    let deep = format!("{}{}", "[".repeat(3_000_000), "]".repeat(3_000_000));
    let long = Value::from("长".repeat(5_000_000)).to_string();
    let wide = format!("[{}1]", "1,".repeat(2_000_000));
    for (what, value) in [("deep", deep), ("long", long), ("wide", wide)] {
        let service = Scripted::start(move |request| match Asked::of(request).skill.as_str() {
            "get_entity" => card_with(request, &value),
            _ => Asked::of(request).about("泵"),
        });
        let mut pty = on_service(&service, &[LATHE], WIDE);
        let screen = frame_with(&pty, "泵的卡");
        assert!(screen.contains("名称"), "{what}\n{screen}");
        keys_work(&mut pty);
        // The raw view of it too.
        pty.keys("1v");
        pty.keys("v");
        keys_work(&mut pty);
        leaves_cleanly(&mut pty, "q");
    }
}

#[test]
fn a_huge_reason_is_quoted_in_part_and_costs_no_key() {
    let gate = Gate::new();
    let later = gate.clone();
    let reason = "坏了。".repeat(3_000_000);
    let service = Scripted::start(move |request| failed(request, &reason).gated(&later));
    let mut pty = on_service(&service, &[LATHE], SMALL);
    service.wait_for_requests(3);
    gate.open();
    keys_work(&mut pty);
    pty.wait_for("坏了。坏了。");
    keys_work(&mut pty);
    leaves_cleanly(&mut pty, "q");
}
