//! End, End again, and pages that fail.

use qrscope::app::{Message, PaneId, Tail};
use qrscope::domain::ListEnd;
use qrscope::domain::{PageToken, Query};

use super::desk::Desk;
use super::replies::{Shelf, page, timed_out};

fn token_asked(desk: &Desk) -> Option<PageToken> {
    match &desk.wire.of(PaneId::Ledger)?.query {
        Query::Records { token, .. } => token.clone(),
        _ => None,
    }
}

/// Opened with 50 of `len` records, in a window that asks for no second page.
fn at_the_top(len: usize) -> Desk {
    let desk = Desk::ready((120, 22), Shelf::of(len));
    assert!(desk.wire.pending.is_empty());
    assert_eq!(desk.code().ledger.list.len(), 50.min(len));
    desk
}

#[test]
fn the_first_end_stays_within_what_is_loaded() {
    let mut desk = at_the_top(1_000);
    desk.press("End");
    assert_eq!(desk.selected_id().as_deref(), Some("r49"));
    assert!(!desk.code().ledger.walking);
    // Being at the end, one page is asked ahead, and no more.
    desk.answer_all();
    assert_eq!(desk.code().ledger.list.len(), 100);
}

#[test]
fn the_second_end_walks_page_after_page_to_the_true_end() {
    let mut desk = at_the_top(420);
    desk.press_all(&["End", "End"]);
    assert!(desk.code().ledger.walking);
    for wanted in ["50", "100", "150", "200", "250", "300", "350", "400"] {
        assert_eq!(token_asked(&desk), Some(PageToken(wanted.to_owned())));
        desk.answer(PaneId::Ledger);
    }
    assert!(desk.wire.pending.is_empty());
    let ledger = &desk.code().ledger;
    assert!(!ledger.walking);
    assert_eq!(ledger.list.tail(), &Tail::Exhausted(ListEnd::Listed));
    assert_eq!(ledger.list.len(), 420);
    assert_eq!(
        desk.selected_id().as_deref(),
        Some("r419"),
        "the walk ends at the end"
    );
    assert!(desk.press("End").is_empty(), "there is no further end");
}

#[test]
fn esc_stops_the_walk_and_nothing_goes_on_by_itself() {
    let mut desk = at_the_top(1_000);
    desk.press_all(&["End", "End"]);
    desk.answer(PaneId::Ledger);
    desk.answer(PaneId::Ledger);
    assert_eq!(desk.press("Esc").len(), 1);
    assert!(!desk.code().ledger.walking && desk.wire.pending.is_empty());
    assert_eq!(desk.code().ledger.list.len(), 150);
    desk.press_all(&["Up", "Down"]);
    assert!(desk.wire.pending.is_empty());
    desk.press("r");
    assert_eq!(token_asked(&desk), Some(PageToken("150".to_owned())));
    desk.answer_all();
    assert!(desk.code().ledger.list.len() < 1_000, "the walk is over");
}

#[test]
fn moving_away_leaves_the_selection_where_it_went() {
    let mut desk = at_the_top(1_000);
    desk.press_all(&["End", "End"]);
    desk.answer(PaneId::Ledger);
    desk.press("Home");
    desk.answer(PaneId::Ledger);
    assert_eq!(desk.selected_id().as_deref(), Some("r0"));
}

#[test]
fn a_failed_page_ends_the_walk_and_is_a_row_to_retry() {
    for key in ["Enter", "r"] {
        let mut desk = at_the_top(1_000);
        desk.press_all(&["End", "End"]);
        desk.answer(PaneId::Ledger);
        desk.fail(PaneId::Ledger, timed_out());
        let ledger = &desk.code().ledger;
        assert!(!ledger.walking);
        assert_eq!((ledger.list.len(), ledger.selectable()), (100, 101));
        desk.press("End");
        assert!(desk.code().ledger.on_error_row());
        let rows = desk.model.layout().ledger_rows();
        let ledger = &desk.code().ledger;
        assert!(
            ledger.selected + 1 < ledger.offset + rows,
            "both lines of the error are in sight"
        );
        let effects = desk.press(key);
        assert_eq!(effects.len(), 1, "{key}");
        assert_eq!(token_asked(&desk), Some(PageToken("100".to_owned())));
        desk.answer(PaneId::Ledger);
        assert_eq!(desk.code().ledger.list.len(), 150);
    }
}

#[test]
fn r_retries_the_page_only_with_the_ledger_focused() {
    let mut desk = at_the_top(1_000);
    desk.press("End");
    desk.fail(PaneId::Ledger, timed_out());
    desk.press("1");
    assert_eq!(desk.press("r").len(), 3);
}

#[test]
fn a_cursor_that_comes_back_ends_the_list() {
    let mut desk = at_the_top(1_000);
    desk.press_all(&["End", "End"]);
    let ticket = desk.wire.of(PaneId::Ledger).unwrap().ticket;
    desk.wire.take(ticket, true);
    desk.send(Message::PageArrived(
        ticket,
        Ok(page(
            r#"{"records":[{"id":"z"}],"hasMore":true,"nextPageToken":"50"}"#,
        )),
    ));
    let ledger = &desk.code().ledger;
    assert_eq!(ledger.list.tail(), &Tail::Exhausted(ListEnd::TokenRepeats));
    assert!(!ledger.walking && desk.wire.pending.is_empty());
}

#[test]
fn empty_pages_do_not_go_on_for_ever() {
    let mut desk = at_the_top(1_000);
    desk.press_all(&["End", "End"]);
    for turn in 0..10 {
        let Some(ticket) = desk.wire.of(PaneId::Ledger).map(|asked| asked.ticket) else {
            break;
        };
        desk.wire.take(ticket, true);
        let data =
            format!(r#"{{"records":[],"hasMore":true,"nextPageToken":"e{turn}","total":9}}"#);
        desk.send(Message::PageArrived(ticket, Ok(page(&data))));
    }
    assert_eq!(
        desk.code().ledger.list.tail(),
        &Tail::Exhausted(ListEnd::EmptyPages)
    );
}
