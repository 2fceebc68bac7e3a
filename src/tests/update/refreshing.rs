//! A refresh keeps what is in sight and where it is.

use qrscope::app::{Message, PaneId};

use super::desk::Desk;
use super::replies::{Shelf, action_list, page, refused};

/// Answers the ledger's question with this data part.
fn answer_with(desk: &mut Desk, data: &str) {
    let ticket = desk.wire.of(PaneId::Ledger).unwrap().ticket;
    desk.wire.take(ticket, true);
    desk.send(Message::PageArrived(ticket, Ok(page(data))));
}

fn rows(ids: impl IntoIterator<Item = String>, more: Option<&str>) -> String {
    let rows: Vec<String> = ids
        .into_iter()
        .map(|id| format!("{{\"id\":\"{id}\"}}"))
        .collect();
    let next = more.map_or(String::new(), |token| {
        format!(",\"nextPageToken\":\"{token}\"")
    });
    format!(
        "{{\"records\":[{}],\"hasMore\":{},\"total\":99{next}}}",
        rows.join(","),
        more.is_some()
    )
}

#[test]
fn rows_stay_while_the_new_ones_come_and_the_selection_stays_on_its_record() {
    let mut desk = Desk::ready((120, 40), Shelf::of(120));
    desk.press_all(&["PgDn", "Up", "Up", "Up"]);
    let (id, on_screen) = {
        let ledger = &desk.code().ledger;
        (desk.selected_id().unwrap(), ledger.selected - ledger.offset)
    };
    let loaded = desk.code().ledger.list.len();
    desk.press("r");
    assert_eq!(desk.code().ledger.list.len(), loaded);
    assert_eq!(desk.code().ledger.list.fresh_len(), 0);
    assert_eq!(desk.selected_id().as_ref(), Some(&id));
    // Five new records came in front; the rest moved down by five.
    let new = (0..5).map(|n| format!("new{n}"));
    let old = (0..45).map(|n| format!("r{n}"));
    answer_with(&mut desk, &rows(new.chain(old), Some("45")));
    let ledger = &desk.code().ledger;
    assert_eq!(desk.selected_id().as_ref(), Some(&id));
    assert_eq!(
        ledger.selected - ledger.offset,
        on_screen,
        "the same place on the screen"
    );
    assert_eq!(ledger.list.fresh_len(), 50);
    assert!(ledger.list.len() >= loaded, "what isn't covered yet stays");
    desk.answer(PaneId::Card);
    desk.answer(PaneId::Actions);
    desk.answer_all();
    assert_eq!(desk.selected_id().as_ref(), Some(&id));
}

#[test]
fn a_failed_refresh_keeps_everything_and_says_why() {
    let mut desk = Desk::ready((120, 22), Shelf::of(120));
    desk.press_all(&["Down", "Down", "r"]);
    for pane in [PaneId::Card, PaneId::Ledger, PaneId::Actions] {
        desk.fail(pane, refused());
    }
    let code = desk.code();
    assert_eq!(desk.selected_id().as_deref(), Some("r2"));
    assert_eq!(code.ledger.list.len(), 50);
    assert!(code.card.answer.value().is_some() && code.card.answer.error().is_some());
    assert_eq!(code.actions.len(), 2);
    assert_eq!(desk.press("r").len(), 3, "the way out is r, for all three");
}

#[test]
fn a_refresh_at_rest_asks_one_page_however_much_was_loaded() {
    let mut desk = Desk::ready((120, 40), Shelf::of(400));
    desk.press_all(&["End", "End"]);
    desk.answer_all();
    assert_eq!(desk.code().ledger.list.len(), 400);
    desk.press_all(&["Home", "r"]);
    let before = desk.wire.log.len();
    desk.answer_all();
    assert!(
        desk.wire.log.len() <= before + 1,
        "the top of the list needs its first pages only"
    );
    assert_eq!(desk.code().ledger.list.len(), 400);
}

#[test]
fn actions_keep_their_selection_by_id() {
    let mut desk = Desk::ready((120, 40), Shelf::of(3));
    desk.press_all(&["3", "Down", "r"]);
    let ticket = desk.wire.of(PaneId::Actions).unwrap().ticket;
    desk.wire.take(ticket, true);
    desk.send(Message::ActionsArrived(
        ticket,
        Ok(action_list(
            r#"{"actions":[{"action":"x"},{"action":"y"},{"action":"record:1556556"},{"action":"record:1556557"}]}"#,
        )),
    ));
    assert_eq!(desk.code().actions.selected, 2);
    desk.answer_all();
    desk.press("r");
    let ticket = desk.wire.of(PaneId::Actions).unwrap().ticket;
    desk.wire.take(ticket, true);
    desk.send(Message::ActionsArrived(
        ticket,
        Ok(action_list(r#"{"actions":[{"action":"x"}]}"#)),
    ));
    assert_eq!(desk.code().actions.selected, 0, "gone: inside the list");
}

#[test]
fn the_same_id_with_other_content_is_kept_once_and_marked() {
    let mut desk = Desk::opened((120, 40));
    answer_with(
        &mut desk,
        r#"{"records":[{"id":"a","summary":"1"},{"id":"b"},{"summary":"no id"},{"summary":"no id"},{"id":"a","summary":"2"}],"hasMore":false,"total":4}"#,
    );
    let list = &desk.code().ledger.list;
    assert_eq!(list.len(), 4, "rows without id are never merged");
    assert!(list.is_changed(0) && !list.is_changed(1));
    assert!(list.get(0).unwrap().raw().as_str().contains('2'));
}
