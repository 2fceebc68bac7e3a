//! Which link the key shows where, and what it leaves alone.

use qrscope::app::{Message, Model, OverlayKind, PaneId, QrPage, QrSubject};
use qrscope::domain::Skill;
use qrscope::i18n::Lang;
use qrscope::qr::Symbol;

use super::desk::{Desk, LATHE, demo_options, explorer_options};
use super::replies::{Shelf, captured_with, card_of, lathe};

fn shown(model: &Model) -> Option<&QrPage> {
    match &model.overlays.last()?.kind {
        OverlayKind::Qr(page) => Some(page),
        _ => None,
    }
}

fn ready() -> Desk {
    Desk::ready((80, 24), Shelf::of(3))
}

/// The lathe, its card naming `uri` in the place of its own.
fn with_uri(uri: &str) -> Desk {
    let mut desk = Desk::opened((80, 24));
    let card = captured_with("get-entity-data", Skill::GetEntity, |body| {
        assert!(body.contains(&format!("\"uri\":\"{LATHE}\"")), "{body}");
        body.replace(&format!("\"uri\":\"{LATHE}\""), &format!("\"uri\":{uri}"))
    });
    let ticket = desk.wire.of(PaneId::Card).unwrap().ticket;
    desk.wire.take(ticket, true);
    desk.send(Message::EntityArrived(ticket, card.map(card_of)));
    desk.answer_all();
    desk.press("1");
    desk
}

#[test]
fn each_pane_shows_its_own_link_and_so_does_its_detail() {
    for key in ["p", "F4", "ｐ"] {
        for detail in [false, true] {
            for (pane, action) in [("1", false), ("2", false), ("3", true)] {
                let mut desk = ready();
                desk.press(pane);
                if detail {
                    desk.press("Right");
                }
                let below = desk.model.overlays.len();
                assert!(
                    desk.press(key).is_empty(),
                    "nothing is asked and nothing copied"
                );
                let page = shown(&desk.model).unwrap();
                assert_eq!(page.link.as_str(), LATHE);
                assert_eq!(page.symbol, Symbol::of(LATHE));
                let wanted = match (&page.subject, pane) {
                    (QrSubject::CodeUri(other), "1") => !other,
                    (QrSubject::Opened(instead), "2") => !instead,
                    (QrSubject::Action(label), "3") => label.is_some(),
                    _ => false,
                };
                assert!(wanted, "{pane} {:?} {action}", page.subject);
                // Its own key, Esc and Left close it, and what was below is there again.
                desk.press([key, "Esc", "Left"][usize::from(detail) + usize::from(action)]);
                assert_eq!(desk.model.overlays.len(), below, "{pane} {key}");
                assert!(shown(&desk.model).is_none());
            }
        }
    }
}

#[test]
fn the_card_shows_what_was_sent_as_code_uri() {
    let mut desk = with_uri("\"https://qr61.cn/other/code\"");
    desk.press("p");
    let page = shown(&desk.model).unwrap();
    assert_eq!(page.link.as_str(), "https://qr61.cn/other/code");
    assert_eq!(page.subject, QrSubject::CodeUri(true));
    let lines: String = page
        .sheet
        .lines
        .iter()
        .map(|(_, line)| qrscope::present::plain(line))
        .collect();
    let words = (desk.model.texts().card.other_code)("https://qr61.cn/other/code");
    let squeezed = |text: &str| text.split_whitespace().collect::<String>();
    assert!(squeezed(&lines).contains(&squeezed(&words)), "{lines}");
}

#[test]
fn without_code_uri_the_opened_link_stands_in_and_that_is_said() {
    for lang in Lang::ALL {
        let mut desk = with_uri("null");
        desk.model.lang = lang;
        desk.press("p");
        let page = shown(&desk.model).unwrap();
        assert_eq!(
            (page.link.as_str(), &page.subject),
            (LATHE, &QrSubject::Opened(true))
        );
        let words = desk.model.texts().qr.uri_untracked;
        assert!(crate::tests::view::stage::text(&desk.model).contains(words));
    }
    // Before there is an answer nothing can be said about it.
    let mut desk = Desk::opened((80, 24));
    desk.press_all(&["1", "p"]);
    assert_eq!(
        shown(&desk.model).unwrap().subject,
        QrSubject::Opened(false)
    );
}

#[test]
fn a_code_uri_that_cant_be_handed_out_says_why() {
    // Shown with its control written out it would pass for another link.
    for uri in [
        "\"https://qr71.cn/a/b\\u0007\"",
        "\"qr71.cn/a/b\"",
        "\"data:text/html,x\"",
    ] {
        let mut desk = with_uri(uri);
        desk.press("p");
        assert!(
            shown(&desk.model).is_none() && desk.model.notice.is_some(),
            "{uri}"
        );
    }
}

#[test]
fn where_there_is_no_link_the_key_does_nothing() {
    let mut home = Desk::new(demo_options(), (80, 24), Lang::Zh);
    home.press("p");
    assert!(home.model.overlays.is_empty());
    let mut empty = Desk::opened((80, 24));
    empty.press_all(&["3", "p"]);
    assert!(empty.model.overlays.is_empty(), "no action, no link");
    for over in ["?", "o"] {
        let mut desk = ready();
        desk.press(over);
        desk.press("F4");
        assert_eq!(desk.model.overlays.len(), 1, "{over}");
        assert!(shown(&desk.model).is_none());
    }
    // A letter in a line is text.
    let mut typing = Desk::new(explorer_options(), (80, 24), Lang::Zh);
    typing.press("p");
    assert!(typing.model.overlays.is_empty());
}

#[test]
fn in_the_inspector_the_keys_stay_what_they_were() {
    for key in ["p", "F4"] {
        let mut desk = ready();
        super::behind::fill(&mut desk);
        desk.press_all(&["t", "3"]);
        desk.press(key);
        assert!(
            matches!(
                desk.model.overlays.last().unwrap().kind,
                OverlayKind::Inspector
            ),
            "{key}"
        );
    }
}

#[test]
fn the_code_stays_what_it_was_when_the_actions_come_anew() {
    let mut desk = ready();
    desk.press_all(&["3", "r", "p"]);
    let before = shown(&desk.model).unwrap().symbol.clone();
    desk.answer_all();
    assert_eq!(shown(&desk.model).unwrap().symbol, before);
    assert!(lathe().value.code_uri().is_some());
}
