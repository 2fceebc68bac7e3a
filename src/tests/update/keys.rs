//! Keys that move, open, copy and switch.

use qrscope::app::{Effect, Message, Notice, OverlayKind, PaneId, PaneView};
use qrscope::domain::CopyOutcome;
use qrscope::i18n::Lang;

use super::desk::{Desk, explorer_options};
use super::replies::{Shelf, action_list, timed_out};

#[test]
fn enter_on_an_action_copies_exactly_its_link() {
    let mut desk = Desk::ready((120, 40), Shelf::of(3));
    desk.press_all(&["3", "Down"]);
    let effects = desk.press("Enter");
    let [Effect::CopyLink { copy, link }] = effects.as_slice() else {
        panic!("{effects:?}");
    };
    assert_eq!(link.as_str(), "https://qr71.cn/okDISU/qssTnoy");
    let (copy, outcome) = (*copy, CopyOutcome::Confirmed);
    desk.send(Message::CopyFinished(copy + 1, outcome.clone()));
    assert!(
        matches!(desk.model.notice, Some(Notice::Copy { outcome: None, .. })),
        "another copy's end says nothing about this one"
    );
    desk.send(Message::CopyFinished(copy, outcome.clone()));
    let Some(Notice::Copy { outcome: end, .. }) = &desk.model.notice else {
        panic!("{:?}", desk.model.notice);
    };
    assert_eq!(end.as_ref(), Some(&outcome));
    desk.press("Down");
    desk.model.touched = false;
    desk.send(Message::CopyFinished(copy, CopyOutcome::SentToTerminal));
    assert!(!desk.model.touched && desk.model.notice.is_none());
}

#[test]
fn the_late_end_of_an_earlier_copy_is_not_the_newer_one_s() {
    let mut desk = Desk::ready((120, 40), Shelf::of(3));
    desk.press("3");
    let [first, second] = [(); 2].map(|()| match desk.press("Enter").as_slice() {
        [Effect::CopyLink { copy, .. }] => *copy,
        effects => panic!("{effects:?}"),
    });
    let end = |desk: &Desk| match &desk.model.notice {
        Some(Notice::Copy { outcome, .. }) => outcome.clone(),
        notice => panic!("{notice:?}"),
    };
    desk.send(Message::CopyFinished(first, CopyOutcome::Confirmed));
    assert_eq!(end(&desk), None, "the newer one is still on its way");
    desk.send(Message::CopyFinished(second, CopyOutcome::SentToTerminal));
    desk.send(Message::CopyFinished(first, CopyOutcome::Confirmed));
    assert_eq!(end(&desk), Some(CopyOutcome::SentToTerminal));
}

#[test]
fn what_an_input_method_types_into_the_line_stays_as_typed_without_a_remark() {
    let mut desk = Desk::ready((120, 40), Shelf::of(3));
    desk.press("o");
    for key in ["ｑ", "？", "码", "：", "、", "q"] {
        desk.press(key);
        assert_eq!(desk.model.notice, None, "{key}");
    }
    let Some(OverlayKind::Open(line)) = desk.model.overlays.last().map(|it| &it.kind) else {
        panic!("no line")
    };
    assert_eq!(line.input.value(), "ｑ？码：、q");
}

#[test]
fn a_copy_is_unsettled_until_its_own_success_whatever_the_message_row_says() {
    let mut desk = Desk::ready((120, 40), Shelf::of(3));
    assert_eq!(desk.model.unsettled_copy, None);
    desk.press("3");
    for _ in 0..2 {
        desk.press("Enter");
    }
    desk.press("Down");
    let begun = desk.model.unsettled_copy.clone().unwrap();
    assert_eq!((&begun.link, &begun.end), (&desk.model.last_link, &None));
    let older = Message::CopyFinished(begun.copy - 1, CopyOutcome::Confirmed);
    desk.send(older);
    assert_eq!(desk.model.unsettled_copy.as_ref(), Some(&begun));
    desk.send(Message::CopyFinished(begun.copy, CopyOutcome::NoWay));
    let failed = desk.model.unsettled_copy.clone().unwrap();
    assert_eq!(
        (failed.copy, failed.end),
        (begun.copy, Some(CopyOutcome::NoWay))
    );
    desk.press("Enter");
    let again = desk.model.unsettled_copy.clone().unwrap();
    desk.send(Message::CopyFinished(again.copy, CopyOutcome::Confirmed));
    assert_eq!(desk.model.unsettled_copy, None);
    desk.model.options.copy_off = true;
    desk.press("Enter");
    let off = desk.model.unsettled_copy.clone().unwrap();
    assert_eq!(off.end, Some(CopyOutcome::Off), "it never began");
}

#[test]
fn without_a_way_nothing_is_sent_and_the_link_stays_readable() {
    for (ways, off, wanted) in [
        (Vec::new(), false, CopyOutcome::NoWay),
        (explorer_options().copy_ways, true, CopyOutcome::Off),
    ] {
        let mut desk = Desk::ready((120, 40), Shelf::of(3));
        desk.model.options.copy_ways = ways;
        desk.model.options.copy_off = off;
        desk.press("3");
        assert!(desk.press("Enter").is_empty());
        assert!(
            matches!(&desk.model.notice, Some(Notice::Copy { outcome: Some(end), .. }) if *end == wanted)
        );
        desk.press("Up");
        let last = desk.model.last_link.as_ref().map(|link| link.as_str());
        assert_eq!(
            last,
            Some("https://qr71.cn/okDISU/qssTnoy"),
            "kept for the end"
        );
    }
}

