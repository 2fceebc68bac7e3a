//! Time: one wake-up for the next visible change, and none without one.

use jiff::{SignedDuration, Timestamp};
use qrscope::app::{Message, PaneId, wake_at};
use qrscope::i18n::Lang;

use super::desk::{Desk, demo_options, explorer_options};
use super::replies::{FETCHED, Shelf, at, lathe};
use crate::tests::view::stage::text;

fn later(seconds: i64) -> Timestamp {
    at(FETCHED) + SignedDuration::from_secs(seconds)
}

#[test]
fn home_at_rest_needs_no_clock() {
    for options in [explorer_options(), demo_options()] {
        let mut desk = Desk::new(options, (120, 40), Lang::Zh);
        assert_eq!(wake_at(&desk.model), None);
        desk.press("?");
        assert_eq!(wake_at(&desk.model), None);
    }
}

#[test]
fn while_something_runs_every_second_counts() {
    let mut desk = Desk::opened((120, 40));
    for second in 1..5 {
        assert_eq!(wake_at(&desk.model), Some(later(second)));
        desk.tick(later(second));
    }
    desk.answer_all();
    assert!(wake_at(&desk.model).unwrap() >= later(60));
}

#[test]
fn afterwards_a_minute_then_an_hour_then_a_day() {
    let mut desk = Desk::ready((80, 24), Shelf::of(1));
    for (now, wake) in [
        (0, 60),
        (59, 60),
        (60, 120),
        (61, 120),
        (3_599, 3_600),
        (3_600, 7_200),
        (86_399, 86_400),
        (86_400, 2 * 86_400),
        (30 * 86_400, 31 * 86_400),
    ] {
        desk.tick(later(now));
        assert_eq!(wake_at(&desk.model), Some(later(wake)), "after {now} s");
    }
}

#[test]
fn a_tick_that_changes_nothing_draws_nothing() {
    let mut desk = Desk::ready((80, 24), Shelf::of(1));
    for seconds in 1..60 {
        desk.model.touched = false;
        desk.tick(later(seconds));
        assert!(!desk.model.touched, "after {seconds} s");
    }
    desk.tick(later(60));
    assert!(desk.model.touched);
}

#[test]
fn a_clock_set_back_is_no_trouble() {
    let mut desk = Desk::ready((120, 40), Shelf::of(1));
    desk.tick(later(-86_400));
    let wake = wake_at(&desk.model).unwrap();
    assert!(wake > later(-86_400));
    assert!(!text(&desk.model).contains("-1"));
}

/// Drives the clock for a while; the screen changes at every wake-up and at no other moment.
fn wakes_are_visible(mut desk: Desk, seconds: i64, step: i64) {
    let mut shown = text(&desk.model);
    let mut wakes = Vec::new();
    let start = desk.model.now;
    for passed in (0..seconds).step_by(usize::try_from(step).unwrap()) {
        let now = start + SignedDuration::from_secs(passed);
        desk.model.touched = false;
        desk.tick(now);
        let drawn = text(&desk.model);
        assert_eq!(
            desk.model.touched,
            drawn != shown,
            "after {passed} s the screen changed: {}",
            drawn != shown
        );
        if desk.model.touched {
            wakes.push(passed);
        }
        shown = drawn;
    }
    for pair in wakes.windows(2) {
        assert!(pair[1] - pair[0] >= 60, "at most one a minute: {wakes:?}");
    }
}

#[test]
fn at_rest_every_wake_up_shows_something() {
    for size in [(80, 24), (120, 40), (200, 60), (50, 20)] {
        wakes_are_visible(Desk::ready(size, Shelf::of(1)), 300, 5);
    }
}

#[test]
fn answers_of_different_age_cost_no_second_wake_up() {
    for size in [(80, 24), (120, 40)] {
        let mut desk = Desk::opened(size);
        desk.shelf = Shelf::of(1);
        desk.answer(PaneId::Ledger);
        desk.answer(PaneId::Actions);
        let ticket = desk.wire.of(PaneId::Card).unwrap().ticket;
        desk.tick(later(20));
        desk.wire.take(ticket, true);
        let mut card = lathe();
        card.fetched_at = later(20);
        desk.send(Message::EntityArrived(ticket, Ok(card)));
        wakes_are_visible(desk, 300, 5);
    }
}
