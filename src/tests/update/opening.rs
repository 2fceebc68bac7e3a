//! From a link to three questions.

use qrscope::app::{Effect, Message, OverlayKind, PaneId, Screen};
use qrscope::domain::{Query, Skill};
use qrscope::i18n::Lang;

use super::desk::{Desk, LATHE, OTHER, chord, demo_options, explorer_options, link};
use super::replies::{Shelf, refused};

#[test]
fn three_questions_leave_together_without_conversation_and_cursor() {
    let mut desk = Desk::new(explorer_options(), (120, 40), Lang::Zh);
    let effects = desk.open("看看这台 https://QR71.cn/okDISU/qssTnoy?x=1，谢谢");
    let mut skills = Vec::new();
    for effect in &effects {
        let Effect::Ask { query, context, .. } = effect else {
            panic!("only questions: {effect:?}");
        };
        assert_eq!((query.link().as_str(), context), (LATHE, &None));
        if let Query::Records { size, token, .. } = query {
            assert_eq!((*size, token), (50, &None));
        }
        skills.push(query.skill());
    }
    assert_eq!(
        skills,
        [Skill::GetEntity, Skill::GetRecords, Skill::ListActions]
    );
    assert_eq!(desk.code().link, link(LATHE));
    assert!(desk.model.overlays.is_empty());
}

#[test]
fn a_demo_code_opens_by_enter_alone() {
    let mut desk = Desk::new(demo_options(), (80, 24), Lang::En);
    desk.press("Down");
    let effects = desk.press("Enter");
    assert_eq!(effects.len(), 3);
    assert_eq!(
        desk.code().link,
        desk.model.options.demo_codes[1].link,
        "the second row"
    );
}

#[test]
fn another_code_gives_up_the_first_ones_requests() {
    let mut desk = Desk::opened((120, 40));
    let first: Vec<_> = desk.wire.pending.iter().map(|a| a.ticket).collect();
    desk.answer(PaneId::Card);
    assert!(desk.code().conversation != qrscope::domain::Conversation::default());
    let effects = desk.open(OTHER);
    assert_eq!(desk.wire.abandoned, first[1..]);
    for effect in effects {
        if let Effect::Ask { query, context, .. } = effect {
            assert_eq!(query.link().as_str(), OTHER);
            assert_eq!(context, None, "a conversation never goes across codes");
        }
    }
}

#[test]
fn a_text_without_a_link_asks_nothing_and_says_why() {
    let mut desk = Desk::new(explorer_options(), (80, 24), Lang::Zh);
    assert!(desk.open("今天天气不错").is_empty());
    let Screen::Home(home) = &desk.model.screen else {
        panic!("still at home");
    };
    assert!(home.fault.is_some());
    assert_eq!(home.input.value(), "今天天气不错");
    desk.press("a");
    let Screen::Home(home) = &desk.model.screen else {
        panic!("still at home");
    };
    assert_eq!(home.fault, None, "gone with the next key in the line");
}

#[test]
fn an_unknown_host_is_asked_about_first() {
    let mut desk = Desk::new(explorer_options(), (80, 24), Lang::Zh);
    assert!(desk.open("https://codes.example.org/a1/b2").is_empty());
    assert!(matches!(
        desk.model.overlays.last().map(|o| &o.kind),
        Some(OverlayKind::AskHost(_))
    ));
    desk.press("Esc");
    assert!(desk.model.overlays.is_empty() && desk.wire.log.is_empty());
    desk.press("Enter");
    assert_eq!(desk.press("Enter").len(), 3, "the person's word");
    assert_eq!(desk.code().link.host(), "codes.example.org");
}

#[test]
fn a_key_among_others_never_says_yes_to_the_question_about_a_host() {
    let unknown = "https://codes.example.org/a1/b2";
    // The question itself, and under the list of commands with its yes, and under help.
    for over in [&[][..], &["Ctrl-p"], &["?"]] {
        let mut desk = Desk::new(explorer_options(), (80, 24), Lang::Zh);
        desk.open(unknown);
        desk.press_all(over);
        let send = |desk: &mut Desk| desk.send(Message::KeyAmongOthers(chord("Enter")));
        assert!(send(&mut desk).is_empty() && desk.wire.log.is_empty());
        let kinds = desk.model.overlays.iter().map(|overlay| &overlay.kind);
        let asks = kinds.filter(|kind| matches!(kind, OverlayKind::AskHost(_)));
        assert_eq!(asks.count(), 1, "{over:?}");
    }
    // Elsewhere it does what it does.
    let mut desk = Desk::new(explorer_options(), (80, 24), Lang::Zh);
    desk.send(Message::Pasted(LATHE.to_owned()));
    assert_eq!(desk.send(Message::KeyAmongOthers(chord("Enter"))).len(), 3);
}

