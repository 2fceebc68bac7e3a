//! The inspector: its tabs, the requests in it, copying and saving them.

use crate::net::NetFault;
use qrscope::app::inspector::InspectorTab;
use qrscope::app::inspector::is_on_top;
use qrscope::app::{CopiedText, Effect, Message, Notice};
use qrscope::domain::{CopyOutcome, LoadError, Skill};
use qrscope::net::{Body, Exchange, exchange_line};
use qrscope::present::plain;
use qrscope::text::SafeText;

use super::behind::{exchange, fill, noted, read_card};
use super::desk::Desk;
use super::replies::{Shelf, at};

fn ready() -> Desk {
    let mut desk = Desk::ready((120, 40), Shelf::of(3));
    fill(&mut desk);
    desk.model.touched = false;
    desk
}

pub fn lines(desk: &Desk, side: usize) -> String {
    let lines = desk.model.inspector.texts[side].lines.iter();
    lines.map(|line| plain(line)).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_tabs_go_round_and_the_inspector_opens_as_it_was_left() {
    let mut desk = ready();
    desk.press("t");
    let mut seen = vec![desk.model.inspector.tab];
    for key in ["t", "F8", "Tab", "t", "t"] {
        desk.press(key);
        seen.push(desk.model.inspector.tab);
    }
    let wanted = [0, 1, 2, 3, 4, 0].map(|at| InspectorTab::ALL[at]);
    assert_eq!(seen, wanted);
    desk.press("Shift-Tab");
    assert_eq!(desk.model.inspector.tab, InspectorTab::About);
    for (key, tab) in ["1", "2", "3", "4", "5"].into_iter().zip(InspectorTab::ALL) {
        desk.press(key);
        assert_eq!(desk.model.inspector.tab, tab);
    }
    desk.press("Esc");
    assert!(desk.model.overlays.is_empty());
    desk.press("t");
    assert_eq!(desk.model.inspector.tab, InspectorTab::About);
    // Going through the tabs asks for nothing.
    assert_eq!(desk.wire.asides, []);
}

#[test]
fn it_opens_over_a_detail_and_at_home_and_a_code_opens_over_it() {
    let mut desk = ready();
    desk.press_all(&["Right", "t"]);
    assert!(is_on_top(&desk.model));
    desk.press_all(&["?", "t"]);
    // Over the help it is the same inspector again, not a second one.
    assert!(is_on_top(&desk.model));
    desk.press_all(&["Esc", "Esc", "Esc"]);
    assert!(desk.model.overlays.is_empty());
    desk.press("t");
    desk.open(super::desk::OTHER);
    assert!(desk.model.overlays.is_empty());
    let mut home = Desk::new(
        super::desk::explorer_options(),
        (80, 24),
        qrscope::i18n::Lang::En,
    );
    home.press("F8");
    assert!(is_on_top(&home.model));
    home.press("Esc");
    home.press("t");
    assert!(!is_on_top(&home.model), "a letter is typed into the line");
}

#[test]
fn what_comes_in_is_drawn_only_where_it_is_in_sight() {
    let mut desk = ready();
    desk.send(noted(exchange(7, None)));
    assert!(!desk.model.touched);
    desk.press("t");
    desk.model.touched = false;
    desk.send(noted(exchange(8, None)));
    assert!(desk.model.touched);
    desk.press("4");
    desk.model.touched = false;
    desk.send(noted(exchange(9, None)));
    assert!(!desk.model.touched);
    assert_eq!(desk.model.inspector.traffic.log.len(), 9);
}

#[test]
fn the_chosen_request_stays_itself_and_an_opened_one_grows_with_its_answer() {
    let mut desk = ready();
    desk.press("t");
    assert_eq!(desk.model.inspector.traffic.exchange().unwrap().number, 6);
    desk.press("Down");
    desk.send(noted(exchange(7, None)));
    assert_eq!(desk.model.inspector.traffic.exchange().unwrap().number, 5);
    desk.press_all(&["Home", "Down", "Enter"]);
    assert!(desk.model.inspector.opened);
    assert_eq!(desk.model.inspector.traffic.exchange().unwrap().number, 6);
    assert!(
        lines(&desk, 1).contains("还没有回答"),
        "{}",
        lines(&desk, 1)
    );
    desk.send(noted(exchange(6, Some(Skill::GetRecords))));
    assert!(
        lines(&desk, 1).contains("\"n\": 1.10"),
        "{}",
        lines(&desk, 1)
    );
    assert!(lines(&desk, 0).contains("authorization: ***"));
    assert!(lines(&desk, 0).contains("POST https://a2a.objqr.com/a2a/jsonrpc"));
    // Each of the two scrolls by itself.
    desk.press("Tab");
    assert_eq!(desk.model.inspector.side, 1);
    desk.press("Left");
    assert!(!desk.model.inspector.opened);
    desk.press_all(&["Right", "Esc"]);
    assert!(is_on_top(&desk.model) && !desk.model.inspector.opened);
}

#[test]
fn only_what_the_service_said_of_a_request_stands_as_its_words() {
    let mut desk = ready();
    desk.press_all(&["t", "Enter"]);
    for (fault, expected) in [
        (NetFault::NoAnswer, "\nno route\n"),
        (NetFault::HttpStatus(503), "\n服务原话 「no route」\n"),
    ] {
        let error = Some(qrscope::net::NetError::quoting(fault, "no route"));
        let broken = Exchange {
            error,
            ..exchange(6, Some(Skill::GetRecords))
        };
        desk.send(noted(broken));
        let text = lines(&desk, 1);
        assert!(text.contains(expected), "{expected:?} in {text}");
    }
}

#[test]
fn a_request_that_left_the_log_closes_and_nothing_breaks() {
    let mut desk = ready();
    desk.press_all(&["t", "End", "Enter"]);
    assert_eq!(desk.model.inspector.traffic.exchange().unwrap().number, 1);
    for number in 7..520 {
        desk.send(noted(exchange(number, None)));
    }
    assert_eq!(
        desk.model.inspector.traffic.log.len(),
        qrscope::net::EXCHANGES_LIMIT
    );
    assert_eq!(desk.model.inspector.traffic.exchange().unwrap().number, 519);
}

#[test]
fn copying_gives_a_command_without_the_secret_and_says_so() {
    let mut desk = ready();
    desk.press_all(&["t", "Down", "Down", "Down"]);
    let effects = desk.press("y");
    let [Effect::CopyText { copy: 1, text }] = &effects[..] else {
        panic!("{effects:?}")
    };
    assert!(
        text.starts_with(
            "curl --globoff -H 'content-type: application/json' -H 'authorization: '\"$TOKEN\""
        ),
        "{text}"
    );
    desk.send(Message::CopyFinished(1, CopyOutcome::Confirmed));
    let wanted = Notice::TextCopy {
        copy: 1,
        what: CopiedText::Command(vec!["TOKEN".to_owned()]),
        outcome: Some(CopyOutcome::Confirmed),
    };
    assert_eq!(desk.model.notice, Some(wanted));
}

#[test]
fn a_request_whose_body_is_gone_is_not_copied() {
    let mut desk = ready();
    desk.send(noted(Exchange {
        request_body: Body::Dropped,
        ..exchange(7, None)
    }));
    desk.press("t");
    assert_eq!(desk.press("y"), []);
    assert!(matches!(desk.model.notice, Some(Notice::Attention(_))));
}

#[test]
fn saving_writes_every_request_and_says_where_or_why_not() {
    let mut desk = Desk::ready((120, 40), Shelf::of(3));
    desk.press("t");
    assert_eq!(desk.press("s"), []);
    assert!(matches!(desk.model.notice, Some(Notice::Attention(_))));
    fill(&mut desk);
    let effects = desk.press("F9");
    let [Effect::SaveTraffic { exchanges, .. }] = &effects[..] else {
        panic!("{effects:?}")
    };
    assert_eq!(exchanges.len(), 6);
    let lines: Vec<String> = exchanges.iter().map(|it| exchange_line(it)).collect();
    assert!(lines.iter().all(|line| !line.contains("TOKEN")));
    desk.send(Message::TrafficSaved(
        6,
        Ok(SafeText::from_static("/x/y.ndjson")),
    ));
    let Some(Notice::Remark(words)) = &desk.model.notice else {
        panic!("{:?}", desk.model.notice)
    };
    assert!(words.contains('6') && words.contains("/x/y.ndjson"));
    desk.send(Message::TrafficSaved(
        6,
        Err(SafeText::from_static("no room")),
    ));
    assert!(
        matches!(&desk.model.notice, Some(Notice::Attention(words)) if words.contains("no room"))
    );
}

#[test]
fn the_card_is_read_when_it_is_asked_for_and_never_before() {
    let mut desk = ready();
    desk.press_all(&["t", "4"]);
    assert_eq!(desk.wire.asides, []);
    let effects = desk.press("Enter");
    let [Effect::ReadAgentCard { ticket }] = effects[..] else {
        panic!("{effects:?}")
    };
    assert_eq!(desk.press("r"), [], "one at a time");
    desk.send(Message::AgentCardRead(
        qrscope::app::Ticket(u64::MAX),
        Ok(read_card()),
    ));
    assert!(desk.model.inspector.card.value().is_none(), "another reply");
    desk.send(Message::AgentCardRead(ticket, Ok(read_card())));
    let text = lines(&desk, 0);
    for wanted in [
        "! 名片写着 streaming",
        "草料码实体查询",
        "GRPC",
        "A2A 0.3 JSON-RPC",
        "https://a2a.objqr.com/ext/caoliao-entity/v2",
        "只读契约",
        "get_entity",
    ] {
        assert!(text.contains(wanted), "{wanted} in {text}");
    }
    desk.press("v");
    assert!(lines(&desk, 0).contains("\"preferredTransport\": \"JSONRPC\""));
    // A failed reading again keeps what was read.
    let effects = desk.press("r");
    let [Effect::ReadAgentCard { ticket }] = effects[..] else {
        panic!("{effects:?}")
    };
    let error = LoadError::of(qrscope::domain::ErrorKind::Net(NetFault::Network));
    desk.send(Message::AgentCardRead(ticket, Err(error)));
    assert!(desk.model.inspector.card.value().is_some());
}

#[test]
fn esc_gives_up_what_the_inspector_asked_for_and_its_reply_changes_nothing() {
    let mut desk = ready();
    desk.press_all(&["t", "4", "Enter"]);
    let wake = qrscope::app::wake_at(&desk.model);
    assert_eq!(
        wake,
        Some(at("2026-06-30T09:20:01Z")),
        "the time it takes is shown"
    );
    let effects = desk.press("Esc");
    let [Effect::Abandon(ticket)] = effects[..] else {
        panic!("{effects:?}")
    };
    assert!(is_on_top(&desk.model));
    desk.send(Message::AgentCardRead(ticket, Ok(read_card())));
    assert!(desk.model.inspector.card.value().is_none());
    desk.press("Esc");
    assert!(desk.model.overlays.is_empty());
}

#[test]
fn about_has_the_six_limits_the_three_rules_and_both_addresses() {
    let mut desk = ready();
    desk.press_all(&["t", "5"]);
    for _ in 0..2 {
        let text = lines(&desk, 0);
        let texts = &desk.model.texts().inspector;
        for wanted in texts.limits.iter().chain(texts.rules) {
            let start: String = wanted.chars().take(20).collect();
            assert!(text.contains(&start), "{start} in {text}");
        }
        for wanted in ["caoliao-entity/v2\n", "caoliao-entity/v2/schema.json"] {
            assert!(text.contains(wanted), "{wanted}");
        }
        desk.press("L");
    }
}
