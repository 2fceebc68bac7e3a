//! Esc while something is on its way.

use crate::net::NetFault;
use qrscope::app::{Effect, Message, Notice, Pane as _, PaneId, Ticket};
use qrscope::domain::ErrorKind;

use super::desk::Desk;
use super::replies::{Shelf, entity_message, lathe, lathe_actions};

#[test]
fn esc_gives_up_every_request_and_says_so() {
    let mut desk = Desk::opened((120, 40));
    let tickets: Vec<Ticket> = desk.wire.pending.iter().map(|a| a.ticket).collect();
    let effects = desk.press("Esc");
    let wanted: Vec<Effect> = tickets.iter().copied().map(Effect::Cancel).collect();
    assert_eq!(effects, wanted);
    assert_eq!(desk.model.notice, Some(Notice::Cancelled));
    let code = desk.code();
    for error in [
        code.card.answer.error(),
        code.ledger.error(),
        code.actions.answer.error(),
    ] {
        assert_eq!(error.unwrap().kind, ErrorKind::Net(NetFault::Cancelled));
    }
    for message in [
        entity_message(tickets[0], Ok(lathe())),
        Message::PageArrived(tickets[1], Ok(Shelf::of(9).page(None, 50))),
        Message::ActionsArrived(tickets[2], Ok(lathe_actions())),
    ] {
        desk.model.touched = false;
        desk.send(message);
        assert!(!desk.model.touched);
    }
    assert!(desk.code().card.answer.value().is_none());
    assert!(desk.code().ledger.list.is_empty());
}

#[test]
fn esc_in_the_middle_gives_up_only_what_is_missing() {
    let mut desk = Desk::opened((120, 40));
    desk.answer(PaneId::Card);
    let left: Vec<Effect> = desk
        .wire
        .pending
        .iter()
        .map(|asked| Effect::Cancel(asked.ticket))
        .collect();
    assert_eq!(desk.press("Esc"), left);
    assert!(desk.code().card.answer.value().is_some());
    assert!(desk.code().card.answer.error().is_none());
}

#[test]
fn esc_goes_one_step_at_a_time_and_the_overlay_first() {
    let mut desk = Desk::ready((120, 22), Shelf::of(120));
    desk.press_all(&["z", "r", "Right"]);
    assert_eq!((desk.model.overlays.len(), desk.code().zoomed), (1, true));
    assert!(desk.press("Esc").is_empty(), "the overlay");
    assert_eq!(desk.press("Esc").len(), 3, "the requests");
    assert!(desk.code().zoomed);
    desk.press("Esc");
    assert!(!desk.code().zoomed);
    assert!(desk.press("Esc").is_empty());
    assert_eq!(desk.code().ledger.list.len(), 50, "the old rows stay");
}

#[test]
fn r_after_a_cancelled_refresh_refreshes_all_three() {
    let mut desk = Desk::ready((120, 40), Shelf::of(120));
    desk.press_all(&["r", "Esc"]);
    assert_eq!(desk.code().focus, PaneId::Ledger);
    assert_eq!(desk.press("r").len(), 3);
}

#[test]
fn the_notice_goes_with_the_next_key_whatever_it_is() {
    for key in ["Down", "x", "F9", "Tab", "?", "Enter"] {
        let mut desk = Desk::opened((120, 40));
        desk.press("Esc");
        assert!(desk.model.notice.is_some());
        desk.model.touched = false;
        desk.press(key);
        assert_eq!(desk.model.notice, None, "{key}");
        assert!(desk.model.touched, "{key}");
    }
}

#[test]
fn time_and_answers_leave_the_notice_alone() {
    let mut desk = Desk::ready((120, 40), Shelf::of(120));
    desk.press("3");
    let copy = desk.press("Enter");
    assert!(matches!(copy.as_slice(), [Effect::CopyLink { .. }]));
    desk.tick(super::replies::at("2026-06-30T09:40:00Z"));
    desk.send(Message::Resized(100, 30));
    assert!(matches!(
        desk.model.notice,
        Some(Notice::Copy { outcome: None, .. })
    ));
}

#[test]
fn another_code_only_stops_waiting_and_cancels_nothing() {
    let mut desk = Desk::opened((120, 40));
    let effects = desk.open("qr71.cn/okDISU/qssTnoy");
    let given_up = effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Abandon(_)));
    assert_eq!(given_up.count(), 3, "{effects:?}");
    assert!(
        !effects
            .iter()
            .any(|effect| matches!(effect, Effect::Cancel(_))),
        "only the person's Esc cancels: {effects:?}"
    );
}

#[test]
fn a_task_that_is_not_finished_is_named_as_long_as_it_is_awaited() {
    let mut desk = Desk::opened((120, 40));
    let ticket = desk.wire.pending[1].ticket;
    let working = |ticket| Message::TaskProgressed(ticket, "working".to_owned(), None);
    desk.send(working(ticket));
    assert_eq!(
        desk.code().task_state(PaneId::Ledger).unwrap().state,
        "working"
    );
    assert!(desk.code().task_state(PaneId::Card).is_none());
    desk.model.touched = false;
    desk.send(working(ticket));
    assert!(!desk.model.touched, "the same again changes nothing");
    desk.press("Esc");
    desk.model.touched = false;
    desk.send(working(ticket));
    assert!(!desk.model.touched, "nobody waits for it any more");
    assert!(desk.code().task_state(PaneId::Ledger).is_none());
}
