//! A cursor that the service doesn't take any more, and pages of other sizes than asked for.

use crate::net::NetFault;
use qrscope::app::{Message, PaneId, Tail};
use qrscope::domain::ListEnd;
use qrscope::domain::{ErrorKind, LoadError, PageToken, Query};

use super::desk::Desk;
use super::replies::{Shelf, page};

fn expired() -> LoadError {
    LoadError::quoting(ErrorKind::Failed, "pageToken 已失效")
}

/// Three pages of a long ledger are there and the fourth is refused; the selection stands on `r120`.
fn refused(error: LoadError) -> Desk {
    let mut desk = Desk::ready((120, 40), Shelf::of(1_000));
    desk.press("2");
    while desk.selected_id().as_deref() != Some("r120") {
        desk.press("Down");
        if desk.wire.of(PaneId::Ledger).is_some() && desk.code().ledger.list.len() < 150 {
            desk.answer(PaneId::Ledger);
        }
    }
    if desk.wire.of(PaneId::Ledger).is_none() {
        desk.press_all(&["End", "End"]);
        while desk.selected_id().as_deref() != Some("r120") {
            desk.press("Up");
        }
    }
    desk.fail(PaneId::Ledger, error);
    assert_eq!(desk.code().ledger.list.len(), 150);
    desk
}

fn asked(desk: &Desk) -> Vec<Option<String>> {
    let ledger = desk.wire.of(PaneId::Ledger).map(|asked| &asked.query);
    ledger
        .into_iter()
        .filter_map(|query| match query {
            Query::Records { token, .. } => {
                Some(token.as_ref().map(|PageToken(token)| token.clone()))
            }
            _ => None,
        })
        .collect()
}

#[test]
fn one_key_begins_again_at_the_newest_and_the_selection_is_found_again() {
    for error in [
        expired(),
        LoadError::of(ErrorKind::Rpc(-32_602)),
        LoadError::of(ErrorKind::Net(NetFault::HttpStatus(410))),
    ] {
        let mut desk = refused(error);
        assert!(desk.code().ledger.is_cursor_refused());
        assert_eq!(desk.press("r").len(), 3, "everything is asked again");
        assert_eq!(asked(&desk), [None]);
        assert_eq!(desk.code().ledger.list.len(), 150, "nothing is lost");
        assert_eq!(desk.selected_id().as_deref(), Some("r120"));
        // Ten new records came meanwhile: everything stands ten rows lower.
        let rows: Vec<String> = (0..10)
            .map(|at| format!("{{\"id\":\"new{at}\"}}"))
            .chain((0..40).map(|at| format!("{{\"id\":\"r{at}\"}}")))
            .collect();
        let ticket = desk.wire.of(PaneId::Ledger).unwrap().ticket;
        desk.wire.take(ticket, true);
        let data = format!(
            "{{\"records\":[{}],\"hasMore\":true,\"nextPageToken\":\"40\",\"total\":1010}}",
            rows.join(",")
        );
        desk.send(Message::PageArrived(ticket, Ok(page(&data))));
        assert_eq!(desk.selected_id().as_deref(), Some("r120"));
        assert_eq!(desk.code().ledger.list.len(), 160);
        // Walking on meets every record once.
        desk.press_all(&["End", "End"]);
        desk.answer_all();
        let list = &desk.code().ledger.list;
        assert_eq!(list.len(), 1_010);
        let mut ids: Vec<_> = (0..list.len())
            .map(|at| list.get(at).unwrap().id().unwrap().to_owned())
            .collect();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), 1_010);
        assert_eq!(list.tail(), &Tail::Exhausted(ListEnd::Listed));
    }
}

#[test]
fn enter_on_its_row_asks_the_same_cursor_once_more() {
    let mut desk = refused(expired());
    desk.press_all(&["End", "End"]);
    assert!(desk.code().ledger.on_error_row());
    assert_eq!(desk.press("Enter").len(), 1);
    assert_eq!(asked(&desk), [Some("150".to_owned())]);
}

#[test]
fn a_page_that_merely_failed_is_asked_at_its_cursor_by_the_same_key() {
    for kind in [
        ErrorKind::Net(NetFault::Network),
        ErrorKind::Net(NetFault::BrokenOff),
        ErrorKind::Net(NetFault::HttpStatus(503)),
        ErrorKind::Net(NetFault::HttpStatus(500)),
        ErrorKind::Net(NetFault::HttpStatus(401)),
        ErrorKind::Rpc(-32_603),
    ] {
        let mut desk = refused(LoadError::of(kind.clone()));
        assert!(!desk.code().ledger.is_cursor_refused(), "{kind:?}");
        assert_eq!(desk.press("r").len(), 1, "{kind:?}");
        assert_eq!(asked(&desk), [Some("150".to_owned())]);
    }
}

#[test]
fn pages_larger_or_smaller_than_asked_are_taken_as_they_are() {
    for sizes in [&[200][..], &[3], &[1, 120, 7]] {
        let mut desk = Desk::opened((120, 40));
        desk.answer(PaneId::Card);
        desk.answer(PaneId::Actions);
        let mut sizes = sizes.iter().cycle();
        while let Some(asked) = desk.wire.of(PaneId::Ledger).cloned() {
            let Query::Records { token, .. } = &asked.query else {
                panic!("{asked:?}");
            };
            let answer = Shelf::of(240).page(token.as_ref(), *sizes.next().unwrap());
            desk.wire.take(asked.ticket, true);
            desk.send(Message::PageArrived(asked.ticket, Ok(answer)));
            desk.press_all(&["End", "End"]);
        }
        let list = &desk.code().ledger.list;
        assert_eq!(
            (list.len(), list.tail()),
            (240, &Tail::Exhausted(ListEnd::Listed))
        );
    }
}
