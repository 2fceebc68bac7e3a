//! Questions that wait before they are sent (again).

use std::time::Duration;

use qrscope::app::{Effect, Message, PaneId, Ticket, wake_at};
use qrscope::net::NetFault;
use qrscope::net::RetryPause;

use super::desk::Desk;
use super::replies::{FETCHED, at};

fn pause(seconds: f64) -> RetryPause {
    RetryPause {
        reason: NetFault::HttpStatus(503),
        left: Duration::from_secs_f64(seconds),
        next_try: 2,
        tries: 3,
    }
}

fn ticket(desk: &Desk, pane: PaneId) -> Ticket {
    desk.wire.of(pane).unwrap().ticket
}

fn later(ms: i64) -> jiff::Timestamp {
    at(FETCHED) + jiff::SignedDuration::from_millis(ms)
}

fn left(desk: &Desk, pane: PaneId) -> Option<u64> {
    let pausing = desk.code().pausing(pane)?;
    pausing.left(desk.model.now).map(|left| left.as_secs())
}

#[test]
fn the_rest_counts_down_in_whole_seconds_and_each_wakes_once() {
    let mut desk = Desk::opened((120, 40));
    for pane in [PaneId::Card, PaneId::Ledger, PaneId::Actions] {
        let ticket = ticket(&desk, pane);
        desk.send(Message::QuestionPaused(ticket, pause(2.5)));
    }
    for (ms, seconds, wake) in [
        (0, Some(3), 500),
        (499, Some(3), 500),
        (500, Some(2), 1_500),
        (1_500, Some(1), 2_500),
    ] {
        desk.tick(later(ms));
        assert_eq!(left(&desk, PaneId::Ledger), seconds, "{ms}");
        assert_eq!(wake_at(&desk.model), Some(later(wake)), "{ms}");
    }
    // Over, though nobody has said yet that it is sent: how long it takes counts again.
    desk.tick(later(2_500));
    assert_eq!(left(&desk, PaneId::Ledger), None);
    assert_eq!(wake_at(&desk.model), Some(later(3_000)));
}

#[test]
fn it_ends_when_the_question_is_sent_answered_or_given_up() {
    let paused = || {
        let mut desk = Desk::opened((120, 40));
        let ticket = ticket(&desk, PaneId::Card);
        desk.send(Message::QuestionPaused(ticket, pause(30.0)));
        assert_eq!(left(&desk, PaneId::Card), Some(30));
        assert_eq!(left(&desk, PaneId::Actions), None, "each on its own");
        (desk, ticket)
    };
    let (mut desk, ticket) = paused();
    desk.model.touched = false;
    desk.send(Message::QuestionSent(ticket));
    assert!(desk.model.touched);
    assert_eq!(left(&desk, PaneId::Card), None);

    let (mut desk, _) = paused();
    desk.answer(PaneId::Card);
    assert_eq!(left(&desk, PaneId::Card), None);

    let (mut desk, ticket) = paused();
    let effects = desk.press("Esc");
    assert!(effects.contains(&Effect::Cancel(ticket)));
    assert_eq!(left(&desk, PaneId::Card), None);
    // What still comes of it changes nothing.
    for message in [
        Message::QuestionPaused(ticket, pause(30.0)),
        Message::QuestionSent(ticket),
    ] {
        desk.model.touched = false;
        desk.send(message);
        assert!(!desk.model.touched && left(&desk, PaneId::Card).is_none());
    }
}

#[test]
fn an_absurd_length_is_no_trouble() {
    let mut desk = Desk::opened((120, 40));
    let ticket = ticket(&desk, PaneId::Card);
    let mut endless = pause(0.0);
    endless.left = Duration::MAX;
    desk.send(Message::QuestionPaused(ticket, endless));
    assert!(left(&desk, PaneId::Card).unwrap() > 1_000_000);
    assert!(wake_at(&desk.model).unwrap() <= later(1_001));
}
