//! The next page comes before it is needed, and never unasked.

use std::collections::VecDeque;

use proptest::prelude::*;
use qrscope::app::{Effect, Model, PaneId, Tail};

use super::desk::{Asked, Desk};
use super::replies::Shelf;

/// Steps of a held key: thirty a second.
const STEP_MS: u64 = 33;
const LATENCY_MS: u64 = 50;

/// True if the line of a page on its way stands inside the window.
fn shows_loading(model: &Model) -> bool {
    let rows = model.layout().ledger_rows();
    let ledger = &model.code().unwrap().ledger;
    matches!(ledger.list.tail(), Tail::Loading { .. }) && ledger.list.len() < ledger.offset + rows
}

/// Answers that come some time after their question.
struct Line {
    now: u64,
    coming: VecDeque<(u64, Asked)>,
}

impl Line {
    fn listen(&mut self, effects: &[Effect], desk: &Desk) {
        for effect in effects {
            if let Effect::Ask { ticket, .. } = effect {
                let asked = desk.wire.pending.iter().find(|a| a.ticket == *ticket);
                self.coming
                    .push_back((self.now + LATENCY_MS, asked.unwrap().clone()));
            }
        }
    }

    /// Lets time pass; answers arrive at their own moments.
    fn pass(&mut self, ms: u64, desk: &mut Desk, mut seen: impl FnMut(&Desk)) {
        let until = self.now + ms;
        while let Some((due, asked)) = self.coming.pop_front() {
            if due > until {
                self.coming.push_front((due, asked));
                break;
            }
            self.now = due;
            let message = desk.reply(&asked);
            desk.wire.take(asked.ticket, true);
            let effects = desk.send(message);
            self.listen(&effects, desk);
            seen(desk);
        }
        self.now = until;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, max_shrink_iters: 40, ..ProptestConfig::default() })]

    #[test]
    fn steady_scrolling_meets_no_loading_line(rows in 12usize..=60, page_size in 10u16..=50, zoomed: bool) {
        // The smallest window whose ledger has that many rows.
        let mut desk = Desk::opened((120, 40));
        desk.model.options.page_size = page_size;
        if zoomed {
            desk.press("z");
        }
        let height = (10..100).find(|height| {
            desk.model.size = (120, *height);
            desk.model.layout().ledger_rows() >= rows
        }).unwrap();
        desk.send(qrscope::app::Message::Resized(120, height));
        let mut desk = {
            let mut fresh = Desk::opened((120, height));
            fresh.model.options.page_size = page_size;
            if zoomed {
                fresh.press("z");
            }
            fresh.shelf = Shelf::of(260);
            fresh
        };
        desk.answer_all();
        let mut line = Line { now: 0, coming: VecDeque::new() };
        for _ in 0..259 {
            let effects = desk.press("Down");
            line.listen(&effects, &desk);
            prop_assert!(!shows_loading(&desk.model), "at {}", desk.code().ledger.selected);
            let mut met = false;
            line.pass(STEP_MS, &mut desk, |desk| met |= shows_loading(&desk.model));
            prop_assert!(!met, "at {}", desk.code().ledger.selected);
        }
        prop_assert_eq!(desk.code().ledger.selected, 259);
    }
}

#[test]
fn a_tall_window_is_filled_and_then_at_rest() {
    for page_size in [5, 10, 50] {
        let mut desk = Desk::opened((120, 70));
        desk.model.options.page_size = page_size;
        desk.press("r");
        desk.shelf = Shelf::of(1_000);
        desk.answer_all();
        let rows = desk.model.layout().ledger_rows();
        let loaded = desk.code().ledger.list.len();
        assert!(loaded >= rows, "{loaded} of {rows}");
        assert!(
            loaded <= 2 * rows + usize::from(page_size) + 30,
            "{loaded} for {rows} rows"
        );
    }
}

#[test]
fn nothing_is_asked_unasked() {
    let mut desk = Desk::opened((120, 22));
    desk.shelf = Shelf::of(1_000);
    assert!(desk.model.layout().ledger_rows() <= 12);
    desk.answer_all();
    assert_eq!(desk.wire.log.len(), 3, "fifty rows are enough for twelve");
    for _ in 0..50 {
        let wake = qrscope::app::wake_at(&desk.model).unwrap();
        desk.tick(wake);
    }
    for key in [
        "Tab", "Tab", "Tab", "L", "?", "Esc", "Right", "Esc", "z", "Esc", "Down", "Up",
    ] {
        desk.press(key);
    }
    desk.send(qrscope::app::Message::Resized(80, 24));
    assert_eq!(desk.wire.log.len(), 3);
}

#[test]
fn a_page_that_failed_is_not_asked_again_by_itself() {
    let mut desk = Desk::ready((120, 40), Shelf::of(1_000));
    while desk.wire.of(PaneId::Ledger).is_none() {
        desk.press("Down");
    }
    desk.fail(PaneId::Ledger, super::replies::timed_out());
    let asked = desk.wire.log.len();
    for key in ["Down", "PgDn", "End", "Up", "Home", "End", "Tab", "2", "L"] {
        desk.press(key);
    }
    assert_eq!(desk.wire.log.len(), asked);
}