#[test]
fn an_action_without_a_usable_link_says_why() {
    let mut desk = Desk::opened((120, 40));
    let ticket = desk.wire.of(PaneId::Actions).unwrap().ticket;
    desk.wire.take(ticket, true);
    desk.send(Message::ActionsArrived(
        ticket,
        Ok(action_list(
            r#"{"actions":[{"action":"a"},{"action":"b","humanUrl":"javascript:alert(1)"},7]}"#,
        )),
    ));
    desk.press("3");
    for _ in 0..3 {
        assert!(desk.press("Enter").is_empty());
        assert!(matches!(desk.model.notice, Some(Notice::Attention(_))));
        desk.press("Down");
    }
}

#[test]
fn the_language_switch_keeps_everything() {
    let mut desk = Desk::ready((120, 40), Shelf::of(120));
    desk.press_all(&[
        "PgDn", "Down", "Down", "1", "Down", "Down", "Down", "Down", "v", "3", "Down",
    ]);
    desk.press("Right");
    let before = desk.clone();
    desk.press("L");
    assert_eq!(desk.model.lang, Lang::En);
    desk.press("L");
    let places = |desk: &Desk| {
        let code = desk.code();
        (
            (code.ledger.selected, code.ledger.offset),
            (code.card.selected, code.card.offset),
            (code.actions.selected, code.actions.offset),
            (code.focus, code.views, code.zoomed),
            desk.model.overlays.len(),
        )
    };
    assert_eq!(places(&desk), places(&before));
    assert_eq!(desk.wire.log, before.wire.log, "nothing is asked for it");
}

#[test]
fn full_width_keys_of_an_input_method_count() {
    let mut desk = Desk::ready((120, 40), Shelf::of(120));
    desk.press("ｊ");
    assert_eq!(desk.code().ledger.selected, 1);
    desk.press("？");
    assert!(matches!(desk.model.overlays[0].kind, OverlayKind::Help));
    desk.press("Esc");
    desk.press("１");
    assert_eq!(desk.code().focus, PaneId::Card);
    assert_eq!(desk.press("ｑ"), [Effect::Quit]);
}

#[test]
fn views_go_round_per_pane() {
    let mut desk = Desk::ready((120, 40), Shelf::of(3));
    for wanted in [PaneView::Summary, PaneView::Raw, PaneView::Rendered] {
        desk.press("v");
        assert_eq!(desk.code().view(PaneId::Ledger), wanted);
        assert_eq!(desk.code().view(PaneId::Card), PaneView::Rendered);
        let lines = &desk.code().texts[PaneId::Ledger as usize].lines;
        assert!(
            wanted == PaneView::Rendered || !lines.is_empty(),
            "{wanted:?}"
        );
    }
}

#[test]
fn a_detail_walks_from_record_to_record_and_never_shows_an_empty_one() {
    let mut desk = Desk::ready((120, 40), Shelf::of(120));
    desk.press("End");
    desk.fail(PaneId::Ledger, timed_out());
    desk.press_all(&["Home", "Right"]);
    for _ in 0..110 {
        desk.press("Down");
        assert!(desk.code().ledger.record().is_some(), "a detail of nothing");
        assert!(!desk.model.overlays[0].text.lines.is_empty());
    }
    desk.press_all(&["Up", "Esc"]);
    assert!(!desk.code().ledger.on_error_row());
}

#[test]
fn the_detail_asks_ahead_as_the_list_does() {
    let mut desk = Desk::ready((120, 40), Shelf::of(120));
    desk.press("Right");
    for _ in 0..119 {
        desk.press("Down");
        desk.answer_all();
    }
    assert_eq!(desk.selected_id().as_deref(), Some("r119"));
}

#[test]
fn raw_in_a_detail_scrolls_instead_of_walking() {
    let mut desk = Desk::ready((80, 12), Shelf::of(120));
    desk.press_all(&["Right", "v", "Down", "Down"]);
    assert_eq!(desk.code().ledger.selected, 0);
    assert!(desk.model.overlays[0].raw);
    desk.press_all(&["v", "Down"]);
    assert_eq!(desk.code().ledger.selected, 1);
}

#[test]
fn focus_goes_round_and_by_number() {
    let mut desk = Desk::ready((50, 20), Shelf::of(3));
    let start = desk.code().focus;
    let round: Vec<PaneId> = (0..3)
        .map(|_| {
            desk.press("Tab");
            desk.code().focus
        })
        .collect();
    assert_eq!(round[2], start);
    for _ in 0..3 {
        desk.press("Shift-Tab");
    }
    assert_eq!(desk.code().focus, start);
    for (key, pane) in [
        ("1", PaneId::Card),
        ("2", PaneId::Ledger),
        ("3", PaneId::Actions),
    ] {
        desk.press(key);
        assert_eq!(desk.code().focus, pane);
    }
}

#[test]
fn redraw_and_quit_are_effects_everywhere() {
    let mut desk = Desk::new(explorer_options(), (80, 24), Lang::En);
    assert_eq!(desk.press("Ctrl-l"), [Effect::RedrawAll]);
    assert!(desk.press("q").is_empty(), "a letter in the line");
    assert_eq!(desk.press("F10"), [Effect::Quit]);
    let mut desk = Desk::ready((80, 24), Shelf::of(3));
    for opener in ["Right", "?", "o"] {
        desk.press(opener);
        assert_eq!(desk.press("Ctrl-l"), [Effect::RedrawAll], "{opener}");
        assert_eq!(desk.press("Ctrl-c"), [Effect::Quit], "{opener}");
        desk.press("Esc");
    }
}