#[test]
fn what_was_composed_with_a_link_opens_it_and_is_no_command_behind_it() {
    let mut desk = Desk::new(explorer_options(), (80, 24), Lang::Zh);
    let mut composed = |key: &str| desk.send(Message::Composed(chord(key)));
    for key in "看qr71.cn/a/b".chars() {
        assert!(composed(&key.to_string()).is_empty());
    }
    assert_eq!(composed("Enter").len(), 3);
    for key in ["q", "r", "Enter", "L"] {
        assert!(composed(key).is_empty(), "{key}");
    }
    assert_eq!(desk.code().link, link("https://qr71.cn/a/b"));
    assert_eq!((desk.model.lang, desk.wire.pending.len()), (Lang::Zh, 3));
}

#[test]
fn a_paste_anywhere_waits_in_the_open_line_and_is_never_a_command() {
    let mut desk = Desk::ready((120, 40), Shelf::of(80));
    let before = desk.wire.log.len();
    for text in [OTHER, "q", "rrrr\nqq", "\u{3}"] {
        desk.send(Message::Pasted(text.to_owned()));
        assert!(matches!(
            desk.model.overlays.last().map(|o| &o.kind),
            Some(OverlayKind::Open(_))
        ));
        desk.press("Esc");
        assert!(desk.model.overlays.is_empty());
    }
    assert_eq!(desk.wire.log.len(), before);
    assert_eq!(desk.code().link, link(LATHE));
}

#[test]
fn the_open_line_is_one_line_however_often_it_is_called() {
    let mut desk = Desk::new(demo_options(), (120, 40), Lang::Zh);
    desk.press("Enter");
    desk.answer_all();
    desk.press_all(&["o", "Tab", "o", "Tab", "o"]);
    assert_eq!(desk.model.overlays.len(), 1);
    desk.press("Esc");
    assert!(desk.model.overlays.is_empty());
}

#[test]
fn a_second_link_in_the_text_is_said() {
    let mut desk = Desk::new(explorer_options(), (120, 40), Lang::En);
    desk.open(&format!("{LATHE} and {OTHER}"));
    assert_eq!(desk.code().link, link(LATHE));
    assert!(desk.model.notice.is_some());
}

#[test]
fn keys_work_while_everything_loads() {
    let mut desk = Desk::opened((120, 40));
    for key in [
        "Down", "Tab", "v", "z", "L", "?", "Esc", "1", "End", "PgDn", "Right", "o",
    ] {
        desk.press(key);
    }
    assert_eq!(desk.wire.pending.len(), 3, "no key waited and none asked");
    assert_eq!(desk.model.lang, Lang::En);
    desk.press("Esc");
    assert_eq!(desk.press("Ctrl-c"), [Effect::Quit]);
}

#[test]
fn end_before_the_first_page_walks_nowhere() {
    let mut desk = Desk::opened((120, 40));
    desk.shelf = Shelf::of(500);
    desk.press("End");
    desk.answer_all();
    let pages = desk
        .wire
        .log
        .iter()
        .filter(|asked| asked.pane() == PaneId::Ledger)
        .count();
    assert!(pages <= 2, "{pages} pages although nobody went to the end");
}

#[test]
fn a_failed_opening_is_tried_again_by_r_and_by_enter() {
    for key in ["r", "Enter"] {
        let mut desk = Desk::opened((120, 22));
        for pane in [PaneId::Card, PaneId::Ledger, PaneId::Actions] {
            desk.fail(pane, refused());
        }
        desk.press("1");
        let effects = desk.press(key);
        assert_eq!(effects.len(), 3, "{key}");
        desk.answer_all();
        assert_eq!(
            desk.code().ledger.list.len(),
            50.min(desk.shelf.len),
            "{key}"
        );
    }
}
